import { afterAll, beforeAll, expect, test } from 'vitest';
import { SAME_NUMBER_MAX } from '#src/domain/limits/admin.ts';
import { aProduct } from '../../../tests/setup/factories.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import { reindexCatalogue } from '../search/search-index.ts';
import { listSameNumber } from './same-number.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('finds a part with the number behind many newer parts whose numbers only end in it', async () => {
  const { db } = database;
  const { id } = await aProduct(db, { partNumbers: ['115 561 B'] });
  for (let n = 0; n < SAME_NUMBER_MAX; n++) await aProduct(db, { partNumbers: ['06A 115 561 B'] });
  await reindexCatalogue(db);
  expect((await listSameNumber(db, ['115561B'], 0)).map((part) => part.id)).toEqual([id]);
});
