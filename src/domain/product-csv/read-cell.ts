import { priceMinorOf } from '../admin/product-rules.ts';
import type { ProductState } from '../admin/product.ts';
import { tidyList } from '../dictionaries/tidy-list.ts';
import { availabilityWords, kindWords, statusWords, yesNoWords } from './cell-words.ts';
import type { CsvColumn } from './columns.ts';
import type { CsvDictionaries } from './csv-dictionaries.ts';
import { unguardCell } from './guard-cell.ts';
import { readVehicles, type VehicleFault } from './vehicle-cell.ts';

export type CellFault =
  | VehicleFault
  | 'word.unknown'
  | 'number.form'
  | 'price.form'
  | 'category.unknown'
  | 'image.form'
  | 'clear.refused';

export type CellRead = { change: Partial<ProductState> } | { fault: CellFault; value: string };

/** Columns that can be emptied, and what they hold then. */
const CLEARED: Partial<Record<CsvColumn, Partial<ProductState>>> = {
  category: { categoryId: null },
  tuningCategory: { tuningCategoryId: null },
  vehicles: { fitments: [] },
  partNumbers: { partNumbers: [] },
  price: { priceMinor: null },
  quality: { quality: null },
  description: { description: '' },
};

export const clearedCell = (column: CsvColumn): CellRead => {
  const change = CLEARED[column];
  return change ? { change } : { fault: 'clear.refused', value: '-' };
};

const change = (fields: Partial<ProductState>): CellRead => ({ change: fields });

/** Spreadsheets may write `5` as `5,0`. */
function readWhole(text: string): number | undefined {
  const [, digits] = /^(\d{1,6})(?:[.,]0+)?$/.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

const HASH = /(?:^|\/slike\/)([0-9a-f]{32})(?:\/|$)/;

function readImages(text: string): CellRead {
  const entries = tidyList(text.split(/[|\n]/));
  const hashes = entries.map((entry) => HASH.exec(entry)?.[1]);
  const bad = entries.find((_, i) => hashes[i] === undefined);
  if (bad !== undefined) return { fault: 'image.form', value: bad };
  return change({ images: [...new Set(hashes.filter((hash) => hash !== undefined))] });
}

function readVehicleCell(text: string, names: CsvDictionaries): CellRead {
  const read = readVehicles(text, names);
  return 'fault' in read ? read : change({ fitments: read.fitments });
}

const found = <Value>(
  value: Value | undefined,
  fault: CellFault,
  text: string,
  made: (value: Value) => Partial<ProductState>,
): CellRead => (value === undefined ? { fault, value: text } : change(made(value)));

type Editable = Exclude<CsvColumn, 'id' | 'version'>;

/** What a cell that is neither empty nor `-` changes. */
export function readCell(column: Editable, cell: string, names: CsvDictionaries): CellRead {
  const own = unguardCell(cell);
  const text = own.trim();
  switch (column) {
    case 'name':
      return change({ name: text.replace(/\s+/g, ' ') });
    case 'description':
      return change({ description: own.replace(/\r\n?/g, '\n').trim() });
    case 'quality':
      return change({ quality: text });
    case 'status':
      return found(statusWords.read(text), 'word.unknown', text, (status) => ({ status }));
    case 'kind':
      return found(kindWords.read(text), 'word.unknown', text, (kind) => ({ kind }));
    case 'availability':
      return found(availabilityWords.read(text), 'word.unknown', text, (availability) => ({ availability }));
    case 'pinned':
      return found(yesNoWords.read(text), 'word.unknown', text, (pinned) => ({ pinned }));
    case 'category':
      return found(names.categories.find(text), 'category.unknown', text, ({ id }) => ({ categoryId: id }));
    case 'tuningCategory':
      return found(names.tuningCategories.find(text), 'category.unknown', text, ({ id }) => ({
        tuningCategoryId: id,
      }));
    case 'vehicles':
      return readVehicleCell(own, names);
    case 'partNumbers':
      return change({ partNumbers: tidyList(own.split(/[|\n]/)) });
    case 'price':
      return found(priceMinorOf(text) ?? undefined, 'price.form', text, (priceMinor) => ({ priceMinor }));
    case 'rating':
      return found(readWhole(text), 'number.form', text, (rating) => ({ rating }));
    case 'warranty':
      return found(readWhole(text), 'number.form', text, (warrantyMonths) => ({ warrantyMonths }));
    case 'images':
      return readImages(own);
  }
}
