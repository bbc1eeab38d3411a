import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type NetlifyConfig, openNetlifyConfig } from './netlify-config.ts';
import { parseSitePath } from './site-path.ts';
import { createStaticFiles, type StaticAnswer, type StaticFiles } from './static-files.ts';

const page = `<!doctype html><title>Kočnice</title>${Array.from({ length: 400 }, (_, n) => `<p>Disk ${(n * 7919) % 1009} pločice ${(n * 104729) % 997}</p>`).join('')}`;
let root: string;
let folder: string;
let config: NetlifyConfig;
let files: StaticFiles;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'static-files-'));
  folder = join(root, 'dist');
  await mkdir(join(folder, 'folder'), { recursive: true });
  await mkdir(join(folder, '_astro'));
  await mkdir(join(folder, '.git'));
  await mkdir(join(folder, 'empty'));
  for (const [name, content] of Object.entries({
    'index.html': 'home',
    'a.html': page,
    'folder/index.html': 'folder',
    'folder/b c.html': 'b c',
    '404.html': 'missing',
    '_astro/site.js': 'export {};',
    'picture.webp': 'x'.repeat(2000),
    'data.bin': 'x',
    'favicon.ico': 'x',
    '.git/config': 'secret',
    '.built-from': 'secret',
    _headers: '/_astro/*\n  Cache-Control: public, max-age=31536000, immutable\n/a\n  X-Page: a',
    _redirects: '/old /a',
  })) {
    await writeFile(join(folder, name), content);
  }
  const toml =
    '[[headers]]\nfor = "/*"\n[headers.values]\nX-Frame-Options = "DENY"\nX-Content-Type-Options = "nosniff"';
  await writeFile(join(root, 'netlify.toml'), toml);
  const currentFolder = () => folder;
  config = await openNetlifyConfig({ root, currentFolder });
  const { rules } = config;
  files = createStaticFiles({ currentFolder, rules });
});

afterAll(() => rm(root, { recursive: true, force: true }));

async function get(target: string, acceptEncoding?: string, ifNoneMatch?: string): Promise<StaticAnswer> {
  const path = parseSitePath(target);
  if (!path) throw new Error(`${target} is no address`);
  const request = { pathname: path.pathname, acceptEncoding, ifNoneMatch };
  await config.upToDate();
  const match = files.find(path);
  return match ? files.answer(match, request) : files.notFound(request);
}

function bodyText({ body }: StaticAnswer): string {
  return (body as Buffer).toString();
}

async function textOf(target: string): Promise<string> {
  return bodyText(await get(target));
}

test.each([
  ['/', 'home'],
  ['/a', page],
  ['/folder', 'folder'],
  ['/folder/b%20c', 'b c'],
  ['/_astro/site.js', 'export {};'],
])('%s is served at its address', async (target, content) => {
  expect(await textOf(target)).toBe(content);
});

test.each([
  ['/a/', '/a'],
  ['/a.html', '/a'],
  ['/a.html?x=1', '/a?x=1'],
  ['/index.html', '/'],
  ['/folder/', '/folder'],
  ['/folder/index.html', '/folder'],
  ['/folder/b%20c.html', '/folder/b%20c'],
])('%s leads to %s', async (target, location) => {
  expect(await get(target)).toMatchObject({ status: 301, headers: { location } });
});

test.each([
  '/nothing',
  '/nothing.html',
  '/empty',
  '/empty/',
  '/a/b',
  '/_headers',
  '/_redirects',
  '/.git/config',
  '/.built-from',
  `/${'x'.repeat(5000)}`,
])('%s is missing', async (target) => {
  const answer = await get(target);
  expect(answer.status).toBe(404);
  expect(bodyText(answer)).toBe('missing');
});

test('a missing file is never cached for long, whatever the rules say of its address', async () => {
  const { headers } = await get('/_astro/gone.js');
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    'x-frame-options': 'DENY',
  });
});

test('headers come from netlify.toml and _headers, over the defaults', async () => {
  expect((await get('/a')).headers).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  expect((await get('/_astro/site.js')).headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
  });
  expect((await get('/data.bin')).headers['content-type']).toBe('application/octet-stream');
  expect((await get('/favicon.ico')).headers['content-type']).toBe('image/vnd.microsoft.icon');
});

