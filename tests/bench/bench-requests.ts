import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startShop } from '../e2e/running-shop.ts';
import { printTable } from './table.ts';

const SECONDS = 8;
const CONNECTIONS = 20;

async function load(url: string) {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { 'accept-encoding': 'br' },
  });
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  };
}

/** Node's own server with an answer of the same size: the most that one process can serve here. */
async function bareServer(bytes: number) {
  const body = Buffer.alloc(bytes, 'x');
  const server = createServer((_, response) => response.end(body));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}

/** The shop as `npm start` serves it, in one process, compared with a bare server that sends as many bytes. */
export async function benchRequests(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-bench-'));
  const shop = await startShop({ DATA_DIR: folder, PORT: '0' });
  const paths = {
    'page: model': '/volkswagen/golf',
    'page: product': '/proizvod/1',
    'picture (function, blob)': '',
    'call: product': '/api/product/1',
    'call: first page of all': '/api/products?page=1',
    'call: vehicle and year': '/api/brand-products/volkswagen/golf/2006',
    'call: manufacturers with models': '/api/manufacturers-with-models',
  };
  const rows: (string | number)[][] = [];
  try {
    const picture = /\/slike\/\w+\/320\.avif/.exec(await (await fetch(shop.url)).text())?.[0] ?? '/';
    for (const [name, path] of Object.entries(paths)) {
      const url = shop.url + (path || picture);
      // Twice, so that everything made on first use exists.
      for (let i = 0; i < 12; i++)
        await (await fetch(url, { headers: { 'accept-encoding': 'br' } })).arrayBuffer();
      const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
      const bytes = Number(answer.headers.get('content-length')) || (await answer.arrayBuffer()).byteLength;
      const bare = await bareServer(bytes);
      const most = await load(bare.url);
      bare.close();
      const own = await load(url);
      rows.push([
        ...[name, bytes, Math.round(own.perSecond), own.p50, own.p99, own.failed],
        (own.perSecond / most.perSecond).toFixed(2),
      ]);
    }
  } finally {
    await shop.stop();
    await rm(folder, { recursive: true, force: true });
  }
  printTable(['request', 'bytes', 'a second', 'p50 ms', 'p99 ms', 'failed', 'of a bare server'], rows);
}
