import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '#db/client.ts';
import { findRedirect } from '#db/queries/catalogue/redirects.ts';
import { listBatch } from '#db/queries/history/audit.ts';
import { listProductSnapshots } from '#db/queries/products/product-snapshot.ts';
import { listAdminModels, listManufacturerChoices } from '#db/queries/vehicles/admin-models.ts';
import { fitments, products, redirects } from '#db/schema/index.ts';
import { manufacturerInput, modelInput, newModelInput } from '#src/contracts/admin/dictionaries.ts';
import { accept } from '#src/server/http/accept.ts';
import { changeProducts } from '#src/server/products/change-products.ts';
import { undoChange } from '#src/server/products/undo-change.ts';
import {
  aGeneration,
  aManufacturer,
  aModel,
  aProduct,
  clearCatalogue,
} from '../../../tests/setup/factories.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import { manufacturers } from './manufacturers.ts';
import { mergeModels } from './merge.ts';
import { models } from './models.ts';

let database: TestDatabase;
let db: Db;
let manufacturerId: number;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());
beforeEach(async () => {
  await clearCatalogue(db);
  await db.delete(redirects);
  manufacturerId = (await aManufacturer(db, { name: 'Volkswagen' })).id;
});

const create = (body: object) => models.create(db, null, accept(newModelInput, { manufacturerId, ...body }));
const update = (id: number, body: object) => models.update(db, null, id, accept(modelInput, body));

describe('a new model', () => {
  test('has its production years, in their order', async () => {
    const generations = [
      { name: 'V', aliases: ['1K'], yearFrom: 2003, yearTo: 2009 },
      { name: 'VIII', yearFrom: 2019, yearTo: null },
    ];
    await create({ name: 'Golf', aliases: ['Goluf'], generations });
    expect(await listAdminModels(db, manufacturerId)).toMatchObject([
      { name: 'Golf', slug: 'golf', aliases: ['Goluf'], generations, products: 0 },
    ]);
    // The last year of a model is not always that of its last generation.
    const overlapping = [
      { yearFrom: 1975, yearTo: 1994, name: 'I' },
      { yearFrom: 1981, yearTo: 1990, name: 'II' },
    ];
    await create({ name: 'Polo', generations: overlapping });
    expect(await listManufacturerChoices(db)).toMatchObject([
      {
        name: 'Volkswagen',
        models: [
          { name: 'Golf', yearFrom: 2003, yearTo: null },
          { name: 'Polo', yearFrom: 1975, yearTo: 1994 },
        ],
      },
    ]);
  });

  test.each([
    ['all', 'Adresa „all“ pripada stranici prodavnice. Odaberite drugu.'],
    ['stranica', 'Adresa „stranica“ pripada stranici prodavnice. Odaberite drugu.'],
  ])('may not be called %s in an address', async (slug, message) => {
    await expect(create({ name: 'X', slug })).rejects.toThrow(message);
  });

  test('may have the name of a year, and of a model of another manufacturer', async () => {
    const peugeot = await aManufacturer(db, { name: 'Peugeot' });
    await aModel(db, peugeot.id, { name: '2008' });
    expect(await create({ name: '2008' })).toMatchObject({ slug: '2008' });
  });

  test('may not have the name of another model of its manufacturer', async () => {
    await aModel(db, manufacturerId, { name: 'Golf', aliases: ['Golf IV'] });
    await expect(create({ name: 'GOLF-IV' })).rejects.toMatchObject({ code: 'conflict' });
  });

  test.each([
    [[{ yearFrom: 2010, yearTo: 2004 }], 'Godina „od“ ne može biti poslije godine „do“.'],
    [[{ yearFrom: 20, yearTo: null }], 'Godine nisu ispravne.'],
    [
      [
        { name: 'V', yearFrom: 2003, yearTo: null },
        { name: 'V', yearFrom: 2004, yearTo: null },
      ],
      'Generacija „V“ stoji dvaput.',
    ],
  ])('with generations %j is refused', (generations, message) => {
    expect(() => accept(modelInput, { name: 'X', generations })).toThrow(message);
  });
});

