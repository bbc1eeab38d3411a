import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBlobStore } from '#local/pictures/blob-store.ts';
import { contentHash, findOriginal, findThumbnail, keepOriginal, keepThumbnail } from './image-store.ts';
import { readImage } from './read-image.ts';

let folder: string;
let close: () => Promise<void>;
let picture: Buffer;
let hash: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-images-'));
  ({ close } = await startBlobStore(folder));
  picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c33' } })
    .webp()
    .toBuffer();
  hash = contentHash(picture);
});
afterAll(async () => {
  await close();
  await rm(folder, { recursive: true, force: true });
});

/** What is left of a file after a power cut: its beginning, or nothing. */
async function cutOff(name: string, bytes: number): Promise<void> {
  const files = await readdir(join(folder, 'entries'), { recursive: true, withFileTypes: true });
  const found = files.filter((file) => file.isFile() && join(file.parentPath, file.name).includes(name));
  expect(found).toHaveLength(1);
  await truncate(join(found[0]!.parentPath, found[0]!.name), bytes);
}

test.each([0, 100])('a size of which only %i bytes are stored is made again', async (bytes) => {
  await keepOriginal(hash, picture);
  const whole = (await readImage(hash, '320.webp')).bytes;
  await cutOff(`${hash}/320.webp`, bytes);
  expect(Buffer.from((await readImage(hash, '320.webp')).bytes).equals(whole)).toBe(true);
  expect(Buffer.from((await readImage(hash, '320.webp')).bytes).equals(whole)).toBe(true);
});

test('an original of which only half is stored counts as missing until it is stored again', async () => {
  await keepOriginal(hash, picture);
  await cutOff(`originals/${hash}`, 100);
  expect(await findOriginal(hash)).toBeUndefined();
  await expect(readImage(hash, '640.webp')).rejects.toMatchObject({ code: 'not_found' });
  await keepOriginal(hash, picture);
  expect((await readImage(hash, '640.webp')).bytes.length).toBeGreaterThan(0);
});

test('a small picture of an ad of which only half is stored is fetched again', async () => {
  await keepThumbnail('oglas', picture);
  expect(Buffer.from((await findThumbnail('oglas'))!).equals(picture)).toBe(true);
  await cutOff('oglas', 100);
  expect(await findThumbnail('oglas')).toBeUndefined();
});
