import type { ProductState } from '../admin/product.ts';
import { availabilityWords, kindWords, statusWords, yesNoWords } from './cell-words.ts';
import { CSV_LIST_SEPARATOR, type CsvColumn } from './columns.ts';
import type { CsvDictionaries } from './csv-dictionaries.ts';
import { guardCell } from './guard-cell.ts';
import { writeVehicles } from './vehicle-cell.ts';

export type CsvProduct = ProductState & { id: number; version: number };

/** A single entry keeps its bar, or Excel would turn `0445110369` into a number and lose the zero. */
const writeList = (texts: readonly string[]): string =>
  texts.length === 1 ? `${texts[0] ?? ''} ${CSV_LIST_SEPARATOR}` : texts.join(` ${CSV_LIST_SEPARATOR} `);

/** `8900` → `89,00`, without grouping, so that a spreadsheet can add it up. */
const writePrice = (minor: number | null): string =>
  minor === null ? '' : `${Math.floor(minor / 100)},${String(minor % 100).padStart(2, '0')}`;

/** Spreadsheets save line ends in their own way, so that all are one here. */
const freeText = (text: string): string => guardCell(text.replace(/\r\n?/g, '\n'));

/** What the file says about a product; an empty cell is a field without a value. */
export function productCells(product: CsvProduct, names: CsvDictionaries): Record<CsvColumn, string> {
  const { categoryId, tuningCategoryId } = product;
  return {
    id: String(product.id),
    name: freeText(product.name),
    status: statusWords.write(product.status),
    kind: kindWords.write(product.kind),
    category: categoryId === null ? '' : names.categories.label(categoryId),
    tuningCategory: tuningCategoryId === null ? '' : names.tuningCategories.label(tuningCategoryId),
    vehicles: writeVehicles(product.fitments, names),
    partNumbers: freeText(writeList(product.partNumbers)),
    price: writePrice(product.priceMinor),
    rating: String(product.rating),
    availability: availabilityWords.write(product.availability),
    quality: freeText(product.quality ?? ''),
    warranty: String(product.warrantyMonths),
    pinned: yesNoWords.write(product.pinned),
    description: freeText(product.description),
    images: writeList(product.images),
    version: String(product.version),
  };
}
