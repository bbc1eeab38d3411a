import { z } from 'zod';
import {
  FIELD_FILTERS,
  type FieldFilterName,
  type FieldFilters,
  FILTERS,
} from '#src/domain/product-list/filters.ts';
import type { SearchAnswer } from '#src/domain/search-page/search-answer.ts';
import { readVehicleKey } from '#src/domain/vehicle/read-vehicle-key.ts';
import { SEARCH_SORTS, SEARCH_TYPES, type SearchType } from '#src/domain/search-page/search-state.ts';

const SEARCH_LIMIT_MAX = 100;

const number = (max: number) =>
  z.coerce
    .number()
    .catch(0)
    .transform((n) => (n >= 1 ? Math.min(Math.floor(n), max) : undefined));

/** Fields that products are narrowed by. */
const fields = Object.fromEntries(
  FIELD_FILTERS.map((name) => [name, z.enum(FILTERS[name].values).optional().catch(undefined) as z.ZodType]),
) as { [Name in FieldFilterName]: z.ZodType<NonNullable<FieldFilters[Name]> | undefined> };

/**
 * `GET /api/search` and `GET /api/shop/search`. No input is refused: an unreadable value counts as absent and a number
 * above its maximum as the maximum, because an old or edited link should show results and not an error.
 */
export const searchCall = z.object({
  q: z.string().catch(''),
  limit: number(SEARCH_LIMIT_MAX),
  page: number(1000),
  type: z.enum(SEARCH_TYPES).optional().catch(undefined),
  sort: z.enum(SEARCH_SORTS).catch('relevance'),
  /** `0` reads the vehicle in the query as plain words. */
  vozilo: z
    .string()
    .optional()
    .catch(undefined)
    .transform((text) => text !== '0'),
  /** The vehicle that products must fit: `audi/a4/2008`. */
  moje: z
    .string()
    .nullable()
    .catch(null)
    .transform((key) => readVehicleKey(key)),
  ...fields,
});

/** The values of a call by the names that the code has for them. */
export function readSearchCall(parameters: Readonly<Record<string, string>>) {
  const { vozilo: withVehicle, moje: mine, ...rest } = searchCall.parse(parameters);
  return { ...rest, withVehicle, mine };
}

/** SPEC §3; products have their price and years in addition. */
export type SpecifiedResult = {
  type: SearchType;
  id: number;
  name: string;
  slug: string;
  manufacturer: string | null;
  manufacturer_slug: string | null;
  model: string | null;
  model_slug: string | null;
  image: string | null;
  /** In KM; null when the price is on request. Products only. */
  price?: number | null;
  /** Years of the primary vehicle, as `2004–2008`; empty means on request. Products only. */
  years?: string;
  /**
   * Every vehicle and year that the product fits, see `writeFits` in domain/fitment/fit-text.ts. Products only.
   */
  fits?: string;
};

export type SpecifiedVehicle = {
  manufacturer: string;
  manufacturer_slug: string;
  model: string | null;
  model_slug: string | null;
  generation: string | null;
  yearFrom: number | null;
  yearTo: number | null;
  year: number | null;
};

/** The answer of `GET /api/search`. */
export type SpecifiedAnswer = Omit<SearchAnswer, 'results' | 'vehicle' | 'choices'> & {
  results: SpecifiedResult[];
  vehicle?: SpecifiedVehicle;
};
