import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Db } from '#db/client.ts';
import { fitments, manufacturers, productCategories, productImages, products } from '#db/schema/index.ts';
import { aSmallShop } from '../../tests/setup/small-shop.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/setup/test-database.ts';
import { buildAndSwap, type SiteFolders } from '../build-site.ts';
import { SiteWorker } from './site-worker.ts';

let database: TestDatabase;
let folder: string;
let folders: SiteFolders;
let worker: SiteWorker;
let shop: Awaited<ReturnType<typeof aSmallShop>>;
let whole: Map<string, string>;

const uncounted = () => undefined;

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'shop-publish-'));
  folders = { site: join(folder, 'site'), cache: join(folder, 'cache') };
  vi.stubEnv('DATABASE_URL', database.url);
  // The child builds with the project's own settings, not with those of the test runner.
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('VITEST', undefined);
  shop = await aSmallShop(database.db);
  worker = new SiteWorker();
  await buildAndSwap(folders, uncounted, worker);
  whole = await filesOf(folders.site);
}, 120_000);

afterAll(async () => {
  await worker.close();
  vi.unstubAllEnvs();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** Every file that a visitor or Netlify reads; the report of a build names its time. */
async function filesOf(site: string): Promise<Map<string, string>> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && entry.name !== 'build.json')
    .map((entry) => join(entry.parentPath, entry.name).slice(site.length + 1));
  const files = await Promise.all(
    names.sort().map(async (name) => [name, await readFile(join(site, name), 'latin1')] as const),
  );
  return new Map(files);
}

/** `astro build` in a process that has never built, without any cache. */
async function fromScratch() {
  const aside = await mkdtemp(join(tmpdir(), 'shop-scratch-'));
  const builder = new SiteWorker();
  try {
    const site = join(aside, 'site');
    const { pages } = await buildAndSwap({ site, cache: join(aside, 'cache') }, uncounted, builder);
    return { pages, files: await filesOf(site) };
  } finally {
    await builder.close();
    await rm(aside, { recursive: true, force: true });
  }
}

const differing = (before: Map<string, string>, after: Map<string, string>) =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => name.endsWith('.html') && before.get(name) !== after.get(name))
    .sort();

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
        ...{ productId: shop.far.id, position: 1 },
        ...{ manufacturerId: shop.audi.id, modelId: shop.a4.id, yearFrom: 2005, yearTo: 2009 },
      }),
    'audi/a4/2009.html',
  ],
  [
    'a product goes to the trash',
    (db) => db.update(products).set({ deletedAt: new Date() }).where(far()),
    'audi/a4/2009.html',
  ],
  ['and is restored', (db) => db.update(products).set({ deletedAt: null }).where(far()), 'audi/a4/2009.html'],
  [
    'a product is deleted for good',
    (db) => db.delete(products).where(eq(products.id, shop.bumper.id)),
    'kategorija/branici.html',
  ],
])(
  '%s: exactly the pages that show it change, to the bytes of a build from scratch',
  async (...edit) => {
    const [, write, mustChange] = edit;
    const before = await filesOf(folders.site);
    expect(before).toEqual(whole);
    await write(database.db);

    const report = await worker.run({ kind: 'publish', site: folders.site }, uncounted);
    const after = await filesOf(folders.site);
    const built = await fromScratch();

    const changed = differing(before, after);
    expect(changed).toEqual(differing(whole, built.files));
    expect(changed).toContain(mustChange);
    expect(after).toEqual(built.files);
    expect(report?.pages).toBe(built.pages);
    whole = built.files;
  },
  120_000,
);

test('without an edit nothing is written', async () => {
  const report = await worker.run({ kind: 'publish', site: folders.site }, uncounted);
  expect(report?.rendered).toBe(0);
  expect(await filesOf(folders.site)).toEqual(whole);
}, 30_000);
