import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startShop } from '../e2e/setup/running-shop.ts';
import { againstBareServer } from './against-bare-server.ts';
import { measureLoad } from './measure-load.ts';
import { memoryOf } from './memory-of.ts';
import { OWNER_SETTINGS, saveAllTheTime } from './owner-saves.ts';
import { listsOfPlainPostgres } from './plain-postgres.ts';
import { percentile, printTable } from './table.ts';

// `npm run bench:load [-- --seconds 8 --minutes 10]`: each kind of request alone, then visitors at a steady rate while the
// owner saves; memory must not grow. On loopback only.

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '8' }, minutes: { type: 'string', default: '10' } },
});
const SECONDS = Number(values.seconds);
const MIX_SECONDS = Number(values.minutes) * 60;

const PATHS = {
  'page: model': '/volkswagen/golf',
  'page: product': '/proizvod/1',
  'call: first page of all': '/api/products?page=1',
  'call: vehicle and year': '/api/brand-products/volkswagen/golf/2006',
  'call: manufacturers with models': '/api/manufacturers-with-models',
  'call: list of the shop’s own pages': '/api/shop/products?manufacturer=volkswagen&model=golf&page=1',
  'call: search': '/api/shop/search?q=far+golf+5&limit=8',
  'fallback: year without a page': '/alfa-romeo/147/1990',
};
/** Of all visitors together: the rate of a busy shop. */
const REQUESTS_A_SECOND = 150;
const SAVE_EVERY_MS = 2000;
/** Between the second quarter, when all caches are warm, and the last. */
const GROWTH_MAX = 1.15;

async function eachAlone(shopUrl: string): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const [name, path] of Object.entries(PATHS)) {
    const own = await againstBareServer(shopUrl + path, SECONDS);
    rows.push([name, own.perSecond, own.p50, own.p99, own.failed, own.ofBareServer]);
  }
  const plain = await listsOfPlainPostgres(SECONDS);
  rows.push(['plain PostgreSQL: list of 20 cards', Math.round(plain), '', '', '', '']);
  printTable(['request', 'a second', 'p50 ms', 'p99 ms', 'failed', 'of a bare server'], rows);
}

async function visitorsAndOwner({ url, pid }: { url: string; pid: number }): Promise<void> {
  const memory = memoryOf(pid, (MIX_SECONDS * 1000) / 60);
  let isOver = false;
  const saves = saveAllTheTime(url, SAVE_EVERY_MS, () => isOver);
  const requests = Object.values(PATHS).map((path) => ({ path }));
  const visits = await measureLoad(url, MIX_SECONDS, { requests, overallRate: REQUESTS_A_SECOND });
  isOver = true;
  const took = (await saves).sort((a, b) => a - b);
  const quarters = memory.quarters().map(Math.round);
  const growth = (quarters[3] ?? NaN) / (quarters[1] ?? NaN);
  printTable(
    [
      'minutes',
      'visits a second',
      'p50 ms',
      'p99 ms',
      'failed',
      'saves',
      'save p50 ms',
      'p95 ms',
      'MB by quarters',
    ],
    [
      [
        values.minutes,
        ...[Math.round(visits.perSecond), visits.p50, visits.p99, visits.failed, took.length],
        ...[percentile(took, 0.5), percentile(took, 0.95)].map(Math.round),
        quarters.join(', '),
      ],
    ],
  );
  console.log(`\nMemory grew to ${growth.toFixed(2)} of the second quarter.`);
  if (visits.failed > 0 || growth > GROWTH_MAX) process.exitCode = 1;
}

const folder = await mkdtemp(join(tmpdir(), 'shop-load-'));
const shop = await startShop({ DATA_DIR: folder, PORT: '0', ...OWNER_SETTINGS });
try {
  console.log('\n### Each alone\n');
  await eachAlone(shop.url);
  console.log('\n### Visitors while the owner saves\n');
  await visitorsAndOwner(shop);
} finally {
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
}
