import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCatalogueVersion } from '#db/queries/catalogue/catalogue.ts';
import { listAdminProducts } from '#db/queries/products/admin-products.ts';
import { listDuplicateProducts } from '#db/queries/products/duplicates.ts';
import { finishPublish, startPublish } from '#db/queries/catalogue/publishing.ts';
import { waitsForPublish } from '#src/domain/admin/publish.ts';
import { aManufacturer, aProduct } from '../../../tests/setup/factories.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const listed = async () =>
  (await listAdminProducts(database.db, { search: '', filter: 'all' }, { page: 1, size: 20, sort: 'newest' }))
    .products;
const waiting = async () =>
  (await listed()).flatMap(({ id, pendingVersion }) => (pendingVersion === null ? [] : [id]));

async function publishes(): Promise<number> {
  const { db } = database;
  const version = await findCatalogueVersion(db);
  const at = { version, finishedAt: new Date(), pages: 1, rendered: 1, durationMs: 1 };
  await finishPublish(db, await startPublish(db, 'prekinuto'), at);
  return version;
}

test('a product waits from its last change until a publish shows it, whatever else is edited', async () => {
  const { db } = database;
  const first = await aProduct(db);
  expect(await waiting()).toEqual([first.id]);
  await publishes();
  expect(await waiting()).toEqual([]);
  const second = await aProduct(db);
  await aManufacturer(db);
  expect(await waiting()).toEqual([second.id]);

  const [{ pendingVersion } = { pendingVersion: null }] = await listed();
  expect(waitsForPublish(pendingVersion, (pendingVersion ?? 0) - 1)).toBe(true);
  expect(waitsForPublish(pendingVersion, pendingVersion)).toBe(false);
  expect(await listDuplicateProducts(db, [first.id, second.id])).toMatchObject([
    { id: first.id, pendingVersion: null },
    { id: second.id, pendingVersion },
  ]);
  await publishes();
  expect(await waiting()).toEqual([]);
});

test('after a change of the whole catalogue every product waits', async () => {
  const { db } = database;
  const before = (await listed()).map(({ id }) => id);
  expect(before.length).toBeGreaterThan(0);
  await publishes();
  expect(await waiting()).toEqual([]);
  await db.execute(sql`truncate product_images`);
  expect(await waiting()).toEqual(before);
  await publishes();
  expect(await waiting()).toEqual([]);
});
