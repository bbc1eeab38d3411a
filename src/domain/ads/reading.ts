import type { Position, Side } from '../vehicle-text/language/place-words.ts';
import { MENTION_REASONS } from '../vehicle-text/mention.ts';
import type { LexiconGeneration, LexiconMake, LexiconModel } from '../vehicle-text/name-keys.ts';
import type { ProductKind } from '../product/product.ts';

/** Why a reading is less than certain, or where it comes from. */
export const READING_REASONS = [
  ...MENTION_REASONS,
  'no-vehicle',
  'several-vehicles',
  'years-of-generation',
  'years-open',
  'years-unlikely',
  'short-years',
  'from-description',
] as const;
export type ReadingReason = (typeof READING_REASONS)[number];

export type AdText = {
  title: string;
  /** Plain text or HTML. */
  description: string;
  /** Name of the category that the ad stood in. */
  category: string;
  /** What the seller chose as the make, where the site asks for it. */
  brand?: string | null;
};

/** A vehicle that a title names. Years in a fitment include both ends; `yearTo` null beside a `yearFrom`: still built. */
export type ReadFitment = {
  manufacturer: LexiconMake;
  model: LexiconModel | null;
  generation: LexiconGeneration | null;
  yearFrom: number | null;
  yearTo: number | null;
};

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
