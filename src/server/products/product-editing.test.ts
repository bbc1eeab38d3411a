import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findCatalogueVersion } from '#db/queries/catalogue/catalogue.ts';
import { auditEntries } from '#db/schema/index.ts';
import type { AdminProduct } from '#src/domain/admin/product.ts';
import { aManufacturer } from '../../../tests/setup/factories.ts';
import { aDataUrl, type AdminShop, aProductBody, openAdminShop } from '../../../tests/setup/admin-shop.ts';

let shop: AdminShop;
beforeAll(async () => {
  shop = await openAdminShop();
});
afterAll(() => shop.close());

const productOf = (answer: { body: Record<string, unknown> }) => answer.body['product'] as AdminProduct;

async function aSavedProduct() {
  const made = await aProductBody(shop.db);
  const product = productOf(await shop.call('POST', '/api/admin/products', made.body));
  // As a form sends it: the pictures by their addresses.
  const body = { ...made.body, images: product.images.map((image) => image.url) };
  return { ...made, product, body };
}

describe('editing a product', () => {
  test('raises the catalogue version once, and once more when the search terms of the product change', async () => {
    const { db, call } = shop;
    const { product, body } = await aSavedProduct();
    const before = await findCatalogueVersion(db);
    await call('PUT', `/api/admin/products/${product.id}`, { ...body, price: '99' });
    expect(await findCatalogueVersion(db)).toBe(before + 1);
    await call('PUT', `/api/admin/products/${product.id}`, { ...body, name: 'Stop svjetlo', price: '98' });
    expect(await findCatalogueVersion(db)).toBe(before + 3);
  });

  test('accepts a product as the call has answered it', async () => {
    const { product } = await aSavedProduct();
    const path = `/api/admin/products/${product.id}`;
    const answer = await shop.call('PUT', path, { ...product, name: 'Stop svjetlo' });
    expect(answer.status).toBe(200);
    const { version, updatedAt, ...rest } = productOf(answer);
    expect(rest).toEqual({ ...product, name: 'Stop svjetlo', version: undefined, updatedAt: undefined });
    expect({ version, isLater: updatedAt > product.updatedAt }).toEqual({ version: 2, isLater: true });
  });

  test('changes what it says and leaves the rest, as a client of the specification does', async () => {
    const { call } = shop;
    const { product, body, manufacturer, model } = await aSavedProduct();
    const second = await aManufacturer(shop.db);
    const full = {
      ...body,
      price: '89,00',
      fitments: [...product.fitments, { manufacturerId: second.id, modelId: null }],
    };
    await call('PUT', `/api/admin/products/${product.id}`, full);

    const answer = await call('PUT', `/api/admin/products/${product.id}`, {
      ...body,
      name: 'Far lijevi',
      rating: 4,
      compatibleYears: ['2010'],
    });
    expect(answer.status).toBe(200);
    expect(productOf(answer)).toMatchObject({
      name: 'Far lijevi',
      rating: 4,
      priceMinor: 8900,
      version: 3,
      fitments: [
        { manufacturerId: manufacturer.id, modelId: model.id, yearFrom: 2010, yearTo: 2010 },
        { manufacturerId: second.id, modelId: null },
      ],
    });
    const cleared = await call('PUT', `/api/admin/products/${product.id}`, {
      ...body,
      price: '',
      fitments: [],
    });
    expect(productOf(cleared)).toMatchObject({ priceMinor: null, fitments: [] });
  });

  test('reorders and removes pictures', async () => {
    const { call } = shop;
    const { product, body } = await aSavedProduct();
    const [first] = body.images;
    const put = (pictures: unknown[]) =>
      call('PUT', `/api/admin/products/${product.id}`, { ...body, images: pictures });
    const two = productOf(await put([await aDataUrl('png'), `https://shop.example${first}`]));
    expect(two.images.map((image) => image.url)[1]).toBe(first);
    const one = productOf(await put([two.images[0]!.url]));
    expect(one.images.map((image) => image.hash)).toEqual([two.images[0]!.hash]);
  });

  test('on an old version is refused with the product as it is now, and nothing is lost', async () => {
    const { call } = shop;
    const { product, body } = await aSavedProduct();
    const path = `/api/admin/products/${product.id}`;
    const saved = await call('PUT', path, { ...body, name: 'Prvi prozor', version: 1 });
    expect(saved.status).toBe(200);
    const stale = await call('PUT', path, { ...body, name: 'Drugi prozor', version: 1 });
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({
      success: false,
      code: 'conflict',
      error: 'Proizvod je u međuvremenu izmijenjen na drugom mjestu.',
      current: { name: 'Prvi prozor', version: 2 },
    });
    expect(productOf(await call('GET', path)).name).toBe('Prvi prozor');
  });

  test('from two windows at the same moment is saved once', async () => {
    const { call } = shop;
    const { product, body } = await aSavedProduct();
    const edits = ['A', 'B', 'C', 'D'].map((name) =>
      call('PUT', `/api/admin/products/${product.id}`, { ...body, name, version: 1 }),
    );
    const statuses = (await Promise.all(edits)).map((answer) => answer.status).sort();
    expect(statuses).toEqual([200, 409, 409, 409]);
  });

  test('sent again after its answer got lost is the same edit, not a conflict', async () => {
    const { call } = shop;
    const { product, body } = await aSavedProduct();
    const edit = { ...body, name: 'Poslano dvaput', version: 1 };
    const path = `/api/admin/products/${product.id}`;
    await call('PUT', path, edit);
    const again = await call('PUT', path, edit);
    expect([again.status, productOf(again).version]).toEqual([200, 2]);
    const entries = await shop.db.$count(auditEntries, eq(auditEntries.entityId, String(product.id)));
    expect(entries).toBe(2);
  });

  test('of a product that does not exist is not found', async () => {
    const { body } = await aProductBody(shop.db);
    for (const [method, path] of [
      ['GET', '/api/admin/products/999999'],
      ['PUT', '/api/admin/products/999999'],
      ['DELETE', '/api/admin/products/999999'],
      ['POST', '/api/admin/products/999999/restore'],
    ] as const) {
      const answer = await shop.call(method, path, method === 'PUT' ? body : undefined);
      expect([path, answer.status, answer.body['error']]).toEqual([path, 404, 'Proizvod nije pronađen.']);
    }
  });
});
