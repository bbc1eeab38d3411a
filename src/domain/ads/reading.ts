import type { Position, Side } from '../vehicle-text/language/place-words.ts';
import type { MentionReason } from '../vehicle-text/mention.ts';
import type { LexiconGeneration, LexiconManufacturer, LexiconModel } from '../vehicle-text/name-keys.ts';
import type { ProductKind } from '../product/product.ts';

/** Why a reading is uncertain, or what it was inferred from. */
export type ReadingReason =
  | MentionReason
  | 'no-vehicle'
  | 'several-vehicles'
  | 'years-of-generation'
  | 'years-open'
  | 'years-unlikely'
  | 'short-years'
  | 'from-description';

export type AdText = {
  title: string;
  /** Plain text or HTML. */
  description: string;
  /** Name of the category that the ad is in. */
  category: string;
  /** The manufacturer that the seller chose, where the site asks for it; the name of its field. */
  brand?: string | null;
};

/** A vehicle that a title names. Years include both ends; `yearTo` null with a `yearFrom`: still built. */
export type ReadFitment = {
  manufacturer: LexiconManufacturer;
  model: LexiconModel | null;
  generation: LexiconGeneration | null;
  yearFrom: number | null;
  yearTo: number | null;
};

/** What a category was inferred from: the title itself, or the category that the ad is in. */
export type CategorySource = 'title' | 'ad';

export type AdReading = {
  fitments: readonly ReadFitment[];
  side: Side | null;
  position: Position | null;
  /** In capitals, without separators. */
  partNumbers: readonly string[];
  /** Slug of one of the shop's categories. */
  category: string | null;
  categoryFrom: CategorySource | null;
  kind: ProductKind;
  /** 0 … 1: how certain the vehicles are. */
  confidence: number;
  reasons: readonly ReadingReason[];
};

/** From this confidence on a reading may be accepted without a review. */
export const CONFIDENT_FROM = 0.8;
