import { type Phrase, phrasesWith } from '../vehicle-text/language/concepts.ts';
import { ATTRIBUTE_STEMS, placeOf, stemsOfPlace } from '../vehicle-text/language/place-words.ts';
import { rimInches } from '../vehicle-text/mark-measures.ts';
import { PART_NUMBER_MARK, lookalikeKey } from '../vehicle-text/part-numbers.ts';
import { isYearText } from '../vehicle-text/year-text.ts';
import { STOP_WORDS } from '../vehicle-text/language/stop-words.ts';
import type { ReadWord } from './analyse-query.ts';
import { vehicleTerm } from './product-terms.ts';
import { allOf, anyOf, beginning, not, term } from './tsquery.ts';
import type { Vocabulary } from './vocabulary.ts';

/** One thing that a query asks for: a part, a vehicle, a quality or a word of its own. */
export type Unit = {
  role: 'part' | 'vehicle' | 'engine' | 'number' | 'word' | 'denied';
  /** tsquery for every reading of it. */
  any: string;
  /** tsquery for its most certain reading. */
  exact: string;
  /** tsquery of what does not contradict it, for when nothing has it; undefined where it can be left out. */
  near?: string | undefined;
  /** The most products that it can match. */
  documents: number;
  /** How many terms are in `any`. */
  readings: number;
  /** How much relevance is lost without it. */
  weight: number;
  /** The words of the query that it is made from. */
  words: readonly ReadWord[];
};

export const readingsOf = (word: ReadWord): string[] => [
  ...[rimInches(word.text)].filter((inches) => inches !== undefined),
  ...(word.isKnown ? [word.stem] : []),
  ...word.endings,
  ...word.similar.map((near) => near.word),
];

const conceptOf = (stem: string): Phrase | undefined =>
  phrasesWith([stem]).find((phrase) => phrase.stems.length === 1 && phrase.stems[0] === stem);

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

const partsMeant = (word: ReadWord, vocabulary: Vocabulary): string[] =>
  unique(
    word.endings.flatMap((ending) => {
      const phrase = conceptOf(ending);
      return phrase?.isPart && vocabulary.documents(phrase.concept) > 0 ? [phrase.concept] : [];
    }),
  );

/** Where a part sits, in all words for it; what says no place does not contradict it, what says the opposite does. */
function placeUnit(word: ReadWord, unit: Unit): Unit {
  const place = placeOf(word.isKnown ? word.text : (readingsOf(word)[0] ?? word.text));
  if (!place) return unit;
  const { own, opposite } = stemsOfPlace(place);
  const any = anyOf(unique([...own.map(term), unit.any]));
  return { ...unit, any, near: anyOf([any, not(anyOf(opposite.map(term)))]) };
}

/** `isOwned`: the word stands in the genitive behind another noun. */
export function wordUnit(word: ReadWord, isOwned: (phrase: Phrase) => boolean, vocabulary: Vocabulary): Unit {
  const alternatives: string[] = [];
  let documents = 0;
  for (const reading of readingsOf(word)) {
    const phrase = conceptOf(reading);
    const concept = phrase && !isOwned(phrase) ? phrase.concept : undefined;
    for (const name of concept ? [concept, reading] : [reading]) {
      alternatives.push(term(name));
      documents += vocabulary.documents(name);
    }
  }
  if (isYearText(word.text)) {
    alternatives.push(term(vehicleTerm.year(Number(word.text))));
    documents = vocabulary.size;
  }
  if (word.prefix !== undefined) alternatives.push(beginning(word.prefix));
  if (alternatives.length === 0) {
    alternatives.push(beginning(word.stem));
    if (word.text.length >= 4 && /\d/.test(word.text))
      alternatives.push(beginning(PART_NUMBER_MARK + lookalikeKey(word.text)));
  }
  const best = readingsOf(word)[0] ?? word.stem;
  const own = conceptOf(best);
  const isConcept = own !== undefined && !isOwned(own) && vocabulary.documents(own.concept) > 0;
  const isPart = own !== undefined && own.isPart && !isOwned(own);
  // A word that is still being typed is more likely to name a part than a quality.
  const parts = word.isLast && !word.isKnown ? partsMeant(word, vocabulary) : [];
  return placeUnit(word, {
    role: isPart || parts.length > 0 ? 'part' : 'word',
    any: anyOf(unique(alternatives)),
    exact: parts.length > 0 ? anyOf(parts.map(term)) : term(isConcept ? own.concept : best),
    documents: Math.min(documents, vocabulary.size),
    readings: alternatives.length,
    weight: isConcept && own.isPart ? 3 : ATTRIBUTE_STEMS.has(best) ? 0.5 : 1,
    words: [word],
  });
}

export function phraseUnit(phrase: Phrase, parts: readonly Unit[], vocabulary: Vocabulary): Unit {
  const least = Math.min(...parts.map((part) => part.documents));
  return {
    role: phrase.isPart ? 'part' : 'word',
    any: anyOf([term(phrase.concept), allOf(parts.map((part) => part.any))]),
    exact: term(phrase.concept),
    documents: Math.min(vocabulary.size, vocabulary.documents(phrase.concept) + least),
    readings: 1 + parts.reduce((sum, part) => sum + part.readings, 0),
    weight: 3,
    words: parts.flatMap((part) => part.words),
  };
}

/** Longest phrases first; a word belongs to one phrase. Words of a phrase may be in any order and apart. */
export function findPhrases(words: readonly ReadWord[], vocabulary: Vocabulary): Map<Phrase, number[]> {
  const typed = new Set(words.flatMap((word) => (word.isKnown ? [word.stem] : [])));
  const places = new Map<string, number[]>();
  for (const [i, word] of words.entries())
    for (const reading of readingsOf(word)) places.set(reading, [...(places.get(reading) ?? []), i]);
  const taken = new Set<number>();
  const found = new Map<Phrase, number[]>();
  for (const phrase of phrasesWith(places.keys())) {
    if (phrase.stems.length < 2) continue;
    const isTyped = phrase.stems.every((stem) => typed.has(stem));
    if (!isTyped && vocabulary.documents(phrase.concept) === 0) continue;
    const at: number[] = [];
    for (const stem of phrase.stems) {
      const place = places.get(stem)?.find((i) => !taken.has(i) && !at.includes(i));
      if (place !== undefined) at.push(place);
    }
    if (at.length < phrase.stems.length) continue;
    for (const i of at) taken.add(i);
    found.set(phrase, at);
  }
  return found;
}

/** `rav 4`, `x trail`: neighbours that the catalogue also writes as one word. */
export function joinedUnit(a: Unit, b: Unit, vocabulary: Vocabulary): Unit | undefined {
  const [[left], [right]] = [a.words, b.words];
  if (!left || !right || a.words.length + b.words.length > 2 || STOP_WORDS.has(left.text)) return undefined;
  const joined = left.text + right.text;
  if (!/[a-z]/.test(joined) || !vocabulary.isKnown(joined) || vocabulary.documents(joined) === 0)
    return undefined;
  const both = allOf([a.any, b.any]);
  const documents = vocabulary.documents(joined) + Math.min(a.documents, b.documents);
  return {
    role: 'word',
    any: anyOf([term(joined), both]),
    exact: anyOf([term(joined), allOf([a.exact, b.exact])]),
    documents,
    readings: 1 + a.readings + b.readings,
    weight: 1.5,
    words: [left, right],
  };
}
