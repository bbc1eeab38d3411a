import { CSV_BYTE_ORDER_MARK, writeCsvLine } from './csv-text.ts';
import { guardCell } from './guard-cell.ts';

/** A line of the file of errors, all of it words for a person. */
export type ErrorLine = {
  line: number;
  id: number | null;
  name: string;
  column: string;
  value: string;
  reason: string;
};

/** What could not be imported, to be opened beside the file itself. */
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
