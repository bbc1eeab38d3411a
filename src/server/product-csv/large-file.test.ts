import { afterAll, beforeAll, expect, test } from 'vitest';
import { CSV_SLICE_ROWS } from '#src/domain/limits/imports.ts';
import type { CsvRow } from '#src/domain/product-csv/csv-text.ts';
import { readProductFile } from '#src/domain/product-csv/read-product-file.ts';
import { search } from '#src/server/search/search.ts';
import { aCategory, aManufacturer, aModel } from '../../../tests/setup/factories.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import { finishRun } from '#src/server/products/undo-import.ts';
import { applyCsv } from './apply-csv.ts';
import { exportProducts } from './export-products.ts';
import { previewCsv } from './preview-csv.ts';

const ROWS = 10_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  const { id } = await aManufacturer(database.db, { name: 'Audi' });
  await aModel(database.db, id, { name: 'A4' });
  await aCategory(database.db, { name: 'Rasvjeta' });
});
afterAll(() => database.close());

function readRows(text: string): readonly CsvRow[] {
  const file = readProductFile(text);
  if ('fault' in file) throw new Error(file.fault);
  return file.rows;
}

function* slicesOf(rows: readonly CsvRow[]): Generator<readonly CsvRow[]> {
  for (let from = 0; from < rows.length; from += CSV_SLICE_ROWS)
    yield rows.slice(from, from + CSV_SLICE_ROWS);
}

test(
  'ten thousand drafts of one file are imported and exported again without a change; visitors see none of them',
  { timeout: 180_000 },
  async () => {
    const { db } = database;
    const lines = Array.from(
      { length: ROWS },
      (_, i) => `Far lijevi broj ${i};Rasvjeta;Audi > A4 > 2004-2008;${10 + (i % 500)},00;nacrt`,
    );
    const rows = readRows(['Naziv;Kategorija;Vozila;Cijena (KM);Status', ...lines].join('\r\n'));
    expect(rows).toHaveLength(ROWS);
    for (const slice of slicesOf(rows)) {
      const wanted = slice.map((row) => ({ ...row, version: null }));
      const results = await applyCsv(db, null, { rows: wanted });
      expect(results.filter(({ outcome }) => outcome !== 'created')).toEqual([]);
    }
    await finishRun(db);

    const exported = readRows(await new Response(exportProducts(db)).text());
    expect(exported).toHaveLength(ROWS);
    for (const slice of slicesOf(exported))
      expect((await previewCsv(db, slice)).filter(({ kind }) => kind !== 'same')).toEqual([]);
    expect((await search(db, { q: 'far broj 77 ' })).total).toBe(0);
  },
);
