import { FIRST_YEAR } from '../limits/catalogue.ts';
import type { YearSpan } from '../years.ts';

/** Years with open ends as a span, up to `lastYear`; undefined when no year is known. */
export function fitmentSpan(
  { yearFrom, yearTo }: { yearFrom: number | null; yearTo: number | null },
  lastYear: number,
): YearSpan | undefined {
  if (yearFrom === null && yearTo === null) return undefined;
  const from = yearFrom ?? FIRST_YEAR;
  return { from, to: Math.max(from, yearTo ?? lastYear) };
}
