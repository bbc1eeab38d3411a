import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { holdCall, serveTestFolder } from '../../tests/setup/served-folder.ts';
import { startHttpServer } from './http-server.ts';

const served = serveTestFolder();
const { get } = served;

test('functions get the request as it was sent', async () => {
  const picture = randomBytes(4_000_000);
  const answer = await get('/api/echo/%C5%A1?x=1&x=2', {
    method: 'PUT',
    body: picture,
    headers: { 'content-type': 'image/jpeg', 'x-nf-client-connection-ip': '6.6.6.6' },
  });
  expect(await answer.json()).toEqual({
    method: 'PUT',
    url: `${served.server.url}/api/echo/%C5%A1?x=1&x=2`,
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

test('answers of functions pass unchanged, with separate cookies and a streamed body', async () => {
  const call = holdCall();
  const answer = await get('/api/stream');
  expect(answer.status).toBe(201);
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2, c']);
  expect(answer.headers.get('x-own')).toBe('yes');
  expect(answer.headers.get('x-frame-options')).toBeNull();
  const words = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  expect((await words.read()).value).toBe('one');
  call.finish();
  expect((await words.read()).value).toBe('two');
  expect((await words.read()).done).toBe(true);
  const binary = Buffer.from(await (await get('/api/binary')).arrayBuffer());
  expect(binary.equals(Buffer.from(Array.from({ length: 256 }, (_, at) => at)))).toBe(true);
  expect((await get('/api/empty')).status).toBe(204);
  expect(await (await get('/api/binary', { method: 'HEAD' })).text()).toBe('');
});

test('text is compressed as the CDN compresses it, for clients that accept it; pictures are not', async () => {
  const ask = async (path: string, encoding: string) => {
    const { headers } = await get(path, { headers: { 'accept-encoding': encoding } });
    return [headers.get('content-encoding'), headers.get('vary')];
  };
  expect(await ask('/api/echo', 'gzip, br')).toEqual(['br', 'accept-encoding']);
  expect(await ask('/api/echo', 'gzip')).toEqual(['gzip', 'accept-encoding']);
  expect(await ask('/api/echo', 'identity')).toEqual([null, null]);
  expect(await ask('/api/binary', 'br')).toEqual([null, null]);
  expect(await (await get('/api/echo')).json()).toMatchObject({ method: 'GET' });
});

test('a proxy says who the caller is and what was asked for, only where it is trusted', async () => {
  const headers = {
    'x-forwarded-for': '6.6.6.6, 203.0.113.9',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'premium.example',
  };
  expect(await (await get('/api/echo', { headers })).json()).toMatchObject({ ip: '127.0.0.1' });
  const behind = await startHttpServer({ ...served.options, trustsProxy: true });
  expect(await (await fetch(`${behind.url}/api/echo`, { headers })).json()).toMatchObject({
    ip: '203.0.113.9',
    claimed: '203.0.113.9',
    url: 'https://premium.example/api/echo',
  });
  await behind.stop();
});

test.each(['x:99999', '999.9.9.9', '[::g]', 'a@b'])('the host "%s" is none', async (host) => {
  const { port } = served.server;
  const asked = request({ port, path: '/api/echo', headers: { host } }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  expect(await json(answer)).toMatchObject({ url: 'http://localhost/api/echo' });
});

test('an error is a 500 without its reason, and one line in the log', async () => {
  served.logged.length = 0;
  const answer = await get('/api/broken');
  expect([answer.status, await answer.json()]).toEqual([500, { code: 'internal' }]);
  await expect
    .poll(() => served.logged.filter((line) => /^500 GET \/api\/broken \d+ ms /.test(line)).length)
    .toBe(1);
  await expect(get('/api/broken/late').then((late) => late.text())).rejects.toThrow();
  await expect.poll(() => served.logged).toContain('GET /api/broken/late failed');
  served.logged.length = 0;
  await get('/nothing');
  expect(served.logged).toEqual([]);
});

test('a page that exists comes before a function that prefers files', async () => {
  expect(await (await get('/proizvod/1')).text()).toBe('static part');
  expect(await (await get('/proizvod/2')).text()).toBe('made just now');
  expect((await get('/proizvod/1.html')).headers.get('location')).toBe('/proizvod/1');
});

test('a visitor who leaves does not stop the function, and nothing is logged', async () => {
  served.logged.length = 0;
  const call = holdCall();
  const visitor = new AbortController();
  const { signal } = visitor;
  const stream = await get('/api/stream', { signal });
  const slow = get('/api/slow', { signal });
  await call.begun;
  visitor.abort();
  await expect(slow).rejects.toThrow();
  await expect(stream.text()).rejects.toThrow();
  call.finish();
  await call.ended;
  expect(served.logged).toEqual([]);
});
