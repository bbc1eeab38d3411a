import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HttpServer, startHttpServer } from '#local/http/http-server.ts';
import { holdCall, serveTestFolder } from '../setup/served-folder.ts';

// A body that is sent byte by byte, or never to its end, costs the caller's own connection only.

const TIMEOUT_MS = 600;
/** The server looks at its connections in intervals of the same length. */
const ENDED_BY_MS = 3 * TIMEOUT_MS + 2000;
const HEAD = 'POST /api/echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
const PAUSE_MS = 20;

const served = serveTestFolder();
let server: HttpServer;
beforeAll(async () => {
  server = await startHttpServer({ ...served.options, requestTimeoutMs: TIMEOUT_MS });
});
afterAll(() => server.stop());

function open(sent: string): Socket {
  const socket = connect(server.port, '127.0.0.1');
  // A server that ends the connection while bytes are on their way resets it.
  socket.on('error', () => undefined);
  socket.write(sent);
  return socket;
}

function sendByteByByte(socket: Socket, bytes: () => string): void {
  const timer = setInterval(() => socket.write(bytes()), PAUSE_MS);
  socket.once('close', () => clearInterval(timer));
}

async function msUntilClosed(socket: Socket): Promise<number> {
  const from = performance.now();
  socket.resume();
  await new Promise((closed) => socket.once('close', closed));
  return performance.now() - from;
}

const SLOW: Record<string, () => Socket> = {
  'a body that never comes': () => open(`${HEAD}Content-Length: 1000\r\n\r\n`),
  'a body that stops halfway': () => open(`${HEAD}Content-Length: 1000\r\n\r\n{"a":`),
  'a body byte by byte': () => {
    const socket = open(`${HEAD}Content-Length: 1000000\r\n\r\n`);
    sendByteByByte(socket, () => 'x');
    return socket;
  },
  'a body in chunks without an end': () => {
    const socket = open(`${HEAD}Transfer-Encoding: chunked\r\n\r\n`);
    sendByteByByte(socket, () => '1\r\nx\r\n');
    return socket;
  },
  'headers without an end': () => {
    const socket = open(HEAD);
    sendByteByByte(socket, () => 'X-A: b\r\n');
    return socket;
  },
};

test.each(Object.entries(SLOW))('%s ends with its connection', async (_, send) => {
  expect(await msUntilClosed(send())).toBeLessThan(ENDED_BY_MS);
});

test('a hundred slow requests delay nobody else and leave nothing in the log', async () => {
  served.logged.length = 0;
  const sockets = Array.from({ length: 20 }, () => Object.values(SLOW).map((send) => send())).flat();
  const closed = Promise.all(sockets.map(msUntilClosed));
  for (let n = 0; n < 10; n++) {
    const answer = await fetch(`${server.url}/api/echo`, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(200);
    expect((await fetch(`${server.url}/`)).status).toBe(200);
  }
  expect(Math.max(...(await closed))).toBeLessThan(ENDED_BY_MS);
  expect(served.logged).toEqual([]);
});

test('a caller who waits that long for a response is not cut off', async () => {
  const call = holdCall();
  const socket = open('GET /api/slow HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  await call.begun;
  setTimeout(call.finish, 3 * TIMEOUT_MS);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
});
