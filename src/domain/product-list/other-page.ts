import type { ListFilters } from './filters.ts';
import type { ListScope } from './list-scope.ts';
import { listQuery, type ListState, unfiltered } from './list-state.ts';

const sameVehicle = (a: ListFilters, b: ListFilters): boolean =>
  a.manufacturer === b.manufacturer && a.model === b.model;

/** The list that the chip of a page's own vehicle leads to: all years of the vehicle, or all products. */
export function widerPage(state: ListState, scope: ListScope, keepsVehicle: boolean): string {
  const rest = { ...state, page: 1 };
  if (scope.kind === 'vehicle' && keepsVehicle)
    return `/${scope.manufacturer}/${scope.model}${listQuery(rest, scope)}`;
  return `/svi-proizvodi${listQuery({ ...rest, manufacturer: null, model: null }, { kind: 'all' })}`;
}

/** On the page of a manufacturer its models are filters of the same page; on that of a year, other years are not. */
function isOfPage(state: ListState, scope: ListScope): boolean {
  if (scope.kind === 'manufacturer') return state.manufacturer === scope.manufacturer;
  if (scope.kind !== 'vehicle') return true;
  const hasYears = state.yearFrom !== null || state.yearTo !== null;
  return sameVehicle(state, unfiltered(scope)) && !(hasYears && scope.year !== null);
}

/** Choosing another vehicle or other years leads to the page of these, with the other filters (DECISIONS U17). */
export function otherPage(state: ListState, scope: ListScope): string | undefined {
  const { manufacturer, model } = state;
  const first = { ...state, page: 1 };
  if (isOfPage(state, scope)) return undefined;
  if (manufacturer !== null && model !== null)
    return `/${manufacturer}/${model}${listQuery(first, { kind: 'vehicle', manufacturer, model, year: null })}`;
  return scope.kind === 'manufacturer' && manufacturer !== null
    ? `/katalog/${manufacturer}${listQuery(first, { kind: 'manufacturer', manufacturer })}`
    : `/svi-proizvodi${listQuery(first, { kind: 'all' })}`;
}
