import { NEW_PRODUCT } from '#src/domain/admin/product-state.ts';
import { planRow } from '#src/domain/product-csv/plan-row.ts';
import type { CsvProduct } from '#src/domain/product-csv/product-cells.ts';
import { sampleNames as names } from './csv-names.ts';

export const HASHES = ['a'.repeat(32), `${'1'.repeat(15)}e${'0'.repeat(16)}`, 'c'.repeat(32)];
export const context = { names, images: new Set(HASHES), lastYear: 2026, today: '2026-11-26' };

/** A part that the file already has. */
export const part: CsvProduct = {
  ...NEW_PRODUCT,
  id: 12,
  version: 3,
  name: 'Far',
  priceMinor: 8900,
  partNumbers: ['0445110369'],
  categoryId: 5,
  images: [HASHES[0]!],
  fitments: [{ manufacturerId: 1, modelId: 11, yearFrom: 2004, yearTo: 2008 }],
};
export const plan = (cells: object, current: CsvProduct | undefined = part) =>
  planRow(cells, current, context);
