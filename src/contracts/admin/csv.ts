import { z } from 'zod';
import { CSV_CELL_MAX, CSV_SLICE_ROWS } from '#src/domain/limits/imports.ts';
import { CSV_COLUMN_KEYS } from '#src/domain/product-csv/columns.ts';
import { csvText } from '#src/strings/admin/csv.ts';
import { undoId } from './history.ts';

const cell = z.string().max(CSV_CELL_MAX, csvText['fault.cellLong']);

const row = z.object({
  line: z.number().int().min(1),
  cells: z.partialRecord(z.enum(CSV_COLUMN_KEYS), cell),
});

const rowsOf = <Row extends z.ZodType>(schema: Row) =>
  z.object({ rows: z.array(schema).max(CSV_SLICE_ROWS) });

/** `POST /api/admin/csv/preview`: rows of the file as the browser has parsed them, one slice at a time. */
export const csvPreviewInput = rowsOf(row);

/** `POST /api/admin/csv/apply`: with the version of each product in the preview, and one `run` for all slices. */
export const csvApplyInput = rowsOf(row.extend({ version: z.number().int().nullable() })).extend({
  run: undoId.optional(),
});
