import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '#db/client.ts';
import { listAdminManufacturers } from '#db/queries/vehicles/admin-manufacturers.ts';
import { listAdminModels } from '#db/queries/vehicles/admin-models.ts';
import { listBatch } from '#db/queries/history/audit.ts';
import { listProductSnapshots } from '#db/queries/products/product-snapshot.ts';
import { findRedirect } from '#db/queries/catalogue/redirects.ts';
import { redirects } from '#db/schema/index.ts';
import { manufacturerInput, modelInput } from '#src/contracts/admin/dictionaries.ts';
import { resolveMissingPage } from '#src/server/page-fallback.ts';
import { listHistory } from '#src/server/history/list-history.ts';
import { changeProducts } from '#src/server/products/change-products.ts';
import { accept } from '#src/server/http/accept.ts';
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
import { mergeManufacturers } from './merge.ts';
import { models } from './models.ts';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());

/** VW with a Golf 4, a Polo and a product for all models; Volkswagen with a Golf that is called Golf 4 too. */
async function twoBrands() {
  const vw = await aManufacturer(db, { name: 'VW', aliases: ['Folksvagen'], slugAliases: ['v-w'] });
  const volkswagen = await aManufacturer(db, { name: 'Volkswagen' });
  const golf4 = await aModel(db, vw.id, { name: 'Golf 4' });
  const polo = await aModel(db, vw.id, { name: 'Polo' });
  const golf = await aModel(db, volkswagen.id, { name: 'Golf', aliases: ['Golf 4'] });
  await aGeneration(db, golf4.id, { name: '', yearFrom: 1997, yearTo: 2004 });
  await aGeneration(db, golf.id, { name: '', yearFrom: 2003, yearTo: 2009 });
  await aGeneration(db, polo.id, { name: '9N', yearFrom: 2001, yearTo: 2009 });
  await db.insert(redirects).values({ fromPath: '/vw/golf-iv', toPath: '/vw/golf-4' });
  const years = { yearFrom: 2003, yearTo: 2004 };
  const onGolf = await aProduct(db, { fits: [{ manufacturerId: vw.id, modelId: golf4.id, ...years }] });
  const onPolo = await aProduct(db, { fits: [{ manufacturerId: vw.id, modelId: polo.id, ...years }] });
  const onAll = await aProduct(db, { fits: [{ manufacturerId: vw.id, modelId: null }] });
  return { vw, volkswagen, golf4, polo, golf, onGolf, onPolo, onAll };
}
let given: Awaited<ReturnType<typeof twoBrands>>;
beforeEach(async () => {
  await clearCatalogue(db);
  await db.delete(redirects);
  given = await twoBrands();
});

const merge = () => mergeManufacturers(db, null, { id: given.vw.id, intoId: given.volkswagen.id });
const vehiclesOf = async (id: number) =>
  (await listProductSnapshots(db, [id]))[0]!.snapshot.fitments.map((one) => [
    one.manufacturerId,
    one.modelId,
  ]);
const versionless = (rows: object[]) => rows.map((row) => ({ ...row, version: 0 }));
const everything = async () => [
  versionless(await listAdminManufacturers(db)),
  versionless(await listAdminModels(db, given.vw.id)),
  versionless(await listAdminModels(db, given.volkswagen.id)),
  await Promise.all([given.onGolf, given.onPolo, given.onAll].map(({ id }) => vehiclesOf(id))),
  await db
    .select({ from: redirects.fromPath, to: redirects.toPath })
    .from(redirects)
    .orderBy(redirects.fromPath),
];

