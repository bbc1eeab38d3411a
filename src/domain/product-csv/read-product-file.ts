import { slugify } from '../text/slug.ts';
import { CSV_COLUMNS, type CsvColumn } from './columns.ts';
import { CSV_BYTE_ORDER_MARK, type CsvRow, readCsv } from './csv-text.ts';

/** Why a file cannot be read at all. */
export type CsvFileFault =
  | { fault: 'empty' }
  | { fault: 'no-columns' }
  | { fault: 'no-rows' }
  | { fault: 'repeated-column'; header: string }
  | { fault: 'not-text' };

export type CsvFile = {
  rows: CsvRow[];
  columns: CsvColumn[];
  /** Unknown headers; their cells are ignored. */
  unknown: string[];
  separator: string;
};

const SEPARATORS = [';', '\t', ',', '|'] as const;

const keysByHeader = new Map<string, CsvColumn>(
  CSV_COLUMNS.flatMap(({ key, header }) => [
    [slugify(header), key] as const,
    // 'Cijena (KM)' may be shortened to 'Cijena'.
    [slugify(header.replace(/\(.*\)/, '')), key] as const,
  ]),
);

const columnOf = (header: string): CsvColumn | undefined => keysByHeader.get(slugify(header));

/** The separator with which most headers are known, so files from countries that use commas can be read too. */
function detectSeparator(text: string): { separator: string; known: number } {
  const head = text.slice(0, 4000);
  const scored = SEPARATORS.map((separator) => ({
    separator,
    known: (readCsv(head, separator)[0] ?? []).filter(columnOf).length,
  }));
  return scored.reduce((best, next) => (next.known > best.known ? next : best));
}

/** The first line of some files, which tells Excel their separator. */
const SEPARATOR_LINE = /^"?sep=."?[^\S\t\r\n]*(?:\r\n|\r|\n)/i;

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** Rows of a product file by column, or why there are none. */
export function readProductFile(source: string): CsvFile | CsvFileFault {
  const marked = source.startsWith(CSV_BYTE_ORDER_MARK) ? source.slice(1) : source;
  const text = marked.replace(SEPARATOR_LINE, '');
  const headerLine = text === marked ? 1 : 2;
  if (text.trim() === '') return { fault: 'empty' };
  // Spreadsheets and archives start with `PK`; text contains no zero bytes.
  if (text.startsWith('PK\u0003') || text.includes('\0')) return { fault: 'not-text' };
  const { separator, known } = detectSeparator(text);
  if (known === 0) return { fault: 'no-columns' };
  const [headers = [], ...lines] = readCsv(text, separator);
  const columns = headers.map(columnOf);
  const repeated = headers.find((_, i) => columns[i] && columns.indexOf(columns[i]) !== i);
  if (repeated !== undefined) return { fault: 'repeated-column', header: repeated };
  const rows = lines.flatMap((cells, i): CsvRow[] => {
    if (isBlank(cells)) return [];
    const named = columns.flatMap((key, at) => (key ? [[key, cells[at] ?? ''] as const] : []));
    return [{ line: i + headerLine + 1, cells: Object.fromEntries(named) }];
  });
  if (rows.length === 0) return { fault: 'no-rows' };
  return {
    rows,
    columns: columns.filter((key) => key !== undefined),
    unknown: headers.filter((header, i) => !columns[i] && header.trim() !== ''),
    separator,
  };
}
