import { afterAll, beforeAll, expect, test } from 'vitest';
import { rememberStatements } from '../../../tests/setup/query-plans.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import { deleteUnusedImages } from './bin.ts';

const { wrap, planOf } = rememberStatements();
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase(wrap);
});
afterAll(() => database.close());

test('unused pictures are found in one pass over the history, not in one for every picture', async () => {
  await deleteUnusedImages(database.db);
  const plan = await planOf('delete from "images"');
  expect(plan).toContain('Anti Join');
  expect(plan).not.toContain('SubPlan');
});
