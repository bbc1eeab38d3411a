import { type ChoiceCounts, countOf } from '#src/domain/product-list/choice-counts.ts';
import {
  chosenOf,
  type FieldFilterName,
  type FilterGroup,
  type ListFilters,
  NO_FIELD_FILTERS,
} from '#src/domain/product-list/filters.ts';
import { rangeOf } from '#src/domain/product-list/range-ends.ts';
import { formatCount } from '#src/domain/text/format-count.ts';
import { filterText as text } from '#src/strings/list-filter.ts';
import { choiceWord } from '#src/strings/product-fields.ts';

/** 'Novo (12)', as in the filter panel. */
export const choiceWithCount = (name: FieldFilterName, value: string, counts: ChoiceCounts): string =>
  `${choiceWord(name, value) ?? value} (${formatCount(countOf(counts, name, value))})`;

const isField = (group: FilterGroup): group is FieldFilterName => group in NO_FIELD_FILTERS;

export function chipName(
  group: FilterGroup,
  state: ListFilters,
  names: { vehicle: string; category: string },
): string {
  if (group === 'vehicle' || group === 'category') return names[group];
  if (isField(group)) return choiceWord(group, chosenOf(state, group) ?? '') ?? '';
  return text[`${group}.chip`](...rangeOf(state, group));
}
