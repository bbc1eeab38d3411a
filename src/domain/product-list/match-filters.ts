import type { Fitment, ProductCard, ProductDetail } from '../product/product.ts';
import { matchesCategory } from './category-groups.ts';
import { type ListFilters, matchesFields } from './filters.ts';
import { askedSpans } from './range-ends.ts';
import type { RangedField } from './ranges.ts';

type Asked = Partial<ListFilters> & {
  /** The vehicle's own year; a range of years narrows further. */
  year?: number | null;
};
type Matched = ProductCard & Pick<ProductDetail, 'fitments' | RangedField>;

const isUndated = ({ yearFrom, yearTo }: Pick<Fitment, 'yearFrom' | 'yearTo'>): boolean =>
  yearFrom === null && yearTo === null;

/** Overlap with open ends; a fitment without any year matches no year filter (DECISIONS D13). */
function overlaps({ yearFrom, yearTo }: Fitment, from: number | null, to: number | null): boolean {
  if (isUndated({ yearFrom, yearTo })) return false;
  return (to === null || (yearFrom ?? to) <= to) && (from === null || (yearTo ?? from) >= from);
}

/** A part matches by its years, or it may match because nobody has entered them. */
export type Match = 'known' | 'undated';

/** The year and the range are matched separately: a part may match them by two different fitments. */
function matchVehicle({ fitments }: Matched, asked: Asked): Match | undefined {
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
  const isAnyVehicle = manufacturer === null && model === null;
  if (dated.length === 0) return isAnyVehicle || ofVehicle.length > 0 ? 'known' : undefined;
  const isOpen = ofVehicle.some(isUndated) || (isAnyVehicle && fitments.length === 0);
  const covered = dated.filter(([from, to]) => ofVehicle.some((fitment) => overlaps(fitment, from, to)));
  if (covered.length === dated.length) return 'known';
  return isOpen ? 'undated' : undefined;
}

/** A product whose number is unknown is in no range. */
const matchesRanges = (product: Matched, asked: Asked): boolean =>
  askedSpans(asked).every(({ field, from, to }) => {
    const number = product[field];
    return number !== null && number >= (from ?? number) && number <= (to ?? number);
  });

/** The same rules in memory as the SQL of lists in db/queries/products/product-conditions.ts. */
export function matchFilters(product: Matched, asked: Asked): Match | undefined {
  const { category = null } = asked;
  if (category !== null && !matchesCategory(product, category)) return undefined;
  return matchesFields(product, asked) && matchesRanges(product, asked)
    ? matchVehicle(product, asked)
    : undefined;
}
