import {
  type FieldNamed,
  PRODUCT_FIELD_NAMES,
  PRODUCT_FIELDS,
  productField,
  type ProductFieldName,
} from '../product/product-fields.ts';

type FileFieldName = Exclude<ProductFieldName, FieldNamed<{ isNotInFile: true }>>;
export const FILE_FIELD_NAMES = PRODUCT_FIELD_NAMES.filter(
  (name): name is FileFieldName => !productField(name).isNotInFile,
);

export type CsvColumn = 'id' | FileFieldName | 'version';

/** The columns of the product file in their order; the words are part of the format and never change. */
export const CSV_COLUMNS: readonly { key: CsvColumn; header: string }[] = [
  { key: 'id', header: 'Šifra' },
  ...FILE_FIELD_NAMES.map((key) => ({
    key,
    header: PRODUCT_FIELDS[key].header,
  })),
  { key: 'version', header: 'Verzija' },
];
export const CSV_COLUMN_KEYS: readonly CsvColumn[] = CSV_COLUMNS.map(({ key }) => key);

/** The cells of one row: a column that the file lacks is absent, an empty cell is an empty text. */
export type CsvCells = Partial<Record<CsvColumn, string>>;

/** A cell with only this empties the field; an empty cell leaves it unchanged. */
export const CSV_CLEAR = '-';
/** Separates the vehicles, part numbers or pictures of one cell. */
export const CSV_LIST_SEPARATOR = '|';
/** Separates manufacturer, model and years of one vehicle. */
export const CSV_VEHICLE_SEPARATOR = '>';
/** Means every model of a manufacturer. */
export const CSV_EVERY_MODEL = '*';

/** The id that a row names, as it is written. */
export const idTextOf = ({ id = '' }: CsvCells): string => id.trim();
