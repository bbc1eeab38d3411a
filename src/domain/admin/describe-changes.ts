import { shortMoment } from '../calendar.ts';
import { fitmentText } from '../fitment/facts-text.ts';
import { formatMoney } from '../money.ts';
import { productField } from '../product/product-fields.ts';
import type { Generation } from '../vehicle/vehicle.ts';
import { formatYears } from '../years.ts';
import type { HistoryChange } from './history.ts';
import type { FitmentValues, ProductState } from './product.ts';
import { differingFields, stateOf } from './product-state.ts';

/** Names of what products refer to, as they are now. */
export type ReferenceNames = {
  manufacturers: ReadonlyMap<number, string>;
  models: ReadonlyMap<number, string>;
  categories: ReadonlyMap<number, string>;
  tuningCategories: ReadonlyMap<number, string>;
};

/** `lost` stands for what was deleted since: its id would mean nothing to a reader. */
type Names = ReferenceNames & { lost: string };

function describeFitment(fitment: FitmentValues, { manufacturers, models, lost }: Names): string {
  const { manufacturerId, modelId } = fitment;
  const model = modelId === null ? '' : (models.get(modelId) ?? lost);
  return fitmentText([manufacturers.get(manufacturerId) ?? lost, model], fitment);
}

function describe(state: ProductState, field: keyof ProductState, names: Names): HistoryChange['before'] {
  if (field === 'deletedAt') return state.deletedAt && shortMoment(new Date(state.deletedAt));
  if (field === 'images') return state.images;
  if (field === 'fitments')
    return state.fitments.map((fitment) => describeFitment(fitment, names)).join('; ') || null;
  const value = state[field];
  if (value === null || value === '') return null;
  if (Array.isArray(value)) return value.join(', ') || null;
  const described = productField(field);
  if (described.type === 'money') return formatMoney(Number(value));
  return described.type === 'reference'
    ? (names[described.to].get(Number(value)) ?? names.lost)
    : String(value);
}

/**
 * The differences between two states of a product, in words; where one of them is missing, every field that is set.
 */
export function productChanges(
  before: ProductState | null,
  after: ProductState | null,
  names: Names,
): HistoryChange[] {
  const one = after ?? before;
  if (!one) return [];
  const fields =
    before && after ? differingFields(before, after) : (Object.keys(stateOf(one)) as (keyof ProductState)[]);
  return fields
    .map((field) => ({
      field,
      before: before && describe(before, field, names),
      after: after && describe(after, field, names),
    }))
    .filter(({ before: old, after: now }) => (old?.length ?? 0) > 0 || (now?.length ?? 0) > 0);
}

/** Columns of manufacturers, models and categories that mean nothing to a reader. */
const HIDDEN_COLUMNS: ReadonlySet<string> = new Set(['id', 'redirects', 'version']);

const isGeneration = (value: object): value is Generation => 'yearFrom' in value;

/** `Golf V 2003–2008 (Mk5)`; the parts that are known. */
const describeGeneration = ({ name, aliases, yearFrom, yearTo }: Generation): string =>
  [name, formatYears(yearFrom, yearTo), aliases.length > 0 && `(${aliases.join(', ')})`]
    .filter(Boolean)
    .join(' ');

function describePlain(value: unknown): HistoryChange['before'] {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.length > 0 ? value.map((one) => String(describePlain(one))) : null;
  if (typeof value === 'object') return isGeneration(value) ? describeGeneration(value) : null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The same for rows of any other kind: every field whose value differs. */
export function plainChanges(
  before: Readonly<Record<string, unknown>> | null,
  after: Readonly<Record<string, unknown>> | null,
  { manufacturers, lost }: Pick<Names, 'manufacturers' | 'lost'>,
): HistoryChange[] {
  const describeField = (field: string, value: unknown) =>
    field === 'manufacturerId' && value !== undefined
      ? (manufacturers.get(Number(value)) ?? lost)
      : describePlain(value);
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .filter((field) => !HIDDEN_COLUMNS.has(field))
    .map((field) => ({
      field: field === 'imageHash' ? 'image' : field,
      before: describeField(field, before?.[field]),
      after: describeField(field, after?.[field]),
    }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}
