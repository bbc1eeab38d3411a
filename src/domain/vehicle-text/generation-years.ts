import type { ProductionYears } from '../vehicle/vehicle.ts';

export type FitYears = { yearFrom: number | null; yearTo: number | null };

/** In place of the open ends of years. */
export const EARLIEST_YEAR = 1900;
export const LATEST_YEAR = 2100;

/** How many years of a generation a part for these years covers; zero or less for none. */
export const sharedYears = (generation: ProductionYears, { yearFrom, yearTo }: FitYears): number =>
  Math.min(generation.yearTo ?? LATEST_YEAR, yearTo ?? LATEST_YEAR) -
  Math.max(generation.yearFrom, yearFrom ?? EARLIEST_YEAR) +
  1;

/**
 * Whether a part for these years fits this generation: they share at least half of the shorter span. Neighbouring
 * generations share a year or two, in which they cannot be told apart.
 */
export function isOfGeneration(generation: ProductionYears, fit: FitYears): boolean {
  if (fit.yearFrom === null && fit.yearTo === null) return false;
  const shared = sharedYears(generation, fit);
  const built = (generation.yearTo ?? LATEST_YEAR) - generation.yearFrom;
  const fitted = (fit.yearTo ?? LATEST_YEAR) - (fit.yearFrom ?? EARLIEST_YEAR);
  return shared > 0 && shared >= Math.min(built, fitted) / 2 + 0.5;
}
