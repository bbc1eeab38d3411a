import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEntries, productCategories } from '#db/schema/index.ts';
import type { HistoryAnswer } from '#src/domain/admin/history.ts';
import type { AdminProduct } from '#src/domain/admin/product.ts';
import { aCategory, aManufacturer, aModel, aProduct } from '../../../tests/setup/factories.ts';
import { type AdminShop, aProductBody, openAdminShop } from '../../../tests/setup/admin-shop.ts';

let shop: AdminShop;
beforeAll(async () => {
  shop = await openAdminShop();
});
afterAll(() => shop.close());

const history = async (id: number) =>
  (await shop.call('GET', `/api/admin/history?entity=product&id=${id}`)).body as unknown as HistoryAnswer;

async function saved(over: object = {}) {
  const made = await aProductBody(shop.db);
  const answer = await shop.call('POST', '/api/admin/products', { ...made.body, ...over });
  const product = answer.body['product'] as AdminProduct;
  const body = { ...made.body, ...over, images: product.images.map((image) => image.url) };
  return { product, body, path: `/api/admin/products/${product.id}` };
}

describe('the history', () => {
  test('tells who changed what, in words, newest first', async () => {
    const { db } = shop;
    const [audi, category] = [
      await aManufacturer(db, { name: 'Audi proba' }),
      await aCategory(db, { name: 'Rasvjeta proba' }),
    ];
    const a4 = await aModel(db, audi.id, { name: 'A4' });
    const { product, path, body } = await saved({ manufacturerId: audi.id, modelId: a4.id, price: '10' });
    await shop.call('PUT', path, {
      ...body,
      price: '12,50',
      categoryId: category.id,
      compatibleYears: ['2010'],
    });
    await shop.call('DELETE', path);
    const { entries, pagination } = await history(product.id);
    expect(pagination.totalProducts).toBe(3);
    expect(entries.map((entry) => [entry.action, entry.username, entry.name])).toEqual([
      ['delete', 'vlasnik', 'Far desni'],
      ['update', 'vlasnik', 'Far desni'],
      ['create', 'vlasnik', 'Far desni'],
    ]);
    expect(entries[1]!.changes).toEqual([
      { field: 'categoryId', before: null, after: 'Rasvjeta proba' },
      { field: 'fitments', before: 'Audi proba A4 2004–2006', after: 'Audi proba A4 2010' },
      { field: 'priceMinor', before: '10,00 KM', after: '12,50 KM' },
    ]);
  });

  test('brings back any version, out of the bin too, without what exists no more', async () => {
    const { db } = shop;
    const category = await aCategory(db);
    const { product, path, body } = await saved({ categoryId: category.id });
    await shop.call('PUT', path, { ...body, name: 'Novo ime', categoryId: null });
    await shop.call('DELETE', path);
    await db.delete(productCategories).where(eq(productCategories.id, category.id));
    const { entries } = await history(product.id);
    const update = entries.find((entry) => entry.action === 'update')!;
    const restore = (wanted: object) => shop.call('POST', `${path}/restore-version`, wanted);
    expect((await restore({ entryId: update.id })).body).toMatchObject({
      product: { name: 'Novo ime', deletedAt: null },
    });
    expect((await restore({ entryId: update.id, side: 'before' })).body).toMatchObject({
      product: { name: 'Far desni', categoryId: null, deletedAt: null },
    });
    expect((await restore({ entryId: 999_999 })).status).toBe(404);
    expect((await history(product.id)).entries[0]).toMatchObject({ action: 'restore-version' });
  });

  test('of an entry that is older than a field brings back the rest and leaves that field as it is now', async () => {
    const { product, path, body } = await saved();
    await shop.call('PUT', path, { ...body, name: 'Novo ime', quality: 'OEM', warrantyMonths: 24 });
    const ofProduct = eq(auditEntries.entityId, String(product.id));
    await shop.db
      .update(auditEntries)
      .set({
        before: sql`before - 'quality' - 'warrantyMonths'`,
        after: sql`after - 'quality' - 'warrantyMonths'`,
      })
      .where(ofProduct);
    const { entries } = await history(product.id);
    expect(entries[0]!.changes.map(({ field }) => field)).toEqual(['name']);
    expect(entries[1]!.changes.map(({ field }) => field)).not.toContain('quality');
    const answer = await shop.call('POST', `${path}/restore-version`, { entryId: entries[1]!.id });
    expect(answer.body).toMatchObject({
      product: { name: 'Far desni', quality: 'OEM', warrantyMonths: 24 },
    });
  });

  test('begins with what was there before anybody was asked', async () => {
    const seeded = await aProduct(shop.db, { name: 'Iz uvoza' });
    const change = { ids: [seeded.id], change: { status: 'archived' } };
    await shop.call('POST', '/api/admin/products/bulk', change);
    const { entries } = await history(seeded.id);
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ restorable: { before: true, after: true } });
    expect(await shop.db.$count(auditEntries, eq(auditEntries.entityId, String(seeded.id)))).toBe(1);
  });
});
