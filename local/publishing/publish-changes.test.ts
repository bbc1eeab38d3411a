import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Db } from '#db/client.ts';
import {
  fitments,
  manufacturers,
  models,
  productCategories,
  productImages,
  products,
} from '#db/schema/index.ts';
import { DEFAULT_SETTINGS } from '#src/domain/shop/shop.ts';
import { shopYear } from '#src/domain/shop-year.ts';
import { CATALOGUE_EDITS, type EditContext, givePictures } from '../../tests/setup/catalogue-edits.ts';
import { anOwner, logIn } from '../../tests/setup/logged-in.ts';
import { openSiteRenderer, type SiteRenderer } from '../../tests/setup/render-site.ts';
import { differing, filesOf } from '../../tests/setup/site-files.ts';
import { aSmallShop } from '../../tests/setup/small-shop.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/setup/test-database.ts';
import { buildAndSwap, builtFrom, readBuildReport, type SiteFolders } from './build-site.ts';
import { SiteWorker } from './site-worker.ts';

const SEQUENCES = 3;
const EDITS_AT_LEAST = 10;

let database: TestDatabase;
let folder: string;
let folders: SiteFolders;
let worker: SiteWorker;
let renderer: SiteRenderer;
let context: EditContext;
let shop: Awaited<ReturnType<typeof aSmallShop>>;
let whole: Map<string, string>;
/** Files that a build copies and bundles, and that no publish changes. */
let assets: Map<string, string>;

const uncounted = () => undefined;

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  folder = await mkdtemp(join(tmpdir(), 'shop-publish-'));
  folders = { site: join(folder, 'site'), cache: join(folder, 'cache') };
  vi.stubEnv('DATABASE_URL', database.url);
  // The children build with the project's own settings, not with those of the test runner.
  vi.stubEnv('VITEST', undefined);
  await anOwner(db);
  const { adminRoutes } = await import('#src/server/http/admin/admin-routes.ts');
  context = { db, call: await logIn(adminRoutes()), undo: [], runs: [], year: shopYear() };
  shop = await aSmallShop(db);
  worker = new SiteWorker();
  renderer = openSiteRenderer();
  await buildAndSwap(folders, uncounted, worker);
  whole = await filesOf(folders.site);
  const pages = await rerenderedPages();
  assets = new Map([...whole].filter(([name]) => !pages.has(name)));
}, 120_000);

