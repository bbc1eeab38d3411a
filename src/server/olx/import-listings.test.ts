import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadDemoDictionary } from '../../../tests/setup/demo-dictionary.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import { findUnfinishedImportJob, listImportItems } from '#db/queries/import-jobs.ts';
import { auditEntries, fitments, importJobs, productImages, products } from '#db/schema/index.ts';
import { startBlobStore } from '#local/blob-store.ts';
import { type OlxStandIn, startOlxStandIn } from '#local/olx-stand-in/start-olx-stand-in.ts';
import { IMPORT_JOB_DAYS } from '#src/domain/limits.ts';
import { tidyUp } from '#src/server/admin/tidy-up.ts';
import { importFifty, startImport } from './import-listings.ts';
import { importJobView } from './import-job-view.ts';
import type { OlxSettings } from './olx-client.ts';
import { previewListings } from './preview-listings.ts';
import { runImportJob } from './run-import-job.ts';

/** Another picture for every file, made in no time. */
function smallPicture(file: string): Promise<Uint8Array> {
  const digest = createHash('sha256').update(file).digest();
  const [r = 0, g = 0, b = 0] = digest;
  return sharp({ create: { width: 48, height: 36, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer();
}

let database: TestDatabase;
let olx: OlxStandIn;
let settings: OlxSettings;
let folder: string;
let closeBlobs: () => Promise<void>;

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'shop-import-'));
  ({ close: closeBlobs } = await startBlobStore(folder));
  vi.stubEnv('DATABASE_URL', database.url);
  await loadDemoDictionary(database.db);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await closeBlobs();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  olx = await startOlxStandIn({ callsAMinute: 1000, readPicture: smallPicture });
  settings = { apiUrl: olx.url, username: olx.username, token: undefined, backOffMs: 2, timeoutMs: 20_000 };
  await database.db.execute(
    sql`truncate ${products}, ${importJobs}, ${auditEntries} restart identity cascade`,
  );
});
afterEach(() => olx.close());

const FAR = () => Date.now() + 600_000;
const count = (table: Parameters<typeof database.db.$count>[0]) => database.db.$count(table);
const ids = (from = 0, to = olx.listings.length) => olx.listings.slice(from, to).map(({ id }) => String(id));
const fifty = () => importFifty(database.db, null, { until: FAR(), settings, goOn: () => Promise.resolve() });

async function importIds(
  chosen: readonly string[],
  more: { as?: 'draft' | 'published'; renew?: boolean } = {},
) {
  const job = await startImport(database.db, null, { ids: [...chosen], as: 'draft', renew: false, ...more });
  await runImportJob(database.db, job.id, { until: FAR(), settings });
  return job.id;
}
const viewOf = (jobId: number) => importJobView(database.db, jobId);

async function productOf(id: string) {
  const [row] = await database.db
    .select()
    .from(products)
    .where(sql`${products.sourceId} = ${id}`);
  return row!;
}

