import { asc, eq, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Db } from '#db/client.ts';
import { auditEntries, deletedAds, images, products } from '#db/schema/index.ts';
import { BIN_DAYS } from '#src/domain/limits/admin.ts';
import { anImage, aProduct, aTuningCategory, clearCatalogue } from '../../../tests/setup/factories.ts';
import { rememberStatements } from '../../../tests/setup/query-plans.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import { deleteUnusedImages, emptyBin } from './bin.ts';

const { wrap, planOf } = rememberStatements();
let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await openTestDatabase(wrap);
  ({ db } = database);
});
afterAll(() => database.close());
beforeEach(() => clearCatalogue(db));

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

test('unused pictures are found in one pass over the history, not in one for every picture', async () => {
  await deleteUnusedImages(db);
  const plan = await planOf('delete from "images"');
  expect(plan).toContain('Anti Join');
  expect(plan).not.toContain('SubPlan');
});

test(`a product is in the bin for ${BIN_DAYS} days, and then gone, however many are due`, async () => {
  const kept = [await aProduct(db), await aProduct(db, { deletedAt: daysAgo(BIN_DAYS - 1) })];
  await db.execute(sql`insert into ${products} (name, deleted_at)
    select 'Stari dio', ${daysAgo(BIN_DAYS + 1).toISOString()}::timestamptz from generate_series(1, 501)`);
  expect(await emptyBin(db)).toBe(501);
  const left = await db.select({ id: products.id }).from(products).orderBy(asc(products.id));
  expect(left.map(({ id }) => id)).toEqual(kept.map(({ id }) => id));
});

test('the ads of products that leave the bin are remembered, other origins are not', async () => {
  const old = daysAgo(BIN_DAYS + 1);
  await db.insert(products).values([
    { name: 'Far', source: 'olx', sourceId: '11', deletedAt: old },
    { name: 'Far', source: 'olx', sourceId: '12' },
    { name: 'Far', source: 'csv', sourceId: '13', deletedAt: old },
    { name: 'Far', deletedAt: old },
  ]);
  await db.insert(deletedAds).values([{ sourceId: '11', foundAt: daysAgo(100) }]);
  expect(await emptyBin(db)).toBe(3);
  const kept = await db.select().from(deletedAds);
  expect(kept.map(({ sourceId }) => sourceId)).toEqual(['11']);
  expect(kept[0]?.foundAt.getTime()).toBeGreaterThan(daysAgo(1).getTime());
});

test('a picture stays as long as a product, a tuning category or an earlier version of a product shows it', async () => {
  const hashes = [];
  for (let n = 0; n < 7; n++) hashes.push((await anImage(db)).hash);
  const [shown, ofTile, before, after, ofGone, unused, recent] = hashes as [string, ...string[]];
  const product = await aProduct(db, { pictures: [shown] });
  await aTuningCategory(db, { imageHash: ofTile });
  const entry = { action: 'update', entity: 'product', entityId: String(product.id) } as const;
  await db.insert(auditEntries).values([
    { ...entry, before: { images: [before] }, after: { images: [] } },
    { ...entry, before: { images: [] }, after: { images: [after] } },
    { ...entry, entityId: '999999', before: { images: [ofGone] } },
  ]);
  await db
    .update(images)
    .set({ createdAt: daysAgo(BIN_DAYS + 1) })
    .where(ne(images.hash, recent!));
  await db
    .update(images)
    .set({ createdAt: daysAgo(BIN_DAYS - 1) })
    .where(eq(images.hash, recent!));
  expect((await deleteUnusedImages(db)).sort()).toEqual([ofGone, unused]);
  expect(await db.$count(images)).toBe(5);
});
