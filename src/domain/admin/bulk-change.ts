import { isoDay } from '../calendar.ts';
import { tidyFacts } from '../fitment/fitment-facts.ts';
import { PRICE_MINOR_MAX } from '../limits/catalogue.ts';
import type { YearSpan } from '../years.ts';
import type { BulkChange } from './bulk.ts';
import { tidyDeal } from './deal.ts';
import type { FitmentValues, ProductState } from './product.ts';
import { distinctFitments } from './product-fitments.ts';
import { differingFields } from './product-state.ts';
import { lacksPicture } from './product-rules.ts';

/** The smallest coin: nobody can pay the courier less in cash. */
const COIN_MINOR = 5;

/**
 * A price raised or lowered by this many per cent, rounded to the nearest 5 feninga, halves up; at least one coin.
 */
export function changePrice(priceMinor: number, percent: number): number {
  const exact = (priceMinor * (100 + percent)) / 100;
  const rounded = Math.round(exact / COIN_MINOR) * COIN_MINOR;
  return Math.min(PRICE_MINOR_MAX, Math.max(COIN_MINOR, rounded));
}

/** A month belongs to the year that it was given for, and goes with it. */
function withYears({ facts, ...fitment }: FitmentValues, { from, to }: YearSpan): FitmentValues {
  const { monthFrom, monthTo, ...others } = facts ?? {};
  const known = tidyFacts({
    ...others,
    ...(monthFrom !== undefined && fitment.yearFrom === from && { monthFrom }),
    ...(monthTo !== undefined && fitment.yearTo === to && { monthTo }),
  });
  return { ...fitment, yearFrom: from, yearTo: to, ...(known && { facts: known }) };
}

/**
 * The product after the change; the same object when the change has no effect or would break a rule. `now` is the
 * time of a deletion.
 */
export function applyBulkChange(state: ProductState, change: BulkChange, now: Date): ProductState {
  if (state.deletedAt !== null) return 'restore' in change ? { ...state, deletedAt: null } : state;
  if ('restore' in change) return state;
  if ('delete' in change) return { ...state, deletedAt: now.toISOString() };
  if ('pricePercent' in change) {
    if (state.priceMinor === null) return state;
    return applyBulkChange(state, { priceMinor: changePrice(state.priceMinor, change.pricePercent) }, now);
  }
  if ('years' in change) {
    const { from, to } = change.years;
    if (state.fitments.every((f) => f.yearFrom === from && f.yearTo === to)) return state;
    return { ...state, fitments: distinctFitments(state.fitments.map((f) => withYears(f, change.years))) };
  }
  if ('status' in change && lacksPicture(change.status, state.images.length)) return state;
  const changed: ProductState =
    'deal' in change ? tidyDeal({ ...state, ...change.deal }, isoDay(now)) : { ...state, ...change };
  return differingFields(state, changed).length === 0 ? state : changed;
}
