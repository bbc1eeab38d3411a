import type { Pagination } from '#src/domain/product-list/pager.ts';
import type { CardFieldName, PageFieldName, PublicValues } from '#src/domain/product/product-fields.ts';
import type { ListAnswer } from '#src/domain/product-list/product-list.ts';

/** A product as the public calls give it (SPEC §3), with a few fields more; snake case is the specification's. */
export type PublicProduct = PublicValues<CardFieldName> & {
  id: number;
  image: string | null;
  images: string[];
  manufacturer: string | null;
  manufacturer_slug: string | null;
  model: string | null;
  model_slug: string | null;
  category_id: number | null;
  category_name: string | null;
  compatible_years: string[];
  compatible_manufacturers: string[];
  /** In KM; null where the price is on request. */
  price: number | null;
  /** Name of the first picture, of which `/slike/{hash}/{width}.{format}` is made. */
  image_hash: string | null;
  /** Every vehicle and year that it fits, see `fitText` in domain/product/fitment-groups.ts. */
  fits: string;
  /** Of products by their ids: which of the ids asked for were merged into this one. */
  replaces?: number[];
};

export type PublicProductDetail = PublicProduct &
  PublicValues<PageFieldName> & {
    fitments: {
      manufacturer: string;
      manufacturer_slug: string;
      model: string | null;
      model_slug: string | null;
      year_from: number | null;
      year_to: number | null;
    }[];
    relatedProducts: PublicProduct[];
  };

/** One page of a list, with the names of what it was narrowed to: the caller may have asked by an alias. */
export type PublicList = {
  products: PublicProduct[];
  pagination: Pagination;
  filters: ListAnswer['names'];
};
