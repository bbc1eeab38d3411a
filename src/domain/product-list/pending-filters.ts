import {
  type Filter,
  FILTER_NAMES,
  FILTERS,
  type FilterName,
  filtersFrom,
  type ListFilters,
} from './filters.ts';

/** Filters that are chosen and not yet applied, as texts: the words of an address, or a number that is still being typed. */
export type PendingFilters = Readonly<Record<FilterName, string>>;

/** The value of a select that narrows nothing. */
export const ANY = 'all';

const EMPTY: Readonly<Record<Filter['type'], string>> = { slug: ANY, choice: ANY, year: '', number: '' };
const isTyped = (name: FilterName): boolean => EMPTY[FILTERS[name].type] === '';

const pendingFrom = (textOf: (name: FilterName) => string): PendingFilters =>
  Object.fromEntries(FILTER_NAMES.map((name) => [name, textOf(name)])) as PendingFilters;

export const pendingFilters = (filters: ListFilters): PendingFilters =>
  pendingFrom((name) => {
    const { type, write } = FILTERS[name];
    const value = filters[name];
    return value === null ? EMPTY[type] : write(value);
  });

/** What the controls of a form hold; a number stays as it was typed. */
export function readPendingFilters(valueOf: (word: string) => string | undefined): PendingFilters {
  const textOf = (name: FilterName) => valueOf(FILTERS[name].word) ?? '';
  const read = pendingFilters(filtersOfTexts(textOf));
  return pendingFrom((name) => (isTyped(name) ? textOf(name) : read[name]));
}

function filtersOfTexts(textOf: (name: FilterName) => string): ListFilters {
  const read = filtersFrom((name) => FILTERS[name].read(textOf(name)));
  return { ...read, model: read.manufacturer === null ? null : read.model };
}

/** The filters that the texts mean; a text that cannot be read narrows nothing. */
export const filtersOf = (pending: PendingFilters): ListFilters => filtersOfTexts((name) => pending[name]);

/** A model belongs to its manufacturer. */
export const withText = (pending: PendingFilters, name: FilterName, text: string): PendingFilters => ({
  ...pending,
  ...(name === 'manufacturer' && { model: ANY }),
  [name]: text,
});

/** Pending filters with what was typed or chosen in others, where that differs from how its page was rendered. */
export const withTyped = (
  pending: PendingFilters,
  typed: PendingFilters,
  rendered: PendingFilters,
): PendingFilters => pendingFrom((name) => (typed[name] === rendered[name] ? pending[name] : typed[name]));
