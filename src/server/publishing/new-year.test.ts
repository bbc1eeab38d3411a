import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findCatalogueVersion } from '#db/queries/catalogue/catalogue.ts';
import { finishPublish, hasPendingPublish, startPublish } from '#db/queries/catalogue/publishing.ts';
import { publishes } from '#db/schema/index.ts';
import { shopYear } from '#src/domain/shop-year.ts';
import { cleanUp } from '#src/server/admin/clean-up.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  vi.stubEnv('DATABASE_URL', database.url);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await database.close();
});

async function publish(): Promise<void> {
  const { db } = database;
  const version = await findCatalogueVersion(db);
  const id = await startPublish(db, 'prekinuto');
  await finishPublish(db, id, { version, finishedAt: new Date(), pages: 40, rendered: 3, durationMs: 120 });
}

test('in a new year the pages are published for it without an edit, and once', async () => {
  const { db } = database;
  await publish();
  await cleanUp(db);
  expect(await hasPendingPublish(db)).toBe(false);

  // Half an hour before midnight in Sarajevo; a build that ends after it makes pages of the year in which it began.
  await db.update(publishes).set({ startedAt: new Date(`${shopYear() - 1}-12-31T22:30:00Z`) });
  await cleanUp(db);
  expect(await hasPendingPublish(db)).toBe(true);

  await publish();
  await cleanUp(db);
  expect(await hasPendingPublish(db)).toBe(false);
});
