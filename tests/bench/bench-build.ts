import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { buildSite } from '#local/publishing/build-site.ts';
import { openShop } from '#local/open-shop.ts';
import { silentProgress } from '#local/command/progress.ts';
import { readEnvironment } from '#local/command/environment.ts';
import { printTable } from './table.ts';

/** Builds the demo catalogue from scratch, again without a change, and after one product was renamed. */
export async function benchBuild(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-bench-'));
  const shop = await openShop(readEnvironment({ DATA_DIR: folder }), silentProgress);
  const rows: (string | number)[][] = [];
  const build = async (name: string) => {
    const folders = { site: join(folder, 'site'), cache: join(folder, 'cache') };
    const report = await buildSite(shop.db, folders, () => undefined);
    const seconds = report.durationMs / 1000;
    const [cold] = rows;
    rows.push([
      ...[name, report.pages, report.renderedKeyed, seconds.toFixed(1), Math.round(report.pages / seconds)],
      cold ? `${(Number(cold[3]) / seconds).toFixed(1)}×` : '1×',
    ]);
  };
  try {
    await build('cold');
    await build('no change');
    await shop.db.execute(
      sql`update products set name = name || ' (novo)' where id = (select max(id) from products)`,
    );
    await build('one product renamed');
  } finally {
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  }
  printTable(['build', 'pages', 'keyed pages rendered', 'seconds', 'pages a second', 'against cold'], rows);
}