describe('the import button', () => {
  test('brings the listings that were bumped last, as drafts with vehicles and pictures', async () => {
    const answer = await fifty();
    expect(answer).toMatchObject({ success: true, total_found: answer.new_products_added, error: null });
    expect(answer.new_products_added).toBeGreaterThanOrEqual(48);
    expect(answer.message).toMatch(/^Dodano je \d+ novih proizvoda\.$/);
    const rows = await database.db.select().from(products);
    expect(new Set(rows.map((row) => row.status))).toEqual(new Set(['draft']));
    expect(await count(fitments)).toBeGreaterThan(40);
    expect(await count(productImages)).toBeGreaterThan(40);
    expect(rows.every((row) => row.terms !== null)).toBe(true);
  }, 120_000);

  test('adds nothing the second time', async () => {
    const first = await fifty();
    const second = await fifty();
    expect(second).toMatchObject({
      success: true,
      new_products_added: 0,
      total_found: first.total_found,
      error: null,
    });
    expect(await count(products)).toBe(first.new_products_added);
  }, 120_000);

  test('says that no user is set, that the token is refused, that the site is away', async () => {
    vi.stubEnv('OLX_USERNAME', '');
    expect(
      await importFifty(database.db, null, { until: FAR(), goOn: () => Promise.resolve() }),
    ).toMatchObject({
      success: false,
      error: expect.stringContaining('OLX_USERNAME') as string,
    });
    olx.fail({ on: 'list', kind: '401' });
    expect((await fifty()).error).toMatch(/odbio pristup/);
    olx.fail({ on: 'list', kind: '500' });
    expect((await fifty()).error).toMatch(/ne javlja/);
    olx.fail({ on: 'list', kind: 'broken-json' });
    expect((await fifty()).error).toMatch(/ne može pročitati/);
    olx.fail({ on: 'list', kind: '429' });
    expect(await fifty()).toMatchObject({
      success: false,
      new_products_added: 0,
      error: expect.stringMatching(/ograničava/) as string,
    });
    expect(await count(products)).toBe(0);
  });

  test('gets past a busy minute by itself', async () => {
    olx.fail({ on: 'list', kind: '429', times: 2 }, { on: 'listing', kind: '500', times: 2 });
    expect((await fifty()).success).toBe(true);
  }, 120_000);

  test('hands on what does not fit into its time', async () => {
    const handed: number[] = [];
    const answer = await importFifty(database.db, null, {
      ...{ until: Date.now() - 1, settings },
      goOn: (job) => Promise.resolve(handed.push(job.id)),
    });
    expect(answer).toMatchObject({ success: true, new_products_added: 0, job_id: handed[0] });
    expect(answer.message).toContain('nastavlja u pozadini');
    await runImportJob(database.db, handed[0]!, { until: FAR(), settings });
    expect((await viewOf(handed[0]!)).isFinished).toBe(true);
    expect(await count(products)).toBeGreaterThanOrEqual(48);
  }, 120_000);
});

describe('a listing', () => {
  test('becomes a product with what its title says', async () => {
    await importIds(ids(0, 1));
    const product = await productOf(ids()[0]!);
    expect(product).toMatchObject({
      name: 'AUDI A3 -Prednji branik (07/2008 - 08/2012)',
      source: 'olx',
      quality: 'Polovan dio',
    });
    const [fit] = await database.db.select().from(fitments);
    expect(fit).toMatchObject({ yearFrom: 2008, yearTo: 2012, position: 0 });
  });

  test('that shouts is written calmly', async () => {
    await importIds(ids(4, 5));
    expect((await productOf(ids()[4]!)).name).toBe('Hauba Passat B6 05-10');
  });

  test('without a price stays without one, a price in pfennigs is kept', async () => {
    await importIds(ids(0, 10));
    const none = olx.listings.findIndex(({ price }) => price === 0);
    const part = olx.listings.findIndex(({ price }) => price % 1 !== 0);
    expect((await productOf(ids()[none]!)).priceMinor).toBeNull();
    expect((await productOf(ids()[part]!)).priceMinor).toBe(Math.round(olx.listings[part]!.price * 100));
  });

  test('is published when chosen so, but never without a picture or a vehicle', async () => {
    const bare = olx.listings.find(({ files }) => files.length === 0)!;
    const universal = olx.listings.find(({ title }) => title.startsWith('Krovni nosaci'))!;
    await importIds([ids()[0]!, String(bare.id), String(universal.id)], { as: 'published' });
    expect((await productOf(ids()[0]!)).status).toBe('published');
    expect((await productOf(String(bare.id))).status).toBe('draft');
    expect((await productOf(String(universal.id))).status).toBe('draft');
  });

  test('that is hidden although it says active is left out', async () => {
    const hidden = olx.listings.find(({ isVisible }) => !isVisible)!;
    const view = await viewOf(await importIds([String(hidden.id)]));
    expect(view.counts).toMatchObject({ added: 0, gone: 1 });
    expect(view.problems[0]!.problem).toMatch(/sakriven/);
  });
});

