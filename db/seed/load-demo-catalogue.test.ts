import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  fitments,
  manufacturers,
  models,
  productImages,
  products,
  tuningCategories,
} from '#db/schema/index.ts';
import { loadCatalogue } from '#db/queries/catalogue/catalogue.ts';
import { contentHash } from '#src/server/images/image-store.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/setup/test-database.ts';
import { loadDemoCatalogue } from './load-demo-catalogue.ts';
import { demoProducts } from './products.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** It renders some 1,500 pictures. */
const DRAWING = { timeout: 60_000 };

const keep = (bytes: Uint8Array) => Promise.resolve(contentHash(bytes));

test(
  'an empty shop is filled with the demo catalogue, and a shop with products is not changed',
  DRAWING,
  async () => {
    const { db } = database;
    const expected = demoProducts();
    expect(await loadDemoCatalogue(db, keep)).toBe(expected.length);
    expect(await loadDemoCatalogue(db, keep)).toBe(0);

    const rows = async (table: typeof products | typeof manufacturers | typeof models) =>
      (await db.select({ n: count() }).from(table))[0]?.n;
    expect(await rows(products)).toBe(expected.length);
    expect(await rows(manufacturers)).toBeGreaterThanOrEqual(18);
    expect(await rows(models)).toBeGreaterThanOrEqual(260);
    const [fits] = await db.select({ n: count() }).from(fitments);
    expect(fits?.n).toBe(expected.reduce((sum, p) => sum + p.fitments.length, 0));
    const tuning = await db.select({ image: tuningCategories.imageHash }).from(tuningCategories);
    expect(tuning.every(({ image }) => image !== null)).toBe(true);
  },
);

test('every demo product has a gallery of two to five pictures', async () => {
  const { db } = database;
  const galleries = await db
    .select({ id: products.id, pictures: count(productImages.hash) })
    .from(products)
    .leftJoin(productImages, eq(productImages.productId, products.id))
    .groupBy(products.id);
  expect(galleries.filter(({ pictures }) => pictures < 2 || pictures > 5)).toEqual([]);
});

test('the catalogue read for the pages holds everything, newest first, the same twice', async () => {
  const { db } = database;
  const [first, second] = [await loadCatalogue(db, 2026), await loadCatalogue(db, 2026)];
  expect(second).toEqual(first);
  expect(first.products).toHaveLength(demoProducts().length);
  const times = first.products.map((p) => p.createdAt);
  expect(times).toEqual(times.toSorted().reverse());
  const peugeot = first.manufacturers.find((m) => m.slug === 'peugeot');
  expect(peugeot?.models.map((m) => m.slug)).toEqual(expect.arrayContaining(['206', '2008', '3008']));
});

test('a part of the demo has every manufacturer, the models of some, and no product of another', async () => {
  const small = await openTestDatabase();
  const part = { manufacturers: ['dacia'], products: 30 };
  expect(await loadDemoCatalogue(small.db, keep, undefined, part)).toBe(30);
  const catalogue = await loadCatalogue(small.db, 2026);
  const fits = await small.db
    .selectDistinct({ slug: manufacturers.slug })
    .from(fitments)
    .innerJoin(manufacturers, eq(manufacturers.id, fitments.manufacturerId));
  await small.close();
  expect(fits).toEqual([{ slug: 'dacia' }]);
  const withModels = catalogue.manufacturers.filter((m) => m.models.length > 0);
  expect(catalogue.manufacturers.length).toBeGreaterThanOrEqual(18);
  expect(withModels.map(({ slug }) => slug)).toEqual(['dacia']);
});
