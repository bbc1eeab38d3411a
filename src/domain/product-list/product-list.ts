import type { Fitment, ProductCard, ProductKind } from '../product/product.ts';
import type { ChoiceCounts } from './choice-counts.ts';
import type { FieldFilters } from './filters.ts';

export const LIST_SORTS = ['newest', 'name'] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/** What every list of products can be narrowed by. Years both included; a product fits if any of its years lies within. */
export type ProductFilter = Partial<FieldFilters> & {
  kind?: ProductKind | undefined;
  manufacturerId?: number | undefined;
  modelId?: number | undefined;
  categoryId?: number | undefined;
  tuningCategoryId?: number | undefined;
  /** The vehicle's own year; a range of years narrows further. */
  year?: number | undefined;
  yearFrom?: number | undefined;
  yearTo?: number | undefined;
};

export type ListedProduct = ProductCard & { images: readonly string[]; fitments: readonly Fitment[] };

export type FoundPage = { products: ListedProduct[]; total: number };

type Name = { name: string; slug: string };

/** One page of a list, as the shop's own pages get it from their call. */
export type ListAnswer = {
  products: readonly ProductCard[];
  total: number;
  page: number;
  pages: number;
  /** Of what it was narrowed to: the caller may have asked by an alias. */
  names: { manufacturer: Name | null; model: Name | null; category: Name | null };
  /** Each as if its own filter were not chosen. */
  counts: ChoiceCounts;
};

/** Of products by their ids: which of the ids asked for were merged into this one. */
export type CurrentCard = ProductCard & { replaces?: readonly number[] };