describe('a second import', () => {
  test('leaves price and pictures alone unless asked to renew them', async () => {
    const [id] = ids();
    await importIds([id!]);
    const before = await productOf(id!);
    (olx.listings[0] as { price: number }).price = 99;
    expect((await viewOf(await importIds([id!]))).counts).toMatchObject({ known: 1 });
    expect((await productOf(id!)).priceMinor).toBe(before.priceMinor);
    expect((await viewOf(await importIds([id!], { renew: true }))).counts).toMatchObject({ renewed: 1 });
    expect(await productOf(id!)).toMatchObject({ priceMinor: 9900, name: before.name });
    expect((await viewOf(await importIds([id!], { renew: true }))).counts).toMatchObject({ known: 1 });
  });

  test('never touches what the owner has edited, or thrown away', async () => {
    const [edited, binned] = ids();
    await importIds([edited!, binned!]);
    await database.db.execute(sql`update products set name = 'Moj naziv' where source_id = ${edited}`);
    await database.db.execute(sql`update products set deleted_at = now() where source_id = ${binned}`);
    for (const listing of olx.listings.slice(0, 2)) (listing as { price: number }).price = 77;
    const view = await viewOf(await importIds([edited!, binned!], { renew: true }));
    expect(view.counts).toMatchObject({ added: 0, renewed: 0 });
    expect(await productOf(edited!)).toMatchObject({ name: 'Moj naziv' });
    expect((await productOf(edited!)).priceMinor).not.toBe(7700);
    expect((await productOf(binned!)).deletedAt).not.toBeNull();
    const preview = await previewListings(database.db, 1, settings);
    const states = new Map(preview.listings.map((listing) => [listing.id, listing.state]));
    expect([states.get(edited!), states.get(binned!)]).toEqual(['edited', 'binned']);
  });
});

describe.each([
  ['a listing that answers 429', { on: 'listing', kind: '429' }, /ograničava/],
  ['a listing that answers 500', { on: 'listing', kind: '500' }, /ne javlja/],
  ['a connection that is cut', { on: 'listing', kind: 'cut' }, /ne javlja/],
  ['a listing that is too slow', { on: 'listing', kind: 'slow' }, /ne javlja/],
  ['broken JSON', { on: 'listing', kind: 'broken-json' }, /ne može pročitati/],
  ['pictures that are away', { on: 'picture', kind: '500' }, /Slike se trenutno/],
  ['pictures that are cut off', { on: 'picture', kind: 'cut' }, /Slike se trenutno/],
] as const)('%s', (_, fault, message) => {
  test('is counted truthfully, leaves no half product, and is put right by a retry', async () => {
    const chosen = olx.listings.filter(({ files, isVisible }) => files.length > 0 && isVisible).slice(0, 6);
    const [bad] = chosen;
    if (fault.kind === 'slow') settings = { ...settings, timeoutMs: 2000 };
    olx.fail({ ...fault, ids: [bad!.id] });
    const jobId = await importIds(chosen.map(({ id }) => String(id)));
    const view = await viewOf(jobId);
    expect(view).toMatchObject({ total: 6, isFinished: true, counts: { added: 5, failed: 1, waiting: 0 } });
    expect(view.problems).toMatchObject([{ id: String(bad!.id), canRetry: true }]);
    expect(view.problems[0]!.problem).toMatch(message);
    expect(view.message).toBe('Dodano je 5 novih proizvoda, 1 oglas nije uspio.');
    expect(await count(products)).toBe(5);
    olx.fail();
    await runImportJob(database.db, jobId, { until: FAR(), settings });
    expect((await viewOf(jobId)).counts).toMatchObject({ added: 6, failed: 0 });
    expect(await productOf(String(bad!.id))).toBeDefined();
  }, 120_000);
});

describe.each([
  ['a huge picture', 'huge'],
  ['HTML instead of a picture', 'html'],
  ['a picture that leads to a private address', 'private'],
  ['a picture that is gone', '404'],
] as const)('%s', (_, kind) => {
  test('costs the product this picture, and says so', async () => {
    const listing = olx.listings.find(({ files, isVisible }) => files.length >= 2 && isVisible)!;
    olx.fail({ on: 'picture', kind, ids: [listing.id], times: 1 });
    const view = await viewOf(await importIds([String(listing.id)]));
    expect(view.counts).toMatchObject({ added: 1, failed: 0 });
    expect(view.problems[0]!.problem).toMatch(/^1 slika nije preuzeta/);
    expect(view.pictures).toBe(new Set(listing.files).size - 1);
  }, 30_000);
});

test('a refused token in the middle ends the import and loses nothing', async () => {
  olx.fail({ on: 'listing', kind: '401', ids: [olx.listings[5]!.id] });
  const jobId = await importIds(ids(0, 12));
  const view = await viewOf(jobId);
  expect(view.counts.added + view.counts.failed).toBe(12);
  expect(view.problems[0]!.problem).toMatch(/odbio pristup/);
  olx.fail();
  await runImportJob(database.db, jobId, { until: FAR(), settings });
  expect((await viewOf(jobId)).counts).toMatchObject({ added: 12, failed: 0 });
});

