import type { NameAndSlug } from '../catalogue/name-and-slug.ts';
import type { YearSpan } from '../years.ts';

export type Generation = {
  name: string;
  aliases: readonly string[];
  yearFrom: number;
  yearTo: number | null;
};

export type ProductionYears = Pick<Generation, 'yearFrom' | 'yearTo'>;

/** The years of both; an open end is later than any year. */
export const joinYears = (a: ProductionYears, b: ProductionYears): ProductionYears => ({
  yearFrom: Math.min(a.yearFrom, b.yearFrom),
  yearTo: a.yearTo === null || b.yearTo === null ? null : Math.max(a.yearTo, b.yearTo),
});

/** As the shop lists them: by their first year, those of one year as they were given. */
export const inYearOrder = <Years extends ProductionYears>(generations: readonly Years[]): Years[] =>
  [...generations].sort((a, b) => a.yearFrom - b.yearFrom);

export type Model = NameAndSlug & {
  id: number;
  aliases: readonly string[];
  /** Production years, widened by the years of its products (DECISIONS R7). */
  years: readonly YearSpan[];
  generations: readonly Generation[];
};

export type Manufacturer = NameAndSlug & {
  id: number;
  /** Names people type. */
  aliases: readonly string[];
  /** Further addresses of the same pages (DECISIONS R1). */
  slugAliases: readonly string[];
  models: readonly Model[];
};

export type Category = { id: number; name: string; slug: string; description: string };
export type TuningCategory = Category & { hint: string; image: string | null };

/** The specification shows Land Rover with both of its names; other manufacturers in capitals (DECISIONS U20). */
export function manufacturerHeading({ name, slug }: NameAndSlug): string {
  return slug === 'land-rover' ? 'LAND ROVER / RANGE ROVER' : name.toLocaleUpperCase('hr');
}
