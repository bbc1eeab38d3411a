import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Db } from '#db/client.ts';
import { findRedirect } from '#db/queries/catalogue/redirects.ts';
import { INVARIANTS, listExceptions } from '#db/queries/invariants.ts';
import { listBatch } from '#db/queries/history/audit.ts';
import { auditEntries, redirects } from '#db/schema/index.ts';
import { undoChange } from '#src/server/products/undo-change.ts';
import { aProduct, clearCatalogue } from '../../../tests/setup/factories.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import { mergeDuplicates } from './merge-duplicates.ts';

let database: TestDatabase;
let db: Db;
let [first, second, third] = [0, 0, 0];
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());
beforeEach(async () => {
  await clearCatalogue(db);
  await db.delete(redirects);
  [first, second, third] = [await aPart(), await aPart(), await aPart()];
});

const aPart = async () => (await aProduct(db, { name: 'Far' })).id;
async function merge(gone: number, keep: number): Promise<string> {
  const groups = () => Promise.resolve([{ keepId: keep, removeIds: [gone] }]);
  const { undo } = await mergeDuplicates(db, null, { key: undefined, body: null, groups });
  return undo!;
}
/** The id that the address of each of the three parts leads to; undefined: its own page. */
async function ways(): Promise<(number | undefined)[]> {
  const paths = await Promise.all([first, second, third].map((id) => findRedirect(db, `/proizvod/${id}`)));
  return paths.map((path) => (path === undefined ? undefined : Number(path.split('/').at(-1))));
}
async function chains(): Promise<string[]> {
  const invariant = INVARIANTS.find(({ statement }) => statement.startsWith('a redirect leads to a page'));
  return listExceptions(db, invariant!);
}
/** The undo is in the history as well; its batch undoes it. */
async function newestBatch(): Promise<string> {
  const rows = await db.select().from(auditEntries).orderBy(auditEntries.id);
  return rows.at(-1)!.batch;
}

test('undoing the second of two merges leads older addresses to the part that is there again', async () => {
  const one = await merge(first, second);
  const two = await merge(second, third);
  expect(await ways()).toEqual([third, third, undefined]);

  await undoChange(db, null, two);
  expect(await ways()).toEqual([second, undefined, undefined]);
  expect(await chains()).toEqual([]);

  await undoChange(db, null, one);
  expect(await ways()).toEqual([undefined, undefined, undefined]);
  expect(await listBatch(db, one)).toHaveLength(2);
});

test('undoing an undo redirects the addresses again', async () => {
  await merge(first, second);
  await undoChange(db, null, await merge(second, third));
  await undoChange(db, null, await newestBatch());
  expect(await ways()).toEqual([third, third, undefined]);
  await undoChange(db, null, await newestBatch());
  expect(await ways()).toEqual([second, undefined, undefined]);
  expect(await chains()).toEqual([]);
});

test('the merges can be undone in the order in which they were made', async () => {
  const one = await merge(first, second);
  const two = await merge(second, third);
  expect(await undoChange(db, null, one)).toEqual({ changed: 1, skipped: 1 });
  expect(await ways()).toEqual([undefined, third, undefined]);
  await undoChange(db, null, two);
  expect(await ways()).toEqual([undefined, undefined, undefined]);
});

test('a merge that is undone after the part that stayed was merged too leads nothing to a redirect', async () => {
  const two = await merge(first, second);
  await undoChange(db, null, two);
  const undo = await newestBatch();
  await merge(second, third);
  await undoChange(db, null, undo);
  expect(await ways()).toEqual([third, third, undefined]);
  expect(await chains()).toEqual([]);
});

test('an undo leaves an address alone that leads to another product by now', async () => {
  const fourth = await aPart();
  const one = await merge(first, second);
  const two = await merge(second, third);
  await undoChange(db, null, one);
  await merge(first, fourth);
  await undoChange(db, null, two);
  expect(await ways()).toEqual([fourth, undefined, undefined]);

  await undoChange(db, null, await newestBatch());
  expect(await ways()).toEqual([fourth, third, undefined]);
  expect(await chains()).toEqual([]);
});

test('undoing an undo leaves an address alone that has got another product since', async () => {
  const fourth = await aPart();
  const one = await merge(first, second);
  const two = await merge(second, third);
  await undoChange(db, null, one);
  await undoChange(db, null, two);
  const undo = await newestBatch();
  await merge(first, fourth);
  await undoChange(db, null, undo);
  expect(await ways()).toEqual([fourth, third, undefined]);
  expect(await chains()).toEqual([]);
});
