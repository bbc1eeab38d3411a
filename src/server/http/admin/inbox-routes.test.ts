import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '#db/client.ts';
import { insertContactMessage } from '#db/queries/messages/messages.ts';
import { countSearchMiss } from '#db/queries/search/search-words.ts';
import { contactMessages, products, publishes, searchMisses } from '#db/schema/index.ts';
import type { Overview } from '#src/domain/admin/overview.ts';
import { aCategory, aManufacturer, anImage, aProduct } from '../../../../tests/setup/factories.ts';
import { type AdminShop, openAdminShop } from '../../../../tests/setup/admin-shop.ts';
import type { AdminCall } from '../../../../tests/setup/logged-in.ts';

let shop: AdminShop;
let db: Db;
let call: AdminCall;
beforeAll(async () => {
  shop = await openAdminShop();
  ({ db, call } = shop);
});
afterAll(() => shop.close());
beforeEach(() => db.execute(sql`truncate ${contactMessages}, ${searchMisses}, ${publishes} cascade`));

const aMessage = (subject: string, phone: string | null = null) =>
  insertContactMessage(db, {
    firstName: 'Amra',
    lastName: 'Šarić',
    email: 'amra@primjer.ba',
    phone,
    subject,
    body: 'Imate li far?',
  });
const subjects = (body: object) =>
  (body as { messages: { subject: string }[] }).messages.map((m) => m.subject);

describe('the inbox', () => {
  test('lists new messages before answered ones, the newest first, with the counts of both', async () => {
    const first = await aMessage('Prva');
    await aMessage('Druga');
    await aMessage('Treća');
    await call('PUT', `/api/admin/messages/${first}`, { state: 'answered' });
    const { body } = await call('GET', '/api/admin/messages');
    expect(subjects(body)).toEqual(['Treća', 'Druga', 'Prva']);
    expect(body).toMatchObject({ counts: { all: 3, new: 2, answered: 1 }, pagination: { totalProducts: 3 } });
    expect(subjects((await call('GET', '/api/admin/messages?state=answered')).body)).toEqual(['Prva']);
  });

  test('deletes a message for good, once', async () => {
    const id = await aMessage('Obrišite moje podatke');
    await aMessage('Ostaje');
    expect((await call('DELETE', `/api/admin/messages/${id}`)).status).toBe(200);
    expect(subjects((await call('GET', '/api/admin/messages')).body)).toEqual(['Ostaje']);
    expect((await call('DELETE', `/api/admin/messages/${id}`)).status).toBe(404);
  });

  test('shows 20 a page', async () => {
    for (let n = 1; n <= 21; n++) await aMessage(`Poruka ${n}`);
    const { body } = await call('GET', '/api/admin/messages?state=new&page=2');
    expect(subjects(body)).toEqual(['Poruka 1']);
    expect(body).toMatchObject({ pagination: { totalPages: 2, currentPage: 2, hasNextPage: false } });
  });

  test('reports no missing e-mail copy where the shop has no mail server', async () => {
    const id = await aMessage('Nije poslana');
    expect((await call('GET', '/api/admin/messages')).body).toMatchObject({
      messages: [{ isUnmailed: false }],
    });
    expect((await call('GET', `/api/admin/messages/${id}`)).body).toMatchObject({
      message: { isUnmailed: false },
    });
    expect((await call('GET', '/api/admin/overview')).body).toMatchObject({ messages: { notMailed: 0 } });
  });

  test('marks a message answered, and new again when that was a mistake; nothing is published for it', async () => {
    const id = await aMessage('Far', '+38761123456');
    const answered = await call('PUT', `/api/admin/messages/${id}`, { state: 'answered' });
    expect(answered.body).toMatchObject({
      message: { state: 'answered', answeredAt: expect.any(String) as unknown, phone: '+38761123456' },
    });
    const again = await call('PUT', `/api/admin/messages/${id}`, { state: 'new' });
    expect(again.body).toMatchObject({ message: { state: 'new', answeredAt: null } });
    expect(await db.$count(publishes)).toBe(0);
  });

  test.each([
    ['PUT', '/api/admin/messages/999999', { state: 'answered' }, 404],
    ['GET', '/api/admin/messages/999999', undefined, 404],
    ['POST', '/api/admin/messages', { caller: ' ' }, 400],
    ['POST', '/api/admin/messages', { caller: 'Amir', productId: 999999 }, 400],
    ['PUT', '/api/admin/messages/1', { state: 'read' }, 400],
    ['PUT', '/api/admin/messages/x', { state: 'new' }, 400],
    ['GET', '/api/admin/messages?state=read', undefined, 400],
    ['GET', '/api/admin/messages?page=0', undefined, 400],
  ])('%s %s with %j answers %i', async (method, path, body, status) => {
    expect(await call(method, path, body)).toMatchObject({ status, body: { success: false } });
  });
});

