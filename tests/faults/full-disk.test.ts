import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const DISK = ['-t', 'tmpfs', '-o', 'size=300m', 'tmpfs'];
const isAsked = process.env['FAULT_ROUNDS'] !== undefined;
/** A separate file system for one process, if this machine lets unprivileged users make one. */
const isAllowed = isAsked && spawnSync('unshare', ['-rm', 'mount', ...DISK, tmpdir()]).status === 0;
if (isAsked && !isAllowed)
  console.info('A full disk was not tried: `unshare -rm` and a mount are not allowed here.');

test.runIf(isAllowed)(
  'on a full disk the shop refuses writes but still reads, and with free space again it has everything that it saved',
  { timeout: 180_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'shop-small-disk-'));
    try {
      const mounted = `mount ${DISK.join(' ')} "$1" && exec "$2" tests/faults/write-on-small-disk.ts "$1"`;
      const { stdout } = await promisify(execFile)('unshare', [
        '-rm',
        'sh',
        '-c',
        mounted,
        'sh',
        folder,
        process.execPath,
      ]);
      expect(JSON.parse(stdout)).toEqual({
        empty: ['saved', 1],
        nearlyFull: ['refused', 1],
        full: ['refused', 1],
        again: ['saved', 2],
        restarted: ['saved', 3],
      });
    } finally {
      await rm(folder, { recursive: true });
    }
  },
);
