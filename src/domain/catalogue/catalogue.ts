import type { ProductDetail } from '../product/product.ts';
import type { Category, Manufacturer, TuningCategory } from '../vehicle/vehicle.ts';

/** Everything the static pages are made from, as published at one version. */
export type Catalogue = {
  version: number;
  /** The last year of open ranges and of scales. */
  lastYear: number;
  /** Sorted by name, in Bosnian order. */
  manufacturers: readonly Manufacturer[];
  categories: readonly Category[];
  tuningCategories: readonly TuningCategory[];
  /** Newest first, the order of every list (DECISIONS D16). */
  products: readonly ProductDetail[];
};
