import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

const PIECES = 30;
const PAUSE_MS = 20;

async function* inPieces(bytes: Buffer): AsyncGenerator<Buffer> {
  const size = Math.ceil(bytes.length / PIECES);
  for (let at = 0; at < bytes.length; at += size) {
    if (at > 0) await pause(PAUSE_MS);
    yield bytes.subarray(at, at + size);
  }
}

/** A proxy to the shop: a page takes half a second and is painted while it loads; other requests are not delayed. */
export async function openSlowWire(shopUrl: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    void fetch(shopUrl + (request.url ?? '/')).then(async (answer) => {
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'content-type': type });
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (type.startsWith('text/html')) Readable.from(inPieces(bytes)).pipe(response);
      else response.end(bytes);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
