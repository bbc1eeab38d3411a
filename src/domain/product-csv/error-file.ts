import { CSV_BYTE_ORDER_MARK, writeCsvLine } from './csv-text.ts';
import { guardCell } from './guard-cell.ts';

/** A line of the file of errors, written for people. */
export type ErrorLine = {
  line: number;
  id: number | null;
  name: string;
  column: string;
  value: string;
  reason: string;
};

/** The rows that could not be imported, for reading beside the original file. */
export const writeErrorFile = (headers: readonly string[], lines: readonly ErrorLine[]): string =>
  CSV_BYTE_ORDER_MARK +
  [
    headers,
    ...lines.map(({ line, id, name, column, value, reason }) => [
      String(line),
      id === null ? '' : String(id),
      guardCell(name),
      column,
      guardCell(value),
      reason,
    ]),
  ]
    .map(writeCsvLine)
    .join('');
