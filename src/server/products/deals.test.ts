import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listProductRows } from '#db/queries/catalogue/catalogue.ts';
import { products } from '#db/schema/index.ts';
import type { HistoryAnswer } from '#src/domain/admin/history.ts';
import type { AdminProductList } from '#src/domain/admin/product.ts';
import { isoDay } from '#src/domain/calendar.ts';
import { PRICE_MINOR_MAX } from '#src/domain/limits/catalogue.ts';
import { cleanUp } from '#src/server/admin/clean-up.ts';
import { exportProducts } from '#src/server/product-csv/export-products.ts';
import { catalogueRoutes } from '#src/server/http/catalogue-routes.ts';
import { problemText } from '#src/strings/problems.ts';
import { aManufacturer, aModel, aProduct } from '../../../tests/setup/factories.ts';
import { type AdminShop, openAdminShop } from '../../../tests/setup/admin-shop.ts';

let shop: AdminShop;
beforeAll(async () => {
  shop = await openAdminShop();
});
afterAll(() => shop.close());

const change = (ids: number[], deal: object) =>
  shop.call('POST', '/api/admin/products/bulk', { ids, change: { deal } });
const stored = async (id: number) => (await shop.db.select().from(products).where(eq(products.id, id)))[0]!;
/** Reserved until a day that has passed since. */
async function reserveUntilPast(id: number) {
  await change([id], { availability: 'reserved', reservedFor: 'Amir', reservedUntil: today() });
  await shop.db.update(products).set({ reservedUntil: '2020-01-01' }).where(eq(products.id, id));
}

/** Read when it is needed: a run may pass midnight. */
const today = () => isoDay(new Date());

test('a part is sold in one call, which one call undoes, and is no longer reserved for anybody', async () => {
  const { id } = await aProduct(shop.db);
  await change([id], { availability: 'reserved', reservedFor: 'Amir', reservedUntil: '2099-01-02' });
  expect(await stored(id)).toMatchObject({ availability: 'reserved', reservedFor: 'Amir', soldOn: null });
  const day = today();
  const { body } = await change([id], { availability: 'sold' });
  expect(body).toMatchObject({ changed: 1 });
  expect(await stored(id)).toMatchObject({ availability: 'sold', reservedFor: null });
  expect([day, today()]).toContain((await stored(id)).soldOn);
  await shop.call('POST', `/api/admin/undo/${String(body['undo'])}`);
  expect(await stored(id)).toMatchObject({ availability: 'reserved', reservedFor: 'Amir', soldOn: null });
});

test('many parts are sold at once; a wrong date or price is refused', async () => {
  const ids = [(await aProduct(shop.db)).id, (await aProduct(shop.db)).id];
  const sale = { availability: 'sold', soldFor: 4500, soldOn: '2026-11-01', soldWhere: 'Pijaca' };
  expect((await change(ids, sale)).body).toMatchObject({ changed: 2 });
  expect((await change(ids, { ...sale, soldOn: 'jučer' })).status).toBe(400);
  for (const soldFor of [0, -1, PRICE_MINOR_MAX + 1])
    expect(await change(ids, { ...sale, soldFor })).toMatchObject({
      status: 400,
      body: { error: problemText.badDeal },
    });
  const ended = await change(ids, { availability: 'reserved', reservedUntil: isoDay(new Date(), -1) });
  expect(ended).toMatchObject({
    status: 400,
    body: { error: 'Rezervacija ne može završiti prije današnjeg dana.' },
  });
  const { body } = await shop.call('GET', '/api/admin/products?filter=sold&limit=100');
  const { products: rows, counts } = body as unknown as AdminProductList;
  expect(rows.filter((row) => ids.includes(row.id))).toMatchObject([
    { soldFor: 4500, soldWhere: 'Pijaca' },
    { soldFor: 4500, soldWhere: 'Pijaca' },
  ]);
  expect(counts.sold).toBe(rows.length);
});

/** One row of a file that the owner imports. */
async function fromFile(id: number, cells: object) {
  const { version } = await stored(id);
  const rows = [{ line: 2, cells: { id: String(id), ...cells }, version }];
  const { body } = await shop.call('POST', '/api/admin/csv/apply', { rows });
  expect(body).toMatchObject({ rows: [{ outcome: 'updated' }] });
}

