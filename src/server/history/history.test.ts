import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEntries, models, productCategories } from '#db/schema/index.ts';
import { newDeal } from '#src/domain/admin/deal.ts';
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

  test('restores any version, also from the bin, without what no longer exists', async () => {
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

  test('restores an entry that is older than a field, and leaves that field as it is now', async () => {
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

  test('undoes one edit and keeps what was edited since, and says when nothing was left to undo', async () => {
    const { product, path, body } = await saved({ availability: 'in_stock' });
    await shop.call('PUT', path, { ...body, availability: 'sold' });
    await shop.call('PUT', path, { ...body, availability: 'sold', name: 'Novo ime' });
    const [renamed, sold, made] = (await history(product.id)).entries;
    expect(renamed!.restorable).toEqual({ before: true, after: false });
    expect(sold!.restorable).toEqual({ before: true, after: true });
    expect(made!.restorable).toEqual({ before: false, after: true });
    const undoSale = () =>
      shop.call('POST', `${path}/restore-version`, { entryId: sold!.id, side: 'before' });
    const { body: undone } = await undoSale();
    expect(undone).toMatchObject({ product: { availability: 'in_stock', name: 'Novo ime' } });
    const [undo, , again] = (await history(product.id)).entries;
    expect(undo).toMatchObject({ action: 'restore-version', restorable: { before: true, after: false } });
    expect(again!.restorable.before).toBe(false);
    expect((await undoSale()).body).toMatchObject({ undo: null });
    await shop.call('POST', `/api/admin/undo/${String(undone['undo'])}`);
    expect((await shop.call('GET', path)).body).toMatchObject({ product: { availability: 'sold' } });
  });

  test('undoes one edit without touching a category that was replaced since and no longer exists', async () => {
    const [old, present] = [await aCategory(shop.db), await aCategory(shop.db)];
    const { product, path, body } = await saved({ categoryId: old.id });
    await shop.call('PUT', path, { ...body, name: 'Novo ime' });
    await shop.call('PUT', path, { ...body, name: 'Novo ime', categoryId: present.id });
    await shop.db.delete(productCategories).where(eq(productCategories.id, old.id));
    const renamed = (await history(product.id)).entries[1]!;
    const answer = await shop.call('POST', `${path}/restore-version`, {
      entryId: renamed.id,
      side: 'before',
    });
    expect(answer.body).toMatchObject({ product: { name: 'Far desni', categoryId: present.id } });
  });

  test('shows no ids and no code: generations, pictures and deleted names are words', async () => {
    const { db, call } = shop;
    const audi = await aManufacturer(db, { name: 'Audi istorija' });
    const { body } = await call('POST', '/api/admin/models', {
      manufacturerId: audi.id,
      name: 'A4',
      generations: [
        { name: 'B7', aliases: ['8E'], yearFrom: 2004, yearTo: 2008 },
        { name: 'B7 Facelift', aliases: [], yearFrom: 2008, yearTo: 2008 },
      ],
    });
    const { id } = body['model'] as { id: number };
    const { product, path, body: form } = await saved({ manufacturerId: audi.id, modelId: id });
    await call('PUT', path, { ...form, manufacturerId: undefined, modelId: undefined, fitments: [] });
    await call('DELETE', path);
    await db.delete(models).where(eq(models.id, id));
    const ofModel = (await call('GET', `/api/admin/history?entity=model&id=${id}`)).body;
    expect((ofModel as unknown as HistoryAnswer).entries[0]!.changes).toEqual([
      { field: 'name', before: null, after: 'A4' },
      { field: 'slug', before: null, after: 'a4' },
      { field: 'generations', before: null, after: ['B7 2004–2008 (8E)', 'B7 Facelift 2008'] },
      { field: 'manufacturerId', before: null, after: 'Audi istorija' },
    ]);
    const [deleted, edited] = (await history(product.id)).entries;
    expect(deleted!.changes[0]!.after).toMatch(/^\d\d:\d\d$/);
    expect(edited!.changes).toEqual([
      { field: 'fitments', before: 'Audi istorija (obrisano) 2004–2006', after: null },
    ]);
  });

  test('of a catalogue product can restore the state before its first edit', async () => {
    const seeded = await aProduct(shop.db, { name: 'Iz kataloga', status: 'published' });
    const path = `/api/admin/products/${seeded.id}`;
    await shop.call('POST', '/api/admin/products/bulk', { ids: [seeded.id], change: { status: 'archived' } });
    const [only] = (await history(seeded.id)).entries;
    const answer = await shop.call('POST', `${path}/restore-version`, { entryId: only!.id, side: 'before' });
    expect(answer.body).toMatchObject({ product: { status: 'published' } });
  });

  test('begins with the first edit, and can restore the state before it', async () => {
    const seeded = await aProduct(shop.db, { name: 'Iz uvoza' });
    const change = { ids: [seeded.id], change: { status: 'archived' } };
    await shop.call('POST', '/api/admin/products/bulk', change);
    const { entries } = await history(seeded.id);
    expect(entries).toHaveLength(1);
    // The version after the edit is the present one: restoring it would change nothing.
    expect(entries[0]).toMatchObject({ isNew: false, restorable: { before: true, after: false } });
    expect(await shop.db.$count(auditEntries, eq(auditEntries.entityId, String(seeded.id)))).toBe(1);
  });
});

test.each([
  [{ deal: newDeal('sold') }, 'update'],
  [{ delete: true }, 'delete'],
  [{ restore: true }, 'restore'],
])('a change of one product is no bulk change: %j is listed as %s', async (change, action) => {
  const { id } = await aProduct(shop.db, { status: 'published' });
  const bulk = (of: object) => shop.call('POST', '/api/admin/products/bulk', { ids: [id], change: of });
  if ('restore' in change) await bulk({ delete: true });
  await bulk(change);
  expect((await history(id)).entries[0]).toMatchObject({ action });
});

test('a change of many products is undone as a whole, once listed, without what was edited since', async () => {
  const ids = (await Promise.all([1, 2, 3].map(() => aProduct(shop.db, { priceMinor: 1000 })))).map(
    ({ id }) => id,
  );
  await shop.call('POST', '/api/admin/products/bulk', { ids, change: { pricePercent: 50 } });
  const ofAll = async () =>
    ((await shop.call('GET', '/api/admin/history')).body as unknown as HistoryAnswer).entries.filter(
      (entry) => ids.includes(Number(entry.entityId)),
    );
  const offered = (await ofAll()).map(({ bulk }) => bulk?.count);
  expect(offered).toEqual([3, undefined, undefined]);
  expect((await history(ids[0]!)).entries[0]!.bulk).toMatchObject({ count: 3 });
  await shop.call('POST', '/api/admin/products/bulk', { ids: [ids[1]], change: { status: 'archived' } });
  const [, first] = await ofAll();
  expect(first!.bulk).toMatchObject({ count: 2 });
  const undone = await shop.call('POST', `/api/admin/undo/${first!.bulk!.batch}`);
  expect(undone.body).toMatchObject({ changed: 2, skipped: 1 });
  // Nothing is left to undo, and a change of one product is undone by its own entry.
  expect((await ofAll()).flatMap(({ bulk }) => bulk ?? [])).toEqual([]);
});

const FACTS = { generation: 'B7', body: 'karavan', engine: '2.0 TDI', kwFrom: 103, monthTo: 6 };

test('what is known of a vehicle beyond its years is saved, shown, and restored', async () => {
  const audi = await aManufacturer(shop.db, { name: 'Audi podaci' });
  const a4 = await aModel(shop.db, audi.id, { name: 'A4' });
  const own = { manufacturerId: audi.id, modelId: a4.id, yearFrom: 2004, yearTo: 2008 };
  const { product, path, body } = await saved({ fitments: [{ ...own, facts: FACTS }] });
  expect(product.fitments).toEqual([{ ...own, facts: FACTS }]);
  const changed = await shop.call('PUT', path, { ...body, fitments: [{ ...own, facts: { engine: ' ' } }] });
  expect((changed.body['product'] as AdminProduct).fitments).toEqual([own]);
  const [entry, first] = (await history(product.id)).entries;
  expect(entry!.changes).toEqual([
    {
      field: 'fitments',
      before: 'Audi podaci A4 2004–2008 (B7, karavan, 2.0 TDI, od 103 kW, do 6/2008)',
      after: 'Audi podaci A4 2004–2008',
    },
  ]);
  const restored = await shop.call('POST', `/api/admin/products/${product.id}/restore-version`, {
    entryId: first!.id,
  });
  expect((restored.body['product'] as AdminProduct).fitments).toEqual([{ ...own, facts: FACTS }]);
  const wrong = await shop.call('PUT', path, {
    ...body,
    fitments: [{ ...own, facts: { kwFrom: 200, kwTo: 100 } }],
  });
  expect(wrong.status).toBe(400);
});
