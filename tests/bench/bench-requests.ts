import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShop } from '../e2e/setup/running-shop.ts';
import { againstBareServer } from './against-bare-server.ts';
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
      const own = await againstBareServer(shop.url + (path || picture), SECONDS);
      rows.push([name, own.bytes, own.perSecond, own.p50, own.p99, own.failed, own.ofBareServer]);
    }
  } finally {
    await shop.stop();
    await rm(folder, { recursive: true, force: true });
  }
  printTable(['request', 'bytes', 'a second', 'p50 ms', 'p99 ms', 'failed', 'of a bare server'], rows);
}
