import type { ProductionYears } from '../vehicle/vehicle.ts';
import type { LexiconGeneration, LexiconManufacturer, LexiconModel } from './name-keys.ts';

/** Why a vehicle in a text is uncertain. */
export type MentionReason =
  | 'manufacturer-from-model'
  | 'manufacturer-from-brand-field'
  | 'model-unknown'
  | 'heard-spelling'
  | 'mistyped'
  | 'code-only'
  | 'several-owners'
  | 'everyday-word'
  | 'bare-number';

/** Words `from` … `to` of a text. */
export type Span = { from: number; to: number };

/** A vehicle that a text names. */
export type Mention = Span & {
  manufacturer: LexiconManufacturer;
  model: LexiconModel | null;
  generations: LexiconGeneration[];
  /** Indexes of the words that name the generations. */
  generationWords: number[];
  /** Years of the other model's generation that its name contains: `Golf VI Plus`. */
  within?: ProductionYears;
  /**
   * From 0 to 1: decides between mentions, and is compared with the limits `CONFIDENT_FROM` of ads and `SURE_FROM` of
   * searches. `npm run bench:titles` counts the wrong readings above the limit of ads.
   */
  certainty: number;
  reasons: MentionReason[];
};

/** Assumptions about a text. */
export type FindOptions = {
  /** The text names what the shop has, so names that are also everyday words are read as names. */
  namesAnywhere: boolean;
  /** Generations may stand before their model: `5 golf`. */
  anyOrder: boolean;
};
