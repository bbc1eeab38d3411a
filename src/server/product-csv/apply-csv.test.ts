import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApplyRow } from '#src/domain/product-csv/row-report.ts';
import { aProduct } from '../../../tests/setup/factories.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import { applyCsv } from './apply-csv.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('a slice that is sent again in the same run counts what it has written as in the lost answer', async () => {
  const { db } = database;
  const { id } = await aProduct(db, { name: 'Far' });
  const unchanged = await aProduct(db, { name: 'Maska' });
  const rows: ApplyRow[] = [
    { line: 2, cells: { name: 'Novi far' }, version: null },
    { line: 3, cells: { id: String(id), name: 'Far lijevi' }, version: 1 },
    { line: 4, cells: { id: String(unchanged.id), name: 'Maska' }, version: 1 },
  ];
  const outcomes = async (run: string) =>
    (await applyCsv(db, null, { rows, run })).map(({ outcome }) => outcome);
  const run = randomUUID();
  expect(await outcomes(run)).toEqual(['created', 'updated', 'same']);
  expect(await outcomes(run)).toEqual(['created', 'updated', 'same']);
  expect(await outcomes(randomUUID())).toEqual(['same', 'same', 'same']);
});
