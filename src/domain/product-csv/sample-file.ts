import type { CsvColumn } from './columns.ts';
import { CSV_BYTE_ORDER_MARK, CSV_HEADER_LINE, writeCsvRow } from './csv-text.ts';

const EMPTY: Record<CsvColumn, string> = {
  ...{ id: '', name: '', status: '', kind: '', category: '', tuningCategory: '', vehicles: '' },
  ...{ partNumbers: '', price: '', rating: '', availability: '', quality: '', warranty: '' },
  ...{ pinned: '', description: '', images: '', version: '' },
};

/** Two rows that show every way of filling a cell; imported, they become two drafts. */
const ROWS: Partial<Record<CsvColumn, string>>[] = [
  {
    name: 'Prednji desni far, bi-ksenon',
    ...{ status: 'nacrt', kind: 'dio', rating: '5', availability: 'na stanju', quality: 'Original' },
    vehicles: 'Audi > A4 > 2008-2011 | Volkswagen > Passat > 2010-',
    ...{ partNumbers: '8K0941003C | 8K0941004C', price: '189,00', warranty: '12', pinned: 'ne' },
    description: 'Ispravan, bez ogrebotina.',
  },
  {
    name: 'Komplet patosnica, univerzalni',
    ...{ status: 'nacrt', kind: 'dio', rating: '5', availability: 'po narudžbi' },
    ...{ vehicles: '-', partNumbers: '0445110369 |', price: '45,5' },
  },
];

export const sampleFile = (): string =>
  CSV_BYTE_ORDER_MARK + CSV_HEADER_LINE + ROWS.map((row) => writeCsvRow({ ...EMPTY, ...row })).join('');
