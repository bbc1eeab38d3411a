import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import { findCurrentPublish, finishPublish, startPublish, updatePublishProgress } from './publishing.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('progress that is written after the end of a publish does not change its result', async () => {
  const { db } = database;
  const id = await startPublish(db, 'interrupted');
  await updatePublishProgress(db, id, { pages: 3, rendered: 1 });
  expect(await findCurrentPublish(db)).toMatchObject({ pages: 3, rendered: 1 });
  const result = { pages: 3, rendered: 3 };
  await finishPublish(db, id, { ...result, version: 1, finishedAt: new Date(), durationMs: 1 });
  await updatePublishProgress(db, id, { pages: 3, rendered: 2 });
  expect(await findCurrentPublish(db)).toMatchObject({ state: 'live', ...result });
});
