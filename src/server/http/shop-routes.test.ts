import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aCategory, aManufacturer, aModel, anImage, aProduct } from '../../../tests/setup/factories.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import { redirects } from '#db/schema/index.ts';
import { catalogueRoutes } from './catalogue-routes.ts';
import type { Routes } from './routes.ts';

let database: TestDatabase;
let app: Routes;
let far: { id: number };

beforeAll(async () => {
  database = await openTestDatabase();
  vi.stubEnv('DATABASE_URL', database.url);
  app = catalogueRoutes();
  const { db } = database;
  const vw = await aManufacturer(db, { name: 'Volkswagen', aliases: ['VW'], slugAliases: ['vw'] });
  const golf = await aModel(db, vw.id, { name: 'Golf' });
  const rasvjeta = await aCategory(db, { name: 'Rasvjeta' });
  const { hash } = await anImage(db);
  far = await aProduct(db, {
    name: 'Prednji far',
    categoryId: rasvjeta.id,
    pictures: [hash],
    priceMinor: 45_050,
    fits: [
      { manufacturerId: vw.id, modelId: golf.id, yearFrom: 2004, yearTo: 2006 },
      { manufacturerId: vw.id, modelId: golf.id, yearFrom: 2009, yearTo: 2010 },
    ],
  });
  await aProduct(db, { name: 'Nacrt', status: 'draft' });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await database.close();
});

async function get(path: string) {
  const response = await app.request(path);
  return { status: response.status, headers: response.headers, body: (await response.json()) as unknown };
}

test('a page of a list holds cards as pages render them, with the shop’s own names for what was asked', async () => {
  const { body, headers } = await get('/api/shop/products?manufacturer=vw&model=golf&yearFrom=2010&page=1');
  expect(body).toMatchObject({
    total: 1,
    page: 1,
    pages: 1,
    names: { manufacturer: { slug: 'volkswagen' }, model: { slug: 'golf' }, category: null },
    products: [
      {
        id: far.id,
        priceMinor: 45_050,
        years: [
          { from: 2004, to: 2006 },
          { from: 2009, to: 2010 },
        ],
      },
    ],
  });
  const [product] = (body as { products: object[] }).products;
  expect(product).not.toHaveProperty('fitments');
  expect(headers.get('netlify-cache-tag')).toBe('catalogue');
});

test('products by their ids say which ids were merged into them', async () => {
  await database.db.insert(redirects).values({ fromPath: '/proizvod/900', toPath: `/proizvod/${far.id}` });
  const { body } = await get('/api/shop/products?ids=900,901');
  expect(body).toMatchObject({ products: [{ id: far.id, replaces: [900] }] });
});

test.each(['page=0', 'limit=101', 'yearFrom=1800', 'ids=x', 'manufacturer='])(
  'bad input is refused: %s',
  async (query) => expect((await get(`/api/shop/products?${query}`)).status).toBe(400),
);
