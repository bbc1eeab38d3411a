import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEntries, images, products, publishes } from '#db/schema/index.ts';
import type { AdminImage, AdminProduct } from '#src/domain/admin/product.ts';
import { search } from '#src/server/search/search.ts';
import { aCategory, aModel } from '../../../tests/setup/factories.ts';
import { type AdminShop, aPhotograph, aProductBody, openAdminShop } from '../../../tests/setup/admin-shop.ts';

let shop: AdminShop;
beforeAll(async () => {
  shop = await openAdminShop();
});
afterAll(() => shop.close());

const productOf = (answer: { body: Record<string, unknown> }) => answer.body['product'] as AdminProduct;

describe('adding a product', () => {
  test('accepts the specification’s body, stores the picture, and makes the product searchable at once', async () => {
    const { db, call } = shop;
    const { body, manufacturer, model } = await aProductBody(db);
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
      fitments: [{ manufacturerId: manufacturer.id, modelId: model.id, yearFrom: 2004, yearTo: 2006 }],
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

  test('accepts every other field of the form', async () => {
    const { db, call } = shop;
    const { body, manufacturer } = await aProductBody(db);
    const [golf, category] = [await aModel(db, manufacturer.id), await aCategory(db)];
    const upload = await call('POST', '/api/admin/images', await aPhotograph({ format: 'webp' }));
    const stored = upload.body['image'] as AdminImage;
    const answer = await call('POST', '/api/admin/products', {
      ...body,
      price: '1.234,50 KM',
      description: '\n  Prvi red\r\ndrugi  \n',
      quality: ' OEM ',
      availability: 'on_order',
      status: 'draft',
      partNumbers: [' 8K0 941 003 ', '', '8K0 941 003'],
      categoryId: String(category.id),
      images: [`/slike/${stored.hash}/320.avif`, ...body.images, `/slike/${stored.hash}/640.webp`],
      fitments: [
        { manufacturerId: manufacturer.id, modelId: golf.id, yearFrom: 2001, yearTo: null },
        { manufacturerId: String(manufacturer.id), modelId: null },
        { manufacturerId: manufacturer.id, modelId: golf.id, yearFrom: '2001', yearTo: '' },
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
        { manufacturerId: manufacturer.id, modelId: golf.id, yearFrom: 2001, yearTo: null },
        { manufacturerId: manufacturer.id, modelId: null, yearFrom: null, yearTo: null },
      ],
    });
  });

  test('keeps gaps between years, and accepts a part of unknown years', async () => {
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

test('a refused product leaves no picture behind', async () => {
  const { body } = await aProductBody(shop.db);
  const before = await shop.db.$count(images);
  expect((await shop.call('POST', '/api/admin/products', { ...body, modelId: 999_999 })).status).toBe(400);
  expect((await shop.call('POST', '/api/admin/products', { ...body, rating: 6 })).status).toBe(400);
  expect(await shop.db.$count(images)).toBe(before);
});
