import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { redirects } from '#db/schema/index.ts';
import { aCategory, aManufacturer, aModel, aProduct } from '../../tests/setup/factories.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/setup/test-database.ts';
import { canonicalPath, resolveMissingPage } from './page-fallback.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  const peugeot = await aManufacturer(db, { name: 'Peugeot', slugAliases: ['pezo'] });
  await aModel(db, peugeot.id, { name: '2008' });
  await db.insert(redirects).values([
    { fromPath: '/proizvod/7', toPath: '/proizvod/8' },
    { fromPath: '/peugeot/2007', toPath: '/peugeot/2008' },
  ]);
});
afterAll(() => database.close());

describe('an address without a file', () => {
  test.each([
    ['/VW/', '/vw'],
    ['/%C5%A1koda', '/skoda'],
    ['/škoda/', '/skoda'],
    ['//audi//a4/', '/audi/a4'],
    ['/peugeot/2008/all', '/peugeot/2008'],
    ['/pezo/2008/all', '/peugeot/2008'],
    ['/stranica/1/audi/a4', '/audi/a4'],
    ['/proizvod/7', '/proizvod/8'],
    // Moves are recorded, and further pages of lists made, under a manufacturer's own address only.
    ['/pezo/2007', '/peugeot/2008'],
    ['/pezo/2007/2010', '/peugeot/2008/2010'],
    ['/katalog/pezo/2007', '/peugeot/2008'],
    ['/pezo', '/peugeot'],
    ['/pezo/2008', '/peugeot/2008'],
    ['/katalog/pezo/2008', '/katalog/peugeot/2008'],
    ['/stranica/2/pezo/2008', '/stranica/2/peugeot/2008'],
    ['/stranica/2/katalog/pezo', '/stranica/2/katalog/peugeot'],
  ])('%s leads to %s', async (from, path) => {
    expect(await resolveMissingPage(database.db, from)).toEqual({ kind: 'redirect', path });
  });

  test('is a year in which the model was not built: model and year are told apart by their place', async () => {
    expect(await resolveMissingPage(database.db, '/peugeot/2008/1999')).toMatchObject({
      kind: 'year',
      vehicle: { manufacturer: { name: 'Peugeot' }, model: { name: '2008' }, year: 1999 },
    });
  });

  test.each([
    '/nema',
    '/peugeot/nema/2008',
    '/pezo/nema',
    '/pezo/nema/2008',
    '/pezo/2008/20080',
    '/katalog/pezo/2008/2010',
    '/nema/2008/2008',
    '/peugeot/2008/1989',
    '/peugeot/2008/20080',
    '/a/b/c/d',
    '/%',
    '/%00',
    '/peugeot/%27/2008',
    '/',
  ])('%s is missing', async (path) =>
    expect(await resolveMissingPage(database.db, path)).toEqual({ kind: 'missing' }),
  );
});

test('an address of a form that the shop does not use is missing without a query', async () => {
  const none = undefined as unknown as TestDatabase['db'];
  for (const path of [
    '/wp-login.php',
    '/.env',
    '/a/b.aspx',
    '/cgi-bin/../x',
    `/${'a'.repeat(121)}`,
    '/a b',
    '/a_b',
  ])
    expect(await resolveMissingPage(none, path)).toEqual({ kind: 'missing' });
});

describe('a product without a page', () => {
  test('is shown as it is on offer', async () => {
    const { db } = database;
    const skoda = await aManufacturer(db, { name: 'Škoda' });
    const fabia = await aModel(db, skoda.id, { name: 'Fabia' });
    const { id } = await aProduct(db, {
      name: 'Far "LED"',
      priceMinor: 123_450,
      warrantyMonths: 24,
      availability: 'on_order',
      fits: [{ manufacturerId: skoda.id, modelId: fabia.id, yearFrom: 2008, yearTo: 2011 }],
    });
    expect(await resolveMissingPage(database.db, `/proizvod/${id}`)).toMatchObject({
      kind: 'product',
      product: {
        id,
        name: 'Far "LED"',
        priceMinor: 123_450,
        warrantyMonths: 24,
        availability: 'on_order',
        fits: 'skoda/fabia:2008-2011',
      },
      related: [],
    });
    expect(await resolveMissingPage(database.db, `/proizvod/00${id}`)).toEqual({
      kind: 'redirect',
      path: `/proizvod/${id}`,
    });
  });

  test('is missing when it is a draft, or there is none', async () => {
    const { id } = await aProduct(database.db, { status: 'draft' });
    for (const segment of [id, 999_999, 0, 'abc', '1e3', '99999999999', '2147483648'])
      expect(await resolveMissingPage(database.db, `/proizvod/${segment}`)).toEqual({
        kind: 'missing-product',
        similar: [],
      });
  });

  test('that was deleted leads to similar ones', async () => {
    const { db } = database;
    const lights = await aCategory(db, { name: 'Farovi' });
    const other = await aProduct(db, { name: 'Far lijevi', categoryId: lights.id });
    const { id } = await aProduct(db, {
      name: 'Far desni',
      categoryId: lights.id,
      deletedAt: new Date(),
    });
    const answer = await resolveMissingPage(db, `/proizvod/${id}`);
    expect(answer).toMatchObject({ kind: 'missing-product' });
    expect(answer.kind === 'missing-product' && answer.similar[0]).toMatchObject({ id: other.id });
  });
});

test('the canonical spelling of an address is its own canonical spelling', () => {
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      const once = canonicalPath(path || '/');
      if (once !== undefined && !once.includes('%')) expect(canonicalPath(once)).toBe(once);
    }),
  );
});
