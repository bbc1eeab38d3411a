import type { CsvRow } from './csv-text.ts';
import type { RowChange, RowFault, RowKind } from './plan-row.ts';

/** `POST /api/admin/csv/preview`: what would happen to one row. */
export type RowReport = {
  line: number;
  kind: RowKind;
  /** Null for a product that does not exist yet. */
  id: number | null;
  name: string;
  /** The product's version at the preview; sent back with `apply`. */
  version: number | null;
  /** Edited since the file was exported. */
  isStale: boolean;
  changes: RowChange[];
  faults: RowFault[];
};

export type RowOutcome = 'created' | 'updated' | 'same' | 'conflict' | 'error';

/** `POST /api/admin/csv/apply`: the result for one row. `conflict`: edited after the preview, so not changed. */
export type RowResult = { line: number; outcome: RowOutcome; id: number | null; faults: RowFault[] };

export type CsvPreviewAnswer = { rows: RowReport[] };
export type ApplyAnswer = { rows: RowResult[] };
export type ApplyRow = CsvRow & { version: number | null };
