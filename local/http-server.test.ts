import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadFunctions } from './functions-host.ts';
import { PortBusy, startHttpServer, type HttpServer, type HttpServerOptions } from './http-server.ts';
import { openNetlifyConfig } from './netlify-config.ts';
import { createStaticFiles } from './static-files.ts';

let root: string;
let options: HttpServerOptions;
let server: HttpServer;
const logged: string[] = [];

const functionSources = {
  'echo.ts': `
    import { createHash } from 'node:crypto';
    export default async (request: Request, context: any) => {
      const body = Buffer.from(await request.arrayBuffer());
      return Response.json({ method: request.method, url: request.url, length: body.length, ip: context.ip,
        hash: createHash('sha256').update(body).digest('hex'), claimed: request.headers.get('x-nf-client-connection-ip') });
    };
    export const config = { path: ['/api/echo', '/api/echo/:id'] };`,
  'stream.ts': `
    export default async () => new Response(new ReadableStream({
      async start(controller) {
        for (const word of ['one', 'two', 'three']) {
          controller.enqueue(new TextEncoder().encode(word));
          await new Promise((resolve) => setTimeout(resolve, 60));
        }
        controller.close();
      },
    }), { status: 201, headers: [['set-cookie', 'a=1'], ['set-cookie', 'b=2, c'], ['x-own', 'yes']] });
    export const config = { path: '/api/stream' };`,
  'binary.ts': `
    export default async () => new Response(Uint8Array.from({ length: 256 }, (_, at) => at), { headers: { etag: '"x"' } });
    export const config = { path: '/api/binary' };`,
  'broken.ts': `
    export default async (request: Request) => {
      if (request.url.endsWith('late')) return new Response(new ReadableStream({ pull() { throw new Error('late'); } }));
      throw new Error('secret');
    };
    export const config = { path: ['/api/broken', '/api/broken/late'] };`,
  'slow.ts': `
    export default async () => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      (globalThis as any).slowDone = ((globalThis as any).slowDone ?? 0) + 1;
      return new Response('done');
    };
    export const config = { path: '/api/slow' };`,
  'fallback.ts': `
    export default async () => new Response('made just now', { status: 200 });
    export const config = { path: '/proizvod/:id', preferStatic: true };`,
  'empty.ts': `
    export default async () => new Response(null, { status: 204 });
    export const config = { path: '/api/empty' };`,
  'work-background.ts': `export default async () => {}; export const config = { path: '/api/work' };`,
};

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'http-server-'));
  const dist = join(root, 'dist');
  await mkdir(join(dist, 'proizvod'), { recursive: true });
  await mkdir(join(root, 'functions'));
  const pages = {
    'index.html': '<h1>Početna</h1>',
    'a.html': 'a',
    '404.html': 'nema',
    'proizvod/1.html': 'static part',
    _redirects:
      '/old/:id /proizvod/:id 301\n/a /forced 302!\n/soft-a /a 200\n/gone /404 410\n/index.html /x 301\n/to-echo/* /api/echo/:splat 200\n/find q=:q /trazi?pojam=:q 302',
  };
  for (const [name, content] of Object.entries(pages)) await writeFile(join(dist, name), content);
  for (const [name, source] of Object.entries(functionSources))
    await writeFile(join(root, 'functions', name), source);
  await writeFile(
    join(root, 'netlify.toml'),
    '[[headers]]\nfor = "/*"\n[headers.values]\nX-Frame-Options = "DENY"',
  );
  const currentFolder = () => dist;
  const { rules } = await openNetlifyConfig({ root, currentFolder });
  const log = (line: string) => logged.push(line);
  options = {
    port: 0,
    host: '127.0.0.1',
    functions: await loadFunctions({ folder: join(root, 'functions'), log }),
    staticFiles: createStaticFiles({ currentFolder, rules }),
    rules,
    log,
    localRoutes: {
      '/hook': async (request) => new Response(`hook ${await request.text()}`, { status: 202 }),
    },
  };
  server = await startHttpServer(options);
});