describe('what visitors searched for and did not find', () => {
  const misses = async () => ((await call('GET', '/api/admin/overview')).body as unknown as Overview).misses;

  test('is listed by how often it was asked for', async () => {
    for (const query of ['auspuh yugo', 'far lada', 'far lada']) await countSearchMiss(db, query);
    expect(await misses()).toMatchObject([
      { query: 'far lada', count: 2 },
      { query: 'auspuh yugo', count: 1 },
    ]);
  });

  test('can be hidden and brought back, and stays hidden when it is asked again', async () => {
    await countSearchMiss(db, 'far lada');
    await call('PUT', '/api/admin/search-misses', { query: 'far lada', isShown: false });
    await countSearchMiss(db, 'far lada');
    expect(await misses()).toEqual([]);
    await call('PUT', '/api/admin/search-misses', { query: 'far lada', isShown: true });
    expect(await misses()).toMatchObject([{ query: 'far lada', count: 2 }]);
    expect(await call('PUT', '/api/admin/search-misses', { query: 'nešto', isShown: false })).toMatchObject({
      status: 404,
    });
  });
});

test('the start screen counts products and what they lack, and names the last changes', async () => {
  const image = (await anImage(db)).hash;
  const other = (await anImage(db)).hash;
  const manufacturer = await aManufacturer(db);
  const { id: categoryId } = await aCategory(db);
  const fits = [{ manufacturerId: manufacturer.id, yearFrom: 2004 }];
  await aProduct(db, { categoryId, fits, pictures: [image, other] });
  await aProduct(db, { categoryId, fits, pictures: [image] });
  await aProduct(db, { status: 'draft', fits: [{ manufacturerId: manufacturer.id }] });
  await aProduct(db, { status: 'archived', categoryId, fits });
  await aProduct(db, { deletedAt: new Date() });
  await call('POST', '/api/admin/categories', { name: 'Kočnice' });
  const { body } = await call('GET', '/api/admin/overview');
  expect(body).toMatchObject({
    products: {
      all: 4,
      published: 2,
      draft: 1,
      archived: 1,
      reserved: 0,
      sold: 0,
      deleted: 1,
      'no-category': 1,
      'one-image': 3,
      'no-years': 1,
    },
    messages: { new: 0, notMailed: 0 },
    changes: [{ action: 'create', entity: 'category', name: 'Kočnice', username: 'vlasnik', isGone: false }],
  });
});

test('the start screen says which of the last changes are of a product that is no longer in the bin either', async () => {
  for (const name of ['Far', 'Prag'])
    await call('POST', '/api/admin/products', { name, fitments: [], status: 'draft' });
  await db.delete(products).where(eq(products.name, 'Far'));
  const { changes } = (await call('GET', '/api/admin/overview')).body as unknown as Overview;
  expect(changes.slice(0, 2)).toMatchObject([
    { name: 'Prag', isGone: false },
    { name: 'Far', isGone: true },
  ]);
});
