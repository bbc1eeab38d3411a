import { isNull, sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { FAR, openImportShop } from '../../../tests/setup/import-shop.ts';
import { upsertAdminUser } from '#db/queries/admin/admin-users.ts';
import { listImportRuns } from '#db/queries/imports/import-runs.ts';
import { findUnfinishedImportJob } from '#db/queries/imports/import-jobs.ts';
import { adminUsers, fitments, importJobs, productImages, products } from '#db/schema/index.ts';
import { IMPORT_JOB_DAYS, OLX_IMPORT_SIZE } from '#src/domain/limits/imports.ts';
import { cleanUp } from '#src/server/admin/clean-up.ts';
import { changeProducts } from '#src/server/products/change-products.ts';
import { undoImport } from '#src/server/products/undo-import.ts';
import { importJobView } from './import-job-view.ts';
import { importFifty, startImport } from './import-ads.ts';
import { previewAds } from './preview-ads.ts';
import { runImportJob } from './run-import-job.ts';

const shop = openImportShop();

describe('the import button', () => {
  test('brings the ads that were bumped last, as drafts with vehicles and pictures', async () => {
    const answer = await shop.fifty();
    expect(answer).toMatchObject({ success: true, total_found: answer.new_products_added, error: null });
    expect(answer.new_products_added).toBeGreaterThanOrEqual(48);
    expect(answer.message).toMatch(/^Dodano je \d+ novih proizvoda\.$/);
    const rows = await shop.db.select().from(products);
    // What has to be looked at leads to the product.
    const { problems } = await importJobView(shop.db, answer.job_id!);
    expect(problems.length).toBeGreaterThan(0);
    const known = new Set(rows.map(({ id }) => id));
    expect(problems.every(({ productId }) => productId !== null && known.has(productId))).toBe(true);
    expect(new Set(rows.map((row) => row.status))).toEqual(new Set(['draft']));
    expect(await shop.count(fitments)).toBeGreaterThan(40);
    expect(await shop.count(productImages)).toBeGreaterThan(40);
    expect(rows.every((row) => row.terms !== null)).toBe(true);
  }, 120_000);

  test('is undone as a whole: what it added is in the bin, what the owner edited since stays', async () => {
    const { job_id: job, new_products_added: added } = await shop.fifty();
    const { run } = await importJobView(shop.db, job!);
    expect(await listImportRuns(shop.db, 5)).toMatchObject([
      { run, source: 'olx', created: added, updated: 0, left: added },
    ]);
    const [kept] = await shop.db.select().from(products);
    await upsertAdminUser(shop.db, 'vlasnik', 'x');
    const [owner] = await shop.db.select().from(adminUsers);
    await changeProducts(shop.db, owner!.id, { ids: [kept!.id], change: { status: 'archived' } });
    let left = added;
    while (left > 0) ({ left } = await undoImport(shop.db, owner!.id, run));
    const rows = await shop.db.select().from(products).where(isNull(products.deletedAt));
    expect(rows.map(({ id }) => id)).toEqual([kept!.id]);
  }, 120_000);

  test('adds nothing the second time', async () => {
    const first = await shop.fifty();
    const second = await shop.fifty();
    expect(second).toMatchObject({
      success: true,
      new_products_added: 0,
      total_found: first.total_found,
      error: null,
    });
    expect(await shop.count(products)).toBe(first.new_products_added);
  }, 120_000);

  test('says that no user is set', async () => {
    vi.stubEnv('OLX_USERNAME', '');
    expect(
      await importFifty(shop.db, null, { until: FAR(), continueJob: () => Promise.resolve() }),
    ).toMatchObject({
      success: false,
      error: expect.stringContaining('OLX_USERNAME') as string,
    });
  });

  test('retries while the site is busy', async () => {
    shop.olx.fail({ on: 'list', kind: '429', times: 2 }, { on: 'ad', kind: '500', times: 2 });
    expect((await shop.fifty()).success).toBe(true);
  }, 120_000);

  test('leaves out ads that the site hides, although they were bumped last', async () => {
    const hidden = shop.olx.ads.filter(({ isVisible }) => !isVisible);
    expect(hidden.length).toBeGreaterThan(0);
    for (const ad of hidden) (ad as { bumpedAt: number }).bumpedAt = 2e9;
    shop.olx.reorder((a, b) => b.bumpedAt - a.bumpedAt);
    const answer = await shop.fifty();
    expect(answer.total_found).toBe(OLX_IMPORT_SIZE - hidden.length);
    expect((await shop.viewOf(answer.job_id!)).counts.gone).toBe(0);
  }, 120_000);

  test('has succeeded when some ads were added, and names what others failed with', async () => {
    shop.olx.reorder((a, b) => b.bumpedAt - a.bumpedAt);
    const [last] = [...shop.olx.ads].sort((a, b) => b.bumpedAt - a.bumpedAt);
    shop.olx.fail({ on: 'ad', kind: '500', ids: [last!.id] });
    const answer = await shop.fifty();
    expect((await shop.viewOf(answer.job_id!)).counts.failed).toBe(1);
    expect(answer).toMatchObject({ success: true, error: expect.stringMatching(/\S/) as string });
    expect(answer.new_products_added).toBeGreaterThan(0);
  }, 120_000);

  test('has failed when no ad was added', async () => {
    shop.olx.fail({ on: 'ad', kind: '500' });
    expect(await shop.fifty()).toMatchObject({ success: false, new_products_added: 0 });
  }, 120_000);

  test('passes on what does not fit into its time', async () => {
    const handed: number[] = [];
    const answer = await importFifty(shop.db, null, {
      until: Date.now() - 1,
      access: shop.access,
      continueJob: (job) => Promise.resolve(handed.push(job.id)),
    });
    expect(answer).toMatchObject({ success: true, new_products_added: 0, job_id: handed[0] });
    expect(answer.message).toContain('nastavlja u pozadini');
    await runImportJob(shop.db, handed[0]!, { until: FAR(), access: shop.access });
    expect((await shop.viewOf(handed[0]!)).isFinished).toBe(true);
    expect(await shop.count(products)).toBeGreaterThanOrEqual(48);
  }, 120_000);
});

describe('an ad', () => {
  test('becomes a product with what its title says', async () => {
    await shop.importIds(shop.ids(0, 1));
    const product = await shop.productOf(shop.ids()[0]!);
    expect(product).toMatchObject({
      name: 'AUDI A3 -Prednji branik (07/2008 - 08/2012)',
      source: 'olx',
      quality: null,
      condition: 'used',
    });
    const [fit] = await shop.db.select().from(fitments);
    expect(fit).toMatchObject({ yearFrom: 2008, yearTo: 2012, position: 0 });
  });

  test('in capital letters gets normal spelling', async () => {
    await shop.importIds(shop.ids(4, 5));
    expect((await shop.productOf(shop.ids()[4]!)).name).toBe('Hauba Passat B6 05-10');
  });

  test('without a price stays without one, a price in feninga is kept', async () => {
    await shop.importIds(shop.ids(0, 10));
    const none = shop.olx.ads.findIndex(({ price }) => price === 0);
    const part = shop.olx.ads.findIndex(({ price }) => price % 1 !== 0);
    expect((await shop.productOf(shop.ids()[none]!)).priceMinor).toBeNull();
    expect((await shop.productOf(shop.ids()[part]!)).priceMinor).toBe(
      Math.round(shop.olx.ads[part]!.price * 100),
    );
  });

  test('is published when chosen so, but never without a picture or a vehicle', async () => {
    const bare = shop.olx.ads.find(({ files }) => files.length === 0)!;
    const universal = shop.olx.ads.find(({ title }) => title.startsWith('Krovni nosaci'))!;
    await shop.importIds([shop.ids()[0]!, String(bare.id), String(universal.id)], { as: 'published' });
    expect((await shop.productOf(shop.ids()[0]!)).status).toBe('published');
    expect((await shop.productOf(String(bare.id))).status).toBe('draft');
    expect((await shop.productOf(String(universal.id))).status).toBe('draft');
  });

  test('that is hidden although it says active is left out', async () => {
    const hidden = shop.olx.ads.find(({ isVisible }) => !isVisible)!;
    const view = await shop.viewOf(await shop.importIds([String(hidden.id)]));
    expect(view.counts).toMatchObject({ added: 0, gone: 1 });
    expect(view.problems[0]).toMatchObject({
      problem: expect.stringMatching(/sakriven/) as string,
      productId: null,
    });
  });
});

describe('a second import', () => {
  test('leaves price and pictures alone unless asked to renew them', async () => {
    const [id] = shop.ids();
    await shop.importIds([id!]);
    const before = await shop.productOf(id!);
    (shop.olx.ads[0] as { price: number }).price = 99;
    expect((await shop.viewOf(await shop.importIds([id!]))).counts).toMatchObject({ known: 1 });
    expect((await shop.productOf(id!)).priceMinor).toBe(before.priceMinor);
    expect((await shop.viewOf(await shop.importIds([id!], { renew: true }))).counts).toMatchObject({
      renewed: 1,
    });
    expect(await shop.productOf(id!)).toMatchObject({ priceMinor: 9900, name: before.name });
    expect((await shop.viewOf(await shop.importIds([id!], { renew: true }))).counts).toMatchObject({
      known: 1,
    });
  });

  test('renews the pictures too where it is asked to, and leaves them alone otherwise', async () => {
    const ad = shop.olx.ads.find(({ files, isVisible }) => files.length >= 2 && isVisible)!;
    const id = String(ad.id);
    await shop.importIds([id]);
    const before = await shop.count(productImages);
    (ad as { files: readonly string[] }).files = ['nova-slika.webp'];
    await shop.importIds([id]);
    expect(await shop.count(productImages)).toBe(before);
    expect((await shop.viewOf(await shop.importIds([id], { renew: true }))).counts).toMatchObject({
      renewed: 1,
    });
    expect(await shop.count(productImages)).toBe(1);
  });

  test('removes no picture when new ones cannot be fetched', async () => {
    const ad = shop.olx.ads.find(({ files, isVisible }) => files.length >= 2 && isVisible)!;
    const id = String(ad.id);
    await shop.importIds([id]);
    const before = await shop.count(productImages);
    shop.olx.fail({ on: 'picture', kind: 'html', ids: [ad.id] });
    await shop.importIds([id], { renew: true });
    expect(await shop.count(productImages)).toBe(before);
  });

  test('never changes what the owner has edited or deleted', async () => {
    const [edited, binned] = shop.ids();
    await shop.importIds([edited!, binned!]);
    await shop.db.execute(sql`update products set name = 'Moj naziv' where source_id = ${edited}`);
    await shop.db.execute(sql`update products set deleted_at = now() where source_id = ${binned}`);
    for (const ad of shop.olx.ads.slice(0, 2)) (ad as { price: number }).price = 77;
    const view = await shop.viewOf(await shop.importIds([edited!, binned!], { renew: true }));
    expect(view.counts).toMatchObject({ added: 0, renewed: 0 });
    expect(await shop.productOf(edited!)).toMatchObject({ name: 'Moj naziv' });
    expect((await shop.productOf(edited!)).priceMinor).not.toBe(7700);
    expect((await shop.productOf(binned!)).deletedAt).not.toBeNull();
    const preview = await previewAds(shop.db, 1, shop.access);
    const states = new Map(preview.ads.map((ad) => [ad.id, ad.state]));
    expect([states.get(edited!), states.get(binned!)]).toEqual(['edited', 'binned']);
  });
});

test('an import is found again until it ends, and is deleted after a while', async () => {
  const { db } = shop;
  const job = await startImport(db, null, { ids: shop.ids(0, 1), as: 'draft', renew: false });
  expect(await findUnfinishedImportJob(db)).toEqual({ id: job.id, isSilent: false });
  // The clock was ahead, and has been set right.
  await db.execute(sql`update import_jobs set moved_at = now() + interval '3 days'`);
  expect(await findUnfinishedImportJob(db)).toEqual({ id: job.id, isSilent: true });
  await runImportJob(db, job.id, { until: FAR(), access: shop.access });
  expect(await findUnfinishedImportJob(db)).toBeUndefined();
  await cleanUp(db);
  expect(await shop.count(importJobs)).toBe(1);
  await db.execute(
    sql`update import_jobs set created_at = now() - make_interval(days => ${IMPORT_JOB_DAYS + 1})`,
  );
  await cleanUp(db);
  expect(await shop.count(importJobs)).toBe(0);
});
