import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { indexProducts } from '#db/queries/search/search-index.ts';
import { ADMIN_FILTERS, type AdminProductList } from '#src/domain/admin/product.ts';
import {
  aCategory,
  aManufacturer,
  aModel,
  anImage,
  aProduct,
  aTuningCategory,
} from '../../../tests/setup/factories.ts';
import { type AdminShop, openAdminShop } from '../../../tests/setup/admin-shop.ts';

let shop: AdminShop;
let categoryId: number;
let tuningId: number;
let audi: { id: number };
let a4: { id: number };
let idOf: Record<string, number>;

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

beforeAll(async () => {
  shop = await openAdminShop();
  const { db } = shop;
  audi = await aManufacturer(db, { name: 'Audi' });
  a4 = await aModel(db, audi.id, { name: 'A4' });
  categoryId = (await aCategory(db, { name: 'Rasvjeta' })).id;
  tuningId = (await aTuningCategory(db, { name: 'Felge' })).id;
  const pictures = async (count: number) =>
    Promise.all(Array.from({ length: count }, async () => (await anImage(db)).hash));
  const fits = [
    { manufacturerId: audi.id, modelId: a4.id, yearFrom: 2004, yearTo: 2006 },
    { manufacturerId: audi.id, modelId: a4.id, yearFrom: 2009, yearTo: null },
    { manufacturerId: audi.id, modelId: null, yearFrom: 1999, yearTo: 1999 },
  ];
  const made = [
    await aProduct(db, {
      name: 'Far đon',
      categoryId,
      fits,
      pictures: await pictures(3),
      partNumbers: ['8K0 941 003 C'],
    }),
    await aProduct(db, { name: 'Štop svjetlo', status: 'draft', fits, pictures: await pictures(1) }),
    await aProduct(db, { name: 'Čep rezervoara', status: 'archived', pictures: await pictures(2) }),
    await aProduct(db, {
      name: 'Felga 18',
      kind: 'tuning',
      tuningCategoryId: tuningId,
      pictures: await pictures(2),
      priceMinor: 45_000,
    }),
    await aProduct(db, { name: 'Retrovizor', deletedAt: minutesAgo(5), pictures: await pictures(2) }),
  ];
  idOf = Object.fromEntries(made.map(({ name, id }) => [name, id]));
  for (const [i, { id }] of made.entries()) {
    const at = minutesAgo(10 * (made.length - i)).toISOString();
    await db.execute(sql`update products set created_at = ${at}, updated_at = ${at} where id = ${id}`);
  }
  await indexProducts(db);
});
afterAll(() => shop.close());

const list = async (query: string) =>
  (await shop.call('GET', `/api/admin/products?${query}`)).body as unknown as AdminProductList;
const names = async (query: string) => (await list(query)).products.map((product) => product.name);

test('a row shows what the owner has to know, and the counts what is left to do', async () => {
  const { products, pagination, counts } = await list('sort=name&filter=published');
  expect(products.map((product) => product.name)).toEqual(['Far đon', 'Felga 18']);
  expect(products[0]).toMatchObject({
    id: idOf['Far đon'],
    manufacturer: 'Audi',
    model: 'A4',
    categoryName: 'Rasvjeta',
    imageCount: 3,
    years: [
      { yearFrom: 2004, yearTo: 2006 },
      { yearFrom: 2009, yearTo: null },
    ],
    kind: 'part',
    status: 'published',
    priceMinor: null,
    version: 1,
    deletedAt: null,
  });
  expect(pagination).toEqual({
    totalProducts: 2,
    totalPages: 1,
    currentPage: 1,
    hasPrevPage: false,
    hasNextPage: false,
  });
  expect(counts).toEqual({
    all: 4,
    published: 2,
    draft: 1,
    archived: 1,
    reserved: 0,
    sold: 0,
    deleted: 1,
    'no-category': 2,
    'one-image': 1,
    'no-years': 1,
  });
});

test.each(ADMIN_FILTERS)('as many products are counted as %s as its filter lists', async (filter) => {
  const { counts, pagination } = await list(`filter=${filter}`);
  expect(counts[filter]).toBe(pagination.totalProducts);
});

describe('the list', () => {
  test.each([
    ['', ['Felga 18', 'Čep rezervoara', 'Štop svjetlo', 'Far đon']],
    ['sort=name', ['Čep rezervoara', 'Far đon', 'Felga 18', 'Štop svjetlo']],
    ['sort=updated', ['Felga 18', 'Čep rezervoara', 'Štop svjetlo', 'Far đon']],
    ['filter=draft', ['Štop svjetlo']],
    ['filter=archived', ['Čep rezervoara']],
    ['filter=deleted', ['Retrovizor']],
    ['filter=no-category', ['Čep rezervoara', 'Štop svjetlo']],
    ['filter=one-image', ['Štop svjetlo']],
    ['filter=no-years', ['Čep rezervoara']],
    ['category=&search=', ['Felga 18', 'Čep rezervoara', 'Štop svjetlo', 'Far đon']],
    ['page=2&limit=3', ['Far đon']],
    ['page=9', []],
  ])('with ?%s', async (query, expected) => expect(await names(query)).toEqual(expected));

  test('of an entry of the dictionaries: the products that its count says, never those of the same name', async () => {
    expect(await names(`manufacturer=${audi.id}`)).toEqual(['Štop svjetlo', 'Far đon']);
    expect(await names(`model=${a4.id}`)).toEqual(['Štop svjetlo', 'Far đon']);
    expect(await names(`model=${a4.id}&filter=draft`)).toEqual(['Štop svjetlo']);
    expect(await names(`model=${a4.id}&search=far`)).toEqual(['Far đon']);
    expect(await names(`tuning-category=${tuningId}`)).toEqual(['Felga 18']);
    expect(await names('model=999999')).toEqual([]);
    const { counts, pagination } = await list(`model=${a4.id}&filter=draft`);
    expect(counts).toMatchObject({ all: 2, draft: 1, archived: 0, 'one-image': 1, deleted: 0 });
    expect(pagination.totalProducts).toBe(1);
  });

  test('of a category', async () => expect(await names(`category=${categoryId}`)).toEqual(['Far đon']));

  test.each([
    ['STOP', ['Štop svjetlo']],
    ['svjet', ['Štop svjetlo']],
    ['cep rez', ['Čep rezervoara']],
    ['rezervoara čep', ['Čep rezervoara']],
    ['far djon', ['Far đon']],
    ['audi a4', ['Štop svjetlo', 'Far đon']],
    ['8k0941', ['Far đon']],
    ['8K0-941-003', ['Far đon']],
    ['941 003 c', ['Far đon']],
    ['retrovizor', []],
    ['ovoga nema', []],
    ["'; drop table products; --", []],
    ['!!!', []],
  ])('searched for %j', async (search, expected) => {
    expect(await names(`search=${encodeURIComponent(search)}`)).toEqual(expected);
  });

  test('searched for a number finds the product of that number', async () => {
    expect(await names(`search=${idOf['Felga 18']}`)).toContain('Felga 18');
    expect(await names('search=retrov&filter=deleted')).toEqual(['Retrovizor']);
  });

  test.each([
    'page=0',
    'page=x',
    'limit=0',
    'limit=101',
    'filter=gone',
    'sort=price',
    'category=x',
    'model=x',
    'tuning-category=0',
  ])('refuses ?%s instead of showing everything', async (query) =>
    expect((await shop.call('GET', `/api/admin/products?${query}`)).status).toBe(400),
  );
});
