import { mkdtemp, rm, type statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assertFreeSpace } from './free-space.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-room-'));
  await writeFile(join(folder, 'page.html'), Buffer.alloc(3 * 1024 * 1024));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const freeMegabytes = (free: number) =>
  (() => Promise.resolve({ bsize: 1024, bavail: free * 1024 })) as unknown as typeof statfs;

test('a full build is refused with a message when a second site does not fit on the disk', async () => {
  await expect(assertFreeSpace(folder, freeMegabytes(2))).rejects.toThrow(
    'traži oko 3 MB, a slobodno je 2 MB',
  );
  await expect(assertFreeSpace(folder, freeMegabytes(3))).resolves.toBeUndefined();
});

test('a first build is always tried', async () => {
  await expect(assertFreeSpace(join(folder, 'none'), freeMegabytes(0))).resolves.toBeUndefined();
});