test.each([
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'gzip'],
  ['gzip;q=0, *', undefined],
  ['deflate', undefined],
  [undefined, undefined],
])('to a browser that accepts %s a page goes as %s', async (accepted, encoding) => {
  const { headers, body } = await get('/a', accepted);
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['vary']).toBe('accept-encoding');
  expect(headers['content-length']).toBe((body as Buffer).length);
  const plain =
    encoding === 'br' ? brotliDecompressSync : encoding === 'gzip' ? gunzipSync : (raw: Buffer) => raw;
  expect(plain(body as Buffer).toString()).toBe(page);
});

test('a page that is requested often is compressed better and keeps its content', async () => {
  const first = await get('/a', 'br');
  for (let times = 0; times < 10; times++) await get('/a', 'br');
  await expect
    .poll(async () => ((await get('/a', 'br')).body as Buffer).length)
    .toBeLessThan((first.body as Buffer).length);
  const later = await get('/a', 'br');
  expect(brotliDecompressSync(later.body as Buffer).toString()).toBe(page);
  expect(later.headers['etag']).toBe(first.headers['etag']);
});

test('pictures are sent as they are', async () => {
  const { headers } = await get('/picture.webp', 'br');
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers['content-type']).toBe('image/webp');
});

test('a browser that has the page gets 304 without a body', async () => {
  for (const accepted of ['br', 'gzip', undefined]) {
    const etag = String((await get('/a', accepted)).headers['etag']);
    const again = await get('/a', accepted, `"other", ${etag}`);
    expect(again).toMatchObject({
      status: 304,
      body: undefined,
      headers: { etag, 'x-page': 'a' },
    });
    expect((await get('/a', accepted, '"other"')).status).toBe(200);
  }
});

test('a file replaced by rename is served at once, one that only got a new time keeps its tag', async () => {
  await writeFile(join(folder, 'swap.html'), 'one');
  const { headers } = await get('/swap');
  await writeFile(join(root, 'next'), 'two');
  await rename(join(root, 'next'), join(folder, 'swap.html'));
  expect(await textOf('/swap')).toBe('two');
  await writeFile(join(root, 'next'), 'one');
  await rename(join(root, 'next'), join(folder, 'swap.html'));
  expect((await get('/swap')).headers['etag']).toBe(headers['etag']);
  await rm(join(folder, 'swap.html'));
  expect((await get('/swap')).status).toBe(404);
});

test('another folder is served at once, and with its own rules', async () => {
  const before = folder;
  const next = join(root, 'dist-2');
  await mkdir(next);
  await writeFile(join(next, 'a.html'), 'new');
  await writeFile(join(next, '_headers'), '/a\n  X-Build: 2');
  folder = next;
  expect(await textOf('/a')).toBe('new');
  expect((await get('/a')).headers['x-build']).toBe('2');
  await writeFile(join(next, '_headers'), '/a\n  X-Build: 3');
  expect((await get('/a')).headers['x-build']).toBe('3');
  folder = join(root, 'gone');
  expect(await get('/a')).toMatchObject({
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
  folder = before;
});

test('a cache smaller than the site still serves every file', async () => {
  const currentFolder = () => folder;
  const { rules } = await openNetlifyConfig({ root, currentFolder });
  const small = createStaticFiles({ currentFolder, rules, cacheBytes: 1000 });
  for (const pathname of ['/a', '/folder', '/a', '/picture.webp', '/a']) {
    const path = parseSitePath(pathname);
    const match = path && small.find(path);
    expect(
      match && (await small.answer(match, { pathname, acceptEncoding: 'br', ifNoneMatch: undefined })).status,
    ).toBe(200);
  }
});

test('a large file is streamed', async () => {
  await writeFile(join(folder, 'large.bin'), Buffer.alloc(5_000_000, 7));
  const { body, headers } = await get('/large.bin', 'br');
  expect(headers['content-length']).toBe(5_000_000);
  let length = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) length += chunk.length;
  expect(length).toBe(5_000_000);
});
