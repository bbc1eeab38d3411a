import { spawn } from 'node:child_process';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { openImportShop } from '../../../tests/setup/import-shop.ts';
import { listImportItems } from '#db/queries/imports/import-jobs.ts';
import { productImages, products } from '#db/schema/index.ts';
import { startImport } from './import-ads.ts';

const shop = openImportShop();

/** Runs an import in its own process and kills it with SIGKILL as soon as `isEnough` returns true. */
async function importAndKill(jobId: number, isEnough: () => Promise<boolean>): Promise<void> {
  const child = spawn(process.execPath, ['tests/faults/run-import.ts', String(jobId)], {
    env: { ...process.env, OLX_API_URL: shop.olx.url, OLX_USERNAME: shop.olx.username },
    stdio: 'inherit',
  });
  const ended = new Promise((done) => child.once('exit', done));
  await vi.waitUntil(isEnough, { timeout: 60_000, interval: 20 });
  child.kill('SIGKILL');
  await ended;
}

test('three imports of the same 120 ads in different orders, one process killed midway, are 120 products', async () => {
  const all = shop.olx.ads
    .filter(({ isVisible }) => isVisible)
    .slice(0, 120)
    .map(({ id }) => String(id));
  expect(all).toHaveLength(120);
  const job = await startImport(shop.db, null, { ids: all, as: 'draft', renew: false });
  const done = async () =>
    (await listImportItems(shop.db, job.id)).filter(({ state }) => state === 'done').length;
  await importAndKill(job.id, async () => (await done()) >= 20);
  expect(await done()).toBeLessThan(120);
  // A rare moment for a kill: the product is written, but the result of its ad is not stored yet.
  await shop.db.execute(
    sql`update import_items set state = 'waiting', outcome = null, product_id = null where job_id = ${job.id} and position <= 3`,
  );
  await shop.retry(job.id);
  expect((await shop.viewOf(job.id)).counts).toMatchObject({ added: 120, waiting: 0, failed: 0 });
  const byLastDigit = all.toSorted((a, b) => a.slice(-1).localeCompare(b.slice(-1)));
  await Promise.all([shop.importIds(all.toReversed()), shop.importIds(byLastDigit)]);
  const rows = await shop.db.select().from(products);
  expect(rows.map((row) => row.sourceId).sort()).toEqual(all.toSorted());
  // Complete products: each has every picture of its ad and is in the search index.
  const shown = shop.olx.ads.filter(({ id }) => all.includes(String(id)));
  const pictures = shown.reduce((sum, { files }) => sum + new Set(files).size, 0);
  expect(await shop.count(productImages)).toBe(pictures);
  expect(rows.filter((row) => row.terms === null)).toEqual([]);
}, 120_000);
