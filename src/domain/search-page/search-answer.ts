import type { CardFacts, CategoryName } from '../product/product.ts';
import type { ManufacturerName, ModelName } from '../vehicle.ts';
import type { SearchType } from './search-state.ts';

/** A make, a model or a tuning category that the text names. */
export type FoundName = {
  type: Exclude<SearchType, 'product'>;
  id: number;
  name: string;
  slug: string;
  /** Of a model. */
  make: ManufacturerName | null;
  /** Hash of a tuning category's picture. */
  image: string | null;
};
export type FoundProduct = CardFacts & { type: 'product' };
export type SearchResult = FoundName | FoundProduct;

export type NamedVehicle = {
  make: ManufacturerName;
  model: ModelName | null;
  /** As it is named (`V`, `B8`), with its years. */
  generation: { name: string; yearFrom: number; yearTo: number | null } | null;
  year: number | null;
};

/** What the shop's own pages are told, by `GET /api/shop/search`; the specification's call has a shape of its own. */
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
  vehicle?: NamedVehicle;
  didYouMean?: string;
  /** No product has everything that was asked for; these have all but one thing. */
  isRelaxed?: true;
  /** Product categories by that name, for links to their pages. */
  categories: CategoryName[];
};

/** An answer of the shop, or one from the saved list of products, which says so in words. */
export type ShownAnswer = SearchAnswer & { fromList?: string };
