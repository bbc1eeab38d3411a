import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { Db } from '#db/client.ts';
import { adPictures, auditEntries, deletedAds, importJobs, products } from '#db/schema/index.ts';
import { startBlobStore } from '#local/pictures/blob-store.ts';
import { type OlxStandIn, startOlxStandIn } from '#local/olx-stand-in/start-olx-stand-in.ts';
import { importFifty, startImport } from '#src/server/olx/import-ads.ts';
import { importJobView } from '#src/server/olx/import-job-view.ts';
import type { OlxAccess } from '#src/server/olx/olx-client.ts';
import { runImportJob } from '#src/server/olx/run-import-job.ts';
import { loadDemoDictionary } from './demo-dictionary.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

/** A different small picture for every file, quick to make. */
function smallPicture(file: string): Promise<Uint8Array> {
  const digest = createHash('sha256').update(file).digest();
  const [r = 0, g = 0, b = 0] = digest;
  return sharp({ create: { width: 48, height: 36, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer();
}

export const FAR = () => Date.now() + 600_000;

/** The demo shop's dictionary without products, and a stand-in for the classifieds site, new for every test. */
export type ImportShop = {
  db: Db;
  olx: OlxStandIn;
  access: OlxAccess;
  /** Ids of the stand-in's ads. */
  ids: (from?: number, to?: number) => string[];
  /** Clicks the button of the specification. */
  fifty: () => ReturnType<typeof importFifty>;
  /** Runs one import from start to end; returns the job's id. */
  importIds: (
    ids: readonly string[],
    how?: { as?: 'draft' | 'published'; renew?: boolean },
  ) => Promise<number>;
  /** Retries the failed ads. */
  retry: (jobId: number) => Promise<unknown>;
  viewOf: (jobId: number) => ReturnType<typeof importJobView>;
  productOf: (adId: string) => Promise<typeof products.$inferSelect>;
  count: Db['$count'];
};

/** Call it once per test file, outside of any test; the returned object is filled before the first test. */
export function openImportShop(): ImportShop {
  const shop = {} as ImportShop;
  let database: TestDatabase;
  let folder: string;
  let closeBlobs: () => Promise<void>;

  beforeAll(async () => {
    database = await openTestDatabase();
    folder = await mkdtemp(join(tmpdir(), 'shop-import-'));
    ({ close: closeBlobs } = await startBlobStore(folder));
    vi.stubEnv('DATABASE_URL', database.url);
    const { db } = database;
    await loadDemoDictionary(db);
    Object.assign(shop, {
      db,
      ids: (from = 0, to = shop.olx.ads.length) => shop.olx.ads.slice(from, to).map(({ id }) => String(id)),
      fifty: () =>
        importFifty(db, null, { until: FAR(), access: shop.access, continueJob: () => Promise.resolve() }),
      importIds: async (ids, how = {}) => {
        const job = await startImport(db, null, { ids: [...ids], as: 'draft', renew: false, ...how });
        await runImportJob(db, job.id, { until: FAR(), access: shop.access });
        return job.id;
      },
      retry: (jobId) => runImportJob(db, jobId, { until: FAR(), access: shop.access }),
      viewOf: (jobId) => importJobView(db, jobId),
      productOf: async (id) => {
        const [row] = await db
          .select()
          .from(products)
          .where(sql`${products.sourceId} = ${id}`);
        return row!;
      },
      count: (table, filter) => db.$count(table, filter),
    } satisfies Partial<ImportShop>);
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await closeBlobs();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    const olx = await startOlxStandIn({ callsAMinute: 1000, readPicture: smallPicture });
    const access = { apiUrl: olx.url, username: olx.username, token: undefined };
    Object.assign(shop, { olx, access: { ...access, backOffMs: 2, timeoutMs: 20_000 } });
    await database.db.execute(
      sql`truncate ${products}, ${importJobs}, ${auditEntries}, ${adPictures}, ${deletedAds} restart identity cascade`,
    );
  });
  afterEach(() => shop.olx.close());
  return shop;
}
