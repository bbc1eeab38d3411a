import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Db } from '#db/client.ts';
import { auditEntries, fitments, productImages, products } from '#db/schema/index.ts';
import type { CsvCells } from '#src/domain/product-csv/columns.ts';
import type { CsvRow } from '#src/domain/product-csv/csv-text.ts';
import { readProductFile } from '#src/domain/product-csv/read-product-file.ts';
import type { ApplyRow } from '#src/domain/product-csv/row-report.ts';
import { search } from '#src/server/search/search.ts';
import {
  aCategory,
  aManufacturer,
  aModel,
  anImage,
  aProduct,
  clearCatalogue,
} from '../../../tests/setup/factories.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import { finishRun } from '#src/server/products/undo-import.ts';
import { applyCsv } from './apply-csv.ts';
import { exportProducts } from './export-products.ts';
import { previewCsv } from './preview-csv.ts';

let database: TestDatabase;
let db: Db;
let hash: string;
let manufacturerId: number;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());
beforeEach(async () => {
  await clearCatalogue(db);
  await db.delete(auditEntries);
  hash = (await anImage(db)).hash;
  manufacturerId = (await aManufacturer(db, { name: 'Audi' })).id;
  await aModel(db, manufacturerId, { name: 'A4' });
  await aCategory(db, { name: 'Rasvjeta' });
});

const aFar = (over: object = {}) =>
  aProduct(db, {
    name: 'Far',
    priceMinor: 8900,
    partNumbers: ['0445110369'],
    categoryId: 1,
    pictures: [hash],
    fits: [{ manufacturerId: manufacturerId, modelId: 1, yearFrom: 2004, yearTo: 2008 }],
    ...over,
  });
const rowsOf = (...cells: CsvCells[]): CsvRow[] => cells.map((own, i) => ({ line: i + 2, cells: own }));

/** Preview, then apply what the preview showed, as the screen does. */
async function importRows(rows: readonly CsvRow[]) {
  const reports = await previewCsv(db, rows);
  const wanted: ApplyRow[] = rows.map((row, i) => ({ ...row, version: reports[i]?.version ?? null }));
  return applyCsv(db, null, { rows: wanted });
}
async function exported() {
  const file = readProductFile(await new Response(exportProducts(db)).text());
  if ('fault' in file) throw new Error(file.fault);
  return file.rows;
}

test('the exported file has everything outside the bin and reads back without a change', async () => {
  await aFar({ description: 'Prvi red\r\n=drugi;"red"', status: 'draft', quality: '-' });
  await aProduct(db, { deletedAt: new Date() });
  const rows = await exported();
  expect(rows).toMatchObject([
    {
      cells: {
        id: '1',
        name: 'Far',
        status: 'nacrt',
        categoryId: 'Rasvjeta',
        priceMinor: '89,00',
        fitments: 'Audi > A4 > 2004-2008',
        partNumbers: '0445110369 |',
        quality: "'-",
      },
    },
  ]);
  expect(await previewCsv(db, rows)).toMatchObject([{ kind: 'same', changes: [] }]);
  expect(await importRows(rows)).toMatchObject([{ outcome: 'same' }]);
  expect(await db.$count(auditEntries)).toBe(0);
});

describe('an edited row', () => {
  test('shows each difference first and writes only then', async () => {
    await aFar();
    const rows = rowsOf({
      id: '1',
      priceMinor: '99,5',
      categoryId: '-',
      fitments: 'Audi > A4 > 2004-2008 | Audi',
    });
    expect(await previewCsv(db, rows)).toMatchObject([
      {
        kind: 'changed',
        id: 1,
        name: 'Far',
        version: 1,
        changes: [
          { column: 'categoryId', before: 'Rasvjeta', after: '' },
          { column: 'fitments', after: 'Audi > A4 > 2004-2008 | Audi' },
          { column: 'priceMinor', before: '89,00', after: '99,50' },
        ],
      },
    ]);
    expect(await db.select().from(products)).toMatchObject([{ priceMinor: 8900, version: 1 }]);

    expect(await importRows(rows)).toEqual([{ line: 2, outcome: 'updated', id: 1, faults: [] }]);
    expect(await db.select().from(products)).toMatchObject([
      { name: 'Far', priceMinor: 9950, categoryId: null, version: 2, partNumbers: ['0445110369'] },
    ]);
    expect(await db.select().from(fitments)).toMatchObject([{ modelId: 1 }, { modelId: null }]);
    expect(await db.select().from(productImages)).toMatchObject([{ hash }]);
    expect(await db.select().from(auditEntries)).toMatchObject([
      {
        action: 'csv',
        entity: 'product',
        entityId: '1',
        before: { priceMinor: 8900 },
        after: { priceMinor: 9950 },
      },
    ]);
  });

  test('and a row without an id for the same product are one edit, that of the last row', async () => {
    const cells = { name: 'Far Audi A4', priceMinor: '100', fitments: 'Audi > A4' };
    const [created] = await importRows(rowsOf(cells));
    const id = created?.id ?? 0;
    await db.update(products).set({ priceMinor: 7700, version: 2 });
    await db.delete(auditEntries);
    const rows = rowsOf({ id: String(id), priceMinor: '120', fitments: 'Audi' }, cells);
    expect(await importRows(rows)).toMatchObject([
      { id, outcome: 'updated' },
      { id, outcome: 'updated' },
    ]);
    expect(await db.select().from(products)).toMatchObject([{ priceMinor: 10000, version: 3 }]);
    expect(await db.$count(auditEntries)).toBe(1);
  });

  test('is left alone when somebody edits the product between preview and import', async () => {
    await aFar();
    const [report] = await previewCsv(db, rowsOf({ id: '1', name: 'Novi far' }));
    await db.update(products).set({ version: 2, name: 'Tuđa izmjena' });
    const rows = rowsOf({ id: '1', name: 'Novi far' }).map((row) => ({
      ...row,
      version: report?.version ?? null,
    }));
    expect(await applyCsv(db, null, { rows })).toMatchObject([{ outcome: 'conflict' }]);
    expect(await db.select().from(products)).toMatchObject([{ name: 'Tuđa izmjena' }]);
  });

  test('says when the product was edited after the export', async () => {
    await aFar({ version: 3 });
    expect(await previewCsv(db, rowsOf({ id: '1', name: 'X', version: '2' }))).toMatchObject([
      { isStale: true },
    ]);
    expect(await previewCsv(db, rowsOf({ id: '1', name: 'X', version: '3' }))).toMatchObject([
      { isStale: false },
    ]);
  });

  test('is found by its new name at once', async () => {
    await aFar();
    await importRows(rowsOf({ id: '1', name: 'Stabilizator' }));
    await finishRun(db);
    expect((await search(db, { q: 'stabilizator' })).results).toMatchObject([{ id: 1 }]);
  });
});

