import { CSV_COLUMN_KEYS } from './columns.ts';
import type { CsvRow } from './csv-text.ts';
import { readId } from '../text/read-id.ts';
import { idTextOf } from './columns.ts';

const identityOf = ({ cells }: CsvRow): string => {
  const id = idTextOf(cells);
  if (id === '') return CSV_COLUMN_KEYS.map((key) => cells[key]?.trim() ?? '').join('\u0001');
  return `#${readId(id) ?? id}`;
};

/**
 * Lines for the same product as an earlier line, or with the same cells when they name none; with that line's number.
 */
export function repeatedRows(rows: readonly CsvRow[]): Map<number, number> {
  const firstLine = new Map<string, number>();
  const repeated = new Map<number, number>();
  for (const row of rows) {
    const identity = identityOf(row);
    const first = firstLine.get(identity);
    if (first === undefined) firstLine.set(identity, row.line);
    else repeated.set(row.line, first);
  }
  return repeated;
}
