import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCatalogueVersion } from '#db/queries/catalogue/catalogue.ts';
import { loadSearchIndexRows } from '#db/queries/search/search-words.ts';
import { products, vocabulary } from '#db/schema/index.ts';
import { cleanUp } from '#src/server/admin/clean-up.ts';
import { type AdminShop, openAdminShop } from '../../../tests/setup/admin-shop.ts';
import { aGeneration, aManufacturer, aModel, anImage, aProduct } from '../../../tests/setup/factories.ts';
import { search } from './search.ts';

let shop: AdminShop;
let fits: { manufacturerId: number; modelId: number; yearFrom: number; yearTo: number }[];
let pictures: string[];

beforeAll(async () => {
  shop = await openAdminShop();
  const vw = await aManufacturer(shop.db, { name: 'Volkswagen', aliases: ['VW'] });
  const golf = await aModel(shop.db, vw.id, { name: 'Golf' });
  await aGeneration(shop.db, golf.id, { name: 'V', yearFrom: 2003, yearTo: 2008 });
  fits = [{ manufacturerId: vw.id, modelId: golf.id, yearFrom: 2003, yearTo: 2008 }];
  pictures = [(await anImage(shop.db)).hash];
});
afterAll(() => shop.close());

/** An import of drafts, up to its last call. */
async function importDrafts(...names: string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const name of names) ids.push((await aProduct(shop.db, { name, fits, pictures, status: 'draft' })).id);
  expect((await shop.call('POST', '/api/admin/imports/finish', {})).status).toBe(200);
  return ids;
}
const changeAll = (ids: number[], change: object) =>
  shop.call('POST', '/api/admin/products/bulk', { ids, change });
const names = async (q: string) =>
  (await search(shop.db, { q, type: 'product' })).results.map(({ name }) => name);

/** The words that the search knows from the names of products, with the number of products that have each. */
async function counts(): Promise<Record<string, number>> {
  const { words } = await loadSearchIndexRows(shop.db);
  const pairs = words.split('\n').map((line): [string, number] => {
    const [word = '', count] = line.split(' ');
    return [word, Number(count)];
  });
  return Object.fromEntries(pairs);
}

test('imported drafts that are published together are found by a query with a word that no product has', async () => {
  const ids = await importDrafts('Turbina', 'Turbina Garrett', 'Alnaser');
  expect(await counts()).not.toHaveProperty('alnasr');
  expect((await changeAll(ids, { status: 'published' })).body).toMatchObject({ changed: 3 });
  expect(await names('turbina golf 5 xyzzy')).toHaveLength(2);
  expect(await counts()).toMatchObject({ alnasr: 1, turbin: 2 });
});

test('words of products that left the shop together are no longer words of the shop', async () => {
  const ids = await importDrafts('Hidrauličar', 'Hidrauličar mali');
  await changeAll(ids, { status: 'published' });
  const word = Object.keys(await counts()).find((known) => known.startsWith('hidraul'));
  expect(word).toBeDefined();
  await changeAll(ids, { delete: true });
  expect(await counts()).not.toHaveProperty(word!);
  await changeAll(ids, { restore: true });
  expect(await counts()).toMatchObject({ [word!]: 2 });
});

test('a product that is published alone is found by its own word, and only a product on sale makes a word known', async () => {
  const [id = 0] = await importDrafts('Retraktor');
  expect(await counts()).not.toHaveProperty('retraktor');
  await changeAll([id], { status: 'published' });
  expect(await counts()).toHaveProperty('retraktor');
  expect(await names('retraktor')).toEqual(['Retraktor']);
});

test('the clean-up forgets the word of a mistyped name that was corrected; a new count alone is not a version to publish', async () => {
  const { id } = await aProduct(shop.db, { name: 'Vijuga', fits, pictures });
  await shop.call('POST', '/api/admin/imports/finish', {});
  await shop.db.update(products).set({ name: 'Kasilo' }).where(eq(products.id, id));
  await cleanUp(shop.db);
  const known = await counts();
  expect(Object.keys(known).filter((word) => /^(vijug|kasil)/.test(word))).toEqual(['kasil']);

  const version = await findCatalogueVersion(shop.db);
  await shop.db.update(vocabulary).set({ documents: 9 }).where(eq(vocabulary.word, 'kasil'));
  await cleanUp(shop.db);
  expect(await counts()).toMatchObject({ kasil: 1 });
  expect(await findCatalogueVersion(shop.db)).toBe(version);
});
