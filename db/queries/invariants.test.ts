import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEntries, messagePictures, publishes, redirects, shopSettings } from '#db/schema/index.ts';
import { DEFAULT_SETTINGS } from '#src/domain/shop/shop.ts';
import { aManufacturer, anImage, aProduct } from '../../tests/setup/factories.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/setup/test-database.ts';
import { INVARIANTS, listExceptions } from './invariants.ts';
import { finishImportJob, insertImportJob } from './imports/import-jobs.ts';
import { insertSentMessage } from './messages/sent-message.ts';
import { indexProducts } from './search/search-index.ts';
import { findShopSettings } from './shop-settings.ts';

let database: TestDatabase;
let id: number;

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  const skoda = await aManufacturer(db, { name: 'Škoda' });
  const lada = await aManufacturer(db, { name: 'Lada' });
  const fits = [{ manufacturerId: skoda.id }, { manufacturerId: lada.id, facts: { engineCode: 'BKD' } }];
  const pictures = [await anImage(db), await anImage(db)].map(({ hash }) => hash);
  ({ id } = await aProduct(db, { name: 'Far', fits, pictures }));
  await indexProducts(db);
});
afterAll(() => database.close());

const exceptions = async () => {
  const found: string[][] = [];
  for (const invariant of INVARIANTS) found.push(await listExceptions(database.db, invariant));
  return found;
};

test('an intact shop has no exceptions', async () => {
  expect(await exceptions()).toEqual(INVARIANTS.map(() => []));
});

test('every invariant finds what breaks it and repairs it, in an order that breaks none of the others', async () => {
  const { db } = database;
  await db.execute(sql`update fitments set position = position + 3 where product_id = ${id}`);
  await db.execute(sql`update product_images set position = 5 where product_id = ${id} and position = 0`);
  await db.execute(sql`update products set terms = null where id = ${id}`);
  await db.execute(sql`delete from search_queue`);
  await db.insert(redirects).values([
    { fromPath: '/a', toPath: '/b' },
    { fromPath: '/b', toPath: '/c' },
    { fromPath: '/x', toPath: '/y' },
    { fromPath: '/y', toPath: '/x' },
  ]);
  const job = await insertImportJob(db, {
    userId: null,
    importAs: 'draft',
    renews: false,
    ads: [{ sourceId: 'oglas-1', title: 'Far' }],
  });
  await finishImportJob(db, job.id);
  await db.insert(publishes).values({ version: 9999, state: 'live' });
  const after = { name: 'Far', version: 77 };
  await db.insert(auditEntries).values({ action: 'update', entity: 'product', entityId: String(id), after });

  const person = { firstName: 'Amra', lastName: 'Šarić', email: 'amra@primjer.ba', phone: null };
  const message = await insertSentMessage(db, {
    ...person,
    subject: 'Far',
    body: 'Imate li far?',
    pictures: [1, 2, 3].map((byte) => Uint8Array.of(byte)),
  });
  await db.delete(messagePictures).where(eq(messagePictures.position, 1));

  const settings = { ...DEFAULT_SETTINGS, openingHours: [null], city: 'Mostar' };
  await db.insert(shopSettings).values({ settings });

  const own = [String(id)];
  expect(await exceptions()).toEqual([
    own,
    own,
    [String(message)],
    ['/a', '/x', '/y'],
    ['1'],
    own,
    [String(job.id)],
    ['1'],
    own,
  ]);
  for (const invariant of INVARIANTS) await invariant.repair(db);
  expect(await exceptions()).toEqual(INVARIANTS.map(() => []));
  expect((await findShopSettings(db)).settings).toEqual({ ...DEFAULT_SETTINGS, city: 'Mostar' });
  const kept = await db.select({ from: redirects.fromPath, to: redirects.toPath }).from(redirects);
  expect(kept.toSorted((a, b) => a.from.localeCompare(b.from))).toEqual([
    { from: '/a', to: '/c' },
    { from: '/b', to: '/c' },
  ]);
  const vehicles = await db.execute(
    sql`select position, facts from fitments where product_id = ${id} order by 1`,
  );
  expect(vehicles.rows).toEqual([
    { position: 0, facts: null },
    { position: 1, facts: { engineCode: 'BKD' } },
  ]);
  const { rows } = await db.execute(
    sql`select position from product_images where product_id = ${id} order by 1`,
  );
  expect(rows).toEqual([{ position: 0 }, { position: 1 }]);
});
