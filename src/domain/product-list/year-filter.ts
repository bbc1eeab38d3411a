import { FIRST_YEAR } from '../limits/catalogue.ts';
import { lastYear } from '../years.ts';

type ReadYear = { year: number | null; corrected: boolean };

/** A typed year, limited to the range of the filters (DECISIONS U2); text that is no year counts as empty. */
export function readYear(text: string, last = lastYear()): ReadYear {
  const typed = text.trim();
  if (typed === '') return { year: null, corrected: false };
  if (!/^\d{1,9}$/.test(typed)) return { year: null, corrected: true };
  const year = Math.min(last, Math.max(FIRST_YEAR, Number(typed)));
  return { year, corrected: year !== Number(typed) };
}
