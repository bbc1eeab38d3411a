import type { Pagination } from '#src/domain/product-list/pager.ts';
import type { CardFieldName, PageFieldName, PublicValues } from '#src/domain/product/product-fields.ts';
import type { ListAnswer } from '#src/domain/product-list/product-list.ts';

/** A product in the public calls (SPEC §3), with some more fields; snake case comes from the specification. */
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
  /** Hash of the first picture, for the address `/slike/{hash}/{width}.{format}`. */
  image_hash: string | null;
  /** Every vehicle and year that the product fits, see `fitText` in domain/product/fitment-groups.ts. */
  fits: string;
  /** Only in answers to a query by ids: the requested ids that were merged into this product. */
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

/** One page of a list, with the names of its filters: the caller may have used an alias. */
export type PublicList = {
  products: PublicProduct[];
  pagination: Pagination;
  filters: ListAnswer['names'];
};
