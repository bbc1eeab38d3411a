import type { ManufacturerName, ModelName } from './vehicle.ts';
import { mergeSpans, type YearSpan } from './years.ts';

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

/** A fitment's years as a span; an open end reaches `lastYear`. Undefined when no year is known. */
export function fitmentSpan(
  fitment: Pick<Fitment, 'yearFrom' | 'yearTo'>,
  bounds: { firstYear: number; lastYear: number },
): YearSpan | undefined {
  if (fitment.yearFrom === null && fitment.yearTo === null) return undefined;
  const from = fitment.yearFrom ?? bounds.firstYear;
  return { from, to: Math.max(from, fitment.yearTo ?? bounds.lastYear) };
}

/** Years of the primary vehicle: all fitments that name the same manufacturer and model as the first one. */
export function primaryYears(
  fitments: readonly Fitment[],
  bounds: { firstYear: number; lastYear: number },
): YearSpan[] {
  const primary = fitments[0];
  if (!primary) return [];
  const same = fitments.filter(
    (f) => f.manufacturer.slug === primary.manufacturer.slug && f.model?.slug === primary.model?.slug,
  );
  return mergeSpans(same.flatMap((f) => fitmentSpan(f, bounds) ?? []));
}
