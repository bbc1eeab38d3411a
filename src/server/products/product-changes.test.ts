import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findCatalogueVersion } from '#db/queries/catalogue/catalogue.ts';
import { images, products } from '#db/schema/index.ts';
import type { AdminProduct } from '#src/domain/admin/product.ts';
import type { HistoryAnswer } from '#src/domain/admin/history.ts';
import { cleanUp } from '#src/server/admin/clean-up.ts';
import { findOriginal } from '#src/server/images/image-store.ts';
import { aCategory } from '../../../tests/setup/factories.ts';
import { type AdminShop, aProductBody, openAdminShop } from '../../../tests/setup/admin-shop.ts';

let shop: AdminShop;
beforeAll(async () => {
  shop = await openAdminShop();
});
afterAll(() => shop.close());

const read = async (id: number) =>
  (await shop.call('GET', `/api/admin/products/${id}`)).body['product'] as AdminProduct;
const bulk = (ids: number[], change: unknown) =>
  shop.call('POST', '/api/admin/products/bulk', { ids, change });
const undo = (batch: unknown) => shop.call('POST', `/api/admin/undo/${String(batch)}`);
const history = async (id: number) =>
  (await shop.call('GET', `/api/admin/history?entity=product&id=${id}`)).body as unknown as HistoryAnswer;

async function saved(over: object = {}) {
  const made = await aProductBody(shop.db);
  const answer = await shop.call('POST', '/api/admin/products', { ...made.body, ...over });
  const product = answer.body['product'] as AdminProduct;
  const body = { ...made.body, ...over, images: product.images.map((image) => image.url) };
  return { ...made, product, body, path: `/api/admin/products/${product.id}` };
}

describe('the bin', () => {
  test('takes a product out of the shop once, and this can be undone and restored', async () => {
    const { product, path } = await saved();
    const gone = await shop.call('DELETE', path);
    expect(gone.body).toMatchObject({ success: true });
    expect((await read(product.id)).deletedAt).not.toBeNull();
    expect((await shop.call('DELETE', path)).body).toEqual({ success: true, undo: null });

    expect((await undo(gone.body['undo'])).body).toEqual({ success: true, changed: 1, skipped: 0 });
    expect((await read(product.id)).deletedAt).toBeNull();
    await shop.call('DELETE', path);
    const restored = await shop.call('POST', `${path}/restore`);
    expect(restored.body).toMatchObject({
      success: true,
      product: { deletedAt: null, images: product.images },
    });
  });

  test('restores many at once, which is undone like any other change of many', async () => {
    const [one, other, never] = [await saved(), await saved(), await saved()];
    for (const { path } of [one, other]) await shop.call('DELETE', path);
    const ids = [one, other, never].map(({ product }) => product.id);
    const answer = await shop.call('POST', '/api/admin/products/bulk', { ids, change: { restore: true } });
    expect(answer.body).toMatchObject({ success: true, changed: 2 });
    for (const id of ids) expect((await read(id)).deletedAt).toBeNull();
    expect((await undo(answer.body['undo'])).body).toEqual({ success: true, changed: 2, skipped: 0 });
    expect((await read(one.product.id)).deletedAt).not.toBeNull();
    expect((await read(never.product.id)).deletedAt).toBeNull();
  });

  test('is emptied after 30 days, with the pictures that nothing else shows', async () => {
    const { db } = shop;
    const [old, young, keeper] = [await saved(), await saved(), await saved()];
    const shared = keeper.body.images[0]!;
    await shop.call('PUT', old.path, { ...old.body, images: [...old.body.images, shared] });
    for (const { path } of [old, young]) await shop.call('DELETE', path);
    await db.update(images).set({ createdAt: sql`now() - interval '60 days'` });
    await db
      .update(products)
      .set({ deletedAt: sql`now() - interval '31 days'` })
      .where(eq(products.id, old.product.id));
    await cleanUp(db);

    expect((await shop.call('GET', old.path)).status).toBe(404);
    expect((await read(young.product.id)).images).toHaveLength(1);
    const [lost, kept] = [old.product.images[0]!.hash, keeper.product.images[0]!.hash];
    expect(await db.$count(images, eq(images.hash, lost))).toBe(0);
    expect(await findOriginal(lost)).toBeUndefined();
    expect(await findOriginal(kept)).toBeDefined();
  });

  test('asks for no publish while nothing in it is due', async () => {
    const before = await findCatalogueVersion(shop.db);
    await cleanUp(shop.db);
    expect(await findCatalogueVersion(shop.db)).toBe(before);
  });

  test('keeps a picture that only an old version shows, so that the version can be restored', async () => {
    const { db } = shop;
    const { product, path, body } = await saved();
    const other = await saved();
    await shop.call('PUT', path, { ...body, images: other.body.images });
    await db.update(images).set({ createdAt: sql`now() - interval '60 days'` });
    await cleanUp(db);
    const { entries } = await history(product.id);
    const first = entries.at(-1)!;
    const answer = await shop.call('POST', `${path}/restore-version`, { entryId: first.id });
    expect((answer.body['product'] as AdminProduct).images).toEqual(product.images);
  });
});

