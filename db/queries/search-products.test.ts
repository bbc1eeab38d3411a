import { afterAll, beforeAll, expect, test } from 'vitest';
import { aManufacturer, aProduct } from '../../tests/setup/factories.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/setup/test-database.ts';
import { reindexCatalogue } from './search-index.ts';
import { searchProducts } from './search-products.ts';

const NAMES = ['Alternator', 'Alternator pumpa', 'Alternator remen', 'Pumpa', 'Far prednji'];

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  const { id } = await aManufacturer(database.db, { name: 'Audi' });
  for (const name of NAMES)
    await aProduct(database.db, { name, fits: [{ manufacturerId: id, modelId: null }] });
  await reindexCatalogue(database.db);
});
afterAll(() => database.close());

const page = { offset: 0, limit: 10, countMax: 100, isBroad: false, order: 'name' as const };
const any = "'alternator' & ('pump' | 'rem':*)";

test('what is looked up more widely is still compared with all that is asked for', async () => {
  const { db } = database;
  const plain = await searchProducts(db, { any, exact: "'pump'" }, page);
  const wider = await searchProducts(db, { any, exact: "'pump'", lookUp: "'alternator'" }, page);
  expect(plain.products.map(({ name }) => name)).toEqual(['Alternator pumpa', 'Alternator remen']);
  expect(wider).toEqual(plain);
});

test('broad words are counted no further than asked, the others as they are', async () => {
  const { db } = database;
  const broad = await searchProducts(
    db,
    { any: "'alternator'", exact: "'alternator'" },
    { ...page, order: 'relevance', isBroad: true },
  );
  expect(broad).toMatchObject({ total: 101, products: { length: 3 } });
  const counted = await searchProducts(
    db,
    { any: "'alternator'", exact: "'pump'" },
    { ...page, countMax: 1 },
  );
  expect(counted.total).toBe(2);
});
