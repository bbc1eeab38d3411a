import type { Fitment, ProductCard } from '../product/product.ts';
import { type ListFilters, matchesFields } from './filters.ts';

export type Asked = Partial<ListFilters> & {
  /** The vehicle's own year; a range of years narrows further. */
  year?: number | null;
};
type Matched = ProductCard & { fitments: readonly Fitment[] };

/** Overlap with open ends; a fitment without any year matches no year filter (DECISIONS D13). */
function overlaps({ yearFrom, yearTo }: Fitment, from: number | null, to: number | null): boolean {
  if (yearFrom === null && yearTo === null) return false;
  return (to === null || (yearFrom ?? to) <= to) && (from === null || (yearTo ?? from) >= from);
}

/** The year and the range are matched separately: a part may match them by two different fitments. */
function fitsVehicle({ fitments }: Matched, asked: Asked): boolean {
  const { manufacturer = null, model = null, year = null, yearFrom = null, yearTo = null } = asked;
  const ofVehicle = fitments.filter(
    (fitment) =>
      (manufacturer === null || fitment.manufacturer.slug === manufacturer) &&
      // Products for a whole manufacturer fit every model.
      (model === null || fitment.model === null || fitment.model.slug === model),
  );
  const ranges = [
    [year, year],
    [yearFrom, yearTo],
  ] as const;
  const dated = ranges.filter(([from, to]) => from !== null || to !== null);
  if (dated.length === 0) return (manufacturer === null && model === null) || ofVehicle.length > 0;
  return dated.every(([from, to]) => ofVehicle.some((fitment) => overlaps(fitment, from, to)));
}

/** The same rules in memory as the SQL of lists in db/queries/product-list.ts. */
export const matchesFilters = (product: Matched, asked: Asked): boolean =>
  ((asked.category ?? null) === null || product.category?.slug === asked.category) &&
  matchesFields(product, asked) &&
  fitsVehicle(product, asked);
