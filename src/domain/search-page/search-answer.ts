import type { NameAndSlug } from '../catalogue/name-and-slug.ts';
import { PAGE_SIZE } from '../limits/pages.ts';
import { type ChoiceCounts, NO_COUNTS } from '../product-list/choice-counts.ts';
import type { PriceRange } from '../search/query/price-in-query.ts';
import type { CardFacts, CategoryName } from '../product/product.ts';
import type { YearSpan } from '../years.ts';
import type { SearchType } from './search-state.ts';

/** A manufacturer, a model or a tuning category that the query names. */
export type FoundName = {
  type: Exclude<SearchType, 'product'>;
  id: number;
  name: string;
  slug: string;
  /** The manufacturer of a model. */
  manufacturer: NameAndSlug | null;
  /** Hash of a tuning category's picture. */
  image: string | null;
};
export type FoundProduct = CardFacts & { type: 'product' };
export type SearchResult = FoundName | FoundProduct;

export type NamedVehicle = {
  manufacturer: NameAndSlug;
  model: NameAndSlug | null;
  /** With its name (`V`, `B8`) and years. */
  generation: { name: string; yearFrom: number; yearTo: number | null } | null;
  year: number | null;
  /** Several years: `2004-2008`, `od 2006`. */
  years?: YearSpan;
};

/** How a query was relaxed, because nothing matches all of it. */
export type Relaxation = {
  /** Words that some or all results lack. */
  words: readonly string[];
  /**
   * What the results are. `model`, `manufacturer`: for other vehicles of that model or manufacturer. `unnamed`: name no
   * vehicle. `vehicle`: all parts for the vehicle, as the query names no part. null: the part for the vehicle itself.
   */
  within: 'model' | 'manufacturer' | 'unnamed' | 'vehicle' | null;
};

/** The price that a query names. */
type AskedPrice = PriceRange & {
  /** Nothing found has that price, so products of any price are shown. */
  isIgnored: boolean;
  /** The query without it. */
  withoutPrice: string;
};

/** Of a text without results: the known words of the trade, as the shop writes them, and the unknown ones. */
export type Understood = { known: readonly string[]; unknown: readonly string[] };

/** The answer of `GET /api/shop/search` to the shop's own pages; the specification's call has another shape. */
export type SearchAnswer = {
  results: SearchResult[];
  /** Of the requested type, else of all types. */
  total: number;
  /** There are more products than were counted. */
  totalIsCapped: boolean;
  counts: Record<SearchType, number>;
  /** Products that each choice of a filter would find; not counted for the search box. */
  choices: ChoiceCounts;
  /** The text that was searched for: trimmed, at most 200 characters. */
  query: string;
  queryIsCut: boolean;
  page: number;
  limit: number;
  /** The vehicle that the query names; the products are limited to it. */
  vehicle?: NamedVehicle;
  /** Listed with it, `golf 5 ili passat`; each product is for one of them all. */
  otherVehicles?: readonly NamedVehicle[];
  /** The saved vehicle that all products are for. */
  mine?: NamedVehicle;
  price?: AskedPrice;
  didYouMean?: string;
  /** No product matches everything; these match the relaxed query. */
  isRelaxed?: true;
  relaxation?: Relaxation;
  /** Besides the vehicle; only where nothing was found. */
  understood?: Understood;
  /** The part number that was searched for instead of a mistyped one. */
  nearNumber?: string;
  /** Product categories that the query names, for links to their pages. */
  categories: CategoryName[];
};

export const NOTHING_FOUND: SearchAnswer = {
  results: [],
  total: 0,
  totalIsCapped: false,
  counts: { manufacturer: 0, model: 0, product: 0, tuning: 0 },
  choices: NO_COUNTS,
  query: '',
  queryIsCut: false,
  page: 1,
  limit: PAGE_SIZE,
  categories: [],
};

/** An answer of the shop, or one from the saved list of products with a notice that says so. */
export type ShownAnswer = SearchAnswer & { fromList?: string };
