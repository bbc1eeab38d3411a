import { describe, expect, test } from 'vitest';
import { redirects, tuningCategories } from '#db/schema/index.ts';
import { openCatalogueShop } from '../../../tests/setup/catalogue-shop.ts';
import { aProduct } from '../../../tests/setup/factories.ts';

const shop = openCatalogueShop();
const { get, post } = shop;

describe('the public calls', () => {
  test('list products as a bare array, newest first, in the words of the specification', async () => {
    const { body, headers } = await get('/api/products');
    expect(headers.get('x-total-count')).toBe('2');
    expect(body).toMatchObject([
      {
        id: shop.ids.far,
        name: 'Prednji far',
        rating: 5,
        manufacturer: 'Volkswagen',
        model: 'Golf',
        price: null,
        image: `/slike/${shop.ids.image}/640.webp`,
        images: [`/slike/${shop.ids.image}/640.webp`],
        category_name: 'Rasvjeta',
        compatible_years: ['2004', '2005', '2006'],
        compatible_manufacturers: ['Volkswagen', 'Peugeot'],
      },
      { id: shop.ids.felga, price: 450.5, manufacturer: null, compatible_years: [] },
    ]);
  });

  test('give pages with their count when asked for one', async () => {
    const { body } = await get('/api/products?page=2&limit=1');
    expect(body).toMatchObject({
      products: [{ id: shop.ids.felga }],
      pagination: { totalProducts: 2, totalPages: 2, currentPage: 2, hasPrevPage: true, hasNextPage: false },
    });
  });

  test('give products by their ids, in that order, without those that are not on offer', async () => {
    const { body } = await get(`/api/products?ids=${shop.ids.felga},99999,${shop.ids.far},${shop.ids.felga}`);
    expect(body).toMatchObject([{ id: shop.ids.felga }, { id: shop.ids.far }]);
    expect(body).toHaveLength(2);
  });

  test('answer for one that was merged with the one that stayed', async () => {
    const [old, older] = [await aProduct(shop.db, { deletedAt: new Date() }), 99998];
    await shop.db
      .insert(redirects)
      .values(
        [old.id, older].map((id) => ({ fromPath: `/proizvod/${id}`, toPath: `/proizvod/${shop.ids.far}` })),
      );
    const { body } = await get(`/api/products?ids=${older},${shop.ids.felga},${old.id}`);
    expect(body).toMatchObject([{ id: shop.ids.far, replaces: [older, old.id] }, { id: shop.ids.felga }]);
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
    // Reversed years are a range too, as in the form of a list.
    expect(await total('manufacturer=vw&model=golf&yearFrom=2005&yearTo=2003')).toBe(1);
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
          image_hash: shop.ids.image,
          availability: 'in_stock',
          fits: 'volkswagen/golf:2004-2006;peugeot/206:2000-2001',
        },
      ],
    });
  });

  test('check a vehicle’s own year and a range of years separately', async () => {
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

  test('return the shop’s own names for an alias', async () => {
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
      products: [{ id: shop.ids.far }],
    });
    for (const path of ['/api/tuning/felge', '/api/categories/felge/products']) {
      expect((await get(path)).body).toMatchObject({
        category: { slug: 'felge' },
        products: [{ price: 450.5 }],
      });
    }
  });

  test.each(['/api/tuning/felge', '/api/categories/felge/products'])(
    'give the picture of a tuning category as an address at %s',
    async (path) => {
      await shop.db.update(tuningCategories).set({ imageHash: shop.ids.image });
      expect((await get(path)).body).toMatchObject({
        category: { image: `/slike/${shop.ids.image}/640.webp` },
      });
    },
  );

  test.each([
    'volkswagen/golf',
    'vw/golf',
    'VW/Golf',
    'vw/golf/all',
    'vw/golf/2005',
    'peugeot/206/2000',
    'vw/all',
  ])('find the parts of %s', async (vehicle) =>
    expect((await get(`/api/brand-products/${vehicle}`)).body).toMatchObject([{ id: shop.ids.far }]),
  );

  test('distinguish a model whose name is a number from the id of a model', async () => {
    expect((await get('/api/brand-products/peugeot/206')).body).toMatchObject([{ id: shop.ids.far }]);
    expect((await get(`/api/brand-products/vw/${shop.ids.golf}`)).body).toMatchObject([{ id: shop.ids.far }]);
  });

  test.each([
    { manufacturer: 'VW', model: 'Golf', year: 2005 },
    { manufacturer: 'volkswagen', model: 'golf', year: '2005' },
    { manufacturer: 'Volkswagen', model: 'GOLF' },
    { manufacturer: 'volkswagen', model: 'golf', year: 'all' },
    { manufacturer: 'volkswagen', model: 'golf', year: null },
  ])('search a vehicle by names, slugs and aliases: %j', async (vehicle) => {
    expect(await (await post(JSON.stringify(vehicle))).json()).toMatchObject([{ id: shop.ids.far }]);
  });

  test.each(['/api/product', '/api/products'])(
    'give one product with its vehicles and related ones at %s',
    async (path) => {
      const { body, status } = await get(`${path}/${shop.ids.far}`);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        id: shop.ids.far,
        fitments: [{ model: 'Golf', year_from: 2004 }, { model: '206' }],
        relatedProducts: [{ name: 'Felga 18' }],
      });
    },
  );

  test('give the shop’s own pages one product in their shape', async () => {
    const { body, status } = await get(`/api/shop/products/${shop.ids.far}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      product: { id: shop.ids.far, priceMinor: null, fitments: [{ yearFrom: 2004 }, {}] },
      related: [{ name: 'Felga 18' }],
    });
    expect((await get('/api/shop/products/abc')).status).toBe(400);
  });

  test('are cached by the CDN under the catalogue’s tag, and revalidated by browsers', async () => {
    const { headers } = await get('/api/manufacturers');
    expect(headers.get('netlify-cache-tag')).toBe('catalogue');
    expect(headers.get('netlify-cdn-cache-control')).toContain('durable');
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect((await get('/api/product/0')).headers.get('netlify-cdn-cache-control')).toBeNull();
  });

  test('report the health of the shop', async () => {
    const { body, headers } = await get('/api/health');
    expect(body).toMatchObject({ ok: true, database: 'embedded', publishedVersion: null, publish: null });
    expect(headers.get('cache-control')).toBe('no-store');
  });
});
