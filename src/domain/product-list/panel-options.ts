import type { NameAndSlug } from '../catalogue/name-and-slug.ts';
import type { ChoiceCounts } from './choice-counts.ts';
import { ANY, type PendingFilters } from './pending-filters.ts';
import { FIELD_FILTERS, type FieldFilterName, FILTERS } from './filters.ts';

/** What the fields of a filter panel offer. */
export type PanelOptions = {
  manufacturers: readonly NameAndSlug[];
  categories: readonly NameAndSlug[];
  counts: ChoiceCounts;
};

/** What the field of models offers, or why it offers nothing. */
export type ModelOptions = {
  state: 'ready' | 'manufacturer first' | 'loading' | 'failed';
  options: readonly NameAndSlug[];
};

/** Without fields that no product of the list has a value for: they would only lead to empty lists. */
export const offeredFields = (counts: ChoiceCounts): FieldFilterName[] =>
  FIELD_FILTERS.filter((name) => FILTERS[name].values.some((value) => counts[name][value]));

/** The models of the chosen manufacturer; `known` holds names from before the shop's models are loaded. */
export function modelOptions(
  { manufacturer, model }: PendingFilters,
  models: readonly (NameAndSlug & { models: readonly NameAndSlug[] })[] | undefined,
  { known = [], hasFailed = false }: { known?: readonly NameAndSlug[]; hasFailed?: boolean } = {},
): ModelOptions {
  if (manufacturer === ANY) return { state: 'manufacturer first', options: [] };
  if (models)
    return { state: 'ready', options: models.find(({ slug }) => slug === manufacturer)?.models ?? [] };
  if (model !== ANY) return { state: 'ready', options: known };
  return { state: hasFailed ? 'failed' : 'loading', options: [] };
}
