import { PAGE_NUMBER_MAX, PAGE_SIZE } from '../limits.ts';
import type { ListSort } from './product-list.ts';
import type { ListScope } from './list-scope.ts';
import { slugify } from '../slug.ts';
import { orderYears, readYear, type YearFilter } from './year-filter.ts';

/** What narrows a list; null stands for 'all'. A model never stands without its manufacturer (DECISIONS D15). */
export type ListFilters = YearFilter & {
  manufacturer: string | null;
  model: string | null;
  category: string | null;
};
export type ListState = ListFilters & { sort: ListSort; page: number };
/** What one chip takes away: a vehicle goes as a whole. */
export type FilterGroup = 'vehicle' | 'category' | 'years';

const OWN_NAMES = new Set(['marka', 'model', 'kategorija', 'od', 'do', 'sortiraj']);
const SORT_WORDS = { newest: 'najnovije', name: 'naziv' } as const satisfies Record<ListSort, string>;

export const sortFromWord = (word: string | null): ListSort => (word === SORT_WORDS.name ? 'name' : 'newest');
export const sortWord = (sort: ListSort): string => SORT_WORDS[sort];

/** Whether an address was written by a list's own form or links; whoever else adds to it keeps what they added. */
export const isListQuery = (search: string): boolean =>
  [...new URLSearchParams(search).keys()].some((name) => OWN_NAMES.has(name));

/** The list as its page shows it before anything is chosen. */
export const unfiltered = (scope: ListScope): ListFilters => ({
  manufacturer: scope.kind === 'vehicle' || scope.kind === 'brand' ? scope.manufacturer : null,
  model: scope.kind === 'vehicle' ? scope.model : null,
  category: null,
  yearFrom: null,
  yearTo: null,
});

/** A name says as much as its slug: options are sent by their text where no script is. */
export const slugOrNull = (text: string | null): string | null => {
  const slug = slugify(text ?? '');
  return slug === '' || slug === 'all' ? null : slug;
};

/** From an address, whoever wrote it: what makes no sense counts as absent. */
export function readList(query: URLSearchParams, scope: ListScope): ListState {
  const own = unfiltered(scope);
  const manufacturer = query.has('marka') ? slugOrNull(query.get('marka')) : own.manufacturer;
  const model = query.has('model')
    ? slugOrNull(query.get('model'))
    : manufacturer === own.manufacturer
      ? own.model
      : null;
  const page = /^\d{1,5}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1;
  const { yearFrom, yearTo } = orderYears({
    yearFrom: readYear(query.get('od') ?? '').year,
    yearTo: readYear(query.get('do') ?? '').year,
  });
  return {
    manufacturer,
    model: manufacturer === null ? null : model,
    category: scope.kind === 'category' ? null : slugOrNull(query.get('kategorija')),
    yearFrom,
    yearTo,
    sort: sortFromWord(query.get('sortiraj')),
    page: Math.min(PAGE_NUMBER_MAX, Math.max(1, page)),
  };
}

/** `?marka=audi&od=2005&page=2`, or nothing; only what differs from the page's own list is named. */
export function listQuery(state: ListState, scope: ListScope): string {
  const own = unfiltered(scope);
  const query = new URLSearchParams();
  if (state.manufacturer !== own.manufacturer) query.set('marka', state.manufacturer ?? 'all');
  const expected = state.manufacturer === own.manufacturer ? own.model : null;
  if (state.model !== expected && state.manufacturer !== null) query.set('model', state.model ?? 'all');
  if (state.category !== null) query.set('kategorija', state.category);
  if (state.yearFrom !== null) query.set('od', String(state.yearFrom));
  if (state.yearTo !== null) query.set('do', String(state.yearTo));
  if (state.sort !== 'newest') query.set('sortiraj', sortWord(state.sort));
  if (state.page > 1) query.set('page', String(state.page));
  const text = query.toString();
  return text && `?${text}`;
}

/** The call that answers a state (SPEC §7). */
export function listCall(state: ListState, scope: ListScope): string {
  const category = scope.kind === 'category' ? scope.category : state.category;
  const entries: [string, string | number | null][] = [
    ['page', state.page],
    ['limit', PAGE_SIZE],
    ['manufacturer', state.manufacturer],
    ['model', state.model],
    ['category', category],
    ['year', scope.kind === 'vehicle' ? scope.year : null],
    ['yearFrom', state.yearFrom],
    ['yearTo', state.yearTo],
    ['sort', state.sort === 'newest' ? null : state.sort],
  ];
  const given = entries.flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
  return `/api/products?${new URLSearchParams(given).toString()}`;
}

const sameVehicle = (a: ListFilters, b: ListFilters): boolean =>
  a.manufacturer === b.manufacturer && a.model === b.model;

/** The filters in force, in the order of their chips; a page's own vehicle is no filter. */
export function activeFilters(state: ListFilters, scope: ListScope): FilterGroup[] {
  const groups: FilterGroup[] = [];
  if (!sameVehicle(state, unfiltered(scope))) groups.push('vehicle');
  if (state.category !== null) groups.push('category');
  if (state.yearFrom !== null || state.yearTo !== null) groups.push('years');
  return groups;
}

export function withoutFilter(state: ListState, group: FilterGroup, scope: ListScope): ListState {
  const none = unfiltered(scope);
  const gone: Record<FilterGroup, Partial<ListFilters>> = {
    vehicle: { manufacturer: none.manufacturer, model: none.model },
    category: { category: null },
    years: { yearFrom: null, yearTo: null },
  };
  return { ...state, ...gone[group], page: 1 };
}

/** The list that a vehicle page's own chip leads to: all years of the vehicle, or all products. */
export function widerPage(state: ListState, scope: ListScope, keepsVehicle: boolean): string {
  const rest = { ...state, page: 1 };
  if (scope.kind === 'vehicle' && keepsVehicle)
    return `/${scope.manufacturer}/${scope.model}${listQuery(rest, scope)}`;
  return `/svi-proizvodi${listQuery({ ...rest, manufacturer: null, model: null }, { kind: 'all' })}`;
}

/** True where the prerendered page is the answer: only a page number, or nothing, in the address. */
export const isPrerendered = (state: ListState, scope: ListScope): boolean =>
  state.sort === 'newest' && activeFilters(state, scope).length === 0;

/**
 * Another vehicle than the page's own is that vehicle's page, with the other filters (DECISIONS U17). On the page of a
 * brand its models are filters in place.
 */
export function otherVehiclePage(state: ListState, scope: ListScope): string | undefined {
  const { manufacturer, model } = state;
  if (scope.kind === 'brand') {
    if (manufacturer === scope.manufacturer) return undefined;
  } else if (scope.kind !== 'vehicle' || sameVehicle(state, unfiltered(scope))) return undefined;
  if (manufacturer === null || model === null) {
    const brand = { kind: 'brand', manufacturer: manufacturer ?? '' } as const;
    return scope.kind === 'brand' && manufacturer !== null
      ? `/katalog/${manufacturer}${listQuery({ ...state, page: 1 }, brand)}`
      : `/svi-proizvodi${listQuery({ ...state, page: 1 }, { kind: 'all' })}`;
  }
  const other = { kind: 'vehicle', manufacturer, model, year: null } as const;
  return `/${manufacturer}/${model}${listQuery({ ...state, page: 1 }, other)}`;
}
