import Papa from 'papaparse';
import { CSV_COLUMNS, type CsvCells, type CsvColumn } from './columns.ts';

/** With this mark Excel reads a file as UTF-8 instead of the machine's code page. */
export const CSV_BYTE_ORDER_MARK = '\uFEFF';
const CSV_SEPARATOR = ';';

const quoted = (cell: string): string =>
  /[;"\r\n,\t]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

export const writeCsvLine = (cells: readonly string[]): string =>
  `${cells.map(quoted).join(CSV_SEPARATOR)}\r\n`;

export const CSV_HEADER_LINE = writeCsvLine(CSV_COLUMNS.map(({ header }) => header));

export const writeCsvRow = (cells: Record<CsvColumn, string>): string =>
  writeCsvLine(CSV_COLUMNS.map(({ key }) => cells[key]));

/**
 * Rows of cells, without interpreting them. Line ends within cells become `\n`, however the file was saved.
 */
export function readCsv(text: string, separator: string): string[][] {
  const { data } = Papa.parse<string[]>(text.replace(/\r\n?/g, '\n'), {
    delimiter: separator,
    newline: '\n',
  });
  return data;
}

/** One row of the file with the row number that a spreadsheet shows. */
export type CsvRow = { line: number; cells: CsvCells };
