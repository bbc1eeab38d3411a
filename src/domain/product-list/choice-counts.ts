import type { ProductCard } from '../product/product.ts';
import { type ChosenFields, FIELD_FILTERS, type FieldFilterName, fieldOf, matchesFields } from './filters.ts';

/** How many products of a list have each value of its field filters; values that no product has are missing. */
export type ChoiceCounts = Readonly<Record<FieldFilterName, Readonly<Record<string, number>>>>;

export const countsOf = (count: (name: FieldFilterName) => Record<string, number>): ChoiceCounts =>
  Object.fromEntries(FIELD_FILTERS.map((name) => [name, count(name)])) as ChoiceCounts;

export const NO_COUNTS: ChoiceCounts = countsOf(() => ({}));

/** What each choice would show, beside the present choices of the other fields. */
export const countChoices = (
  cards: readonly Pick<ProductCard, FieldFilterName>[],
  filters: ChosenFields = {},
): ChoiceCounts =>
  countsOf((name) => {
    const counts: Record<string, number> = {};
    for (const card of cards.filter((one) => matchesFields(one, { ...filters, [name]: null }))) {
      const value = fieldOf(card, name);
      if (value !== null) counts[value] = (counts[value] ?? 0) + 1;
    }
    return counts;
  });

export const countOf = (counts: ChoiceCounts, name: FieldFilterName, value: string): number => {
  const named: Readonly<Record<string, Readonly<Record<string, number>>>> = counts;
  return named[name]?.[value] ?? 0;
};
