import type { NameAndSlug } from '../catalogue/name-and-slug.ts';
import type { Fitment, ProductCard, ProductKind } from '../product/product.ts';
import type { ChoiceCounts } from './choice-counts.ts';
import type { ListFilters } from './filters.ts';

/**
 * Every filter of product lists, with ids in place of names. Years include both ends; a product fits if any of its
 * years is in the range.
 */
export type ProductFilter = Partial<Omit<ListFilters, 'manufacturer' | 'model' | 'category'>> & {
  kind?: ProductKind | undefined;
  manufacturerId?: number | undefined;
  modelId?: number | undefined;
  categoryId?: number | undefined;
  /** Those of a group; products of any of them. */
  categoryIds?: readonly number[] | undefined;
  tuningCategoryId?: number | undefined;
  /** The vehicle's own year; a range of years narrows further. */
  year?: number | undefined;
  /** Where a year narrows the list, products without known years follow. */
  withUndated?: boolean | undefined;
};

export type ListedProduct = ProductCard & { images: readonly string[]; fitments: readonly Fitment[] };

/** `undated` of the total, the last ones, have no known years. */
export type FoundPage = { products: ListedProduct[]; total: number; undated: number };

/** One page of a list, as the shop's own pages get it from their call. */
export type ListAnswer = {
  products: readonly ProductCard[];
  total: number;
  /** How many of them, the last ones, have no known years. */
  undated: number;
  page: number;
  pages: number;
  /** Current names of the filters' values: the caller may have used an alias. */
  names: { manufacturer: NameAndSlug | null; model: NameAndSlug | null; category: NameAndSlug | null };
  /** Each field is counted as if its own filter were not chosen. */
  counts: ChoiceCounts;
};

/** A product found by ids; `replaces` lists the requested ids that were merged into it. */
export type CurrentCard = ProductCard & { replaces?: readonly number[] };
