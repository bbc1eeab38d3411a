import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const START_MS_MAX = 120_000;

test(
  'a development server that cannot listen says why, closes the shop and ends',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'shop-dev-'));
    // An address of the documentation, which no machine has: https://www.rfc-editor.org/rfc/rfc5737
    const env = {
      ...process.env,
      NODE_ENV: undefined,
      VITEST: undefined,
      HOST: '203.0.113.7',
      PORT: '0',
      DATA_DIR: folder,
    };
    const server = spawn(process.execPath, ['local/dev.ts'], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    const said = text(server.stderr);
    const ended = once(server, 'exit', { signal: AbortSignal.timeout(START_MS_MAX) });
    try {
      expect(await ended).toEqual([1, null]);
      expect(await said).toContain('HOST is no address of this machine.');
      expect((await readdir(folder)).filter((name) => name.includes('lock'))).toEqual([]);
    } finally {
      server.kill('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    }
  },
  START_MS_MAX + 10_000,
);
