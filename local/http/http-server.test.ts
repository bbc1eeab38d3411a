import { once } from 'node:events';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { holdCall, serveTestFolder } from '../../tests/setup/served-folder.ts';
import { startHttpServer } from './http-server.ts';
import { PortBusy } from './listen.ts';

const served = serveTestFolder();
const { get, raw } = served;

test('serves pages with the headers of netlify.toml, GET and HEAD alike', async () => {
  const page = await get('/');
  expect(await page.text()).toBe('<h1>Početna</h1>');
  expect(page.headers.get('x-frame-options')).toBe('DENY');
  const head = await get('/', { method: 'HEAD' });
  expect(await head.text()).toBe('');
  expect(head.headers.get('etag')).toBe(page.headers.get('etag'));
  expect((await get('/', { headers: { 'if-none-match': page.headers.get('etag') ?? '' } })).status).toBe(304);
  expect((await get('/', { method: 'POST', body: 'x' })).status).toBe(405);
  expect(await raw('TRACE /')).toMatch(/^HTTP\/1\.1 405 /);
  expect(await raw('TRACE /api/products')).toMatch(/^HTTP\/1\.1 405 /);
});

test('an unknown address gets 404.html with status 404', async () => {
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
])('refuses "%s" with a client error', async (requestLine) => {
  expect(await raw(requestLine)).toMatch(/^HTTP\/1\.1 (400|404|405) /);
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

test.each(['', '..', 'a%2Fb', '%00'])(
  'a page „%s“ of a list, which no address can name, is missing like any other',
  async (page) => {
    const answer = await get(`/list?page=${page}`);
    expect([answer.status, await answer.text()]).toEqual([404, 'nema']);
    expect(await (await get(`/proizvod/1?page=${page}`)).text()).toBe('made just now');
  },
);

test('a visitor in the moment between two renames waits for the new folder', async () => {
  const dist = join(served.root, 'dist');
  await rename(dist, `${dist}-old`);
  const waiting = get('/');
  setTimeout(() => void rename(`${dist}-old`, dist), 80);
  expect((await waiting).status).toBe(200);
});

test('the pages and the rules of another site are served from the same moment on, for visitors who wait as well', async () => {
  const dist = join(served.root, 'dist');
  await cp(dist, `${dist}-next`, { recursive: true });
  await mkdir(join(`${dist}-next`, 'stranica/2'), { recursive: true });
  await writeFile(join(`${dist}-next`, 'stranica/2/a.html'), 'a, page 2');
  await writeFile(join(`${dist}-next`, '_redirects'), '/a  page=:page  /stranica/:page/a  200!');
  const further = async () => {
    const answer = await get('/a?page=2');
    return [answer.status, await answer.text()];
  };
  await further();
  await rename(dist, `${dist}-old`);
  const waiting = Array.from({ length: 5 }, further);
  await pause(80);
  await rename(`${dist}-next`, dist);
  const next = [200, 'a, page 2'];
  expect(await further()).toEqual(next);
  expect(await Promise.all(waiting)).toEqual(waiting.map(() => next));
  await rm(dist, { recursive: true });
  await rename(`${dist}-old`, dist);
  expect(await further()).not.toEqual(next);
});

test('a second server on the port is refused', async () => {
  await expect(startHttpServer({ ...served.options, port: served.server.port })).rejects.toBeInstanceOf(
    PortBusy,
  );
});

test('a stop lets the running request finish and takes no new one', async () => {
  const second = await startHttpServer(served.options);
  await (await fetch(`${second.url}/`)).text();
  const call = holdCall();
  const running = fetch(`${second.url}/api/slow`);
  await call.begun;
  const stopped = second.stop();
  call.finish();
  expect(await (await running).text()).toBe('done');
  await stopped;
  await expect(fetch(`${second.url}/`)).rejects.toThrow();
});

test('a stop refuses what would be written on a connection that is still open', async () => {
  const second = await startHttpServer(served.options);
  const call = holdCall();
  const socket = connect(second.port, '127.0.0.1');
  socket.write('GET /api/slow HTTP/1.1\r\nHost: x\r\n\r\n');
  await call.begun;
  const stopped = second.stop();
  socket.write('POST /api/echo HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n\r\nx');
  // The server, in this process, reads it in a later turn of the event loop.
  for (let turn = 0; turn < 10; turn++) await nextTurn();
  call.finish();
  expect(await text(socket)).toMatch(/done[^]*HTTP\/1\.1 503 /);
  await stopped;
});

test('a stop cuts off what takes too long', async () => {
  const second = await startHttpServer(served.options);
  const call = holdCall();
  const running = fetch(`${second.url}/api/slow`).then((answer) => answer.text());
  running.catch(() => undefined);
  await call.begun;
  await second.stop(50);
  await expect(running).rejects.toThrow();
});

test('more connections than the shop has files for are closed, and leave room as they end', async () => {
  const second = await startHttpServer({ ...served.options, connectionsAtOnce: 2 });
  const idle = [connect(second.port, '127.0.0.1'), connect(second.port, '127.0.0.1')];
  await Promise.all(idle.map((socket) => once(socket, 'connect')));
  await expect(fetch(`${second.url}/`)).rejects.toThrow();
  await Promise.all(idle.map((socket) => once(socket.destroy(), 'close')));
  await vi.waitUntil(async () => (await fetch(`${second.url}/`).catch(() => undefined))?.ok);
  await second.stop();
});
