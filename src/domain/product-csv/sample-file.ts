import { CSV_COLUMN_KEYS, type CsvColumn } from './columns.ts';
import { CSV_BYTE_ORDER_MARK, CSV_HEADER_LINE, writeCsvRow } from './csv-text.ts';

const EMPTY = Object.fromEntries(CSV_COLUMN_KEYS.map((key) => [key, ''])) as Record<CsvColumn, string>;

/** Two rows that show every way of filling a cell; importing them creates two drafts. */
const ROWS: Partial<Record<CsvColumn, string>>[] = [
  {
    name: 'Prednji desni far, bi-ksenon',
    status: 'nacrt',
    kind: 'dio',
    fitments: 'Audi > A4 > 2008-2011 | Volkswagen > Passat > 2010-',
    partNumbers: '8K0941003C | 8K0941004C',
    priceMinor: '189,00',
    rating: '5',
    availability: 'na stanju',
    quality: 'Original',
    warrantyMonths: '12',
    pinned: 'ne',
    description: 'Ispravan, bez ogrebotina.',
  },
  {
    name: 'Komplet patosnica, univerzalni',
    status: 'nacrt',
    kind: 'dio',
    fitments: '-',
    partNumbers: '0445110369 |',
    priceMinor: '45,5',
    rating: '5',
    availability: 'po narudžbi',
  },
];

export const sampleFile = (): string =>
  CSV_BYTE_ORDER_MARK + CSV_HEADER_LINE + ROWS.map((row) => writeCsvRow({ ...EMPTY, ...row })).join('');
