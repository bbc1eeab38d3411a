import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { models } from '#db/schema/index.ts';
import type { HistoryAnswer, HistorySide } from '#src/domain/admin/history.ts';
import type { AdminProduct } from '#src/domain/admin/product.ts';
import { productFaultText } from '#src/strings/product-rules.ts';
import { aTuningCategory } from '../../../tests/setup/factories.ts';
import { type AdminShop, aDataUrl, aProductBody, openAdminShop } from '../../../tests/setup/admin-shop.ts';

let shop: AdminShop;
beforeAll(async () => {
  shop = await openAdminShop();
});
afterAll(() => shop.close());

/** A product that was added and edited so many times; each edit holds what differs from the one before. */
async function edited(first: object, ...edits: object[]) {
  const made = await aProductBody(shop.db);
  const answer = await shop.call('POST', '/api/admin/products', { ...made.body, ...first });
  const { id, images } = answer.body['product'] as AdminProduct;
  const path = `/api/admin/products/${id}`;
  let body: object = { ...made.body, ...first, images: images.map(({ url }) => url) };
  for (const edit of edits) {
    body = { ...body, ...edit };
    await shop.call('PUT', path, body);
  }
  const history = async () =>
    (await shop.call('GET', `/api/admin/history?entity=product&id=${id}`)).body as unknown as HistoryAnswer;
  /** Undoes one of the edits, or restores the version after it; number 0 is the adding. */
  const restore = async (number: number, side: HistorySide) =>
    shop.call('POST', `${path}/restore-version`, {
      entryId: (await history()).entries.toReversed()[number]!.id,
      side,
    });
  return { ...made, path, history, restore };
}

test('a part whose only vehicle is gone keeps its present one: without any it would fit every car', async () => {
  const { db } = shop;
  const later = await aProductBody(db);
  const present = { manufacturerId: later.manufacturer.id, modelId: later.model.id };
  const { model, restore } = await edited({}, { name: 'Far lijevi' }, present);
  await db.delete(models).where(eq(models.id, model.id));
  const kept = { fitments: [present] };
  expect(await restore(0, 'after')).toMatchObject({ body: { product: { name: 'Far desni', ...kept } } });
  expect(await restore(2, 'before')).toMatchObject({ body: { product: kept } });
});

test('a product that is no tuning product any more loses its tuning category, which was chosen later', async () => {
  const category = await aTuningCategory(shop.db);
  const { restore } = await edited({}, { kind: 'tuning' }, { tuningCategoryId: category.id });
  expect(await restore(1, 'before')).toMatchObject({
    status: 200,
    body: { product: { kind: 'part', tuningCategoryId: null } },
  });
});

test('a published product is not left without a picture', async () => {
  const picture = await aDataUrl();
  const { restore, path } = await edited(
    { images: [], status: 'draft' },
    { images: [picture] },
    { status: 'published', images: undefined },
  );
  const message = productFaultText['images.missing'];
  expect(await restore(1, 'before')).toMatchObject({ status: 409, body: { error: message } });
  expect((await shop.call('GET', path)).body).toMatchObject({ product: { status: 'published' } });
});

test('a part that is back in stock is reserved for nobody', async () => {
  const { path, restore } = await edited({}, { availability: 'sold' });
  const id = Number(path.split('/').at(-1));
  const deal = { availability: 'reserved', reservedFor: 'Amir' };
  await shop.call('POST', '/api/admin/products/bulk', { ids: [id], change: { deal } });
  expect(await restore(1, 'before')).toMatchObject({
    body: { product: { availability: 'in_stock', reservedFor: null } },
  });
});

test('a version of another product is not restored', async () => {
  const [one, other] = [await edited({}), await edited({ name: 'Branik' })];
  const entryId = (await other.history()).entries[0]!.id;
  expect((await shop.call('POST', `${one.path}/restore-version`, { entryId })).status).toBe(404);
  expect((await shop.call('GET', one.path)).body).toMatchObject({ product: { name: 'Far desni' } });
});