afterAll(async () => {
  await server.stop();
  await rm(root, { recursive: true, force: true });
});

function get(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(server.url + path, { redirect: 'manual', ...init });
}

/** Sends a request line that fetch would correct first. */
async function raw(requestLine: string): Promise<string> {
  const socket = connect(server.port, '127.0.0.1');
  socket.write(`${requestLine} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

test('serves pages with the headers of netlify.toml, GET and HEAD alike', async () => {
  const page = await get('/');
  expect(await page.text()).toBe('<h1>Početna</h1>');
  expect(page.headers.get('x-frame-options')).toBe('DENY');
  const head = await get('/', { method: 'HEAD' });
  expect(await head.text()).toBe('');
  expect(head.headers.get('etag')).toBe(page.headers.get('etag'));
  expect((await get('/', { headers: { 'if-none-match': page.headers.get('etag') ?? '' } })).status).toBe(304);
  expect((await get('/', { method: 'POST', body: 'x' })).status).toBe(405);
});

test('what is nowhere gets 404.html with status 404', async () => {
  const missing = await get('/nothing/here');
  expect([missing.status, await missing.text(), missing.headers.get('x-frame-options')]).toEqual([
    404,
    'nema',
    'DENY',
  ]);
});

test.each([
  'GET /%',
  'GET /%00',
  'GET /..%2f..%2fetc/passwd',
  'GET /../../etc/passwd',
  'GET /%2e%2e/x',
  'GET //evil.example/',
  'GET /a\\b',
  'GET /%ff',
  'GET http://evil.example/',
  'OPTIONS *',
])('refuses "%s" politely', async (requestLine) => {
  expect(await raw(requestLine)).toMatch(/^HTTP\/1\.1 (400|404|405) /);
});

test('functions get the request as it was sent', async () => {
  const picture = randomBytes(4_000_000);
  const answer = await get('/api/echo/%C5%A1?x=1&x=2', {
    method: 'PUT',
    body: picture,
    headers: { 'content-type': 'image/jpeg', 'x-nf-client-connection-ip': '6.6.6.6' },
  });
  expect(await answer.json()).toEqual({
    method: 'PUT',
    url: `${server.url}/api/echo/%C5%A1?x=1&x=2`,
    length: picture.length,
    hash: createHash('sha256').update(picture).digest('hex'),
    ip: '127.0.0.1',
    claimed: '127.0.0.1',
  });
});

test('a body longer than production takes is refused, counted as production does', async () => {
  const send = async (path: string, bytes: number, type: string) =>
    (await get(path, { method: 'POST', body: Buffer.alloc(bytes, 97), headers: { 'content-type': type } }))
      .status;
  expect(await send('/api/echo', 6 * 1024 * 1024, 'application/json')).toBe(200);
  expect(await send('/api/echo', 6 * 1024 * 1024 + 1, 'application/json')).toBe(413);
  expect(await send('/api/echo', 4.5 * 1024 * 1024 + 1, 'multipart/form-data; boundary=x')).toBe(413);
  expect(await send('/api/work', 256 * 1024, 'application/json')).toBe(202);
  expect(await send('/api/work', 256 * 1024 + 1, 'application/json')).toBe(413);
});

test('a body of unknown length is refused as soon as it is too long', async () => {
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      if (++sent > 12) controller.close();
      else controller.enqueue(new Uint8Array(1024 * 1024));
    },
  });
  const init = { method: 'POST', body: endless, duplex: 'half' } as RequestInit;
  const status = await get('/api/echo', init).then(
    (answer) => answer.status,
    () => 'cut off',
  );
  expect([413, 'cut off']).toContain(status);
});

test('answers of functions pass untouched, each cookie of its own and the body while it is made', async () => {
  const before = performance.now();
  const answer = await get('/api/stream');
  const headersAfter = performance.now() - before;
  expect(answer.status).toBe(201);
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2, c']);
  expect(answer.headers.get('x-own')).toBe('yes');
  expect(answer.headers.get('x-frame-options')).toBeNull();
  expect(await answer.text()).toBe('onetwothree');
  expect(performance.now() - before - headersAfter).toBeGreaterThan(100);
  const binary = Buffer.from(await (await get('/api/binary')).arrayBuffer());
  expect(binary.equals(Buffer.from(Array.from({ length: 256 }, (_, at) => at)))).toBe(true);
  expect((await get('/api/empty')).status).toBe(204);
  expect(await (await get('/api/binary', { method: 'HEAD' })).text()).toBe('');
});

test('an error is a 500 without its reason, and one line in the log', async () => {
  logged.length = 0;
  const answer = await get('/api/broken');
  expect([answer.status, await answer.json()]).toEqual([500, { code: 'internal' }]);
  await expect
    .poll(() => logged.filter((line) => /^500 GET \/api\/broken \d+ ms /.test(line)).length)
    .toBe(1);
  await expect(get('/api/broken/late').then((late) => late.text())).rejects.toThrow();
  await expect.poll(() => logged).toContain('GET /api/broken/late failed');
  logged.length = 0;
  await get('/nothing');
  expect(logged).toEqual([]);
});

test('a page that exists comes before a function that prefers files', async () => {
  expect(await (await get('/proizvod/1')).text()).toBe('static part');
  expect(await (await get('/proizvod/2')).text()).toBe('made just now');
  expect((await get('/proizvod/1.html')).headers.get('location')).toBe('/proizvod/1');
});

test.each([
  ['/old/7?x=1', 301, '/proizvod/7?x=1'],
  ['/a', 302, '/forced'],
  ['/find?q=a%26b', 302, '/trazi?pojam=a%26b'],
  ['/index.html', 301, '/'],
])('%s answers %i to %s', async (path, status, location) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([status, location]);
});

test('a rewrite shows another page or function under the address that was asked for', async () => {
  expect(await (await get('/soft-a')).text()).toBe('a');
  expect((await get('/gone')).status).toBe(410);
  expect(await (await get('/to-echo/9', { method: 'POST', body: 'x' })).json()).toMatchObject({ length: 1 });
});

test('a local route is answered before the site', async () => {
  const answer = await get('/hook', { method: 'POST', body: 'now' });
  expect([answer.status, await answer.text()]).toEqual([202, 'hook now']);
});

test('a visitor who leaves does not stop the function, and nobody is told', async () => {
  logged.length = 0;
  const done = () => (globalThis as { slowDone?: number }).slowDone ?? 0;
  const before = done();
  await expect(get('/api/slow', { signal: AbortSignal.timeout(50) })).rejects.toThrow();
  await expect(
    get('/api/stream', { signal: AbortSignal.timeout(30) }).then((answer) => answer.text()),
  ).rejects.toThrow();
  await expect.poll(done).toBe(before + 1);
  expect(logged).toEqual([]);
});

test('a visitor in the moment between two renames waits for the new folder', async () => {
  const dist = join(root, 'dist');
  await rename(dist, `${dist}-old`);
  const waiting = get('/');
  setTimeout(() => void rename(`${dist}-old`, dist), 80);
  expect((await waiting).status).toBe(200);
});

test('a second server on the port is told so', async () => {
  await expect(startHttpServer({ ...options, port: server.port })).rejects.toBeInstanceOf(PortBusy);
});

test('a stop lets the running request finish and takes no new one', async () => {
  const second = await startHttpServer(options);
  await (await fetch(`${second.url}/`)).text();
  const running = fetch(`${second.url}/api/slow`);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const before = performance.now();
  const stopped = second.stop();
  expect(await (await running).text()).toBe('done');
  await stopped;
  expect(performance.now() - before).toBeLessThan(2000);
  await expect(fetch(`${second.url}/`)).rejects.toThrow();
});

test('a stop cuts off what takes too long', async () => {
  const second = await startHttpServer(options);
  const running = fetch(`${second.url}/api/slow`).then((answer) => answer.text());
  running.catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 30));
  await second.stop(50);
  await expect(running).rejects.toThrow();
});
