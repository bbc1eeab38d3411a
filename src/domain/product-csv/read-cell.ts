import { priceMinorOf } from '../admin/product-rules.ts';
import type { ProductState } from '../admin/product.ts';
import { splitList, tidyList } from '../dictionaries/tidy-list.ts';
import { productField, type ProductFieldName } from '../product/product-fields.ts';
import { tidySpaces } from '../text/tidy-spaces.ts';
import { readCellWord, fieldWords } from './cell-words.ts';
import { CSV_CLEAR, CSV_LIST_SEPARATOR } from './columns.ts';
import type { CsvDictionaries } from './csv-dictionaries.ts';
import { unguardCell } from './guard-cell.ts';
import { unmarkNumber } from './number-mark.ts';
import { readVehicles, type VehicleFault } from './vehicle-cell.ts';

export type CellFault =
  | VehicleFault
  | 'word.unknown'
  | 'number.form'
  | 'price.form'
  | 'category.unknown'
  | 'image.form'
  | 'clear.refused';

type CellRead = { change: Partial<ProductState> } | { fault: CellFault; value: string };

/**
 * The value of an emptied column; a product always has a name, a picture and every choice that has no unknown value.
 */
export function clearedCell(column: ProductFieldName): CellRead {
  const field = productField(column);
  const canBeEmpty = field.default === null || field.default === '' || Array.isArray(field.default);
  const isNeeded = field.type === 'pictures' || (field.type === 'text' && field.isRequired);
  return canBeEmpty && !isNeeded
    ? change({ [column]: field.default })
    : { fault: 'clear.refused', value: CSV_CLEAR };
}

const change = (fields: Partial<ProductState>): CellRead => ({ change: fields });

/** Spreadsheets may write `5` as `5,0`. */
function readWhole(text: string): number | undefined {
  const [, digits] = /^(\d{1,9})(?:[.,]0+)?$/.exec(text) ?? [];
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

const found = (column: ProductFieldName, value: unknown, fault: CellFault, text: string): CellRead =>
  value === undefined ? { fault, value: text } : change({ [column]: value });

/** The change that a cell makes; it is neither empty nor `-`. */
export function readCell(column: ProductFieldName, cell: string, names: CsvDictionaries): CellRead {
  const own = unguardCell(cell);
  const text = own.trim();
  const field = productField(column);
  switch (field.type) {
    case 'text':
      return change({
        [column]: field.isLong ? own.replace(/\r\n?/g, '\n').trim() : unmarkNumber(tidySpaces(text)),
      });
    case 'choice':
      return found(column, readCellWord(field.values, text), 'word.unknown', text);
    case 'flag': {
      const word = readCellWord(fieldWords(field) ?? {}, text);
      return found(column, word && word === 'true', 'word.unknown', text);
    }
    case 'reference':
      return found(column, names[field.to].find(text)?.id, 'category.unknown', text);
    case 'texts':
      return change({ [column]: tidyList(own.split(CSV_LIST_SEPARATOR).flatMap(splitList)) });
    case 'money':
      return found(column, priceMinorOf(text) ?? undefined, 'price.form', text);
    case 'number':
      return found(column, readWhole(text), 'number.form', text);
    case 'vehicles':
      return readVehicleCell(own, names);
    case 'pictures':
      return readImages(own);
  }
}
