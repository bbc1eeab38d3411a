import type { LexiconModel } from '../name-keys.ts';
import { EVERYDAY_NAMES, isPartWord, isPlainWord } from '../language/everyday-words.ts';
import { nicknamedNumber } from '../language/number-names.ts';
import type { MentionReason, Span } from '../mention.ts';
import type { VehicleLexicon } from '../vehicle-lexicon.ts';

/**
 * The kinds of names, the most certain first: a word of its own (`octavia`), letters with digits (`a4`), a bare
 * number (`307`), an everyday word (`note`), a part (`brava`).
 */
type NameKind = 'word' | 'code' | 'number' | 'everyday' | 'part';

export type ModelCandidate = Span & {
  models: readonly LexiconModel[];
  kind: NameKind;
  certainty: number;
  reason: MentionReason | undefined;
};

/** Words of the longest names of models. */
export const NAME_WORDS_MAX = 4;

export function kindOf(key: string, wordCount: number, text: string, namesAnywhere = false): NameKind {
  if (/^\d+$/.test(key)) return 'number';
  if (wordCount === 1 && isPartWord(text)) return 'part';
  // By the typed text, because the key is a stem, and `keka` has the one of `kec`.
  if (wordCount === 1 && nicknamedNumber(text) !== undefined) return 'everyday';
  if (namesAnywhere && key.length > 1 && !isPlainWord(key))
    return /\d/.test(key) && key.length <= 3 ? 'code' : 'word';
  if (EVERYDAY_NAMES.has(key) || isPlainWord(key) || (key.length <= 2 && !/\d/.test(key))) return 'everyday';
  return key.length <= 3 && /\d/.test(key) ? 'code' : 'word';
}

/** The first of several keys that is a name. */
export function firstNamed(keys: readonly string[], { modelsOfStem }: VehicleLexicon) {
  for (const key of keys) {
    const models = modelsOfStem(key);
    if (models) return { key, models };
  }
  return undefined;
}
