import type { YearSpan } from '../years.ts';

/** The first and the last year of open ranges. */
export type YearBounds = { firstYear: number; lastYear: number };

/** Years with open ends as a span; undefined when no year is known. */
export function fitmentSpan(
  { yearFrom, yearTo }: { yearFrom: number | null; yearTo: number | null },
  { firstYear, lastYear }: YearBounds,
): YearSpan | undefined {
  if (yearFrom === null && yearTo === null) return undefined;
  const from = yearFrom ?? firstYear;
  return { from, to: Math.max(from, yearTo ?? lastYear) };
}
