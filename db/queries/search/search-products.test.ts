import { afterAll, beforeAll, expect, test } from 'vitest';
import { aManufacturer, aProduct } from '../../../tests/setup/factories.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import { reindexCatalogue } from './search-index.ts';
import { searchProducts } from './search-products.ts';

const NAMES = ['Alternator', 'Alternator pumpa', 'Alternator remenski', 'Pumpa', 'Far prednji'];
const conditions: Partial<Record<string, 'new' | 'used'>> = { Alternator: 'used', 'Alternator pumpa': 'new' };
const used = { broad: "'alternator'", exact: "'pump'" };

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  const { id } = await aManufacturer(database.db, { name: 'Audi' });
  const fits = [{ manufacturerId: id, modelId: null }];
  for (const name of NAMES) await aProduct(database.db, { name, fits, condition: conditions[name] ?? null });
  await reindexCatalogue(database.db);
});
afterAll(() => database.close());

const page = {
  offset: 0,
  limit: 10,
  countMax: 100,
  isBroad: false,
  order: 'name' as const,
  chosen: '',
  choices: [],
};
const broad = "'alternator' & ('pump' | 'rem':*)";

test('a wider look-up is still filtered by the whole query', async () => {
  const { db } = database;
  const plain = await searchProducts(db, { broad, exact: "'pump'" }, page);
  const wider = await searchProducts(db, { broad, exact: "'pump'", lookUp: "'alternator'" }, page);
  expect(plain.products.map(({ name }) => name)).toEqual(['Alternator pumpa', 'Alternator remenski']);
  expect(wider).toEqual(plain);
});

test('matches of broad words are counted up to the maximum, others exactly', async () => {
  const { db } = database;
  const broad = await searchProducts(
    db,
    { broad: "'alternator'", exact: "'alternator'" },
    { ...page, order: 'relevance', isBroad: true },
  );
  expect(broad).toMatchObject({ total: 101, products: { length: 3 } });
  const counted = await searchProducts(
    db,
    { broad: "'alternator'", exact: "'pump'" },
    { ...page, countMax: 1 },
  );
  expect(counted.total).toBe(2);
});

test('a page holds whole cards', async () => {
  const { products } = await searchProducts(database.db, used, page);
  expect(products[0]).toMatchObject({
    name: 'Alternator',
    kind: 'part',
    priceMinor: null,
    availability: 'in_stock',
    condition: 'used',
    image: null,
    fitments: [[expect.any(Number), null, null, null, null]],
  });
});

test.each([false, true])(
  'a chosen value narrows the page and each choice is counted (broad: %s)',
  async (isBroad) => {
    const choices = ['', "'@condition=used'", "'@condition=new'", "'@condition=refurbished'"];
    const chosen = { ...page, order: 'relevance' as const, isBroad, chosen: "'@condition=new'", choices };
    const { products, counts } = await searchProducts(database.db, used, chosen);
    expect(products.map(({ name }) => name)).toEqual(['Alternator pumpa']);
    expect(counts).toEqual([3, 1, 1, 0]);
    const fewer = await searchProducts(database.db, used, { ...chosen, countMax: 1 });
    expect(fewer.counts).toEqual([2, 1, 1, 0]);
  },
);
