import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  aCategory,
  aManufacturer,
  aModel,
  anImage,
  aProduct,
  aTuningCategory,
} from '../../../tests/setup/factories.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import { redirects } from '#db/schema/index.ts';
import { catalogueRoutes } from './catalogue-routes.ts';
import type { Routes } from './routes.ts';

let database: TestDatabase;
let app: Routes;
let ids: { far: number; felga: number; image: string; golf: number };

beforeAll(async () => {
  database = await openTestDatabase();
  vi.stubEnv('DATABASE_URL', database.url);
  vi.stubEnv('DATABASE_KIND', 'embedded');
  app = catalogueRoutes();
  const { db } = database;
  const vw = await aManufacturer(db, { name: 'Volkswagen', aliases: ['VW'], slugAliases: ['vw'] });
  const golf = await aModel(db, vw.id, { name: 'Golf' });
  const peugeot = await aManufacturer(db, { name: 'Peugeot' });
  const [p206] = [await aModel(db, peugeot.id, { name: '206' })];
  const rasvjeta = await aCategory(db, { name: 'Rasvjeta' });
  const felge = await aTuningCategory(db, { name: 'Felge' });
  const image = await anImage(db);
  const far = await aProduct(db, {
    name: 'Prednji far',
    categoryId: rasvjeta.id,
    pictures: [image.hash],
    createdAt: new Date('2026-01-02'),
    fits: [
      { manufacturerId: vw.id, modelId: golf.id, yearFrom: 2004, yearTo: 2006 },
      { manufacturerId: peugeot.id, modelId: p206.id, yearFrom: 2000, yearTo: 2001 },
    ],
  });
  const felga = await aProduct(db, {
    name: 'Felga 18',
    kind: 'tuning',
    tuningCategoryId: felge.id,
    priceMinor: 45_050,
    createdAt: new Date('2026-01-01'),
  });
  await aProduct(db, { name: 'Nacrt', status: 'draft' });
  ids = { far: far.id, felga: felga.id, image: image.hash, golf: golf.id };
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await database.close();
});

async function get(path: string) {
  const response = await app.request(path);
  return { status: response.status, headers: response.headers, body: (await response.json()) as never };
}

const post = (body: string) =>
  app.request('/api/search-products', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });

