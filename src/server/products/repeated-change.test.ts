import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditEntries, products } from '#db/schema/index.ts';
import { problemText } from '#src/strings/problems.ts';
import { type AdminShop, openAdminShop } from '../../../tests/setup/admin-shop.ts';
import { aProduct } from '../../../tests/setup/factories.ts';

let shop: AdminShop;
beforeAll(async () => {
  shop = await openAdminShop();
});
afterAll(() => shop.close());

let ids: number[];
beforeEach(async () => {
  await shop.db.delete(products);
  const [cheap, dear] = [
    await aProduct(shop.db, { priceMinor: 1000 }),
    await aProduct(shop.db, { priceMinor: 20_000 }),
  ];
  ids = [cheap.id, dear.id];
});

const prices = async () => {
  const rows = await shop.db.select({ price: products.priceMinor }).from(products).orderBy(asc(products.id));
  return rows.map(({ price }) => price);
};
const change = (asked: object, key?: string) =>
  shop.call(
    'POST',
    '/api/admin/products/bulk',
    { ids, change: asked },
    key === undefined ? {} : { 'idempotency-key': key },
  );

test('prices raised by ten per cent are raised once when the answer was lost and the same dialog is sent again', async () => {
  const first = await change({ pricePercent: 10 }, 'prozor-1');
  const again = await change({ pricePercent: 10 }, 'prozor-1');
  expect(await prices()).toEqual([1100, 22_000]);
  expect(again).toMatchObject({ status: 200, body: first.body });
  expect(again.body).toMatchObject({ changed: 2, withoutPrice: 0 });
  expect((await shop.call('POST', `/api/admin/undo/${String(again.body['undo'])}`)).body).toMatchObject({
    changed: 2,
  });
  expect(await prices()).toEqual([1000, 20_000]);
});

test('prices whose change one dialog sends three times at the same moment are raised once, and each answer says so', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => change({ pricePercent: 10 }, 'prozor-2')));
  expect(await prices()).toEqual([1100, 22_000]);
  expect(new Set(answers.map(({ body }) => body['undo'])).size).toBe(1);
  expect(answers.map(({ body }) => body['changed'])).toEqual([2, 2, 2]);
});

test('another value in a dialog whose first change is saved is refused, and changes nothing', async () => {
  await change({ pricePercent: 10 }, 'prozor-3');
  const other = await change({ pricePercent: 20 }, 'prozor-3');
  expect([other.status, other.body['error']]).toEqual([409, problemText.bulkKeyUsed]);
  expect(await prices()).toEqual([1100, 22_000]);
});

test('a dialog whose change has changed nothing can be used again', async () => {
  expect((await change({ priceMinor: 1000 }, 'prozor-4')).body).toMatchObject({ changed: 1 });
  expect((await change({ priceMinor: 1000 }, 'prozor-5')).body).toMatchObject({ changed: 0 });
  expect((await change({ priceMinor: 1200 }, 'prozor-5')).body).toMatchObject({ changed: 2 });
});

test('a page of the panel that was loaded before the update sends no key, and each of its changes is made', async () => {
  await change({ pricePercent: 10 });
  await change({ pricePercent: 10 });
  expect(await prices()).toEqual([1210, 24_200]);
});

test('an undo that is sent again after a lost answer says the same again, and nothing untrue', async () => {
  const { body } = await change({ pricePercent: 10 });
  const undo = () => shop.call('POST', `/api/admin/undo/${String(body['undo'])}`);
  const first = await undo();
  expect(first.body).toEqual({ success: true, changed: 2, skipped: 0 });
  expect(await undo()).toMatchObject({ status: 200, body: first.body });
  expect(await prices()).toEqual([1000, 20_000]);
});

test('an undo sent again says which of the products were edited since, and is refused when all were', async () => {
  const { body } = await change({ pricePercent: 10 });
  const undo = () => shop.call('POST', `/api/admin/undo/${String(body['undo'])}`);
  await undo();
  const [cheap = 0, dear = 0] = ids;
  const save = (id: number, priceMinor: number) =>
    shop.call('POST', '/api/admin/products/bulk', { ids: [id], change: { priceMinor } });
  await save(cheap, 500);
  expect((await undo()).body).toEqual({ success: true, changed: 1, skipped: 1 });
  await save(dear, 500);
  expect(await undo()).toMatchObject({ status: 409, body: { error: problemText.allEditedSince } });
  expect(await prices()).toEqual([500, 500]);
});

test('an undo of what was never changed is not found, which is not the same as edited since', async () => {
  const unknown = await shop.call('POST', '/api/admin/undo/00000000-0000-4000-8000-000000000000');
  expect(unknown).toMatchObject({ status: 404, body: { error: problemText.badUndo } });
});

test('the undo of an added product that is sent again finds it in the bin already', async () => {
  const added = await shop.call('POST', '/api/admin/products', {
    name: 'Far',
    rating: 4,
    fitments: [],
    status: 'draft',
  });
  const { id } = added.body['product'] as { id: number };
  const [entry] = await shop.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.entityId, String(id)));
  const undo = () => shop.call('POST', `/api/admin/undo/${entry!.batch}`);
  expect((await undo()).body).toMatchObject({ changed: 1 });
  expect((await undo()).body).toMatchObject({ changed: 1 });
});
