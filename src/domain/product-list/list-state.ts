import {
  type FilterGroup,
  FILTERS,
  FILTER_NAMES,
  filtersFrom,
  type ListFilters,
  NO_FILTERS,
} from './filters.ts';
import type { ListScope } from './list-scope.ts';
import { type ListSort, sortFromWord, sortWord } from './list-orders.ts';
import { readPage } from './pager.ts';
import { orderRanges } from './range-ends.ts';

export type ListState = ListFilters & { sort: ListSort; page: number };

const OWN_WORDS = new Set([...FILTER_NAMES.map((name) => FILTERS[name].word), 'sortiraj']);

/** True for an address that a list's own form or links wrote; parameters added by others are kept. */
export const isListQuery = (search: string): boolean =>
  [...new URLSearchParams(search).keys()].some((word) => OWN_WORDS.has(word));

/** The list as its page shows it before anything is chosen. */
export const unfiltered = (scope: ListScope): ListFilters => ({
  ...NO_FILTERS,
  manufacturer: scope.kind === 'vehicle' || scope.kind === 'manufacturer' ? scope.manufacturer : null,
  model: scope.kind === 'vehicle' ? scope.model : null,
});

/** What an address leaves out: the page's own model is implied only with the page's own manufacturer. */
function impliedWith(manufacturer: string | null, scope: ListScope): ListFilters {
  const own = unfiltered(scope);
  return manufacturer === own.manufacturer ? own : { ...own, model: null };
}

/** From an address, not trusted: invalid values count as absent. */
export function readList(query: URLSearchParams, scope: ListScope): ListState {
  const read = (implied: ListFilters) =>
    filtersFrom((name) => {
      const text = query.get(FILTERS[name].word);
      return text === null ? implied[name] : FILTERS[name].read(text);
    });
  const { manufacturer } = read(unfiltered(scope));
  const { ordered: filters } = orderRanges(read(impliedWith(manufacturer, scope)));
  return {
    ...filters,
    model: manufacturer === null ? null : filters.model,
    category: scope.kind === 'category' ? null : filters.category,
    sort: sortFromWord(query.get('sortiraj')),
    page: readPage(query),
  };
}

/** `?marka=audi&od=2005&page=2`, or empty; holds only what differs from the page's own list. */
export function listQuery(state: ListState, scope: ListScope): string {
  const implied = impliedWith(state.manufacturer, scope);
  const query = new URLSearchParams();
  for (const name of FILTER_NAMES) {
    const { word, write } = FILTERS[name];
    const value = state[name];
    if (value !== implied[name]) query.set(word, value === null ? 'all' : write(value));
  }
  if (state.sort !== 'newest') query.set('sortiraj', sortWord(state.sort));
  if (state.page > 1) query.set('page', String(state.page));
  const text = query.toString();
  return text && `?${text}`;
}

/** The call that answers a state. */
export function listCall(state: ListState, scope: ListScope): string {
  const filters: ListFilters = scope.kind === 'category' ? { ...state, category: scope.category } : state;
  const entries: [string, string | number | null][] = [
    ['page', state.page],
    ...FILTER_NAMES.map((name): [string, string | number | null] => [name, filters[name]]),
    ['year', scope.kind === 'vehicle' ? scope.year : null],
    ['sort', state.sort === 'newest' ? null : state.sort],
  ];
  const given = entries.flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
  return `/api/shop/products?${new URLSearchParams(given).toString()}`;
}

/** The filters in force, in the order of their chips; a page's own vehicle is not a filter. */
export function activeFilters(state: ListFilters, scope: ListScope): FilterGroup[] {
  const own = unfiltered(scope);
  const active = FILTER_NAMES.filter((name) => state[name] !== own[name]);
  return [...new Set(active.map((name) => FILTERS[name].group))];
}

/** The state after a chip was removed: on the first page, with what the page itself implies. */
export function withoutFilter(state: ListState, group: FilterGroup, scope: ListScope): ListState {
  const own = unfiltered(scope);
  const kept = filtersFrom((name) => (FILTERS[name].group === group ? own[name] : state[name]));
  return { ...state, ...kept, page: 1 };
}

/** True when the prerendered page shows this state: the address holds only a page number, or nothing. */
export const isPrerendered = (state: ListState, scope: ListScope): boolean =>
  state.sort === 'newest' && activeFilters(state, scope).length === 0;
