import { designatedModels } from '../vehicle-text/engine-designations.ts';
import { NUMBER_NICKNAMES, NUMBER_WORDS } from '../vehicle-text/language/number-names.ts';
import { STOP_WORDS } from '../vehicle-text/language/stop-words.ts';
import { findVehicles, type VehicleText } from '../vehicle-text/find-vehicles.ts';
import type { Mention } from '../vehicle-text/mention.ts';
import type { LexiconGeneration, LexiconMake, LexiconModel } from '../vehicle-text/name-keys.ts';
import type { TextWord } from '../vehicle-text/text-words.ts';
import type { VehicleLexicon } from '../vehicle-text/vehicle-lexicon.ts';
import { shopYear } from '../years.ts';
import type { ReadWord } from './analyse-query.ts';

export type FoundVehicle = {
  make: LexiconMake;
  model: LexiconModel | undefined;
  generation: LexiconGeneration | undefined;
  year: number | undefined;
  /** Indexes of the words that name it, without the year's. */
  words: ReadonlySet<number>;
};

/** A known word as it is, any other word also as its likeliest corrections. */
function textWord(word: ReadWord, i: number, words: readonly ReadWord[]): TextWord {
  const number = NUMBER_NICKNAMES.get(word.text) ?? NUMBER_WORDS.get(word.text);
  const isRight = word.isKnown || STOP_WORDS.has(word.text);
  return {
    raw: word.text,
    text: word.text,
    readings: [word.stem.replace('.', ''), ...(number ? [number] : [])],
    corrections: isRight ? [] : [...designatedModels(word.text), ...word.similar.map((near) => near.word)],
    before: word.before,
    after: words[i + 1]?.before ?? '',
    isGlued: i > 0 && word.before === '',
    role: undefined,
  };
}

function wordsOfMention({ make, from, to, generationWords }: Mention, { makes }: VehicleText): Set<number> {
  const own = [{ from, to }, ...makes.filter((named) => named.make === make)];
  return new Set([
    ...own.flatMap((span) => Array.from({ length: span.to - span.from }, (_, i) => span.from + i)),
    ...generationWords,
  ]);
}

/**
 * The make, model, generation and year that a query names, in any order and with typing mistakes; of several, the one
 * that most words name. Undefined without a make or model.
 */
export function findVehicle(words: readonly ReadWord[], lexicon: VehicleLexicon): FoundVehicle | undefined {
  const text = findVehicles(words.map(textWord), lexicon, shopYear(), {
    namesAnywhere: true,
    anyOrder: true,
  });
  const [best] = text.mentions
    .map((mention) => ({ mention, words: wordsOfMention(mention, text) }))
    .sort((a, b) => b.words.size - a.words.size || b.mention.certainty - a.mention.certainty);
  if (!best) return undefined;
  const { make, model, generations } = best.mention;
  const [years] = text.years.filter(({ isShort }) => !isShort);
  return {
    make,
    model: model ?? undefined,
    generation: generations[0],
    year: years?.from ?? years?.to,
    words: best.words,
  };
}
