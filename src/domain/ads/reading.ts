import type { IndexedMake, IndexedModel } from '../vehicle-text/vehicle-names.ts';
import type { TermGeneration } from '../search/product-terms.ts';
import type { ProductKind } from '../product/product.ts';

/** Why a reading is less than certain, or where it comes from. */
export const READING_REASONS = [
  'no-vehicle',
  'make-from-model',
  'make-from-brand-field',
  'model-unknown',
  'heard-spelling',
  'mistyped',
  'code-only',
  'several-owners',
  'everyday-word',
  'bare-number',
  'several-vehicles',
  'years-of-generation',
  'years-open',
  'years-unlikely',
  'short-years',
  'from-description',
] as const;
export type ReadingReason = (typeof READING_REASONS)[number];

/** A vehicle that a title names. Years in a fitment include both ends; `yearTo` null beside a `yearFrom`: still built. */
export type ReadFitment = {
  manufacturer: IndexedMake;
  model: IndexedModel | null;
  generation: TermGeneration | null;
  yearFrom: number | null;
  yearTo: number | null;
};

export const SIDES = ['left', 'right', 'both'] as const;
export type Side = (typeof SIDES)[number];
export const POSITIONS = ['front', 'rear'] as const;
export type Position = (typeof POSITIONS)[number];

/** What a category was concluded from: the title itself, or the category that the ad stands in. */
export type CategorySource = 'title' | 'ad';

export type AdReading = {
  fitments: readonly ReadFitment[];
  side: Side | null;
  position: Position | null;
  /** In capitals, without separators. */
  partNumbers: readonly string[];
  /** Slug of a category of the shop. */
  category: string | null;
  categoryFrom: CategorySource | null;
  kind: ProductKind;
  /** 0 … 1: how sure the vehicles are. */
  confidence: number;
  reasons: readonly ReadingReason[];
};

/** From here on a reading may be taken over without a second look. */
export const CONFIDENT_FROM = 0.8;

/** A vehicle in the course of reading: words `from` … `to` name it. */
export type Mention = {
  make: IndexedMake;
  model: IndexedModel | null;
  generations: TermGeneration[];
  /** Years of another model's generation that its name borrows: `Golf VI Plus`. */
  within?: { yearFrom: number; yearTo: number | null };
  from: number;
  to: number;
  certainty: number;
  reasons: ReadingReason[];
};