test('a file that puts a reserved part in stock ends its reservation, and a later one does not bring it back', async () => {
  const { id } = await aProduct(shop.db);
  await reserveUntilPast(id);
  await fromFile(id, { availability: 'na stanju' });
  expect(await stored(id)).toMatchObject({
    availability: 'in_stock',
    reservedFor: null,
    reservedUntil: null,
  });
  await fromFile(id, { availability: 'rezervisano' });
  await cleanUp(shop.db);
  expect(await stored(id)).toMatchObject({ availability: 'reserved', reservedFor: null });
});

test('a file that sells a part sells it today, and one that puts it back in stock ends the sale', async () => {
  const { id } = await aProduct(shop.db);
  const day = today();
  await fromFile(id, { availability: 'prodano' });
  expect([day, today()]).toContain((await stored(id)).soldOn);
  await change([id], { availability: 'sold', soldFor: 4500, soldOn: '2026-11-01', soldWhere: 'Pijaca' });
  await fromFile(id, { name: 'Ispravljeno ime' });
  expect(await stored(id)).toMatchObject({ soldFor: 4500, soldOn: '2026-11-01', soldWhere: 'Pijaca' });
  await fromFile(id, { availability: 'na stanju' });
  expect(await stored(id)).toMatchObject({ soldFor: null, soldOn: null, soldWhere: null });
});

test('an edit of something else of a part sold on an unknown day invents no day, in a file or in the form', async () => {
  const { id } = await aProduct(shop.db, { availability: 'sold', status: 'archived' });
  await fromFile(id, { name: 'Ispravljeno ime' });
  expect(await stored(id)).toMatchObject({ name: 'Ispravljeno ime', soldOn: null });
  await fromFile(id, { name: 'Drugo ime', availability: 'prodato' });
  expect(await stored(id)).toMatchObject({ name: 'Drugo ime', soldOn: null });
  const form = { name: 'Iz obrasca', availability: 'sold', fitments: [] };
  expect((await shop.call('PUT', `/api/admin/products/${id}`, form)).status).toBe(200);
  expect(await stored(id)).toMatchObject({ name: 'Iz obrasca', soldOn: null });
});

test('a reservation ends by itself after its last day, with an entry in the history', async () => {
  const [past, last] = [await aProduct(shop.db), await aProduct(shop.db)];
  await reserveUntilPast(past.id);
  await change([last.id], { availability: 'reserved', reservedFor: 'Amir', reservedUntil: today() });
  await cleanUp(shop.db);
  expect(await stored(past.id)).toMatchObject({ availability: 'in_stock', reservedFor: null });
  expect(await stored(last.id)).toMatchObject({ availability: 'reserved' });
  const { body } = await shop.call('GET', `/api/admin/history?entity=product&id=${past.id}`);
  expect((body as unknown as HistoryAnswer).entries[0]).toMatchObject({ action: 'expire', username: null });
});

test('buyers and sale prices are in no public call, page or file', async () => {
  const manufacturer = await aManufacturer(shop.db, { name: 'Tajna marka' });
  const model = await aModel(shop.db, manufacturer.id);
  const fits = [{ manufacturerId: manufacturer.id, modelId: model.id }];
  const [kept, gone] = [await aProduct(shop.db, { fits }), await aProduct(shop.db, { fits })];
  const until = { reservedFor: 'Kupac Tajni', reservedUntil: '2099-03-04' };
  await change([kept.id], { availability: 'reserved', ...until });
  await change([gone.id], { availability: 'sold', soldFor: 987_654, soldWhere: 'Kod Tajnog' });
  const app = catalogueRoutes();
  const ask = async (path: string) => (await app.request(path)).text();
  const said = [
    await ask('/api/products'),
    await ask(`/api/products?ids=${kept.id},${gone.id}`),
    await ask(`/api/products/${kept.id}`),
    await ask(`/api/products/${gone.id}`),
    await ask(`/api/brand-products/${manufacturer.slug}/${model.slug}`),
    JSON.stringify(await listProductRows(shop.db, [kept.id, gone.id])),
  ];
  for (const text of said) {
    expect(text).toContain('"availability":');
    expect(text).not.toMatch(/Tajni|Tajnog|2099-03-04|987_?654|9876[.,]54|reservedFor|soldFor|soldOn/);
  }
  const file = await new Response(exportProducts(shop.db)).text();
  expect(file).toContain(String(gone.id));
  expect(file).not.toMatch(/Tajni|Tajnog|9876[.,]54/);
});
