import type { LexiconGeneration, LexiconMake, LexiconModel } from './name-keys.ts';

/** Why a vehicle in a text is less than certain. */
export const MENTION_REASONS = [
  'make-from-model',
  'make-from-brand-field',
  'model-unknown',
  'heard-spelling',
  'mistyped',
  'code-only',
  'several-owners',
  'everyday-word',
  'bare-number',
] as const;
export type MentionReason = (typeof MENTION_REASONS)[number];

/** Words `from` … `to` of a text. */
export type Span = { from: number; to: number };

/** A vehicle that a text names. */
export type Mention = Span & {
  make: LexiconMake;
  model: LexiconModel | null;
  generations: LexiconGeneration[];
  /** Places of the words that name them. */
  generationWords: number[];
  /** Years of another model's generation that its name holds: `Golf VI Plus`. */
  within?: { yearFrom: number; yearTo: number | null };
  certainty: number;
  reasons: MentionReason[];
};

/** What the reader may take for granted about a text. */
export type FindOptions = {
  /** It names what the shop has: names that are words of everyday, too, are names. */
  namesAnywhere: boolean;
  /** Generations may stand before their model: `5 golf`. */
  anyOrder: boolean;
};
