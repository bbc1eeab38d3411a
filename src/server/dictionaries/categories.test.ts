import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '#db/client.ts';
import { listAdminCategories, orderCategories } from '#db/queries/catalogue/admin-categories.ts';
import { findCatalogueVersion } from '#db/queries/catalogue/catalogue.ts';
import { redirects } from '#db/schema/index.ts';
import { categoryInput, tuningCategoryInput } from '#src/contracts/admin/dictionaries.ts';
import { accept } from '#src/server/http/accept.ts';
import {
  aCategory,
  anImage,
  aProduct,
  aTuningCategory,
  clearCatalogue,
} from '../../../tests/setup/factories.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import { categories, tuningCategories } from './categories.ts';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());
beforeEach(async () => {
  await clearCatalogue(db);
  await db.delete(redirects);
});

const plain = (body: object) => accept(categoryInput, body);
const tuning = (body: object) => accept(tuningCategoryInput, body);

test('a new category comes last', async () => {
  await aCategory(db, { name: 'Rasvjeta', position: 4 });
  await categories.create(db, null, plain({ name: 'Kočnice', description: 'Diskovi' }));
  expect(await listAdminCategories(db, 'category')).toMatchObject([
    { name: 'Rasvjeta' },
    { name: 'Kočnice', slug: 'kocnice', description: 'Diskovi', products: 0 },
  ]);
});

describe('the address of a category', () => {
  test('belongs to one category of both sets', async () => {
    await aTuningCategory(db, { name: 'Auspusi' });
    await expect(categories.create(db, null, plain({ name: 'Auspusi' }))).rejects.toThrow(
      '„auspusi“ već vodi na tuning kategoriju: Auspusi.',
    );
    await categories.create(db, null, plain({ name: 'Auspusi', slug: 'auspuh-dijelovi' }));
    await expect(
      tuningCategories.create(db, null, tuning({ name: 'Novo', slug: 'auspuh-dijelovi' })),
    ).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  test('is never the one of the call for all tuning categories', async () => {
    await expect(tuningCategories.create(db, null, tuning({ name: 'Categories' }))).rejects.toMatchObject({
      code: 'bad_request',
    });
  });

  test.each(['All', 'Grupa motor', 'Grupa tuning'])('is never that of a filter: %s', async (name) => {
    const refused = { code: 'bad_request' };
    await expect(categories.create(db, null, plain({ name }))).rejects.toMatchObject(refused);
    await expect(tuningCategories.create(db, null, tuning({ name }))).rejects.toMatchObject(refused);
  });

  test('still leads to the category after a change, for tuning under both of its addresses', async () => {
    const { id } = await aTuningCategory(db, { name: 'Auspusi' });
    await tuningCategories.update(db, null, id, tuning({ name: 'Auspusi', slug: 'ispuh' }));
    expect(await db.select().from(redirects).orderBy(redirects.fromPath)).toMatchObject([
      { fromPath: '/kategorija/auspusi', toPath: '/kategorija/ispuh' },
      { fromPath: '/tuning/auspusi', toPath: '/tuning/ispuh' },
    ]);
    await categories.create(db, null, plain({ name: 'Auspusi' }));
    expect(await db.select().from(redirects)).toMatchObject([{ fromPath: '/tuning/auspusi' }]);
  });
});

test('a deleted tuning category leaves a redirect to neither of its addresses', async () => {
  const { id } = await aTuningCategory(db, { name: 'Auspusi' });
  await tuningCategories.update(db, null, id, tuning({ name: 'Ispuh' }));
  await tuningCategories.delete(db, null, id);
  expect(await db.$count(redirects)).toBe(0);
});

test('a tuning category keeps its picture and hint; a picture that was never sent is refused', async () => {
  const { hash } = await anImage(db);
  await tuningCategories.create(db, null, tuning({ name: 'Felge', hint: 'Aluminij', image: hash }));
  expect(await listAdminCategories(db, 'tuning-category')).toMatchObject([{ hint: 'Aluminij', image: hash }]);
  await expect(
    tuningCategories.create(db, null, tuning({ name: 'Novo', image: 'f'.repeat(32) })),
  ).rejects.toMatchObject({
    code: 'bad_request',
    fields: { image: 'Slika nije pronađena. Pošaljite je ponovo.' },
  });
});

test('a category with products is not deleted, an empty one is', async () => {
  const used = await aCategory(db);
  const empty = await aCategory(db);
  for (const deletedAt of [null, new Date()]) await aProduct(db, { categoryId: used.id, deletedAt });
  await expect(categories.delete(db, null, used.id)).rejects.toMatchObject({
    code: 'conflict',
    // One in the bin, which may be restored, is not in the list.
    fields: { products: '2' },
  });
  await categories.delete(db, null, empty.id);
  expect((await listAdminCategories(db, 'category')).map(({ id, products }) => [id, products])).toEqual([
    [used.id, 1],
  ]);
});

test('categories are in the order that the owner gives; those left out follow', async () => {
  const [a, b, c] = [await aCategory(db), await aCategory(db), await aCategory(db)];
  await orderCategories(db, 'category', [c.id, a.id]);
  expect((await listAdminCategories(db, 'category')).map(({ id }) => id)).toEqual([c.id, a.id, b.id]);
});

test('an order that changes nothing publishes nothing, although a category was deleted before', async () => {
  const [a, gone, b] = [await aCategory(db), await aCategory(db), await aCategory(db)];
  await categories.delete(db, null, gone.id);
  const version = await findCatalogueVersion(db);
  for (const ids of [[a.id, b.id], [a.id], []]) await orderCategories(db, 'category', ids);
  expect(await findCatalogueVersion(db)).toBe(version);
  await orderCategories(db, 'category', [b.id]);
  expect(await findCatalogueVersion(db)).toBeGreaterThan(version);
});