/** An import in a process of its own, which ends by SIGKILL as soon as `isEnough` says so. */
async function importAndKill(jobId: number, isEnough: () => Promise<boolean>): Promise<void> {
  const child = spawn(process.execPath, ['tests/faults/run-import.ts', String(jobId)], {
    env: { ...process.env, OLX_API_URL: olx.url, OLX_USERNAME: olx.username },
    stdio: 'inherit',
  });
  const ended = new Promise((done) => child.once('exit', done));
  await vi.waitUntil(isEnough, { timeout: 60_000, interval: 20 });
  child.kill('SIGKILL');
  await ended;
}

test('three imports of the same 120 listings in different orders, one process killed midway, are 120 products', async () => {
  const all = olx.listings
    .filter(({ isVisible }) => isVisible)
    .slice(0, 120)
    .map(({ id }) => String(id));
  expect(all).toHaveLength(120);
  const job = await startImport(database.db, null, { ids: all, as: 'draft', renew: false });
  const done = async () =>
    (await listImportItems(database.db, job.id)).filter(({ state }) => state === 'done').length;
  await importAndKill(job.id, async () => (await done()) >= 20);
  expect(await done()).toBeLessThan(120);
  // The moment that a kill hits rarely: a product is written, and that it is has not been written down yet.
  await database.db.execute(
    sql`update import_items set state = 'waiting', outcome = null, product_id = null where job_id = ${job.id} and position <= 3`,
  );
  await runImportJob(database.db, job.id, { until: FAR(), settings });
  expect((await viewOf(job.id)).counts).toMatchObject({ added: 120, waiting: 0, failed: 0 });
  const byLastDigit = all.toSorted((a, b) => a.slice(-1).localeCompare(b.slice(-1)));
  await Promise.all([importIds(all.toReversed()), importIds(byLastDigit)]);
  const rows = await database.db.select({ sourceId: products.sourceId }).from(products);
  expect(rows.map((row) => row.sourceId).sort()).toEqual(all.toSorted());
}, 120_000);

test('an import can be come back to until it ends, and is forgotten after a while', async () => {
  const { db } = database;
  const job = await startImport(db, null, { ids: ids(0, 1), as: 'draft', renew: false });
  expect(await findUnfinishedImportJob(db)).toBe(job.id);
  await runImportJob(db, job.id, { until: FAR(), settings });
  expect(await findUnfinishedImportJob(db)).toBeUndefined();
  await tidyUp(db);
  expect(await count(importJobs)).toBe(1);
  await db.execute(
    sql`update import_jobs set created_at = now() - make_interval(days => ${IMPORT_JOB_DAYS + 1})`,
  );
  await tidyUp(db);
  expect(await count(importJobs)).toBe(0);
});

describe('the review', () => {
  test('shows what was read beside every title, and what stands in the way', async () => {
    await importIds(ids(0, 2));
    const { counts, total, listings } = await previewListings(database.db, 1, settings);
    expect(total).toBe(olx.listings.length);
    expect(counts.found).toBe(50);
    expect(counts.fresh + counts.known).toBe(50);
    const all = [
      ...listings,
      ...(await previewListings(database.db, 2, settings)).listings,
      ...(await previewListings(database.db, 3, settings)).listings,
    ];
    expect(new Set(all.map(({ id }) => id)).size).toBe(olx.listings.length);
    const of = (title: string) => all.find((listing) => listing.title.startsWith(title))!;
    expect(of('AUDI A3 -Prednji')).toMatchObject({
      ...{ state: 'known', isConfident: true, position: 'front', category: 'Branici' },
      vehicles: [{ name: 'Audi A3', years: '2008–2012' }],
    });
    expect(of('Krovni nosaci')).toMatchObject({ state: 'new', isConfident: false, vehicles: [] });
    expect(of('Krovni nosaci').problems.join(' ')).toMatch(/Vozilo nije prepoznato/);
  }, 120_000);

  test('keeps a listing that cannot be read as a line with its reason', async () => {
    const [first] = olx.listings;
    olx.fail({ on: 'listing', kind: 'broken-json', ids: [first!.id] });
    const { listings } = await previewListings(database.db, 1, settings);
    expect(listings.find(({ id }) => id === String(first!.id))?.problems).toEqual([
      expect.stringMatching(/pročitati/),
    ]);
  }, 120_000);
});
