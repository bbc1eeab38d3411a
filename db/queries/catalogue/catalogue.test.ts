import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct } from '../../../tests/setup/factories.ts';
import { openTestDatabase, type TestDatabase, type Wrap } from '../../../tests/setup/test-database.ts';
import { findCatalogueVersion, loadCatalogue } from './catalogue.ts';

let writesLeft = 0;
let fullReads = 0;

/** Writes after every read of products, as an import does. */
const busy: Wrap = (backend) => ({
  ...backend,
  transaction: async (queries, options) => {
    const results = await backend.transaction(queries, options);
    if (!queries[0]?.query.includes('"products"')) return results;
    if (queries[0].query.includes('"products"."id" >')) fullReads += 1;
    if (writesLeft-- > 0)
      await backend.run('update products set popularity = popularity + 1 where id = 1', []);
    return results;
  },
});

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase(busy);
});
afterAll(() => database.close());

test('the whole catalogue is read once while others write to it, and has the state of its version', async () => {
  const { db } = database;
  for (let n = 0; n < 3; n++) await aProduct(db);
  writesLeft = 30;
  const catalogue = await loadCatalogue(db, 2026);
  expect(fullReads).toBe(1);
  expect(catalogue.version).toBe(await findCatalogueVersion(db));
  expect(catalogue.products.map(({ id }) => id).sort()).toEqual([1, 2, 3]);
  expect(writesLeft).toBeLessThanOrEqual(0);
});