test('an edit of a model that is sent again after a lost answer is no conflict, in whatever order its generations come', async () => {
  const { id, version } = await create({ name: 'Golf' });
  const generations = [
    { name: 'VIII', yearFrom: 2019, yearTo: null },
    { name: 'V', yearFrom: 2003, yearTo: 2009 },
  ];
  const saved = await update(id, { name: 'Golf', version, generations });
  expect(await update(id, { name: 'Golf', version, generations })).toEqual(saved);
});

test('a model under another address is found at the old one', async () => {
  const golf = await aModel(db, manufacturerId, { name: 'Golf' });
  await update(golf.id, { name: 'Golf', slug: 'golf-svi' });
  expect(await db.select().from(redirects)).toMatchObject([
    { fromPath: '/volkswagen/golf', toPath: '/volkswagen/golf-svi' },
  ]);
});

test('a model that a product fits is not deleted, the bin included', async () => {
  const golf = await aModel(db, manufacturerId);
  const fits = [{ manufacturerId, modelId: golf.id }];
  for (const deletedAt of [null, new Date()]) await aProduct(db, { fits, deletedAt });
  expect(await listAdminModels(db, manufacturerId)).toMatchObject([{ products: 1 }]);
  await expect(models.delete(db, null, golf.id)).rejects.toMatchObject({
    code: 'conflict',
    fields: { products: '2' },
  });
  await db.delete(products);
  await models.delete(db, null, golf.id);
  expect(await listAdminModels(db, manufacturerId)).toEqual([]);
});

