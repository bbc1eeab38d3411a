import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products, searchQueue } from '#db/schema/index.ts';
import { aProduct } from '../../../tests/setup/factories.ts';
import { rememberStatements } from '../../../tests/setup/query-plans.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import { queueUnlessIndexedBy, reindexCatalogue, updateSearch } from './search-index.ts';

const { wrap, planOf } = rememberStatements();
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase(wrap);
  for (const name of ['Far lijevi', 'Far desni']) await aProduct(database.db, { name });
  await reindexCatalogue(database.db);
});
afterAll(() => database.close());

const queued = () => database.db.$count(searchQueue);
const found = () => database.db.$count(products, sql`terms @@ 'far'`);

test('an update with other rules of search indexes every product once more, and only once', async () => {
  const { db } = database;
  await db.update(products).set({ terms: sql`''::tsvector` });
  for (const rules of ['first release', 'second release', 'first release']) {
    await queueUnlessIndexedBy(db, rules);
    expect(await queued()).toBe(2);
    await updateSearch(db);
    await queueUnlessIndexedBy(db, rules);
    expect(await queued()).toBe(0);
  }
  expect(await found()).toBe(2);
});

test('a start that ends before products are indexed leaves them for the next one', async () => {
  const { db } = database;
  await queueUnlessIndexedBy(db, 'third release');
  await queueUnlessIndexedBy(db, 'third release');
  expect(await queued()).toBe(2);
  await updateSearch(db);
});

test('products that are indexed are looked up by their ids, not among all that are published', async () => {
  await reindexCatalogue(database.db);
  const plan = await planOf('with made as');
  expect(plan).toContain('on products');
  expect(plan).not.toMatch(/products_(?!pkey)/);
});