describe('two manufacturers that are one', () => {
  test('become one with the models, products, names and addresses of both', async () => {
    const { volkswagen, golf, polo, onGolf, onPolo, onAll } = given;
    await merge();
    expect((await listAdminManufacturers(db))[0]).toMatchObject({
      id: volkswagen.id,
      aliases: ['VW', 'Folksvagen'],
      slugAliases: ['v-w'],
      models: 2,
      products: 3,
    });
    expect(await listAdminModels(db, volkswagen.id)).toMatchObject([
      { id: golf.id, aliases: ['Golf 4'], generations: [{ yearFrom: 1997, yearTo: 2009 }], products: 1 },
      { id: polo.id, generations: [{ name: '9N' }], products: 1 },
    ]);
    expect(await vehiclesOf(onGolf.id)).toEqual([[volkswagen.id, golf.id]]);
    expect(await vehiclesOf(onPolo.id)).toEqual([[volkswagen.id, polo.id]]);
    expect(await vehiclesOf(onAll.id)).toEqual([[volkswagen.id, null]]);
    expect(await findRedirect(db, '/vw')).toBe('/volkswagen');
    expect(await findRedirect(db, '/vw/polo/2004')).toBe('/volkswagen/polo/2004');
    expect(await findRedirect(db, '/vw/golf-4/2003')).toBe('/volkswagen/golf/2003');
    expect(await findRedirect(db, '/vw/golf-iv')).toBe('/volkswagen/golf');
  });

  test('have pages of their own where a model moves to the former address of another', async () => {
    await db.insert(redirects).values({ fromPath: '/volkswagen/polo', toPath: '/volkswagen/golf' });
    await merge();
    expect(await findRedirect(db, '/volkswagen/polo/1992')).toBeUndefined();
    expect(await findRedirect(db, '/vw/polo/1992')).toBe('/volkswagen/polo/1992');
  });

  test('are found under every further address too, and after an undo again at their own', async () => {
    const { volkswagen } = given;
    const under = (address: string) => resolveMissingPage(db, address);
    const { undo } = await merge();
    expect(await under('/v-w/golf-4')).toEqual({ kind: 'redirect', path: '/volkswagen/golf' });
    const { version } = (await listAdminManufacturers(db)).find(({ id }) => id === volkswagen.id)!;
    await manufacturers.update(
      db,
      null,
      volkswagen.id,
      accept(manufacturerInput, { ...volkswagen, version }),
    );
    await undoChange(db, null, undo);
    expect(await findRedirect(db, '/v-w/golf-4/1992')).toBeUndefined();
  });

  test('keep as many further addresses as the form takes; the rest redirect until the merge is undone', async () => {
    const { vw, volkswagen } = given;
    const many = (name: string) => Array.from({ length: 25 }, (_, i) => `${name}-${i}`);
    const rename = async (id: number, name: string, slugAliases: string[]) =>
      manufacturers.update(db, null, id, accept(manufacturerInput, { name, slugAliases }));
    await rename(vw.id, 'VW', many('vw'));
    await rename(volkswagen.id, 'Volkswagen', many('volks'));
    const { undo } = await merge();
    const merged = (await listAdminManufacturers(db)).find(({ id }) => id === volkswagen.id)!;
    await manufacturers.update(db, null, merged.id, accept(manufacturerInput, merged));
    expect(merged.slugAliases).toHaveLength(40);
    expect(await findRedirect(db, '/vw-24/polo')).toBe('/volkswagen/polo');
    await undoChange(db, null, undo);
    expect(await findRedirect(db, '/vw-24')).toBeUndefined();
    expect((await listAdminManufacturers(db)).map(({ slugAliases }) => slugAliases.length)).toEqual([25, 25]);
  });

  test('are in the history of every product in one batch, by their names', async () => {
    const { undo } = await merge();
    expect(await listBatch(db, undo)).toHaveLength(3);
    const { entries } = await listHistory(db, {
      page: 1,
      entity: 'product',
      id: String(given.onGolf.id),
    });
    expect(entries[0]).toMatchObject({
      action: 'merge',
      changes: [{ field: 'fitments', before: 'VW Golf 4 2003–2004', after: 'Volkswagen Golf 2003–2004' }],
      restorable: { before: false, after: false },
      merge: { batch: undo, entity: 'manufacturer', name: 'VW' },
    });
  });

  test('are two again when the merge is undone', async () => {
    const before = await everything();
    const { undo } = await merge();
    expect(await undoChange(db, null, undo)).toEqual({ changed: 3, skipped: 0 });
    expect(await everything()).toEqual([
      ...before.slice(0, 4),
      [{ from: '/volkswagen/polo', to: '/vw/polo' }, ...(before[4] as object[])],
    ]);
  });

  test('are two again once when the undo is sent again after a lost answer, and both answers say so', async () => {
    const { undo } = await merge();
    const first = await undoChange(db, null, undo);
    const after = await everything();
    expect(await undoChange(db, null, undo)).toEqual(first);
    const answers = await Promise.all([1, 2].map(() => undoChange(db, null, undo)));
    expect(answers).toEqual([first, first]);
    expect(await everything()).toEqual(after);
  });

  test('keep what was edited after the merge when it is undone: names, vehicles, and products of a model that moves back', async () => {
    const { vw, volkswagen, polo, golf, onGolf, onPolo } = given;
    const { undo } = await merge();
    const moved = (await listAdminModels(db, volkswagen.id)).find(({ id }) => id === polo.id)!;
    await models.update(db, null, polo.id, accept(modelInput, { ...moved, aliases: ['Polić'] }));
    await changeProducts(db, null, {
      ids: [onGolf.id, onPolo.id],
      change: { years: { from: 2000, to: 2001 } },
    });
    for (let sent = 0; sent < 2; sent++)
      expect(await undoChange(db, null, undo)).toEqual({ changed: 1, skipped: 2 });
    expect(await vehiclesOf(onGolf.id)).toEqual([[volkswagen.id, golf.id]]);
    expect(await vehiclesOf(onPolo.id)).toEqual([[vw.id, polo.id]]);
    expect(await listAdminModels(db, vw.id)).toMatchObject([
      { name: 'Golf 4' },
      { name: 'Polo', aliases: ['Polić'] },
    ]);
  });

  test('offer the undo in the history once, and no longer when it is done', async () => {
    const { undo } = await merge();
    const offers = async () =>
      (await listHistory(db, { page: 1 })).entries
        .filter((entry) => entry.entity !== 'product' && entry.merge)
        .map(({ entity, name }) => [entity, name]);
    expect(await offers()).toEqual([['manufacturer', 'VW']]);
    const { entries } = await listHistory(db, { page: 1, entity: 'model', id: String(given.polo.id) });
    expect(entries[0]!.changes).toEqual([{ field: 'manufacturerId', before: 'VW', after: 'Volkswagen' }]);
    await undoChange(db, null, undo);
    expect(await offers()).toEqual([]);
  });

  test('are merged although a product of them is saved at the same moment', async () => {
    const saving = changeProducts(db, null, { ids: [given.onPolo.id], change: { status: 'archived' } });
    await Promise.all([merge(), saving]);
    expect((await listAdminManufacturers(db))[0]).toMatchObject({ models: 2, products: 3 });
  });

  test('must be two that exist', async () => {
    const { vw } = given;
    await expect(mergeManufacturers(db, null, { id: vw.id, intoId: vw.id })).rejects.toThrow('samo sa sobom');
    await expect(mergeManufacturers(db, null, { id: vw.id, intoId: 999_999 })).rejects.toMatchObject({
      code: 'bad_request',
    });
    await expect(mergeManufacturers(db, null, { id: 999_999, intoId: vw.id })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('stay one when the former name was given to another manufacturer since', async () => {
    const { volkswagen } = given;
    const { undo } = await merge();
    const inputOf = (name: string) => accept(manufacturerInput, { name });
    await manufacturers.update(db, null, volkswagen.id, inputOf('Volkswagen'));
    await manufacturers.create(db, null, inputOf('VW'));
    await expect(undoChange(db, null, undo)).rejects.toMatchObject({
      code: 'conflict',
      fields: { name: '„VW“ već vodi na: VW.' },
    });
    expect((await listAdminManufacturers(db)).map(({ name }) => name)).toEqual(['Volkswagen', 'VW']);
  });
});
