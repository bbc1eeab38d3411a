import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Db } from '#db/client.ts';
import { upsertAdminUser } from '#db/queries/admin/admin-users.ts';
import { findImportRun, listImportRuns } from '#db/queries/imports/import-runs.ts';
import { listProductSnapshots } from '#db/queries/products/product-snapshot.ts';
import { adminUsers, auditEntries, products } from '#db/schema/index.ts';
import { CSV_SLICE_ROWS } from '#src/domain/limits/imports.ts';
import { skippedOf } from '#src/domain/admin/import-run.ts';
import { deleteProduct } from '#src/server/products/delete-product.ts';
import { aProduct, clearCatalogue } from '../../../tests/setup/factories.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import { applyCsv } from '../product-csv/apply-csv.ts';
import { undoImport } from './undo-import.ts';

let database: TestDatabase;
let db: Db;
let owner: number;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
  await upsertAdminUser(db, 'vlasnik', 'x');
  owner = (await db.select().from(adminUsers))[0]!.id;
});
afterAll(() => database.close());
beforeEach(async () => {
  await clearCatalogue(db);
  await db.delete(auditEntries);
});

/** One call of an import: new products by name, known ones by id with a new price. */
function importSlice(run: string, slice: { names?: string[]; prices?: Record<number, string> }) {
  const { names = [], prices = {} } = slice;
  const added = names.map((name) => ({ version: null, cells: { name } }));
  const edited = Object.entries(prices).map(([id, price]) => ({
    version: 1,
    cells: { id, priceMinor: price },
  }));
  const rows = [...added, ...edited].map((row, i) => ({ ...row, line: i + 2 }));
  return applyCsv(db, owner, { rows, run });
}
const stateOf = async (id: number) => (await listProductSnapshots(db, [id]))[0]!.snapshot;

test('an import of several calls is undone at once: old prices are back, new products are in the bin', async () => {
  const [far, retrovizor] = [
    await aProduct(db, { priceMinor: 8900 }),
    await aProduct(db, { priceMinor: 4000 }),
  ];
  const before = [await stateOf(far.id), await stateOf(retrovizor.id)];
  const run = randomUUID();
  await importSlice(run, { names: ['Novi far'], prices: { [far.id]: '99,00' } });
  await importSlice(run, { names: ['Novi branik'], prices: { [retrovizor.id]: '41,00' } });
  expect(await listImportRuns(db, 5)).toMatchObject([
    { run, username: 'vlasnik', created: 2, updated: 2, undone: 0, left: 4 },
  ]);

  expect(await undoImport(db, owner, run)).toMatchObject({ undone: 4, left: 0 });
  expect(await stateOf(far.id)).toEqual({ ...before[0], version: 3 });
  expect(await stateOf(retrovizor.id)).toEqual({ ...before[1], version: 3 });
  const all = await db.select().from(products);
  expect(all.filter(({ deletedAt }) => deletedAt !== null).map(({ name }) => name)).toEqual([
    'Novi far',
    'Novi branik',
  ]);
});

test('what was edited since the import is left alone and counted', async () => {
  const [far, branik] = [await aProduct(db, { priceMinor: 8900 }), await aProduct(db, { priceMinor: 100 })];
  const run = randomUUID();
  await importSlice(run, { prices: { [far.id]: '99,00', [branik.id]: '2,00' } });
  await deleteProduct(db, owner, branik.id);
  const undone = await undoImport(db, owner, run);
  expect(undone).toMatchObject({ undone: 1, left: 0 });
  expect(skippedOf(undone)).toBe(1);
  expect(await stateOf(branik.id)).toMatchObject({
    priceMinor: 200,
    deletedAt: expect.any(String) as string,
  });
});

test('a large import is undone slice by slice, and a call whose answer was lost does no harm', async () => {
  const run = randomUUID();
  const names = Array.from({ length: CSV_SLICE_ROWS + 1 }, (_, i) => `Far ${i}`);
  await importSlice(run, { names: names.slice(0, CSV_SLICE_ROWS) });
  await importSlice(run, { names: names.slice(CSV_SLICE_ROWS) });
  expect(await undoImport(db, owner, run)).toMatchObject({ undone: CSV_SLICE_ROWS, left: 1 });
  expect(await undoImport(db, owner, run)).toMatchObject({ undone: CSV_SLICE_ROWS + 1, left: 0 });
  expect(await undoImport(db, owner, run)).toMatchObject({ undone: CSV_SLICE_ROWS + 1, left: 0 });
});

test('another import stays as it is', async () => {
  const [one, other] = [randomUUID(), randomUUID()];
  await importSlice(one, { names: ['Prvi'] });
  await importSlice(other, { names: ['Drugi'] });
  await undoImport(db, owner, one);
  expect(await findImportRun(db, other)).toMatchObject({ created: 1, undone: 0, left: 1 });
});

test('the file can be imported again after its import was undone', async () => {
  const [one, again] = [randomUUID(), randomUUID()];
  await importSlice(one, { names: ['Far'] });
  await undoImport(db, owner, one);
  expect(await importSlice(again, { names: ['Far'] })).toMatchObject([{ outcome: 'created' }]);
});

test('an unknown import, and one of which everything was edited since, is refused', async () => {
  await expect(undoImport(db, owner, randomUUID())).rejects.toMatchObject({ code: 'not_found' });
  const far = await aProduct(db, { priceMinor: 8900 });
  const run = randomUUID();
  await importSlice(run, { prices: { [far.id]: '99,00' } });
  await deleteProduct(db, owner, far.id);
  await expect(undoImport(db, owner, run)).rejects.toMatchObject({ code: 'conflict' });
});
