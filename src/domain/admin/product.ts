import type { FitmentFacts } from '../fitment/fitment-facts.ts';
import type { Pagination } from '../product-list/pager.ts';
import type { ProductValues } from '../product/product-fields.ts';
import type { RowFieldName } from '../product/shown-fields.ts';
import type { ProductImage } from '../product/product.ts';

/** A vehicle by ids. No model: every model of the manufacturer. No years: unknown, 'Godište na upit'. */
export type FitmentValues = {
  manufacturerId: number;
  modelId: number | null;
  yearFrom: number | null;
  yearTo: number | null;
  facts?: FitmentFacts | undefined;
};

/** Everything that an edit can change, as it is stored: what history compares and restores. */
export type ProductState = ProductValues & {
  /** The first is the primary vehicle; an empty list is a universal product. */
  fitments: FitmentValues[];
  /** Hashes; the first is the main picture. */
  images: string[];
  /** ISO 8601; null outside the bin. */
  deletedAt: string | null;
};

export type AdminImage = ProductImage & {
  /** `/slike/{hash}/640.webp`; accepted back in `images` of a product. */
  url: string;
};

/** A product as the form edits it. */
export type AdminProduct = Omit<ProductState, 'images'> & {
  id: number;
  images: AdminImage[];
  /** Sent back with an edit, so that a stale form is refused with 409 instead of overwriting. */
  version: number;
  /** Where an imported product comes from. */
  source: string | null;
  createdAt: string;
  updatedAt: string;
  /** `/proizvod/{id}`, whether or not it is published. */
  publicAddress: string;
};

/** What a product may lack: a category, a second picture, the years of its vehicles. */
export const ADMIN_GAPS = ['no-category', 'one-image', 'no-years'] as const;

/** Chips over the list: states and gaps together, because one is chosen at a time. `all` is everything outside the bin. */
export const ADMIN_FILTERS = [
  'all',
  'published',
  'draft',
  'reserved',
  'sold',
  ...ADMIN_GAPS,
  'archived',
  'deleted',
] as const;
export type AdminFilter = (typeof ADMIN_FILTERS)[number];

/** Entries of the dictionaries that products refer to, as the list's address and call name them. */
export const PRODUCT_REFERENCES = ['manufacturer', 'model', 'category', 'tuning-category'] as const;
export type ProductReference = (typeof PRODUCT_REFERENCES)[number];

export const ADMIN_SORTS = ['newest', 'name', 'updated'] as const;
export type AdminSort = (typeof ADMIN_SORTS)[number];

export type AdminProductRow = Pick<ProductValues, RowFieldName> & {
  id: number;
  /** Hash of the main picture. */
  image: string | null;
  imageCount: number;
  /** Names of the primary vehicle. */
  manufacturer: string | null;
  model: string | null;
  /** Years of the primary vehicle, as entered; empty when unknown. */
  years: { yearFrom: number | null; yearTo: number | null }[];
  categoryName: string | null;
  /** The catalogue version whose publish shows the last change; null when visitors see it already. */
  pendingVersion: number | null;
  version: number;
  updatedAt: string;
  deletedAt: string | null;
  source: string | null;
};

/**
 * Counts of the catalogue, or of what refers to one entry of the dictionaries. The bin is counted in `deleted` only.
 */
export type AdminProductCounts = Record<AdminFilter, number>;

export type AdminProductList = {
  products: AdminProductRow[];
  pagination: Pagination;
  counts: AdminProductCounts;
};

/** Create. */
export type NewProductAnswer = { success: true; product: AdminProduct };
/** Update, restore and restore-version; `undo` is null when the product was like that already. */
export type ProductAnswer = NewProductAnswer & { undo: string | null };
/** `undo` goes to `POST /api/admin/undo/{undo}`; null when the product was in the bin already. */
export type DeleteAnswer = { success: true; undo: string | null };
export type ImageAnswer = { success: true; image: AdminImage };

/** A product on sale with one of the given part numbers. */
export type SameNumberAnswer = { product: AdminProduct | null };
