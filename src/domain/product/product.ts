import type { ManufacturerName, ModelName } from '../vehicle.ts';
import type { YearSpan } from '../years.ts';

export const PRODUCT_KINDS = ['part', 'tuning'] as const;
export type ProductKind = (typeof PRODUCT_KINDS)[number];

export const PRODUCT_STATUSES = ['draft', 'published', 'archived'] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

export const AVAILABILITIES = ['in_stock', 'on_order', 'sold'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/** One vehicle that a product fits. No model: every model of the manufacturer. No years: unknown, ask the seller. */
export type Fitment = {
  manufacturer: ManufacturerName;
  model: ModelName | null;
  yearFrom: number | null;
  yearTo: number | null;
};

export type ProductImage = { hash: string; width: number; height: number };

export type CategoryName = { id: number; name: string; slug: string };

/** What a card in a list shows. */
export type ProductCard = {
  id: number;
  kind: ProductKind;
  name: string;
  rating: number;
  priceMinor: number | null;
  availability: Availability;
  image: string | null;
  manufacturer: ManufacturerName | null;
  model: ModelName | null;
  /** Years of the primary vehicle; empty means 'Godište na upit'. */
  years: readonly YearSpan[];
  /** Names of every make that it fits, the primary one first; none for universal products. */
  makes: readonly string[];
  /** Every vehicle and year that it fits, see `fitText`. */
  fits: string;
  category: CategoryName | null;
};

export type ProductDetail = ProductCard & {
  description: string;
  partNumbers: readonly string[];
  quality: string | null;
  warrantyMonths: number;
  images: readonly ProductImage[];
  fitments: readonly Fitment[];
  tuningCategory: CategoryName | null;
  createdAt: string;
  updatedAt: string;
};
