import { z } from 'zod';
import { PAGE_SIZE } from '#src/domain/limits.ts';
import { SEARCH_SORTS, SEARCH_TYPES, type SearchType } from '#src/domain/search-state.ts';

/** One answer lists no more than this. */
export const SEARCH_LIMIT_MAX = 100;

const number = (max: number) =>
  z.coerce
    .number()
    .catch(0)
    .transform((n) => (n >= 1 && n <= max ? Math.floor(n) : undefined));

/**
 * `GET /api/search`. Nothing that is typed is refused: what cannot be read counts as not given, because an old link or
 * a curious hand should meet results, not an error.
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
});

export const SEARCH_PAGE_SIZE = PAGE_SIZE;

/** SPEC §3; a product has its price and years besides. */
export type SearchResult = {
  type: SearchType;
  id: number;
  name: string;
  slug: string;
  manufacturer: string | null;
  manufacturer_slug: string | null;
  model: string | null;
  model_slug: string | null;
  image: string | null;
  /** In KM; null where it is on request. Products only. */
  price?: number | null;
  /** Of the primary vehicle, as `2004–2008`; empty means on request. Products only. */
  years?: string;
  /** Every vehicle and year that it fits, see `fitText` in domain/product/fitment-groups.ts. Products only. */
  fits?: string;
};

export type SearchVehicle = {
  manufacturer: string;
  manufacturer_slug: string;
  model: string | null;
  model_slug: string | null;
  /** As it is named (`V`, `B8`), with its years. */
  generation: string | null;
  yearFrom: number | null;
  yearTo: number | null;
  year: number | null;
};

export type SearchAnswer = {
  results: SearchResult[];
  /** Of the type asked for, else of all types. */
  total: number;
  /** There are more products than were counted. */
  totalIsCapped: boolean;
  counts: Record<SearchType, number>;
  /** The text that was searched for: trimmed, at most 200 characters. */
  query: string;
  queryIsCut: boolean;
  page: number;
  limit: number;
  /** The vehicle that the query names and the products are narrowed to. */
  vehicle?: SearchVehicle;
  didYouMean?: string;
  /** No product has everything that was asked for; these have all but one thing. */
  isRelaxed?: true;
  /** Product categories by that name, for links to their pages. */
  categories: { id: number; name: string; slug: string }[];
};

/** An answer of the shop, or one from the saved list of products, which says so in words. */
export type ShownAnswer = SearchAnswer & { fromList?: string };
