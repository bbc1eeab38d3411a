import type { ProductState } from '../admin/product.ts';
import { PLAIN_FIELD_NAMES, type PlainFieldName, productField } from '../product/product-fields.ts';
import { fieldWords } from './cell-words.ts';
import { CSV_LIST_SEPARATOR, type CsvColumn } from './columns.ts';
import type { CsvDictionaries } from './csv-dictionaries.ts';
import { guardCell } from './guard-cell.ts';
import { markNumber } from './number-mark.ts';
import { writeVehicles } from './vehicle-cell.ts';

export type CsvProduct = ProductState & { id: number; version: number };

/** A single entry keeps its separator, or Excel would turn `0445110369` into a number and lose the zero. */
const writeList = (texts: readonly string[]): string =>
  texts.length === 1 ? `${texts[0] ?? ''} ${CSV_LIST_SEPARATOR}` : texts.join(` ${CSV_LIST_SEPARATOR} `);

/** `8900` → `89,00`, without grouping, so that a spreadsheet can add it up. */
const writePrice = (minor: number): string =>
  `${Math.floor(minor / 100)},${String(minor % 100).padStart(2, '0')}`;

/** Spreadsheets save line ends in different ways, so they are unified here. */
const freeText = (text: string): string => guardCell(text.replace(/\r\n?/g, '\n'));

function writeValue(name: PlainFieldName, { [name]: value }: CsvProduct, names: CsvDictionaries): string {
  if (value === null) return '';
  if (Array.isArray(value)) return freeText(writeList(value));
  const field = productField(name);
  if (field.type === 'money') return writePrice(Number(value));
  if (field.type === 'reference') return names[field.to].label(Number(value));
  if (field.type === 'text') return freeText('isLong' in field ? String(value) : markNumber(String(value)));
  return fieldWords(field)?.[String(value)]?.[0] ?? String(value);
}

/** A product as cells of the file; an empty cell is a field without a value. */
export function productCells(product: CsvProduct, names: CsvDictionaries): Record<CsvColumn, string> {
  const plain = PLAIN_FIELD_NAMES.map((name) => [name, writeValue(name, product, names)]);
  return {
    ...(Object.fromEntries(plain) as Record<PlainFieldName, string>),
    id: String(product.id),
    fitments: writeVehicles(product.fitments, names),
    images: writeList(product.images),
    version: String(product.version),
  };
}