describe('a row without an id', () => {
  test('adds a draft once, however often it is sent', async () => {
    const rows = rowsOf({ name: 'Novi far', fitments: 'Audi > A4', partNumbers: '123 |' });
    expect(await importRows(rows)).toMatchObject([{ outcome: 'created', id: 1 }]);
    expect(await importRows(rows)).toMatchObject([{ outcome: 'same', id: 1 }]);
    expect(await db.select().from(products)).toMatchObject([{ name: 'Novi far', status: 'draft' }]);
    expect(await db.select().from(auditEntries)).toMatchObject([{ action: 'csv', before: null }]);
  });

  test('is the same row with an empty cell of a column that came later', async () => {
    await importRows(rowsOf({ name: 'Novi far' }));
    expect(await importRows(rowsOf({ name: 'Novi far', condition: '' }))).toMatchObject([
      { outcome: 'same' },
    ]);
    expect(await importRows(rowsOf({ name: 'Novi far', condition: 'polovno' }))).toMatchObject([
      { outcome: 'created' },
    ]);
  });

  test('adds the rest when another row of the file was wrong and is corrected', async () => {
    const good = { name: 'Prvi' };
    expect(await importRows(rowsOf(good, { name: 'Drugi', priceMinor: 'x' }))).toMatchObject([
      { outcome: 'created' },
      { outcome: 'error', id: null, faults: [{ column: 'priceMinor', code: 'price.form' }] },
    ]);
    await importRows(rowsOf(good, { name: 'Drugi', priceMinor: '5' }));
    expect(await db.$count(products)).toBe(2);
  });

  test('may be added again after its product was deleted', async () => {
    const rows = rowsOf({ name: 'Far' });
    await importRows(rows);
    await db.update(products).set({ deletedAt: new Date() });
    expect(await importRows(rows)).toMatchObject([{ outcome: 'created', id: 2 }]);
  });

  test('is added once by a slice that has it twice', async () => {
    await importRows(rowsOf({ name: 'Far' }, { name: 'Far' }));
    expect(await db.$count(products)).toBe(1);
  });
});

test.each([
  ['999', 'id.unknown'],
  ['0', 'id.form'],
  ['šest', 'id.form'],
  ['99999999999', 'id.form'],
  ['2', 'id.deleted'],
])('the id %s is refused', async (id, code) => {
  await aFar();
  await aProduct(db, { deletedAt: new Date() });
  expect(await importRows(rowsOf({ id, name: 'X' }))).toMatchObject([
    { outcome: 'error', faults: [{ column: 'id', code, value: id }] },
  ]);
  expect(await db.select().from(products).where(eq(products.name, 'X'))).toEqual([]);
});

test('a picture that the shop does not have is refused, one that it has is kept', async () => {
  await aFar();
  expect(await previewCsv(db, rowsOf({ id: '1', images: 'b'.repeat(32) }))).toMatchObject([
    { faults: [{ column: 'images', code: 'images.unknown' }] },
  ]);
});

test('an export whose products cannot be read is cut off and logged', async () => {
  await aFar();
  await db.execute(sql`alter table products rename to products_away`);
  try {
    await expect(new Response(exportProducts(db)).text()).rejects.toThrow();
  } finally {
    await db.execute(sql`alter table products_away rename to products`);
  }
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('an export was not sent'));
  vi.mocked(console.error).mockClear();
});
