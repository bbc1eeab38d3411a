import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { listProducts } from '#db/queries/products/product-list.ts';
import { openShop } from '#local/open-shop.ts';
import { silentProgress } from '#local/command/progress.ts';
import { readEnvironment } from '#local/command/environment.ts';
import type { ProductFilter } from '#src/domain/product-list/product-list.ts';
import { growCatalogue } from './grow-catalogue.ts';
import { percentile, printTable } from './table.ts';

const ROUNDS = 60;
const SIZES = [2000, 10_000, 100_000];

async function idOf(
  db: Db,
  table: 'manufacturers' | 'models' | 'product_categories',
  slug: string,
): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from ${sql.identifier(table)} where slug = ${slug} limit 1`,
  );
  return Number(rows[0]?.id);
}

async function time(db: Db, filter: ProductFilter, page: number, sort: 'newest' | 'name') {
  const times: number[] = [];
  let total = 0;
  for (let i = 0; i < ROUNDS; i++) {
    const started = performance.now();
    ({ total } = await listProducts(db, filter, { page, size: 20, sort, lastYear: 2026 }));
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  return { total, p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}

/** The one query of product lists, over the functions' driver, at three sizes, as a ratio to looking up one row. */
export async function benchLists(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-bench-'));
  const shop = await openShop(readEnvironment({ DATA_DIR: folder }), silentProgress);
  const rows: (string | number)[][] = [];
  try {
    for (const size of SIZES) {
      await growCatalogue(shop.db, size);
      const vw = await idOf(shop.db, 'manufacturers', 'volkswagen');
      const golf = await idOf(shop.db, 'models', 'golf');
      const branici = await idOf(shop.db, 'product_categories', 'branici');
      const cases: [string, ProductFilter, number, 'newest' | 'name'][] = [
        ['newest', {}, 1, 'newest'],
        ['by name', {}, 1, 'name'],
        ['last page', {}, Math.floor(size / 20), 'newest'],
        ['manufacturer', { manufacturerId: vw }, 1, 'newest'],
        ['model', { manufacturerId: vw, modelId: golf }, 1, 'newest'],
        ['model and year', { manufacturerId: vw, modelId: golf, yearFrom: 2006, yearTo: 2006 }, 1, 'newest'],
        ['category', { categoryId: branici }, 1, 'newest'],
        ['years', { yearFrom: 2004, yearTo: 2006 }, 1, 'newest'],
      ];
      const single: number[] = [];
      for (let i = 0; i < ROUNDS; i++) {
        const started = performance.now();
        await shop.db.execute(sql`select name from products where id = 1`);
        single.push(performance.now() - started);
      }
      const row = percentile(
        single.sort((a, b) => a - b),
        0.5,
      );
      for (const [name, filter, page, sort] of cases) {
        const { total, p50, p95 } = await time(shop.db, filter, page, sort);
        rows.push([`${size} · ${name}`, total, p50.toFixed(1), p95.toFixed(1), `${(p50 / row).toFixed(1)}×`]);
      }
    }
  } finally {
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  }
  printTable(['products · list', 'found', 'p50 ms', 'p95 ms', 'against one row'], rows);
}
