import { SHOP_TIME_ZONE } from './limits/pages.ts';

// Created once: a formatter costs more than the page that needs the year.
const yearInShop = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: SHOP_TIME_ZONE });

// A build loads this module more than once: in Node and in Astro's bundle.
const PAGE_YEAR = Symbol.for('premium-parts.page-year');
const shared = globalThis as { [PAGE_YEAR]?: number };

/**
 * From now on this process renders pages of that year, whatever the clock shows: the year is part of every page's key.
 */
export function setPageYear(year: number): void {
  shared[PAGE_YEAR] = year;
}

const HOUR_MS = 60 * 60 * 1000;
/** Formatting takes microseconds and every query asks many times; a year begins with an hour, in Sarajevo too. */
let latest = { hour: NaN, year: NaN };

function yearAt(ms: number): number {
  const hour = Math.floor(ms / HOUR_MS);
  if (hour !== latest.hour) latest = { hour, year: Number(yearInShop.format(ms)) };
  return latest.year;
}

/** The year in the shop's calendar: visitors abroad on New Year's Eve still see the shop's year. */
export const shopYear = (at?: Date): number =>
  (at ? undefined : shared[PAGE_YEAR]) ?? yearAt(at?.getTime() ?? Date.now());
