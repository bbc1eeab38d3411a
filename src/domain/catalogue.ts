import type { ProductDetail } from './product/product.ts';
import type { Category, Manufacturer, TuningCategory } from './vehicle.ts';

/** Everything the static pages are made from, as published at one version. */
export type Catalogue = {
  version: number;
  /** That open years reach to, and scales. */
  lastYear: number;
  /** By name, in Bosnian order. */
  manufacturers: readonly Manufacturer[];
  categories: readonly Category[];
  tuningCategories: readonly TuningCategory[];
  /** Newest first, the order of every list (DECISIONS D16). */
  products: readonly ProductDetail[];
};
