import { PAGE_SIZE } from '../limits/pages.ts';
import {
  chosenOf,
  FIELD_FILTERS,
  type FieldFilters,
  fieldFiltersFrom,
  FILTERS,
  hasChosenField,
  NO_FIELD_FILTERS,
} from '../product-list/filters.ts';
import { sortWord } from '../product-list/list-orders.ts';
import { pageCount, readPage } from '../product-list/pager.ts';
import { readVehicleKey } from '../vehicle/read-vehicle-key.ts';
import { typedQuery } from '../search/query/typed-query.ts';

export const SEARCH_TYPES = ['manufacturer', 'model', 'product', 'tuning'] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];

export const SEARCH_SORTS = ['relevance', 'cheapest', 'dearest', 'name', 'type'] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

/** Everything that decides what the search page shows; read from its address. */
export type SearchState = FieldFilters & {
  /** See `typedQuery`. */
  q: string;
  type: SearchType | null;
  sort: SearchSort;
  page: number;
  /** False: the vehicle in the text is treated as plain words. */
  withVehicle: boolean;
  /** The key of the saved vehicle that the products must fit; null for any vehicle. */
  mine: string | null;
};

/** Its word in the address of the page and in the call; islands/search-page/mount.ts repeats it. */
const MINE_WORD = 'moje';

const TYPE_WORDS: Readonly<Record<SearchType, string>> = {
  manufacturer: 'proizvodjac',
  model: 'model',
  product: 'proizvod',
  tuning: 'tuning',
};
const SORT_WORDS: Readonly<Record<SearchSort, string>> = {
  relevance: 'relevantnost',
  cheapest: sortWord('cheapest'),
  dearest: sortWord('dearest'),
  name: sortWord('name'),
  type: 'vrsta',
};

export const searchSortWord = (sort: SearchSort): string => SORT_WORDS[sort];
export const searchSortFromWord = (word: string | null): SearchSort =>
  SEARCH_SORTS.find((sort) => SORT_WORDS[sort] === word) ?? 'relevance';

export const searchFor = (q: string): SearchState => ({
  q: typedQuery(q),
  type: null,
  sort: 'relevance',
  page: 1,
  withVehicle: true,
  mine: null,
  ...NO_FIELD_FILTERS,
});

/** The names that an address of the search page may have. */
export const SEARCH_PARAMETERS = [
  ...['q', 'tip', 'sortiraj', 'page', 'vozilo', MINE_WORD],
  ...FIELD_FILTERS.map((name) => FILTERS[name].word),
];

/** From an address, not trusted: invalid values count as absent. */
export function readSearch(query: URLSearchParams): SearchState {
  return {
    q: typedQuery(query.get('q') ?? ''),
    type: SEARCH_TYPES.find((type) => TYPE_WORDS[type] === query.get('tip')) ?? null,
    sort: searchSortFromWord(query.get('sortiraj')),
    page: readPage(query),
    withVehicle: query.get('vozilo') !== '0',
    mine: readVehicleKey(query.get(MINE_WORD)),
    ...fieldFiltersFrom((name) => FILTERS[name].read(query.get(FILTERS[name].word) ?? '')),
  };
}

/** The address holds only what differs from a new search. */
export function searchQuery(state: SearchState): URLSearchParams {
  const { q, type, sort, page, withVehicle, mine } = state;
  const query = new URLSearchParams(q === '' ? {} : { q });
  if (type) query.set('tip', TYPE_WORDS[type]);
  for (const name of FIELD_FILTERS) {
    const value = chosenOf(state, name);
    if (value !== undefined) query.set(FILTERS[name].word, FILTERS[name].write(value));
  }
  if (sort !== 'relevance') query.set('sortiraj', SORT_WORDS[sort]);
  if (!withVehicle) query.set('vozilo', '0');
  if (mine !== null) query.set(MINE_WORD, mine);
  if (page > 1) query.set('page', String(page));
  return query;
}

/** `/search?q=far+golf&tip=proizvod&page=2`. */
export function searchPageAddress(state: SearchState): string {
  const query = searchQuery(state).toString();
  return `/search${query && `?${query}`}`;
}

/** The shop's own call that answers a state. */
export function searchCallAddress(state: SearchState): string {
  const { q, type, sort, page, withVehicle, mine } = state;
  const query = new URLSearchParams({ q, page: String(page) });
  if (type) query.set('type', type);
  for (const name of FIELD_FILTERS) {
    const value = chosenOf(state, name);
    if (value !== undefined) query.set(name, value);
  }
  if (sort !== 'relevance') query.set('sort', sort);
  if (!withVehicle) query.set('vozilo', '0');
  if (mine !== null) query.set(MINE_WORD, mine);
  return `/api/shop/search?${query.toString()}`;
}

/** Whether something narrows the products, so that names of manufacturers and categories are not results. */
export const isNarrowed = (state: SearchState): boolean => hasChosenField(state) || state.mine !== null;

export const searchPages = (total: number): number => pageCount(total, PAGE_SIZE);
