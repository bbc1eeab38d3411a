import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

const PIECES = 30;
const PAUSE_MS = 20;

type Wire = { url: string; close: () => void };

const inEqualPieces = (html: string) => {
  const size = Math.ceil(html.length / PIECES);
  return Array.from({ length: PIECES }, (_, i) => html.slice(i * size, (i + 1) * size));
};

async function* oneByOne(pieces: string[]): AsyncGenerator<string> {
  for (const [i, piece] of pieces.entries()) {
    if (i > 0) await pause(PAUSE_MS);
    yield piece;
  }
}

/**
 * A proxy to the shop: a page arrives in pieces, by default within half a second, and is painted while it loads;
 * other requests are not delayed.
 */
export async function openSlowWire(shopUrl: string, cut = inEqualPieces): Promise<Wire> {
  const server = createServer((request, response) => {
    void fetch(shopUrl + (request.url ?? '/')).then(async (answer) => {
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'content-type': type });
      if (type.startsWith('text/html')) Readable.from(oneByOne(cut(await answer.text()))).pipe(response);
      else response.end(Buffer.from(await answer.arrayBuffer()));
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
