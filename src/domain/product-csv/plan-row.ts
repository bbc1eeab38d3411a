import { tidyDeal } from '../admin/deal.ts';
import { type ProductFault, productFaults } from '../admin/product-rules.ts';
import type { ProductState } from '../admin/product.ts';
import { NEW_PRODUCT } from '../admin/product-state.ts';
import { CSV_CLEAR, CSV_COLUMN_KEYS, type CsvCells, type CsvColumn, FILE_FIELD_NAMES } from './columns.ts';
import type { CsvDictionaries } from './csv-dictionaries.ts';
import { type CsvProduct, productCells } from './product-cells.ts';
import { type CellFault, clearedCell, readCell } from './read-cell.ts';
import { unguardCell } from './guard-cell.ts';

export type RowFaultCode =
  CellFault | ProductFault | 'id.form' | 'id.unknown' | 'id.deleted' | 'vehicles.missing' | 'row.repeated';

/** The fault of one cell; `value` is the text in the file. */
export type RowFault = { column: CsvColumn; code: RowFaultCode; value: string };
/** The cells before and after, as the file would show them. */
export type RowChange = { column: CsvColumn; before: string; after: string };

export type RowKind = 'new' | 'changed' | 'same' | 'error';

export type RowPlan = {
  kind: RowKind;
  /** The state to save; only needed when `kind` is new or changed. */
  state: ProductState;
  changes: RowChange[];
  faults: RowFault[];
};

const BLANK: ProductState = { ...NEW_PRODUCT, status: 'draft' };

const normal = (cell: string): string => cell.replace(/\r\n?/g, '\n');

/** A cell that equals what the export would write changes nothing, whatever it contains. */
function readRow(cells: CsvCells, written: Partial<Record<CsvColumn, string>>, names: CsvDictionaries) {
  const change: Partial<ProductState> = {};
  const faults: RowFault[] = [];
  const given = new Set<CsvColumn>();
  for (const column of FILE_FIELD_NAMES) {
    const cell = normal(cells[column] ?? '');
    if (cell.trim() === '' || cell === written[column]) continue;
    given.add(column);
    const read = cell.trim() === CSV_CLEAR ? clearedCell(column) : readCell(column, cell, names);
    if ('fault' in read) faults.push({ column, code: read.fault, value: read.value });
    else Object.assign(change, read.change);
  }
  return { change, faults, given };
}

function brokenRules(
  state: ProductState,
  cells: CsvCells,
  matters: (column: CsvColumn) => boolean,
  lastYear: number,
): RowFault[] {
  const price = state.priceMinor === null ? null : state.priceMinor / 100;
  return Object.entries(
    productFaults({ ...state, price, imageCount: state.images.length }, lastYear),
  ).flatMap(([field, code]) => {
    // `fitments.0.years` belongs to the column of vehicles; a form has its own input for the price.
    const name = field === 'price' ? 'priceMinor' : field.split('.')[0];
    const column = CSV_COLUMN_KEYS.find((key) => key === name);
    return code && column && matters(column)
      ? [{ column, code, value: unguardCell(cells[column] ?? '') }]
      : [];
  });
}

/** What a row is compared with. */
type CsvShop = { names: CsvDictionaries; images: ReadonlySet<string>; lastYear: number; today: string };

/**
 * What a row of the file does to the product that it names, or that it creates.
 *
 * @param images hashes of the pictures that exist in the shop, among those that the rows name
 * @param today ISO 8601, the day of a sale
 */
export function planRow(
  cells: CsvCells,
  current: CsvProduct | undefined,
  { names, images, lastYear, today }: CsvShop,
): RowPlan {
  const written = current && productCells(current, names);
  const { change, faults, given } = readRow(cells, written ?? {}, names);
  const changed: ProductState = { ...stateOf(current), ...change };
  const state = tidyDeal(changed, changed.availability === current?.availability ? null : today);
  const after = productCells({ ...state, id: current?.id ?? 0, version: current?.version ?? 0 }, names);
  const changes = FILE_FIELD_NAMES.flatMap((column): RowChange[] => {
    const before = written?.[column] ?? '';
    return before === after[column] ? [] : [{ column, before, after: after[column] }];
  });
  const columns = new Set(changes.map(({ column }) => column));
  // An old product may break a newer rule; that must not block a change of another column.
  const touches = (column: CsvColumn) =>
    !current ||
    columns.has(column) ||
    (column === 'tuningCategoryId' && columns.has('kind')) ||
    (column === 'images' && columns.has('status'));
  faults.push(...brokenRules(state, cells, touches, lastYear));
  const unknown = given.has('images') ? state.images.find((hash) => !images.has(hash)) : undefined;
  if (unknown) faults.push({ column: 'images', code: 'images.unknown', value: unknown });
  if (!current && state.status !== 'draft' && !given.has('fitments'))
    faults.push({ column: 'fitments', code: 'vehicles.missing', value: '' });
  const kind = faults.length > 0 ? 'error' : !current ? 'new' : changes.length > 0 ? 'changed' : 'same';
  return { kind, state, changes, faults };
}

function stateOf(current: CsvProduct | undefined): ProductState {
  if (!current) return BLANK;
  const { id: _, version: __, ...state } = current;
  return state;
}