describe('one change for many', () => {
  test('category, status, storage place, years, price and deletion, each counted and undone', async () => {
    const { db } = shop;
    const category = await aCategory(db);
    const [a, b] = [await saved({ price: '10' }), await saved({ price: '19,99', status: 'draft' })];
    const ids = [a.product.id, b.product.id];
    const before = [await read(ids[0]!), await read(ids[1]!)];
    for (const [change, changed, expected] of [
      [{ categoryId: category.id }, 2, { categoryId: category.id }],
      [{ status: 'draft' }, 1, { status: 'draft' }],
      [{ storagePlace: 'B2' }, 2, { storagePlace: 'B2' }],
      [{ years: { from: 1999, to: 2001 } }, 2, { fitments: [{ yearFrom: 1999, yearTo: 2001 }] }],
      [{ pricePercent: 10 }, 2, {}],
      [{ priceMinor: 7550 }, 2, { priceMinor: 7550 }],
      [{ priceMinor: null }, 2, { priceMinor: null }],
      [{ delete: true }, 2, {}],
    ] as const) {
      const answer = await bulk([...ids, 999_999], change);
      expect([change, answer.body['changed']]).toEqual([change, changed]);
      for (const id of ids) expect(await read(id)).toMatchObject(expected);
      if ('pricePercent' in change)
        expect([(await read(ids[0]!)).priceMinor, (await read(ids[1]!)).priceMinor]).toEqual([1100, 2200]);
      if ('delete' in change) expect((await read(ids[0]!)).deletedAt).not.toBeNull();
      expect((await undo(answer.body['undo'])).body).toMatchObject({ changed, skipped: 0 });
    }
    for (const [i, id] of ids.entries()) {
      const { version: _, updatedAt: __, ...now } = await read(id);
      expect(before[i]).toMatchObject(now);
    }
  });

  test('in per cent says which products have no price, and one price for all gives them one', async () => {
    const [priced, priceless] = [await saved({ price: '80' }), await saved({ price: '' })];
    const ids = [priced.product.id, priceless.product.id];
    expect((await bulk(ids, { pricePercent: 10 })).body).toMatchObject({ changed: 1, withoutPrice: 1 });
    expect((await bulk(ids, { priceMinor: 8800 })).body).toMatchObject({ changed: 1, withoutPrice: 0 });
    expect(await read(priceless.product.id)).toMatchObject({ priceMinor: 8800 });
  });

  test('is undone only where nobody edited since, and says how many it left', async () => {
    const [a, b] = [await saved(), await saved()];
    const answer = await bulk([a.product.id, b.product.id], { status: 'archived' });
    await shop.call('PUT', b.path, { ...b.body, name: 'Uređen poslije', status: 'archived' });
    expect((await undo(answer.body['undo'])).body).toEqual({ success: true, changed: 1, skipped: 1 });
    expect([(await read(a.product.id)).status, (await read(b.product.id)).status]).toEqual([
      'published',
      'archived',
    ]);
    expect(await read(b.product.id)).toMatchObject({ name: 'Uređen poslije' });
    expect((await undo(answer.body['undo'])).body).toEqual({ success: true, changed: 1, skipped: 1 });
    expect(await read(b.product.id)).toMatchObject({ name: 'Uređen poslije' });
  });

  test.each([
    ['no product', { ids: [], change: { delete: true } }, 'Odaberite najmanje jedan proizvod.'],
    [
      'too many',
      { ids: Array.from({ length: 1001 }, (_, i) => i + 1), change: { delete: true } },
      'Previše proizvoda u jednom zahtjevu.',
    ],
    [
      'an unknown category',
      { ids: [1], change: { categoryId: 999_999 } },
      'Ta kategorija više ne postoji. Odaberite drugu.',
    ],
    [
      'years that run backwards',
      { ids: [1], change: { years: { from: 2009, to: 2004 } } },
      'Početno godište ne može biti poslije krajnjeg.',
    ],
    [
      'no change of the price',
      { ids: [1], change: { pricePercent: 0 } },
      'Promjena cijene treba biti od -90 do 500 % i različita od nule.',
    ],
    [
      'a price that would be given away',
      { ids: [1], change: { pricePercent: -100 } },
      'Promjena cijene treba biti od -90 do 500 % i različita od nule.',
    ],
    [
      'no price at all',
      { ids: [1], change: { priceMinor: 0 } },
      'Cijena treba biti veća od 0 i najviše 999.999,99 KM; za cijenu na upit ostavite polje prazno.',
    ],
    [
      'two changes at once',
      { ids: [1], change: { status: 'draft', delete: true } },
      'Zahtjev nije ispravan.',
    ],
  ])('is refused with %s', async (_, body, message) => {
    const answer = await shop.call('POST', '/api/admin/products/bulk', body);
    expect([answer.status, answer.body['error']]).toEqual([400, message]);
  });

  test('of a thousand products takes one batch', async () => {
    const { db } = shop;
    const rows = await db
      .insert(products)
      .values(Array.from({ length: 1000 }, (_, i) => ({ name: `Serijski dio ${i}`, priceMinor: 1000 + i })))
      .returning({ id: products.id });
    const answer = await bulk(
      rows.map((row) => row.id),
      { pricePercent: -15 },
    );
    expect(answer.body['changed']).toBe(1000);
    expect((await undo(answer.body['undo'])).body).toMatchObject({ changed: 1000 });
  });
});
