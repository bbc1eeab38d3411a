import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ListSort } from '#src/domain/product-list/list-orders.ts';
import type { ProductFilter } from '#src/domain/product-list/product-list.ts';
import {
  aCategory,
  aManufacturer,
  aModel,
  anImage,
  aProduct,
  aTuningCategory,
  clearCatalogue,
} from '../../../tests/setup/factories.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import { listProducts } from './product-list.ts';
import { listRelatedIds } from './related-products.ts';
import { findProduct } from './products.ts';

const LAST_YEAR = 2026;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => clearCatalogue(database.db));

const minutesAgo = (minutes: number) => new Date(Date.UTC(2026, 0, 1) - minutes * 60_000);

async function names(filter: ProductFilter, over: { page?: number; size?: number; sort?: ListSort } = {}) {
  const options = { page: 1, size: 20, sort: 'newest' as const, lastYear: LAST_YEAR, ...over };
  const { products, total } = await listProducts(database.db, filter, options);
  return { names: products.map((p) => p.name), total };
}

async function golfAndPassat() {
  const { db } = database;
  const vw = await aManufacturer(db, { name: 'Volkswagen' });
  const [golf, passat] = [
    await aModel(db, vw.id, { name: 'Golf' }),
    await aModel(db, vw.id, { name: 'Passat' }),
  ];
  const on = (modelId: number | null, yearFrom: number | null, yearTo: number | null) => ({
    manufacturerId: vw.id,
    modelId,
    yearFrom,
    yearTo,
  });
  return { vw, golf, passat, on };
}

describe('a list of products', () => {
  test('is newest first, pinned ones before and sold ones after all, and shows only what is published', async () => {
    const { db } = database;
    await aProduct(db, { name: 'stariji', createdAt: minutesAgo(10) });
    await aProduct(db, { name: 'noviji', createdAt: minutesAgo(1) });
    await aProduct(db, { name: 'istaknut', createdAt: minutesAgo(99), pinned: true });
    await aProduct(db, { name: 'prodan', pinned: true, availability: 'sold' });
    await aProduct(db, { name: 'nacrt', status: 'draft' });
    await aProduct(db, { name: 'arhiva', status: 'archived' });
    await aProduct(db, { name: 'obrisan', deletedAt: new Date() });
    expect(await names({})).toEqual({ names: ['istaknut', 'noviji', 'stariji', 'prodan'], total: 4 });
  });

  test('is paged without losing or repeating a product, even when all were created in the same second', async () => {
    const { db } = database;
    const createdAt = minutesAgo(5);
    for (let i = 0; i < 7; i++) await aProduct(db, { name: `dio ${i}`, createdAt });
    const pages = await Promise.all([1, 2, 3, 4].map((page) => names({}, { page, size: 3 })));
    expect(pages.map((p) => p.names.length)).toEqual([3, 3, 1, 0]);
    expect(new Set(pages.flatMap((p) => p.names)).size).toBe(7);
    expect(pages.map((p) => p.total)).toEqual([7, 7, 7, 7]);
  });

  test('sorts names in Bosnian order', async () => {
    const { db } = database;
    for (const name of ['Žmigavac', 'Čep', 'Ćuprija', 'Cijev', 'Đubre', 'Dno', 'Šajba', 'Sajla', 'Džep'])
      await aProduct(db, { name });
    const sorted = ['Cijev', 'Čep', 'Ćuprija', 'Dno', 'Džep', 'Đubre', 'Sajla', 'Šajba', 'Žmigavac'];
    expect((await names({}, { sort: 'name' })).names).toEqual(sorted);
  });
});

test.each([
  ['cheapest', ['jeftin', 'skup', 'na upit', 'prodan']],
  ['dearest', ['skup', 'jeftin', 'na upit', 'prodan']],
] as const)(
  'a list by price, %s first, ends with what has no price and what is sold',
  async (sort, expected) => {
    for (const [name, priceMinor] of [
      ['na upit', null],
      ['skup', 9000],
      ['jeftin', 1000],
    ] as const)
      await aProduct(database.db, { name, priceMinor });
    await aProduct(database.db, { name: 'prodan', priceMinor: 5000, availability: 'sold' });
    expect((await names({}, { sort })).names).toEqual(expected);
  },
);

