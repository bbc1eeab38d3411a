import { formatMoney } from '../money.ts';
import { productField } from '../product/product-fields.ts';
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

const nameOf = (names: ReadonlyMap<number, string>, id: number): string => names.get(id) ?? `#${id}`;

/** 'Audi A4 2004–2008'; '2004–' means still open; without years they are unknown. */
function describeFitment(
  { manufacturerId, modelId, yearFrom, yearTo }: FitmentValues,
  names: ReferenceNames,
): string {
  const years = yearFrom === yearTo ? (yearFrom ?? '') : `${yearFrom ?? ''}–${yearTo ?? ''}`;
  const model = modelId === null ? '' : nameOf(names.models, modelId);
  return [nameOf(names.manufacturers, manufacturerId), model, years].filter((part) => part !== '').join(' ');
}

function describe(
  state: ProductState,
  field: keyof ProductState,
  names: ReferenceNames,
): HistoryChange['before'] {
  if (field === 'deletedAt') return state.deletedAt;
  if (field === 'images') return state.images;
  if (field === 'fitments')
    return state.fitments.map((fitment) => describeFitment(fitment, names)).join('; ') || null;
  const value = state[field];
  if (value === null || value === '') return null;
  if (Array.isArray(value)) return value.join(', ') || null;
  const described = productField(field);
  if (described.type === 'money') return formatMoney(Number(value));
  return described.type === 'reference' ? nameOf(names[described.to], Number(value)) : String(value);
}

/**
 * The differences between two states of a product, in words; where one of them is missing, every field that is set.
 */
export function productChanges(
  before: ProductState | null,
  after: ProductState | null,
  names: ReferenceNames,
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

/** The same for rows of any other kind: every field whose value differs. */
export function plainChanges(
  before: Readonly<Record<string, unknown>> | null,
  after: Readonly<Record<string, unknown>> | null,
): HistoryChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const text = (value: unknown): HistoryChange['before'] => {
    if (value === null || value === undefined || value === '') return null;
    if (Array.isArray(value)) return value.map(String);
    return typeof value === 'string' ? value : JSON.stringify(value);
  };
  return fields
    .map((field) => ({ field, before: text(before?.[field]), after: text(after?.[field]) }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}
