import { FIRST_YEAR } from '../limits.ts';
import { lastYear } from '../years.ts';

export type YearFilter = { yearFrom: number | null; yearTo: number | null };
export type ReadYear = { year: number | null; corrected: boolean };

/** A typed year within the bounds of the filters (DECISIONS U2); what is no year at all counts as empty. */
export function readYear(text: string, last = lastYear()): ReadYear {
  const typed = text.trim();
  if (typed === '') return { year: null, corrected: false };
  if (!/^\d{1,9}$/.test(typed)) return { year: null, corrected: true };
  const year = Math.min(last, Math.max(FIRST_YEAR, Number(typed)));
  return { year, corrected: year !== Number(typed) };
}

/** From before to; a pair the wrong way round is meant the other way. */
export function orderYears({ yearFrom, yearTo }: YearFilter): YearFilter & { swapped: boolean } {
  if (yearFrom === null || yearTo === null || yearFrom <= yearTo) return { yearFrom, yearTo, swapped: false };
  return { yearFrom: yearTo, yearTo: yearFrom, swapped: true };
}