describe('two models that are one', () => {
  test('become one with the products, names, years and address of both', async () => {
    const golf = await aModel(db, manufacturerId, { name: 'Golf' });
    const four = await aModel(db, manufacturerId, { name: 'Golf 4', aliases: ['G4'] });
    await aGeneration(db, golf.id, { name: '', yearFrom: 2003, yearTo: 2009 });
    await aGeneration(db, four.id, { name: '', yearFrom: 1997, yearTo: 2004 });
    const on = (modelId: number) => ({ manufacturerId, modelId, yearFrom: 2003, yearTo: 2004 });
    const both = await aProduct(db, { fits: [on(golf.id), on(four.id)] });
    const only = await aProduct(db, { fits: [on(four.id)] });

    await mergeModels(db, null, { id: four.id, intoId: golf.id });

    expect((await listAdminModels(db, manufacturerId))[0]).toMatchObject({
      id: golf.id,
      aliases: ['Golf 4', 'G4'],
      generations: [{ yearFrom: 1997, yearTo: 2009 }],
      products: 2,
    });
    expect(await db.select().from(fitments).orderBy(fitments.productId)).toMatchObject([
      { productId: both.id, position: 0, modelId: golf.id },
      { productId: only.id, position: 0, modelId: golf.id },
    ]);
    expect(await db.select({ version: products.version }).from(products)).toEqual([
      { version: 2 },
      { version: 2 },
    ]);
    expect(await db.select().from(redirects)).toMatchObject([
      { fromPath: '/volkswagen/golf-4', toPath: '/volkswagen/golf' },
    ]);
  });

  test('are two again when the merge is undone: products, names, years and addresses, and edits made since stay', async () => {
    const golf = await aModel(db, manufacturerId, { name: 'Golf', aliases: ['Golf svi'] });
    const four = await aModel(db, manufacturerId, { name: 'Golf 4', aliases: ['G4'] });
    await aGeneration(db, golf.id, { name: '', yearFrom: 2003, yearTo: 2009 });
    await aGeneration(db, four.id, { name: '', yearFrom: 1997, yearTo: 2004 });
    await db.insert(redirects).values({ fromPath: '/volkswagen/golf-iv', toPath: '/volkswagen/golf-4' });
    const on = (modelId: number) => ({ manufacturerId, modelId, yearFrom: 2003, yearTo: 2004 });
    const both = await aProduct(db, { fits: [on(golf.id), on(four.id)] });
    const renamed = await aProduct(db, { fits: [on(four.id)] });
    const refitted = await aProduct(db, { fits: [on(four.id)] });
    const stateOf = async (id: number) => (await listProductSnapshots(db, [id]))[0]!.snapshot;
    const before = [await listAdminModels(db, manufacturerId), (await stateOf(both.id)).fitments];

    const { undo } = await mergeModels(db, null, { id: four.id, intoId: golf.id });
    expect(await listBatch(db, undo)).toHaveLength(3);
    await changeProducts(db, null, { ids: [renamed.id], change: { status: 'archived' } });
    await changeProducts(db, null, { ids: [refitted.id], change: { years: { from: 2000, to: 2001 } } });

    expect(await undoChange(db, null, undo)).toEqual({ changed: 2, skipped: 1 });
    const versionless = (models: object[]) => models.map((model) => ({ ...model, version: 0, products: 0 }));
    expect(versionless(await listAdminModels(db, manufacturerId))).toEqual(versionless(before[0]!));
    expect((await stateOf(both.id)).fitments).toEqual(before[1]);
    expect(await stateOf(renamed.id)).toMatchObject({ status: 'archived', fitments: [{ modelId: four.id }] });
    expect(await stateOf(refitted.id)).toMatchObject({ fitments: [{ modelId: golf.id, yearFrom: 2000 }] });
    expect(await db.select().from(redirects)).toMatchObject([
      { fromPath: '/volkswagen/golf-iv', toPath: '/volkswagen/golf-4' },
    ]);
    expect(await undoChange(db, null, undo)).toEqual({ changed: 2, skipped: 1 });
  });

  test('have only their own generations again after an undo, also where those that moved are the older ones', async () => {
    const golf = await aModel(db, manufacturerId, { name: 'Golf' });
    const four = await aModel(db, manufacturerId, { name: 'Golf 4' });
    await aGeneration(db, golf.id, { name: 'V', yearFrom: 2003, yearTo: 2009 });
    await aGeneration(db, four.id, { name: 'IV', yearFrom: 1997, yearTo: 2003 });
    const { undo } = await mergeModels(db, null, { id: four.id, intoId: golf.id });
    await undoChange(db, null, undo);
    expect(await listAdminModels(db, manufacturerId)).toMatchObject([
      { name: 'Golf', generations: [{ name: 'V' }] },
      { name: 'Golf 4', generations: [{ name: 'IV' }] },
    ]);
  });

  test('have their former addresses again after an undo, although their manufacturer was renamed in between', async () => {
    const golf = await aModel(db, manufacturerId, { name: 'Golf' });
    const four = await aModel(db, manufacturerId, { name: 'Golf 4' });
    await db.insert(redirects).values({ fromPath: '/volkswagen/golf-iv', toPath: '/volkswagen/golf-4' });
    const { undo } = await mergeModels(db, null, { id: four.id, intoId: golf.id });
    await manufacturers.update(db, null, manufacturerId, accept(manufacturerInput, { name: 'VW' }));
    await undoChange(db, null, undo);
    expect(await findRedirect(db, '/volkswagen/golf-4')).toBe('/vw/golf-4');
    expect(await findRedirect(db, '/volkswagen/golf-iv')).toBe('/vw/golf-4');
    expect(await findRedirect(db, '/volkswagen/golf')).toBe('/vw/golf');
  });

  test('must belong to one manufacturer and be two', async () => {
    const golf = await aModel(db, manufacturerId);
    const other = await aModel(db, (await aManufacturer(db)).id);
    await expect(mergeModels(db, null, { id: golf.id, intoId: golf.id })).rejects.toThrow('samo sa sobom');
    await expect(mergeModels(db, null, { id: golf.id, intoId: other.id })).rejects.toThrow('iste marke');
    await expect(mergeModels(db, null, { id: 999_999, intoId: other.id })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
