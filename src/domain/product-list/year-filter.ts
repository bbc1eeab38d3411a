import { FIRST_YEAR } from '../limits/catalogue.ts';
import { lastYear } from '../years.ts';

export type YearFilter = { yearFrom: number | null; yearTo: number | null };
type ReadYear = { year: number | null; corrected: boolean };

/** A typed year, limited to the range of the filters (DECISIONS U2); text that is no year counts as empty. */
export function readYear(text: string, last = lastYear()): ReadYear {
  const typed = text.trim();
  if (typed === '') return { year: null, corrected: false };
  if (!/^\d{1,9}$/.test(typed)) return { year: null, corrected: true };
  const year = Math.min(last, Math.max(FIRST_YEAR, Number(typed)));
  return { year, corrected: year !== Number(typed) };
}

/** The earlier year first: a reversed pair is swapped. */
export function orderYears({ yearFrom, yearTo }: YearFilter): YearFilter & { swapped: boolean } {
  if (yearFrom === null || yearTo === null || yearFrom <= yearTo) return { yearFrom, yearTo, swapped: false };
  return { yearFrom: yearTo, yearTo: yearFrom, swapped: true };
}
