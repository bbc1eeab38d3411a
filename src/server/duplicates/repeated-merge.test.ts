import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isNotNull } from 'drizzle-orm';
import { products } from '#db/schema/index.ts';
import { duplicateText } from '#src/strings/admin/duplicates.ts';
import { type AdminShop, openAdminShop } from '../../../tests/setup/admin-shop.ts';
import { aManufacturer, aModel, aProduct, clearCatalogue } from '../../../tests/setup/factories.ts';

let shop: AdminShop;
beforeAll(async () => {
  shop = await openAdminShop();
});
afterAll(() => shop.close());

let ids: number[];
beforeEach(async () => {
  await clearCatalogue(shop.db);
  const { id: manufacturerId } = await aManufacturer(shop.db);
  const fits = [{ manufacturerId, modelId: (await aModel(shop.db, manufacturerId)).id }];
  ids = [];
  for (let i = 0; i < 3; i++) ids.push((await aProduct(shop.db, { name: 'Prag', fits })).id);
});

const binned = async () => {
  const rows = await shop.db
    .select({ id: products.id })
    .from(products)
    .where(isNotNull(products.deletedAt))
    .orderBy(products.id);
  return rows.map(({ id }) => id);
};
const merge = (keepId: number, key: string) =>
  shop.call(
    'POST',
    '/api/admin/duplicates/merge',
    { groups: [{ keepId, removeIds: ids.filter((id) => id !== keepId) }] },
    { 'idempotency-key': key },
  );

test('duplicates whose merge is sent again after a lost answer are merged once, and the answer undoes it', async () => {
  const [kept = 0, ...others] = ids;
  const first = await merge(kept, 'spajanje-1');
  expect(first).toMatchObject({ status: 200, body: { removed: 2 } });
  const again = await merge(kept, 'spajanje-1');
  expect(again).toMatchObject({ status: 200, body: first.body });
  expect(await binned()).toEqual(others);
  expect((await shop.call('POST', `/api/admin/undo/${String(again.body['undo'])}`)).status).toBe(200);
  expect(await binned()).toEqual([]);
});

test('duplicates whose merge is sent three times at the same moment are merged once, and each answer says so', async () => {
  const [kept = 0, ...others] = ids;
  const answers = await Promise.all([1, 2, 3].map(() => merge(kept, 'spajanje-2')));
  expect(answers.map(({ status, body }) => [status, body['removed']])).toEqual([
    [200, 2],
    [200, 2],
    [200, 2],
  ]);
  expect(new Set(answers.map(({ body }) => body['undo'])).size).toBe(1);
  expect(await binned()).toEqual(others);
});

test('another choice under the key of a merge that is made is refused, and changes nothing', async () => {
  const [kept = 0, other = 0] = ids;
  await merge(kept, 'spajanje-3');
  const before = await binned();
  expect(await merge(other, 'spajanje-3')).toMatchObject({
    status: 409,
    body: { error: duplicateText.gone },
  });
  expect(await binned()).toEqual(before);
});

test('sure duplicates whose removal is sent again after a lost answer are counted again, and the answer undoes it', async () => {
  const remove = (key: string) =>
    shop.call('POST', '/api/database/remove-duplicates', undefined, { 'idempotency-key': key });
  const first = await remove('uklanjanje-1');
  expect(first.body).toMatchObject({ duplicates_removed: 2 });
  expect((await remove('uklanjanje-1')).body).toEqual(first.body);
  expect((await remove('uklanjanje-2')).body).toMatchObject({ duplicates_removed: 0, undo: null });
  expect((await shop.call('POST', `/api/admin/undo/${String(first.body['undo'])}`)).status).toBe(200);
  expect(await binned()).toEqual([]);
});
