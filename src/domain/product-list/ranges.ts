import { FIRST_YEAR } from '../limits/catalogue.ts';
import { type FieldNamed, PRODUCT_FIELDS } from '../product/product-fields.ts';
import { lastYear } from '../years.ts';
import type { Limits } from './typed-number.ts';

/** Numbers and prices of a product that every visitor may know. */
export type RangedField = Exclude<FieldNamed<{ type: 'number' | 'money' }>, FieldNamed<{ isPrivate: true }>>;

/** A filter from one number to another. */
export type Range = {
  /** The names of its two ends in an address. */
  words: readonly [from: string, to: string];
  /** A year has a schema and a refusal of its own in the calls. */
  type: 'year' | 'number';
  limits: () => Limits;
  /** The field of the product that has to be within it. */
  field?: RangedField;
  /** The field's units in one that is chosen: a price is chosen in whole KM and stored in feninga. */
  unit: number;
};

/** Those of the vehicles that a product fits: their condition is not that of a field (match-filters.ts). */
const years: Range = {
  words: ['od', 'do'],
  type: 'year',
  limits: () => [FIRST_YEAR, lastYear()],
  unit: 1,
};

export function fieldRange(field: RangedField, word: string): Range {
  const described = PRODUCT_FIELDS[field];
  const unit = described.type === 'money' ? 100 : 1;
  const limits = [described.type === 'money' ? 0 : described.min, Math.floor(described.max / unit)] as const;
  return { words: [`${word}-od`, `${word}-do`], type: 'number', limits: () => limits, field, unit };
}

/**
 * Every range of a list, once, by its name in calls and texts (`yearFrom`, 'year.from'). A number or a price of a product
 * is added by one line: `warranty: fieldRange('warrantyMonths', 'garancija')`.
 */
export const RANGES = { year: years };
export type RangeName = keyof typeof RANGES;
