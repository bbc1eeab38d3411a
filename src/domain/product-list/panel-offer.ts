import type { ChoiceCounts } from './choice-counts.ts';
import { ANY, type FilterDraft } from './filter-draft.ts';
import { FIELD_FILTERS, type FieldFilterName, FILTERS } from './filters.ts';

export type SlugOption = { name: string; slug: string };

/** What a filter panel offers. */
export type PanelOffer = {
  manufacturers: readonly SlugOption[];
  categories: readonly SlugOption[];
  counts: ChoiceCounts;
};

/** What the field of models offers, or why it offers nothing. */
export type ModelOffer = {
  state: 'ready' | 'manufacturer first' | 'loading' | 'failed';
  options: readonly SlugOption[];
};

/** Without fields that no product of the list has a value for: they would only lead to empty lists. */
export const offeredFields = (counts: ChoiceCounts): FieldFilterName[] =>
  FIELD_FILTERS.filter((name) => FILTERS[name].values.some((value) => counts[name][value]));

/** The models of a draft's manufacturer; `known` holds names from before the shop's models are loaded. */
export function modelOffer(
  { manufacturer, model }: FilterDraft,
  models: readonly (SlugOption & { models: readonly SlugOption[] })[] | undefined,
  { known = [], hasFailed = false }: { known?: readonly SlugOption[]; hasFailed?: boolean } = {},
): ModelOffer {
  if (manufacturer === ANY) return { state: 'manufacturer first', options: [] };
  if (models)
    return { state: 'ready', options: models.find(({ slug }) => slug === manufacturer)?.models ?? [] };
  if (model !== ANY) return { state: 'ready', options: known };
  return { state: hasFailed ? 'failed' : 'loading', options: [] };
}
