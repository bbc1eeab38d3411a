import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findCatalogueVersion } from '#db/queries/catalogue.ts';
import { auditEntries, images, products, publishes } from '#db/schema/index.ts';
import type { AdminImage, AdminProduct } from '#src/domain/admin/product.ts';
import { search } from '#src/server/search.ts';
import { aCategory, aManufacturer, aModel } from '../../../tests/setup/factories.ts';
import {
  aDataUrl,
  type AdminShop,
  aPhotograph,
  aProductBody,
  openAdminShop,
} from '../../../tests/setup/admin-shop.ts';

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

describe('adding a product', () => {
  test('takes the specification’s body, stores the picture, and is found by the search at once', async () => {
    const { db, call } = shop;
    const { body, make, model } = await aProductBody(db);
    const answer = await call('POST', '/api/admin/products', { ...body, name: '  Retrovizor   lijevi ' });
    expect([answer.status, answer.body['success']]).toEqual([201, true]);
    const product = productOf(answer);
    expect(product).toMatchObject({
      name: 'Retrovizor lijevi',
      status: 'published',
      kind: 'part',
      rating: 5,
      priceMinor: null,
      version: 1,
      fitments: [{ manufacturerId: make.id, modelId: model.id, yearFrom: 2004, yearTo: 2006 }],
      images: [{ width: 64, height: 48 }],
      publicAddress: `/proizvod/${product.id}`,
    });
    const { hash, url } = product.images[0]!;
    expect(url).toBe(`/slike/${hash}/640.webp`);
    const found = await search(db, { q: 'retrovizor lijevi' });
    expect(found.results.map((result) => result.id)).toContain(product.id);
    const [entry] = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, String(product.id)));
    expect(entry).toMatchObject({
      action: 'create',
      entity: 'product',
      before: null,
      after: { name: 'Retrovizor lijevi' },
    });
    expect(await db.$count(publishes)).toBeGreaterThan(0);
  });

  test('takes everything else that the form knows', async () => {
    const { db, call } = shop;
    const { body, make } = await aProductBody(db);
    const [golf, category] = [await aModel(db, make.id), await aCategory(db)];
    const upload = await call('POST', '/api/admin/images', await aPhotograph({ format: 'webp' }));
    const stored = upload.body['image'] as AdminImage;
    const answer = await call('POST', '/api/admin/products', {
      ...body,
      price: '1.234,50 KM',
      description: 'Prvi red\r\ndrugi',
      quality: ' OEM ',
      availability: 'on_order',
      status: 'draft',
      partNumbers: [' 8K0 941 003 ', '', '8K0 941 003'],
      categoryId: String(category.id),
      images: [`/slike/${stored.hash}/320.avif`, ...body.images, `/slike/${stored.hash}/640.webp`],
      fitments: [
        { manufacturerId: make.id, modelId: golf.id, yearFrom: 2001, yearTo: null },
        { manufacturerId: String(make.id), modelId: null },
        { manufacturerId: make.id, modelId: golf.id, yearFrom: '2001', yearTo: '' },
      ],
    });
    expect(productOf(answer)).toMatchObject({
      priceMinor: 123_450,
      description: 'Prvi red\ndrugi',
      quality: 'OEM',
      availability: 'on_order',
      status: 'draft',
      partNumbers: ['8K0 941 003'],
      categoryId: category.id,
      images: [{ hash: stored.hash }, {}],
      fitments: [
        { manufacturerId: make.id, modelId: golf.id, yearFrom: 2001, yearTo: null },
        { manufacturerId: make.id, modelId: null, yearFrom: null, yearTo: null },
      ],
    });
  });

  test('keeps gaps in the years apart, and knows a part of unknown years', async () => {
    const { body } = await aProductBody(shop.db);
    const years = async (compatibleYears: string[]) =>
      productOf(await shop.call('POST', '/api/admin/products', { ...body, compatibleYears })).fitments.map(
        (fitment) => [fitment.yearFrom, fitment.yearTo],
      );
    expect(await years(['2008', '2004', '2005', '2009', '2012'])).toEqual([
      [2004, 2005],
      [2008, 2009],
      [2012, 2012],
    ]);
    expect(await years([])).toEqual([[null, null]]);
  });

  test('is done once, however often the request is sent', async () => {
    const { db, call } = shop;
    const { body } = await aProductBody(db);
    const before = await db.$count(products);
    const key = { 'idempotency-key': 'obrazac-1' };
    const send = () => call('POST', '/api/admin/products', body, key);
    const answers = [...(await Promise.all([send(), send(), send()])), await send()];
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map((answer) => productOf(answer).id)).size).toBe(1);
    expect(await db.$count(products)).toBe(before + 1);

    const other = await call('POST', '/api/admin/products', { ...body, name: 'Nešto drugo' }, key);
    expect(other.status).toBe(409);
    expect(other.body).toMatchObject({ code: 'conflict', current: { id: productOf(answers[0]!).id } });
  });
});

describe('editing a product', () => {
  test('raises the version of the catalogue once, and once more when other words find the product', async () => {
    const { db, call } = shop;
    const { product, body } = await aSavedProduct();
    const before = await findCatalogueVersion(db);
    await call('PUT', `/api/admin/products/${product.id}`, { ...body, price: '99' });
    expect(await findCatalogueVersion(db)).toBe(before + 1);
    await call('PUT', `/api/admin/products/${product.id}`, { ...body, name: 'Stop svjetlo', price: '98' });
    expect(await findCatalogueVersion(db)).toBe(before + 3);
  });

  test('changes what it says and leaves the rest, as a client of the specification does', async () => {
    const { call } = shop;
    const { product, body, make, model } = await aSavedProduct();
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
        { manufacturerId: make.id, modelId: model.id, yearFrom: 2010, yearTo: 2010 },
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

  test('of nothing that is there is not found', async () => {
    const { body } = await aProductBody(shop.db);
    for (const [method, path] of [
      ['GET', '/api/admin/products/999999'],
      ['PUT', '/api/admin/products/999999'],
      ['DELETE', '/api/admin/products/999999'],
      ['POST', '/api/admin/products/999999/restore'],
      ['POST', '/api/admin/products/999999/duplicate'],
    ] as const) {
      const answer = await shop.call(method, path, method === 'PUT' ? body : undefined);
      expect([path, answer.status, answer.body['error']]).toEqual([path, 404, 'Proizvod nije pronađen.']);
    }
  });
});

test('a refused product leaves no picture behind', async () => {
  const { body } = await aProductBody(shop.db);
  const before = await shop.db.$count(images);
  expect((await shop.call('POST', '/api/admin/products', { ...body, modelId: 999_999 })).status).toBe(400);
  expect((await shop.call('POST', '/api/admin/products', { ...body, rating: 6 })).status).toBe(400);
  expect(await shop.db.$count(images)).toBe(before);
});
