import type { Fitment, ProductCard, ProductKind } from '../product/product.ts';

export const LIST_SORTS = ['newest', 'name'] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/** What every list of products can be narrowed by. Years both included; a product fits if any of its years lies within. */
export type ProductFilter = {
  kind?: ProductKind;
  manufacturerId?: number;
  modelId?: number;
  categoryId?: number;
  tuningCategoryId?: number;
  /** The vehicle's own year; a range of years narrows further. */
  year?: number;
  yearFrom?: number;
  yearTo?: number;
};

export type ListedProduct = ProductCard & { images: readonly string[]; fitments: readonly Fitment[] };

export type FoundPage = { products: ListedProduct[]; total: number };
