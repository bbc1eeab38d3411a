import Papa from 'papaparse';
import { CSV_COLUMNS, type CsvCells, type CsvColumn } from './columns.ts';

/** Excel takes a file with this mark for UTF-8 instead of the code page of the machine. */
export const CSV_BYTE_ORDER_MARK = '\uFEFF';
export const CSV_SEPARATOR = ';';

const quoted = (cell: string): string =>
  /[;"\r\n,\t]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

export const writeCsvLine = (cells: readonly string[]): string =>
  `${cells.map(quoted).join(CSV_SEPARATOR)}\r\n`;

export const CSV_HEADER_LINE = writeCsvLine(CSV_COLUMNS.map(({ header }) => header));

export const writeCsvRow = (cells: Record<CsvColumn, string>): string =>
  writeCsvLine(CSV_COLUMNS.map(({ key }) => cells[key]));

/** Rows of cells, whatever they mean. Line ends within cells are `\n`, however the file was saved. */
export function readCsv(text: string, separator: string): string[][] {
  const { data } = Papa.parse<string[]>(text.replace(/\r\n?/g, '\n'), {
    delimiter: separator,
    newline: '\n',
  });
  return data;
}

/** One row of the file with the number that a spreadsheet shows beside it. */
export type CsvRow = { line: number; cells: CsvCells };
