import { afterAll, beforeAll } from 'vitest';
import { reindexCatalogue } from '#db/queries/search/search-index.ts';
import { search } from '#src/server/search/search.ts';
import {
  aCategory,
  aGeneration,
  aManufacturer,
  aModel,
  anImage,
  aProduct,
  aTuningCategory,
} from './factories.ts';
import { openTestDatabase } from './test-database.ts';

/** A small shop for searches: lights, mirrors and bumpers of a few cars. */
async function openSearchShop() {
  const { db, close } = await openTestDatabase();
  const vw = await aManufacturer(db, { name: 'Volkswagen', aliases: ['VW'] });
  const audi = await aManufacturer(db, { name: 'Audi' });
  const golf = await aModel(db, vw.id, { name: 'Golf' });
  const plus = await aModel(db, vw.id, { name: 'Golf Plus' });
  const a4 = await aModel(db, audi.id, { name: 'A4' });
  await aGeneration(db, golf.id, { name: 'IV', yearFrom: 1997, yearTo: 2003 });
  await aGeneration(db, golf.id, { name: 'V', aliases: ['1K'], yearFrom: 2003, yearTo: 2009 });
  await aGeneration(db, a4.id, { name: 'B8', yearFrom: 2007, yearTo: 2015 });
  await aTuningCategory(db, { name: 'Sportski volani' });
  const seats = await aCategory(db, { name: 'Sjedišta' });
  const image = await anImage(db);
  const onGolf = { manufacturerId: vw.id, modelId: golf.id };
  const golf4 = [{ ...onGolf, yearFrom: 1997, yearTo: 2003 }];
  const golf5 = [{ ...onGolf, yearFrom: 2003, yearTo: 2008 }];
  await aProduct(db, {
    name: 'Far lijevi, halogen',
    fits: golf5,
    pictures: [image.hash],
    popularity: 5,
    condition: 'used',
    priceMinor: 20_000,
  });
  await aProduct(db, { name: 'Far desni', fits: golf4, popularity: 50, condition: 'new', priceMinor: 9_000 });
  await aProduct(db, { name: 'Prednji branik s rupama za maglenke', fits: golf5 });
  await aProduct(db, { name: 'Staklo retrovizora lijevo', fits: golf5, popularity: 900 });
  await aProduct(db, { name: 'Retrovizor lijevi', fits: golf5, condition: 'refurbished' });
  await aProduct(db, {
    name: 'Far desni, ksenon',
    partNumbers: ['8K0 941 003 C'],
    condition: 'used',
    popularity: 9,
    fits: [{ manufacturerId: audi.id, modelId: a4.id, yearFrom: 2008, yearTo: 2012 }],
  });
  await aProduct(db, { name: 'Set kvačila 1.9 TDI', fits: golf5 });
  await aProduct(db, {
    name: 'Dvosjed suvozača',
    categoryId: seats.id,
    fits: [{ ...onGolf, modelId: plus.id }],
  });
  await aProduct(db, { name: 'Gumene patosnice', fits: [{ manufacturerId: vw.id }] });
  await aProduct(db, { name: 'Felga 17', kind: 'tuning', priceMinor: 15_050 });
  await aProduct(db, { name: 'Far u nacrtu', status: 'draft', fits: golf5 });
  await aProduct(db, { name: 'Far obrisani', deletedAt: new Date(), fits: golf5 });
  await reindexCatalogue(db);
  return { db, close, golf5 };
}

type SearchShop = Awaited<ReturnType<typeof openSearchShop>>;

/** The shop that all tests of a file search; `prepare` adds what only they need. */
export function searchShop(prepare?: (shop: SearchShop) => Promise<void>) {
  let shop: SearchShop;
  beforeAll(async () => {
    shop = await openSearchShop();
    await prepare?.(shop);
  });
  afterAll(() => shop.close());
  return {
    get db() {
      return shop.db;
    },
    get golf5() {
      return shop.golf5;
    },
    /** Names of the products that a search finds, in its order. */
    names: async (q: string, more = {}) =>
      (await search(shop.db, { q, type: 'product', ...more })).results.map((result) => result.name),
  };
}
