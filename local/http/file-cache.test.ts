import { mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFileCache } from './file-cache.ts';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-file-cache-'));
  file = join(folder, 'index.html');
  await writeFile(file, 'page');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a file that was removed in between is missing for every request that waits for it', async () => {
  const cache = createFileCache(1000);
  const stats = await stat(file);
  await rm(file);
  expect(await Promise.all([cache.read(file, stats), cache.read(file, stats)])).toEqual([
    undefined,
    undefined,
  ]);
});

test('a file larger than the whole cache is served all the same', async () => {
  const read = await createFileCache(2).read(file, await stat(file));
  expect(read?.content.toString()).toBe('page');
});

test('a file that could not be read once is read at the next request', async () => {
  const cache = createFileCache(1000);
  const stats = await stat(file);
  await rename(file, `${file}-away`);
  expect(await cache.read(file, stats)).toBeUndefined();
  await rename(`${file}-away`, file);
  expect((await cache.read(file, stats))?.content.toString()).toBe('page');
});

test.each([
  ['index.html', 255, false],
  ['index.html', 256, true],
  ['picture.webp', 5000, false],
])('%s of %i bytes is compressed: %s', async (name, bytes, compressible) => {
  const path = join(folder, name);
  await writeFile(path, 'x'.repeat(bytes));
  expect(await createFileCache(10_000).read(path, await stat(path))).toMatchObject({ compressible });
});
