import { PRODUCT_FIELD_NAMES, PRODUCT_FIELDS, type ProductFieldName } from '../product/product-fields.ts';

export type CsvColumn = 'id' | ProductFieldName | 'version';

/** The columns of the product file in their order; the words are part of the format and never change. */
export const CSV_COLUMNS: readonly { key: CsvColumn; header: string }[] = [
  { key: 'id', header: 'Šifra' },
  ...PRODUCT_FIELD_NAMES.map((key) => ({ key, header: PRODUCT_FIELDS[key].header })),
  { key: 'version', header: 'Verzija' },
];
export const CSV_COLUMN_KEYS: readonly CsvColumn[] = CSV_COLUMNS.map(({ key }) => key);

/** What a row of the file says: a column that the file lacks is absent, an empty cell is an empty text. */
export type CsvCells = Partial<Record<CsvColumn, string>>;

/** A cell of this alone empties the field; an empty cell leaves it as it is. */
export const CSV_CLEAR = '-';
/** Between vehicles, part numbers and pictures of one cell. */
export const CSV_LIST_SEPARATOR = '|';
/** Between make, model and years of one vehicle. */
export const CSV_VEHICLE_SEPARATOR = '>';
/** Stands for every model of a make. */
export const CSV_EVERY_MODEL = '*';
