import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startBlobStore } from '#local/pictures/blob-store.ts';
import {
  contentHash,
  findOriginal,
  deleteEach,
  deleteImage,
  deleteThumbnail,
  findThumbnail,
  findVariant,
  keepOriginal,
  keepVariant,
} from './image-store.ts';
import { keepThumbnail, listOriginals } from './image-store.ts';

let folder: string;
let close: () => Promise<void>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-images-'));
  ({ close } = await startBlobStore(folder));
});
afterEach(() => vi.unstubAllGlobals());
afterAll(async () => {
  await close();
  await rm(folder, { recursive: true, force: true });
});

const runIn = (context: string) => vi.stubGlobal('Netlify', { context: { deploy: { context } } });
const [bytes, ownBytes] = [new Uint8Array([1, 2, 3]), new Uint8Array([4])];
const [live, own] = [contentHash(bytes), contentHash(ownBytes)];

test.each(['deploy-preview', 'branch-deploy', 'staging'])(
  'a %s reads the pictures of production, keeps its own apart and deletes none',
  async (context) => {
    runIn('production');
    await keepOriginal(live, bytes);
    await keepThumbnail(live, bytes);

    runIn(context);
    expect(await findOriginal(live)).toEqual(bytes);
    await keepOriginal(own, ownBytes);
    expect(await findOriginal(own)).toEqual(ownBytes);
    await deleteImage(live);
    await deleteThumbnail(live);

    runIn('production');
    expect(await findOriginal(live)).toEqual(bytes);
    expect(await findThumbnail(live)).toEqual(bytes);
    expect(await findOriginal(own)).toBeUndefined();
    expect(await listOriginals()).toEqual(new Set([live]));
  },
);

test('production deletes its pictures in every size, and so does a shop on one machine', async () => {
  runIn('production');
  await keepOriginal(live, bytes);
  for (const hash of [live, own]) await keepVariant(hash, '320.avif', bytes);
  await deleteImage(live);
  expect(await findOriginal(live)).toBeUndefined();
  expect(await findVariant(live, '320.avif')).toBeUndefined();
  expect(await findVariant(own, '320.avif')).toEqual(bytes);

  runIn('dev');
  await keepOriginal(live, bytes);
  await deleteImage(live);
  expect(await findOriginal(live)).toBeUndefined();
});

test('a picture that cannot be deleted does not keep the others', async () => {
  const gone: string[] = [];
  const deleteOne = (name: string) => {
    if (name === live) return Promise.reject(new Error('the store is away'));
    gone.push(name);
    return Promise.resolve();
  };
  await expect(deleteEach([live, own], deleteOne)).rejects.toThrow('the store is away');
  expect(gone).toEqual([own]);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining(live));
  vi.mocked(console.error).mockClear();
});
