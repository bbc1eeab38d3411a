import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { buildSite, readBuildReport, type SiteFolders } from '#local/publishing/build-site.ts';
import { openShop } from '#local/open-shop.ts';
import { silentProgress } from '#local/command/progress.ts';
import { Publisher } from '#local/publishing/publisher.ts';
import { SiteWorker } from '#local/publishing/site-worker.ts';
import { readEnvironment } from '#local/command/environment.ts';
import { requestPublish } from '#src/server/publishing/request-publish.ts';
import { growCatalogue } from './grow-catalogue.ts';
import { printTable } from './table.ts';

/** Number of pages → number of products, fewer or more than the demo catalogue has, that make about as many pages. */
const PRODUCTS = { 1_000: 60, 10_000: 2_000, 100_000: 33_000 } as const;
type Size = keyof typeof PRODUCTS;

type Edit = readonly [name: string, statement: SQL];
const RENAME = sql`update product_categories set name = name || ' i više' where id =
  (select category_id from products where category_id is not null group by category_id order by count(*) desc limit 1)`;

const EDITS: readonly Edit[] = [
  ['nothing', sql`select 1`],
  [
    'one product renamed',
    sql`update products set name = name || ' (novo)' where id = (select max(id) from products)`,
  ],
  ['the same again', sql`update products set name = name || '!' where id = (select max(id) from products)`],
  [
    'one product deleted',
    sql`update products set deleted_at = now() where id = (select max(id) from products)`,
  ],
];
/** The first one in a process that has rendered nothing for a visitor yet. */
const AFTER_START: readonly Edit[] = [
  ['after a start: a category renamed', RENAME],
  ['the same again', RENAME],
];
/** Between a start and the owner's first edit. */
const FIRST_EDIT_AFTER_MS = 30_000;

type Row = (string | number)[];
const megabytes = (bytes: number) => Math.round(bytes / 1024 ** 2);

/** About a thousand pages need fewer vehicles too: removes those without products. */
async function cutVehicles(db: Db): Promise<void> {
  await db.execute(
    sql`delete from models m where not exists (select from fitments f where f.model_id = m.id)`,
  );
}

type Site = { db: Db; folders: SiteFolders; size: Size };

async function publishEach(
  edits: readonly Edit[],
  { db, folders, size }: Site,
  { worker, waitMs = 0 }: { worker?: SiteWorker; waitMs?: number },
): Promise<Row[]> {
  const publisher = new Publisher({ db, folders, worker });
  // As at a start: the site is opened first, also in place of a process that has built a large one.
  publisher.trigger();
  await publisher.idle();
  await setTimeout(waitMs);
  const rows: Row[] = [];
  for (const [name, statement] of edits) {
    await db.execute(statement);
    const started = performance.now();
    await requestPublish(db);
    publisher.trigger();
    await publisher.idle();
    const seconds = (performance.now() - started) / 1000;
    const report = await readBuildReport(folders.site);
    rows.push([
      size,
      `publish: ${name}`,
      report?.rendered ?? 0,
      publisher.worker?.sharedPages ?? 0,
      seconds.toFixed(2),
      megabytes(publisher.worker?.memoryBytes ?? 0),
    ]);
  }
  await publisher.close();
  return rows;
}

/** Time from save to live with the long-running process, compared with `astro build`, cold and with its cache. */
async function benchSize(size: Size): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-bench-'));
  const shop = await openShop(readEnvironment({ DATA_DIR: folder }), silentProgress);
  const folders = { site: join(folder, 'site'), cache: join(folder, 'cache') };
  const rows: Row[] = [];
  const build = async (name: string, worker: SiteWorker, into: SiteFolders) => {
    const started = performance.now();
    const { pages, renderedKeyed } = await buildSite(shop.db, into, () => undefined, worker);
    const seconds = (performance.now() - started) / 1000;
    rows.push([pages, name, renderedKeyed, 0, seconds.toFixed(2), megabytes(worker.memoryBytes)]);
  };
  try {
    await growCatalogue(shop.db, PRODUCTS[size]);
    if (size === 1_000) await cutVehicles(shop.db);
    const worker = new SiteWorker();
    await build('astro build, cold', worker, folders);
    const site = { db: shop.db, folders, size };
    rows.push(...(await publishEach(EDITS, site, { worker })));
    rows.push(...(await publishEach(AFTER_START, site, { waitMs: FIRST_EDIT_AFTER_MS })));
    await shop.db.execute(
      sql`update products set name = name || '?' where id = (select min(id) from products)`,
    );
    const fresh = new SiteWorker();
    await build('astro build with its cache: one product renamed', fresh, folders);
    await fresh.close();
  } finally {
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  }
  return rows;
}

// `npm run bench:publish [-- 1000 10000 100000]`; the largest takes minutes.
const wanted = process.argv.slice(2).map(Number);
const sizes = (Object.keys(PRODUCTS).map(Number) as Size[]).filter(
  (size) => wanted.length === 0 || wanted.includes(size),
);
const rows: Row[] = [];
for (const size of sizes) rows.push(...(await benchSize(size)));
printTable(['pages', 'what', 'rendered', 'by the second process', 'seconds', 'memory MB'], rows);
