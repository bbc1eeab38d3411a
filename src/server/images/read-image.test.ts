import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startBlobStore } from '#local/pictures/blob-store.ts';
import { startLoopbackServer } from '#local/http/loopback-server.ts';
import { imageRoutes } from '../http/image-routes.ts';
import { contentHash, findOriginal, keepOriginal } from './image-store.ts';

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

const ask = async (path: string, siteUrl?: string) =>
  imageRoutes().request(path, {}, siteUrl === undefined ? {} : { siteUrl });

describe('a picture', () => {
  test.each([
    ['320.avif', 'heif', 320],
    ['640.webp', 'webp', 640],
    // A picture is never enlarged.
    ['1280.webp', 'webp', 900],
  ])('is served as %s, the same bytes the second time', async (file, format, width) => {
    const [first, second] = [await ask(`/slike/${hash}/${file}`), await ask(`/slike/${hash}/${file}`)];
    expect(first.headers.get('cache-control')).toContain('immutable');
    expect(first.headers.get('netlify-cdn-cache-control')).toContain('durable');
    const bytes = Buffer.from(await first.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width });
    expect(Buffer.from(await second.arrayBuffer()).equals(bytes)).toBe(true);
  });

  test.each([
    ['in its own colour', '#c33', [204, 51, 51]],
    ['in white where it is transparent', '#c330', [255, 255, 255]],
  ])('is a link preview that shows all of it, on a background %s', async (_, background, colour) => {
    const picture = await sharp({ create: { width: 900, height: 600, channels: 4, background } })
      .webp()
      .toBuffer();
    const name = contentHash(picture);
    await keepOriginal(name, picture);
    const answer = await ask(`/slike/${name}/pregled.jpg`);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    const corner = await sharp(bytes).extract({ left: 0, top: 300, width: 1, height: 1 }).raw().toBuffer();
    expect(Math.max(...colour.map((value, n) => Math.abs(value - corner[n]!)))).toBeLessThan(8);
  });

  test.each([
    `/slike/${'0'.repeat(32)}/320.avif`,
    '/slike/abc/320.avif',
    '/slike/HASH/321.avif',
    '/slike/HASH/320.png',
    '/slike/HASH/99999999.webp',
    '/slike/..%2f..%2fetc/320.avif',
  ])('%s does not exist', async (path) => {
    const response = await ask(path.replace('HASH', hash));
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ success: false });
  });
});

test('a size that many ask for at the same moment is made once', async () => {
  const stored = vi.spyOn(globalThis, 'fetch');
  const answers = await Promise.all(Array.from({ length: 8 }, async () => ask(`/slike/${hash}/960.webp`)));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(stored.mock.calls.filter(([, init]) => init?.method?.toUpperCase() === 'PUT')).toHaveLength(1);
  stored.mockRestore();
});

test('a stored size does not wait until many others are made', async () => {
  const stored = `/slike/${hash}/160.webp`;
  await ask(stored);
  const others = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
      const picture = await sharp({
        create: { width: 640, height: 400, channels: 3, background: '#888', noise },
      })
        .jpeg()
        .toBuffer();
      await keepOriginal(contentHash(picture), picture);
      return contentHash(picture);
    }),
  );
  let done = 0;
  const made = others.map(async (name) => {
    const answer = await ask(`/slike/${name}/640.avif`);
    done += 1;
    return answer.status;
  });
  await Promise.race(made);
  expect((await ask(stored)).status).toBe(200);
  expect(done).toBeLessThan(others.length / 2);
  expect(await Promise.all(made)).toEqual(others.map(() => 200));
});

describe('a picture that the store does not have', () => {
  test('is taken from the files of the site, checked by its name, and kept', async () => {
    const shipped = await sharp({ create: { width: 700, height: 500, channels: 3, background: '#3c3' } })
      .webp()
      .toBuffer();
    const [name, other] = [contentHash(shipped), 'f'.repeat(32)];
    const site = await startLoopbackServer((request, response) => {
      const known = [`/slike/${name}.webp`, `/slike/${other}.webp`].includes(request.url ?? '');
      response.writeHead(known ? 200 : 404).end(known ? shipped : '');
    });
    const siteUrl = `http://127.0.0.1:${site.port}`;
    const askShipped = (hashAsked: string) => ask(`/slike/${hashAsked}/320.webp`, siteUrl);

    expect((await askShipped(name)).status).toBe(200);
    expect(Buffer.from((await findOriginal(name))!).equals(shipped)).toBe(true);
    expect((await askShipped(other)).status).toBe(404);
    expect((await askShipped('e'.repeat(32))).status).toBe(404);
    await site.close();
  });

  test('is answered although the store refuses writes', async () => {
    const picture = await sharp({ create: { width: 800, height: 500, channels: 3, background: '#33c' } })
      .webp()
      .toBuffer();
    const name = contentHash(picture);
    await keepOriginal(name, picture);
    const { fetch } = globalThis;
    const failing = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation((url, init) =>
        init?.method?.toUpperCase() === 'PUT'
          ? Promise.resolve(new Response('no space left', { status: 500 }))
          : fetch(url, init),
      );
    const started = performance.now();
    const answer = await ask(`/slike/${name}/320.webp`);
    failing.mockRestore();
    expect(vi.mocked(console.error).mock.calls).toHaveLength(1);
    vi.mocked(console.error).mockClear();
    expect(answer.status).toBe(200);
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  test('can be asked for again soon when the store does not answer', async () => {
    const silent = vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined));
    const answer = await ask(`/slike/${'d'.repeat(32)}/320.webp`);
    silent.mockRestore();
    expect(vi.mocked(console.error).mock.calls).toHaveLength(1);
    vi.mocked(console.error).mockClear();
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('10');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});