describe('the public calls', () => {
  test('list products as a bare array, newest first, in the words of the specification', async () => {
    const { body, headers } = await get('/api/products');
    expect(headers.get('x-total-count')).toBe('2');
    expect(body).toMatchObject([
      {
        id: ids.far,
        name: 'Prednji far',
        rating: 5,
        manufacturer: 'Volkswagen',
        model: 'Golf',
        price: null,
        image: `/slike/${ids.image}/640.webp`,
        images: [`/slike/${ids.image}/640.webp`],
        category_name: 'Rasvjeta',
        compatible_years: ['2004', '2005', '2006'],
        compatible_manufacturers: ['Volkswagen', 'Peugeot'],
      },
      { id: ids.felga, price: 450.5, manufacturer: null, compatible_years: [] },
    ]);
  });

  test('give pages with their count when asked for one', async () => {
    const { body } = await get('/api/products?page=2&limit=1');
    expect(body).toMatchObject({
      products: [{ id: ids.felga }],
      pagination: { totalProducts: 2, totalPages: 2, currentPage: 2, hasPrevPage: true, hasNextPage: false },
    });
  });

  test('give products by their ids, in that order, without those that are not on offer', async () => {
    const { body } = await get(`/api/products?ids=${ids.felga},99999,${ids.far},${ids.felga}`);
    expect(body).toMatchObject([{ id: ids.felga }, { id: ids.far }]);
    expect(body).toHaveLength(2);
  });

  test('answer for one that was merged with the one that stayed', async () => {
    const [old, older] = [await aProduct(database.db, { deletedAt: new Date() }), 99998];
    await database.db
      .insert(redirects)
      .values([old.id, older].map((id) => ({ fromPath: `/proizvod/${id}`, toPath: `/proizvod/${ids.far}` })));
    const { body } = await get(`/api/products?ids=${older},${ids.felga},${old.id}`);
    expect(body).toMatchObject([{ id: ids.far, replaces: [older, old.id] }, { id: ids.felga }]);
    expect((body as object[])[1]).not.toHaveProperty('replaces');
  });

  test.each(['', 'x', '1,', '1e3', Array.from({ length: 201 }, (_, i) => i + 1).join(',')])(
    'refuse %j as ids',
    async (wrong) => {
      expect((await get(`/api/products?ids=${wrong}`)).status).toBe(400);
    },
  );

  test('narrow products by vehicle, category and years', async () => {
    const total = async (query: string) =>
      ((await get(`/api/products?page=1&${query}`)).body as { pagination: { totalProducts: number } })
        .pagination.totalProducts;
    expect(await total('manufacturer=vw&model=golf')).toBe(1);
    expect(await total('manufacturer=vw&model=golf&yearFrom=2007')).toBe(0);
    expect(await total('category=felge')).toBe(1);
    expect(await total('yearFrom=&yearTo=')).toBe(2);
  });

  test('show a part under the vehicle that was asked for, with all that its card needs', async () => {
    const { body } = await get('/api/products?page=1&manufacturer=Peugeot&model=206');
    expect(body).toMatchObject({
      products: [
        {
          manufacturer: 'Peugeot',
          model: '206',
          compatible_years: ['2000', '2001'],
          image_hash: ids.image,
          availability: 'in_stock',
          fits: 'volkswagen/golf:2004-2006;peugeot/206:2000-2001',
        },
      ],
    });
  });

  test('ask a vehicle for its own year and for a range of years apart', async () => {
    const total = async (query: string) =>
      (
        (await get(`/api/products?page=1&manufacturer=vw&model=golf&${query}`)).body as {
          pagination: { totalProducts: number };
        }
      ).pagination.totalProducts;
    expect(await total('year=2005&yearFrom=2006&yearTo=2010')).toBe(1);
    expect(await total('year=2005&yearFrom=2007')).toBe(0);
    expect(await total('year=2007')).toBe(0);
  });

  test('tell the shop’s own names for what an alias asked for', async () => {
    const { body } = await get('/api/products?page=1&manufacturer=VW&category=felge');
    expect(body).toMatchObject({
      filters: {
        manufacturer: { name: 'Volkswagen', slug: 'volkswagen' },
        model: null,
        category: { name: 'Felge', slug: 'felge' },
      },
    });
  });

  test('give manufacturers, models, categories and tuning categories as arrays', async () => {
    expect((await get('/api/manufacturers')).body).toMatchObject([
      { slug: 'peugeot' },
      { slug: 'volkswagen' },
    ]);
    expect((await get('/api/manufacturers-with-models')).body).toMatchObject([
      { slug: 'peugeot', models: [{ name: '206', slug: '206' }] },
      { slug: 'volkswagen', models: [{ name: 'Golf' }] },
    ]);
    expect((await get('/api/product-categories')).body).toMatchObject([
      { name: 'Rasvjeta', slug: 'rasvjeta' },
    ]);
    expect((await get('/api/tuning/categories')).body).toMatchObject([
      { name: 'Felge', slug: 'felge', image: null },
    ]);
  });

  test('give a category with its products, and a tuning category at the address of a product category too', async () => {
    expect((await get('/api/categories/rasvjeta/products')).body).toMatchObject({
      category: { slug: 'rasvjeta' },
      products: [{ id: ids.far }],
    });
    for (const path of ['/api/tuning/felge', '/api/categories/felge/products']) {
      expect((await get(path)).body).toMatchObject({
        category: { slug: 'felge' },
        products: [{ price: 450.5 }],
      });
    }
  });

  test.each([
    'volkswagen/golf',
    'vw/golf',
    'VW/Golf',
    'vw/golf/all',
    'vw/golf/2005',
    'peugeot/206/2000',
    'vw/all',
  ])('find the parts of %s', async (vehicle) =>
    expect((await get(`/api/brand-products/${vehicle}`)).body).toMatchObject([{ id: ids.far }]),
  );

  test('tell a model that is called like a number from the number of a model', async () => {
    expect((await get('/api/brand-products/peugeot/206')).body).toMatchObject([{ id: ids.far }]);
    expect((await get(`/api/brand-products/vw/${ids.golf}`)).body).toMatchObject([{ id: ids.far }]);
  });

  test.each([
    { manufacturer: 'VW', model: 'Golf', year: 2005 },
    { manufacturer: 'volkswagen', model: 'golf', year: '2005' },
    { manufacturer: 'Volkswagen', model: 'GOLF' },
    { manufacturer: 'volkswagen', model: 'golf', year: 'all' },
    { manufacturer: 'volkswagen', model: 'golf', year: null },
  ])('search a vehicle by names, slugs and aliases: %j', async (vehicle) => {
    expect(await (await post(JSON.stringify(vehicle))).json()).toMatchObject([{ id: ids.far }]);
  });

  test.each(['/api/product', '/api/products'])(
    'give one product with its vehicles and related ones at %s',
    async (path) => {
      const { body, status } = await get(`${path}/${ids.far}`);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        id: ids.far,
        fitments: [{ model: 'Golf', year_from: 2004 }, { model: '206' }],
        relatedProducts: [],
      });
    },
  );

  test('give the shop’s own pages one product in their shape', async () => {
    const { body, status } = await get(`/api/shop/products/${ids.far}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      product: { id: ids.far, priceMinor: null, fitments: [{ yearFrom: 2004 }, {}] },
      related: [],
    });
    expect((await get('/api/shop/products/abc')).status).toBe(400);
  });

  test('are kept by the CDN under the catalogue’s tag, and asked for again by browsers', async () => {
    const { headers } = await get('/api/manufacturers');
    expect(headers.get('netlify-cache-tag')).toBe('catalogue');
    expect(headers.get('netlify-cdn-cache-control')).toContain('durable');
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect((await get('/api/product/0')).headers.get('netlify-cdn-cache-control')).toBeNull();
  });

  test('say how the shop is', async () => {
    const { body, headers } = await get('/api/health');
    expect(body).toMatchObject({ ok: true, database: 'embedded', publishedVersion: null, builtAt: null });
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('bad input gets a clear refusal', () => {
  const refused: [path: string, status: number, error: string][] = [
    ['/api/product/abc', 400, 'Broj proizvoda nije ispravan.'],
    ['/api/product/1e9', 400, 'Broj proizvoda nije ispravan.'],
    ['/api/product/0', 400, 'Broj proizvoda nije ispravan.'],
    ['/api/product/99999999999', 400, 'Broj proizvoda nije ispravan.'],
    ['/api/product/%00', 400, 'Broj proizvoda nije ispravan.'],
    ['/api/product/-1', 400, 'Broj proizvoda nije ispravan.'],
    ['/api/product/424242', 404, 'Proizvod nije pronađen.'],
    ['/api/shop/products/424242', 404, 'Proizvod nije pronađen.'],
    ['/api/products?page=0', 400, 'Broj stranice nije ispravan.'],
    ['/api/products?page=1000000000', 400, 'Broj stranice nije ispravan.'],
    ['/api/products?page=1.5', 400, 'Broj stranice nije ispravan.'],
    ['/api/products?page=abc', 400, 'Broj stranice nije ispravan.'],
    ['/api/products?limit=100000&page=1', 400, 'Zahtjev nije ispravan.'],
    ['/api/products?sort=price;drop', 400, 'Zahtjev nije ispravan.'],
    ['/api/products?yearFrom=1e3', 400, 'Godište nije ispravno.'],
    ['/api/products?year=1989&page=1', 400, 'Godište nije ispravno.'],
    ['/api/products?manufacturer=%00', 400, 'Adresa nije ispravna.'],
    ['/api/products?manufacturer=nema', 404, 'Vozilo nije pronađeno.'],
    ["/api/products?category=' or 1=1 --", 404, 'Kategorija nije pronađena.'],
    ['/api/categories/nema/products', 404, 'Kategorija nije pronađena.'],
    ['/api/tuning/nema', 404, 'Kategorija nije pronađena.'],
    ['/api/brand-products/nema/golf', 404, 'Vozilo nije pronađeno.'],
    ['/api/brand-products/vw/nema/all', 404, 'Vozilo nije pronađeno.'],
    ['/api/brand-products/vw/golf/208', 400, 'Godište nije ispravno.'],
    ['/api/brand-products/vw/golf/1989', 400, 'Godište nije ispravno.'],
    [`/api/brand-products/${'x'.repeat(500)}/golf`, 400, 'Adresa nije ispravna.'],
    ['/api/nema', 404, 'Nije pronađeno.'],
  ];
  test.each(refused)('%s → %i', async (path, status, error) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ success: false, error });
  });

  test.each([
    '',
    'nije json',
    '[]',
    'null',
    '{"manufacturer":"vw"}',
    '{"manufacturer":{},"model":1}',
    '{"manufacturer":"vw","model":"golf","year":"abc"}',
  ])('a search with the body %j', async (body) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ success: false, code: 'bad_request' });
  });
});
