import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startBlobStore } from '#local/blob-store.ts';
import { imageRoutes } from '../http/image-routes.ts';
import { contentHash, keepOriginal } from './image-store.ts';

let folder: string;
let close: () => Promise<void>;
let hash: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-images-'));
  ({ close } = await startBlobStore(folder));
  vi.stubEnv('DATABASE_URL', 'postgresql://nobody@127.0.0.1:1/none');
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c33' } })
    .webp()
    .toBuffer();
  hash = contentHash(picture);
  await keepOriginal(hash, picture);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await close();
  await rm(folder, { recursive: true, force: true });
});

describe('a picture', () => {
  test.each([
    ['320.avif', 'heif', 320],
    ['640.webp', 'webp', 640],
    // A picture is never enlarged.
    ['1280.webp', 'webp', 900],
  ])('is served as %s, the same bytes the second time', async (file, format, width) => {
    const [first, second] = [
      await imageRoutes().request(`/slike/${hash}/${file}`),
      await imageRoutes().request(`/slike/${hash}/${file}`),
    ];
    expect(first.headers.get('cache-control')).toContain('immutable');
    expect(first.headers.get('netlify-cdn-cache-control')).toContain('durable');
    const bytes = Buffer.from(await first.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width });
    expect(Buffer.from(await second.arrayBuffer()).equals(bytes)).toBe(true);
  });

  test('is a preview that chat applications show whole, on its own ground', async () => {
    const answer = await imageRoutes().request(`/slike/${hash}/pregled.jpg`);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    const [red, green] = await sharp(bytes)
      .extract({ left: 0, top: 300, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(red).toBeGreaterThan(180);
    expect(green).toBeLessThan(80);
  });

  test.each([
    `/slike/${'0'.repeat(32)}/320.avif`,
    '/slike/abc/320.avif',
    '/slike/HASH/321.avif',
    '/slike/HASH/320.png',
    '/slike/HASH/99999999.webp',
    '/slike/..%2f..%2fetc/320.avif',
  ])('%s does not exist', async (path) => {
    const response = await imageRoutes().request(path.replace('HASH', hash));
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ success: false });
  });
});

test('a size that many ask for at the same moment is made once', async () => {
  const stored = vi.spyOn(globalThis, 'fetch');
  const answers = await Promise.all(
    Array.from({ length: 8 }, async () => imageRoutes().request(`/slike/${hash}/960.webp`)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(stored.mock.calls.filter(([, init]) => init?.method?.toUpperCase() === 'PUT')).toHaveLength(1);
  stored.mockRestore();
});
