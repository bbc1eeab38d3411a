import { count } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { findCatalogueVersion } from '#db/queries/catalogue/catalogue.ts';
import { findCatalogueChanges } from '#db/queries/catalogue/catalogue-changes.ts';
import {
  failPublish,
  findPublishState,
  finishPublish,
  startPublish,
} from '#db/queries/catalogue/publishing.ts';
import { catalogueChanges, publishes } from '#db/schema/index.ts';
import { CATALOGUE_CHANGES_KEPT_VERSIONS, PUBLISHES_KEPT } from '#src/domain/limits/publishing.ts';
import { aProduct } from '../../../tests/setup/factories.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import { prunePublishes } from './prune-publishes.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.db.delete(publishes));

const rowsOf = async (table: typeof publishes | typeof catalogueChanges) =>
  (await database.db.select({ rows: count() }).from(table))[0]?.rows;

test('the newest publishes are kept, and one that waits', async () => {
  const { db } = database;
  const over = { state: 'live', version: 1, finishedAt: new Date() } as const;
  await db.insert(publishes).values(Array.from({ length: PUBLISHES_KEPT + 30 }, () => over));
  await failPublish(db, await startPublish(db, 'prekinuto'), 'nema mjesta');
  const last = await startPublish(db, 'prekinuto');
  await finishPublish(db, last, { ...over, version: 7, pages: 40, rendered: 3, durationMs: 120 });
  await db.insert(publishes).values({ version: 8 });
  await prunePublishes(db, 7);
  expect(await rowsOf(publishes)).toBe(PUBLISHES_KEPT + 1);
  expect((await findPublishState(db)).live).toMatchObject({ version: 7, pages: 40 });
});

test('a publisher that is a little behind reads only what changed; one that is far behind reads everything', async () => {
  const { db } = database;
  const began = await findCatalogueVersion(db);
  const { id } = await aProduct(db);
  // Each edit raises the version by one or more.
  for (let edit = 0; edit <= CATALOGUE_CHANGES_KEPT_VERSIONS; edit++) await aProduct(db);
  const version = await findCatalogueVersion(db);
  const before = (await rowsOf(catalogueChanges)) ?? 0;

  await prunePublishes(db, version);
  expect(await rowsOf(catalogueChanges)).toBeLessThan(before);
  expect(await findCatalogueVersion(db)).toBe(version);
  expect(await findCatalogueChanges(db, began)).toBeUndefined();
  const recent = await findCatalogueChanges(db, version - CATALOGUE_CHANGES_KEPT_VERSIONS);
  expect(recent?.productIds).not.toContain(id);
  expect(recent?.productIds.length).toBeGreaterThan(0);
});

test('an unavailable database does not fail a publish that has succeeded', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const away = await openTestDatabase();
  await away.close();
  await expect(prunePublishes(away.db, 7)).resolves.toBeUndefined();
  expect(warned).toHaveBeenCalledOnce();
  warned.mockRestore();
});
