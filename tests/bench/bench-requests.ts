import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShop } from '../e2e/running-shop.ts';
import { bareServer } from './bare-server.ts';
import { fire } from './fire.ts';
import { printTable } from './table.ts';

const SECONDS = 8;
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
      const most = await fire(bare.url, SECONDS);
      bare.close();
      const own = await fire(url, SECONDS);
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