afterAll(async () => {
  await Promise.all([worker.close(), renderer.close()]);
  vi.unstubAllEnvs();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

async function rerenderedPages(): Promise<Map<string, string>> {
  const site = await mkdtemp(join(folder, 'scratch-'));
  await renderer.render(site, context.year, await builtFrom(folders.site));
  const files = await filesOf(site);
  await rm(site, { recursive: true });
  return files;
}

/** All files, as made by a process that starts with nothing in memory. */
const fromScratch = async () =>
  new Map([...assets, ...(await rerenderedPages())].sort(([a], [b]) => (a < b ? -1 : 1)));

const publish = () => worker.run({ kind: 'publish', year: context.year, site: folders.site }, uncounted);

const pagesOf = (names: readonly string[]) => names.filter((name) => name.endsWith('.html'));

type Edit = [what: string, edit: (db: Db) => Promise<unknown>, mustChange: string];
const far = () => eq(products.id, shop.far.id);

test.each<Edit>([
  [
    'a product is renamed',
    (db) => db.update(products).set({ name: 'Preimenovani far' }).where(far()),
    'vw/golf/2004.html',
  ],
  [
    'a manufacturer is renamed',
    (db) => db.update(manufacturers).set({ name: 'VW' }).where(eq(manufacturers.id, shop.vw.id)),
    'katalog/volkswagen.html',
  ],
  [
    'a category is renamed',
    (db) =>
      db.update(productCategories).set({ name: 'Svjetla' }).where(eq(productCategories.id, shop.lights.id)),
    'stranica/2/kategorija/rasvjeta.html',
  ],
  [
    'a product gets another picture',
    (db) =>
      db
        .update(productImages)
        .set({ hash: shop.otherPicture.hash })
        .where(eq(productImages.productId, shop.far.id)),
    'stranica/2/kategorija/rasvjeta.html',
  ],
  [
    'a product fits another car, and years that the car did not have',
    (db) =>
      db.insert(fitments).values({
        productId: shop.far.id,
        position: 1,
        manufacturerId: shop.audi.id,
        modelId: shop.a4.id,
        yearFrom: 2005,
        yearTo: 2009,
      }),
    'audi/a4/2009.html',
  ],
  [
    'a product goes to the bin',
    (db) => db.update(products).set({ deletedAt: new Date() }).where(far()),
    'audi/a4/2009.html',
  ],
  ['and is restored', (db) => db.update(products).set({ deletedAt: null }).where(far()), 'audi/a4/2009.html'],
  [
    'a product is deleted for good',
    (db) => db.delete(products).where(eq(products.id, shop.bumper.id)),
    'kategorija/branici.html',
  ],
  [
    'the products of a model go to another, and it is deleted',
    async (db) => {
      const { golf, audi, a4 } = shop;
      await db
        .update(fitments)
        .set({ manufacturerId: audi.id, modelId: a4.id })
        .where(eq(fitments.modelId, golf.id));
      await db.delete(models).where(eq(models.id, golf.id));
    },
    'vw/golf.html',
  ],
])(
  '%s: exactly the pages that show it change, to the bytes of a build from scratch',
  async (...edit) => {
    const [, write, mustChange] = edit;
    const before = await filesOf(folders.site);
    expect(before).toEqual(whole);
    await write(database.db);

    const report = await publish();
    const after = await filesOf(folders.site);
    const built = await fromScratch();

    const changed = differing(before, after);
    expect(changed).toEqual(differing(whole, built));
    expect(changed).toContain(mustChange);
    expect(differing(built, after)).toEqual([]);
    expect(report?.rendered).toBe(pagesOf(changed.filter((name) => after.has(name))).length);
    whole = built;
  },
  60_000,
);

test('without an edit nothing is written', async () => {
  expect((await publish())?.rendered).toBe(0);
  expect(await filesOf(folders.site)).toEqual(whole);
}, 30_000);

test('a publish in a new year renders every page for it: its scales, filters and copyright', async () => {
  const dated = [...whole].filter(([, text]) => text.includes(`data-year>${context.year}<`));
  context.year += 1;
  const report = await publish();
  const after = await filesOf(folders.site);
  expect(report).toMatchObject({ year: context.year, rendered: dated.length });
  for (const [name] of dated) expect(after.get(name), name).toContain(`data-year>${context.year}<`);
  expect(after.get('svi-proizvodi.html')).toContain(`max="${context.year}"`);
  expect(after.get('index.html')).toContain(`data-year-scale="1990-${context.year}"`);
  expect(differing(await fromScratch(), after)).toEqual([]);
}, 60_000);

test('a publish of other settings renders every page with them', async () => {
  const { status } = await context.call('PUT', '/api/admin/settings', {
    version: 0,
    phone: '063 123 456',
    openingHours: DEFAULT_SETTINGS.openingHours.with(5, null),
    deliveryTo: 5,
    deliveryClaim: '',
  });
  expect(status).toBe(200);
  await publish();
  const after = await filesOf(folders.site);
  for (const page of ['index.html', 'kontakt.html', 'audi/a4.html', `proizvod/${shop.far.id}.html`])
    expect(after.get(page), page).toContain('tel:+38763123456');
  expect(after.get('index.html')).toContain('Dostava za 1-5 radnih dana');
  expect([...after].filter(([, text]) => text.includes('+38739000000')).map(([name]) => name)).toEqual(
    [...assets].filter(([, text]) => text.includes('+38739000000')).map(([name]) => name),
  );
  expect(differing(await fromScratch(), after)).toEqual([]);
}, 60_000);

const sequences = fc
  .shuffledSubarray(Object.keys(CATALOGUE_EDITS), { minLength: EDITS_AT_LEAST })
  .chain((kinds) =>
    fc.tuple(
      ...kinds.map((what) => fc.record({ what: fc.constant(what), n: fc.nat(999), published: fc.boolean() })),
    ),
  );

test('any edits in any order, published in any steps, give the bytes of a build from scratch', async () => {
  await givePictures(database.db, shop.otherPicture.hash);
  await fc.assert(
    // With a new year everything is read again: after the edits it would hide what they left undone.
    fc.asyncProperty(fc.boolean(), sequences, async (isNewYear, steps) => {
      if (isNewYear) context.year += 1;
      for (const { what, n, published } of steps) {
        await CATALOGUE_EDITS[what]?.(context, n);
        if (published) await publish();
      }
      await publish();
      expect(differing(await fromScratch(), await filesOf(folders.site))).toEqual([]);
    }),
    // Each sequence starts where the last one ended, so a failing one is not shortened; its seed repeats all of them.
    {
      numRuns: SEQUENCES,
      endOnFailure: true,
      seed: Number(process.env['FC_SEED'] ?? Date.now() & 0x7fffffff),
      verbose: fc.VerbosityLevel.Verbose,
    },
  );
}, 240_000);

test('and these are the bytes of `astro build` in a process that has never built', async () => {
  const builder = new SiteWorker();
  const site = join(folder, 'built');
  await buildAndSwap({ site, cache: join(folder, 'built-cache') }, uncounted, builder, context.year);
  await builder.close();
  expect(differing(await filesOf(site), await filesOf(folders.site))).toEqual([]);
  const [own, built] = [await readBuildReport(folders.site), await readBuildReport(site)];
  expect(own?.pages).toBe(built?.pages);
}, 120_000);
