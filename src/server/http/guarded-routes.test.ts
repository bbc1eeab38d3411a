import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { hasPendingPublish } from '#db/queries/catalogue/publishing.ts';
import { adPictures, products, publishes, searchQueue } from '#db/schema/index.ts';
import { cleanUp } from '#src/server/admin/clean-up.ts';
import { contentHash, keepThumbnail } from '#src/server/images/image-store.ts';
import { search } from '#src/server/search/search.ts';
import { type AdminShop, openAdminShop } from '../../../tests/setup/admin-shop.ts';
import { aManufacturer, aModel } from '../../../tests/setup/factories.ts';

let shop: AdminShop;
let isIndexing = true;

beforeAll(async () => {
  shop = await openAdminShop((backend) => ({
    ...backend,
    run: async (query, params) => {
      if (!isIndexing && query.includes('from "search_queue"')) throw new Error('the queue cannot be read');
      return backend.run(query, params);
    },
  }));
});
afterAll(() => shop.close());

/** From now on all that is saved is live. */
async function goLive() {
  await shop.db.delete(publishes);
  const version = sql`(select version from catalogue_state)`;
  await shop.db.insert(publishes).values({ state: 'live', version });
}
beforeEach(async () => {
  isIndexing = true;
  await goLive();
});

async function addProduct(name: string) {
  const manufacturer = await aManufacturer(shop.db);
  const model = await aModel(shop.db, manufacturer.id);
  const fitments = [{ manufacturerId: manufacturer.id, modelId: model.id, yearFrom: 2004, yearTo: 2008 }];
  return shop.call('POST', '/api/admin/products', { name, rating: 4, fitments, status: 'draft' });
}

test('a product that could not be indexed was saved, is answered so and is published; the clean-up indexes it', async () => {
  isIndexing = false;
  expect(await addProduct('Alnaser')).toMatchObject({ status: 201, body: { success: true } });
  expect(vi.mocked(console.error).mock.calls.flat().map(String).join(' ')).toContain('not indexed');
  vi.mocked(console.error).mockClear();
  expect(await shop.db.$count(products, sql`name = 'Alnaser'`)).toBe(1);
  expect(await hasPendingPublish(shop.db)).toBe(true);

  isIndexing = true;
  expect(await shop.db.$count(searchQueue)).toBe(1);
  await shop.db.update(products).set({ status: 'published' });
  await cleanUp(shop.db);
  expect((await search(shop.db, { q: 'alnaser' })).results).toMatchObject([{ name: 'Alnaser' }]);
});

test('a rename that could not be indexed was saved and is answered so', async () => {
  const { id, name } = await aManufacturer(shop.db);
  isIndexing = false;
  const renamed = await shop.call('PUT', `/api/admin/manufacturers/${id}`, { name: `${name} nova` });
  expect(renamed).toMatchObject({ status: 200, body: { success: true } });
  vi.mocked(console.error).mockClear();
  expect(await hasPendingPublish(shop.db)).toBe(true);
});

test('a call that changes nothing on the pages publishes nothing, unless something that is saved still waits for it', async () => {
  const markDevice = () => shop.call('PUT', '/api/admin/devices/current', { isOwn: true });
  expect((await markDevice()).status).toBe(200);
  expect(await hasPendingPublish(shop.db)).toBe(false);
  await aManufacturer(shop.db);
  expect((await markDevice()).status).toBe(200);
  expect(await hasPendingPublish(shop.db)).toBe(true);
});

test('what a failed build did not publish is published after the next call', async () => {
  await aManufacturer(shop.db);
  await shop.db
    .insert(publishes)
    .values({ state: 'failed', error: 'nema mjesta', version: sql`(select version from catalogue_state)` });
  await shop.call('PUT', '/api/admin/devices/current', { isOwn: true });
  expect(await hasPendingPublish(shop.db)).toBe(true);
});

test('a change that changes nothing publishes nothing', async () => {
  const { body } = await addProduct('Far');
  await goLive();
  const { id } = body['product'] as { id: number };
  const saved = await shop.call('POST', '/api/admin/products/bulk', {
    ids: [id],
    change: { status: 'draft' },
  });
  expect(saved).toMatchObject({ status: 200, body: { changed: 0 } });
  expect(await hasPendingPublish(shop.db)).toBe(false);
});

test('a refused slice of an import publishes what was saved before it; a successful one leaves that to the last slice', async () => {
  const applyPart = (body: object) => shop.call('POST', '/api/admin/csv/apply', body);
  await aManufacturer(shop.db);
  expect(await applyPart({ rows: [{ line: 2, cells: {}, version: null }] })).toMatchObject({ status: 200 });
  expect(await hasPendingPublish(shop.db)).toBe(false);
  expect(await applyPart({ rows: 'x' })).toMatchObject({ status: 400 });
  expect(await hasPendingPublish(shop.db)).toBe(true);
});

test('no cache keeps an answer to the owner, except for the small picture of an ad in the own browser', async () => {
  const address = 'https://primjer.ba/7.jpg';
  await shop.db.insert(adPictures).values({ sourceId: '7', address });
  // The test reads every body as JSON.
  await keepThumbnail(contentHash(Buffer.from(address)), Buffer.from('{}'));
  const cacheOf = async (path: string) => (await shop.call('GET', path)).headers.get('cache-control');
  expect(await cacheOf('/api/admin/olx/pictures/7')).toMatch(/^private, max-age=\d+$/);
  expect(await cacheOf('/api/admin/olx/pictures/8')).toBe('no-store');
  expect(await cacheOf('/api/admin/publish')).toBe('no-store');
});