describe('a vehicle’s list', () => {
  test('holds the model’s own parts and those for every model of its manufacturer', async () => {
    const { db } = database;
    const { vw, golf, passat, on } = await golfAndPassat();
    await aProduct(db, { name: 'za golf', fits: [on(golf.id, 2004, 2008)] });
    await aProduct(db, { name: 'za passat', fits: [on(passat.id, 2004, 2008)] });
    await aProduct(db, { name: 'za oba', fits: [on(passat.id, 2004, 2008), on(golf.id, 2009, 2012)] });
    await aProduct(db, { name: 'za sve', fits: [on(null, null, null)] });
    await aProduct(db, { name: 'univerzalno' });
    const found = await names({ manufacturerId: vw.id, modelId: golf.id });
    expect(found.names.sort()).toEqual(['za golf', 'za oba', 'za sve']);
    expect((await names({ manufacturerId: vw.id })).total).toBe(4);
  });

  test.each([
    [{ yearFrom: 2008, yearTo: 2008 }, ['otvoreno', 'tačno']],
    [{ yearFrom: 2009, yearTo: 2009 }, ['otvoreno']],
    [{ yearFrom: 2000, yearTo: 2003 }, ['do 2005']],
    [{ yearTo: 2004 }, ['do 2005', 'tačno']],
    [{ yearFrom: 2026 }, ['otvoreno']],
    [{}, ['bez godina', 'do 2005', 'otvoreno', 'tačno']],
  ])('with years %j', async (years, expected) => {
    const { db } = database;
    const { vw, golf, on } = await golfAndPassat();
    await aProduct(db, { name: 'tačno', fits: [on(golf.id, 2004, 2008)] });
    await aProduct(db, { name: 'otvoreno', fits: [on(golf.id, 2008, null)] });
    await aProduct(db, { name: 'do 2005', fits: [on(golf.id, null, 2003)] });
    await aProduct(db, { name: 'bez godina', fits: [on(golf.id, null, null)] });
    const found = await names({ manufacturerId: vw.id, modelId: golf.id, ...years });
    expect(found.names.sort()).toEqual(expected);
  });

  test('compares the year of the vehicle itself, not of another that the part fits too', async () => {
    const { db } = database;
    const { vw, golf, passat, on } = await golfAndPassat();
    await aProduct(db, { fits: [on(golf.id, 2004, 2005), on(passat.id, 2010, 2012)] });
    expect(
      (await names({ manufacturerId: vw.id, modelId: golf.id, yearFrom: 2011, yearTo: 2011 })).total,
    ).toBe(0);
    expect(
      (await names({ manufacturerId: vw.id, modelId: passat.id, yearFrom: 2011, yearTo: 2011 })).total,
    ).toBe(1);
  });
});

test('a vehicle’s own year and a range of years may be met by two fitments of the same part', async () => {
  const { db } = database;
  const { vw, golf, on } = await golfAndPassat();
  await aProduct(db, { name: 'oba', fits: [on(golf.id, 2004, 2005), on(golf.id, 2010, 2012)] });
  await aProduct(db, { name: 'samo 2004', fits: [on(golf.id, 2004, 2005)] });
  const filter = { manufacturerId: vw.id, modelId: golf.id, year: 2004 };
  expect((await names(filter)).total).toBe(2);
  expect((await names({ ...filter, yearFrom: 2010 })).names).toEqual(['oba']);
  expect((await names({ ...filter, yearFrom: 2013 })).total).toBe(0);
});

test('categories and tuning categories narrow a list, and a listed product carries what a card shows', async () => {
  const { db } = database;
  const { golf, on } = await golfAndPassat();
  const [category, tuning] = [await aCategory(db), await aTuningCategory(db)];
  const pictures = [await anImage(db), await anImage(db)].map((i) => i.hash);
  await aProduct(db, {
    name: 'branik',
    categoryId: category.id,
    rating: 4,
    pictures,
    fits: [on(golf.id, 2004, 2006), on(golf.id, 2009, 2010)],
  });
  await aProduct(db, { name: 'felga', kind: 'tuning', tuningCategoryId: tuning.id, priceMinor: 45_000 });
  expect((await names({ tuningCategoryId: tuning.id })).names).toEqual(['felga']);
  expect((await names({ kind: 'part' })).names).toEqual(['branik']);
  const { products } = await listProducts(
    db,
    { categoryId: category.id },
    { page: 1, size: 20, sort: 'newest', lastYear: LAST_YEAR },
  );
  expect(products[0]).toMatchObject({
    name: 'branik',
    rating: 4,
    image: pictures[0],
    images: pictures,
    priceMinor: null,
    manufacturer: { slug: 'volkswagen' },
    model: { slug: 'golf' },
    category: { slug: category.slug },
    years: [
      { from: 2004, to: 2006 },
      { from: 2009, to: 2010 },
    ],
  });
});

test('related products are of the same category first, the same vehicle before others, others last, never hidden ones', async () => {
  const { db } = database;
  const { golf, passat, on } = await golfAndPassat();
  const category = await aCategory(db);
  const part = (name: string, over: object) => aProduct(db, { name, ...over });
  const subject = await part('glavni', { categoryId: category.id, fits: [on(golf.id, 2004, 2008)] });
  const same = await part('ista vrsta i vozilo', {
    categoryId: category.id,
    fits: [on(golf.id, 2004, 2008)],
    createdAt: minutesAgo(50),
  });
  const kind = await part('ista vrsta', { categoryId: category.id, fits: [on(passat.id, 2004, 2008)] });
  const brand = await part('ista marka', { fits: [on(passat.id, 2004, 2008)] });
  await part('skriven', { categoryId: category.id, status: 'draft' });
  const other = await part('nesrodan', {});
  const found = await findProduct(db, subject.id, LAST_YEAR);
  expect(await listRelatedIds(db, found!)).toEqual([same.id, kind.id, brand.id, other.id]);
});

test('a product that is not published is not found', async () => {
  const draft = await aProduct(database.db, { status: 'draft' });
  expect(await findProduct(database.db, draft.id, LAST_YEAR)).toBeUndefined();
  expect(await findProduct(database.db, 999_999, LAST_YEAR)).toBeUndefined();
});
