import {
  type Filter,
  FILTER_NAMES,
  FILTERS,
  type FilterName,
  filtersFrom,
  type ListFilters,
} from './filters.ts';

/** The fields of a filter panel as texts: the words of an address, or a year that is still being typed. */
export type FilterDraft = Readonly<Record<FilterName, string>>;

/** The value of a select that narrows nothing. */
export const ANY = 'all';

const EMPTY: Readonly<Record<Filter['type'], string>> = { slug: ANY, choice: ANY, year: '' };
const isTyped = (name: FilterName): boolean => EMPTY[FILTERS[name].type] === '';

const draftFrom = (textOf: (name: FilterName) => string): FilterDraft =>
  Object.fromEntries(FILTER_NAMES.map((name) => [name, textOf(name)])) as FilterDraft;

export const filterDraft = (filters: ListFilters): FilterDraft =>
  draftFrom((name) => {
    const { type, write } = FILTERS[name];
    const value = filters[name];
    return value === null ? EMPTY[type] : write(value);
  });

/** What the controls of a form hold; a year stays as it was typed. */
export function readFilterDraft(valueOf: (word: string) => string | undefined): FilterDraft {
  const textOf = (name: FilterName) => valueOf(FILTERS[name].word) ?? '';
  const read = filterDraft(filtersOfTexts(textOf));
  return draftFrom((name) => (isTyped(name) ? textOf(name) : read[name]));
}

function filtersOfTexts(textOf: (name: FilterName) => string): ListFilters {
  const read = filtersFrom((name) => FILTERS[name].read(textOf(name)));
  return { ...read, model: read.manufacturer === null ? null : read.model };
}

export const filtersOf = (draft: FilterDraft): ListFilters => filtersOfTexts((name) => draft[name]);

/** A model belongs to its manufacturer. */
export const withText = (draft: FilterDraft, name: FilterName, text: string): FilterDraft => ({
  ...draft,
  ...(name === 'manufacturer' && { model: ANY }),
  [name]: text,
});

/** A draft with what was typed or chosen in another one, where that differs from how its page was rendered. */
export const withTyped = (draft: FilterDraft, typed: FilterDraft, rendered: FilterDraft): FilterDraft =>
  draftFrom((name) => (typed[name] === rendered[name] ? draft[name] : typed[name]));
