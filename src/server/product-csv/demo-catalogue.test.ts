import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDemoCatalogue } from '#db/seed/load-demo-catalogue.ts';
import { CSV_SLICE_BYTES_MAX, CSV_SLICE_ROWS } from '#src/domain/limits/imports.ts';
import { readProductFile } from '#src/domain/product-csv/read-product-file.ts';
import { sliceRows } from '#src/domain/product-csv/slice-rows.ts';
import { contentHash } from '#src/server/images/image-store.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import { applyCsv } from './apply-csv.ts';
import { exportProducts } from './export-products.ts';
import { previewCsv } from './preview-csv.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await loadDemoCatalogue(database.db, (bytes) => Promise.resolve(contentHash(bytes)));
});
afterAll(() => database.close());

const readExport = async () => {
  const file = readProductFile(await new Response(exportProducts(database.db)).text());
  if ('fault' in file) throw new Error(file.fault);
  return file.rows;
};
/** Time for two thousand products to be exported, imported and exported again. */
const CATALOGUE_TAKES_MS = 120_000;
const limits = { rowsMax: CSV_SLICE_ROWS, sizeMax: CSV_SLICE_BYTES_MAX };

test(
  'the whole demo catalogue is exported and imported again without a change, and with one in every row',
  async () => {
    const { db } = database;
    const rows = await readExport();
    expect(rows.length).toBeGreaterThan(1500);
    const sizeOf = (row: object) => JSON.stringify(row).length;
    for (const slice of sliceRows(rows, { ...limits, sizeOf })) {
      const reports = await previewCsv(db, slice);
      expect(reports.filter(({ kind }) => kind !== 'same')).toEqual([]);
    }
    const priced = rows.map(({ line, cells }) => ({
      line,
      cells: { ...cells, priceMinor: '12,34' },
      version: 1,
    }));
    for (const slice of sliceRows(priced, { ...limits, sizeOf })) {
      const results = await applyCsv(db, null, { rows: slice });
      expect(results.filter(({ outcome }) => outcome !== 'updated')).toEqual([]);
    }
    expect(
      (await readExport()).every(({ cells }) => cells.priceMinor === '12,34' && cells.version === '2'),
    ).toBe(true);
  },
  CATALOGUE_TAKES_MS,
);
