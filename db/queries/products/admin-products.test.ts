import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct } from '../../../tests/setup/factories.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import { listAdminProducts } from './admin-products.ts';
import { reindexCatalogue } from '../search/search-index.ts';

const PLACES = {
  'Bez mreže 1': 'školjka Đurđija',
  'Set kvačila bez zamajca': null,
  'Far lijevi, auto dijelovi': 'Школски магацин',
};
const NAMES = Object.keys(PLACES);

let database: TestDatabase;
let ignition: number;
beforeAll(async () => {
  database = await openTestDatabase();
  for (const [name, storagePlace] of Object.entries(PLACES))
    await aProduct(database.db, { name, storagePlace });
  const { id } = await aProduct(database.db, {
    name: 'Bobina paljenja',
    partNumbers: ['0 221 504 IOL', '1J0 919 051 H'],
    storagePlace: 'Polica B2',
  });
  ignition = id;
  await reindexCatalogue(database.db);
});
afterAll(() => database.close());

async function namesFor(search: string): Promise<string[]> {
  const page = { page: 1, size: 10, sort: 'name' as const };
  const { products } = await listAdminProducts(database.db, { search, filter: 'all' }, page);
  return products.map(({ name }) => name);
}

test.each(NAMES)('finds %s by its name, also while it is being typed', async (name) => {
  const words = name.split(' ');
  for (let count = 1; count <= words.length; count++)
    expect(await namesFor(words.slice(0, count).join(' '))).toContain(name);
});

test('finds what lacks something by that, also while it is being typed', async () => {
  expect(await namesFor('zamajac')).toEqual(['Set kvačila bez zamajca']);
  expect(await namesFor('bez zam')).toEqual(['Set kvačila bez zamajca']);
  expect(await namesFor('bez turbine')).toEqual([]);
});

test.each(['0221504IOL', '0221504101', '504 iol', 'bobina 1jo919o51', 'lj0 919 051 h', '1J0-919'])(
  'finds a part by its number as %s',
  async (search) => expect(await namesFor(search)).toEqual(['Bobina paljenja']),
);

test('finds a product by its code', async () => {
  for (const search of [`${ignition}`, `šifra ${ignition}`, `#${ignition}`, `sifra: ${ignition}`])
    expect(await namesFor(search)).toContain('Bobina paljenja');
  expect(await namesFor(`šifra ${ignition + 1000}`)).toEqual([]);
});

test.each([
  ['polica b2', ['Bobina paljenja']],
  ['polica b', []],
  ['ŠKOLJKA ĐURĐIJA', ['Bez mreže 1']],
  ['школски магацин', ['Far lijevi, auto dijelovi']],
])('finds what lies in %s, whatever the locale of the database is', async (search, names) => {
  expect(await namesFor(search)).toEqual(names);
});
