import { type Query, type ReadWord, readWord, splitKnownHalves } from './analyse-query.ts';
import { isPossessive, type Phrase, phrasesWith } from '../vehicle-text/language/concepts.ts';
import { type FoundVehicle, findVehicle } from './find-vehicle.ts';
import { findPartNumber, PART_NUMBER_MARK } from '../vehicle-text/part-numbers.ts';
import { vehicleTerm } from './product-terms.ts';
import { ATTRIBUTE_STEMS } from '../vehicle-text/language/place-words.ts';
import { STOP_WORDS } from '../vehicle-text/language/stop-words.ts';
import { allOf, anyOf, beginning, term } from './tsquery.ts';
import type { VehicleLexicon } from '../vehicle-text/vehicle-lexicon.ts';
import type { Vocabulary } from './vocabulary.ts';

/** One thing that a query asks for: a part, a vehicle, a quality or a word of its own. */
export type Unit = {
  /** tsquery for every reading of it. */
  any: string;
  /** tsquery for its most certain reading. */
  exact: string;
  /** The most products that it can match. */
  documents: number;
  /** How many terms are in `any`. */
  readings: number;
  /** How much relevance is lost without it. */
  weight: number;
  /** The words of the query that it is made from. */
  words: readonly ReadWord[];
};

export type Plan = {
  units: readonly Unit[];
  vehicle: FoundVehicle | undefined;
  /** tsquery for the part number that the query, or a part of it, may be, with everything else in the query. */
  partNumber: string | undefined;
  words: readonly ReadWord[];
};

export type PlanOptions = { withVehicle: boolean; isLenient: boolean };

const readingsOf = (word: ReadWord): string[] => [
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

function wordUnit(word: ReadWord, isOwned: (phrase: Phrase) => boolean, vocabulary: Vocabulary): Unit {
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
  if (word.prefix !== undefined) alternatives.push(beginning(word.prefix));
  if (alternatives.length === 0) {
    alternatives.push(beginning(word.stem));
    if (word.text.length >= 4 && /\d/.test(word.text))
      alternatives.push(beginning(PART_NUMBER_MARK + word.text));
  }
  const best = readingsOf(word)[0] ?? word.stem;
  const own = conceptOf(best);
  const isConcept = own !== undefined && !isOwned(own) && vocabulary.documents(own.concept) > 0;
  const weight = isConcept && own.isPart ? 3 : ATTRIBUTE_STEMS.has(best) ? 0.5 : 1;
  // A word that is still being typed is more likely to name a part than a quality.
  const parts = word.isLast && !word.isKnown ? partsMeant(word, vocabulary) : [];
  return {
    any: anyOf(unique(alternatives)),
    exact: parts.length > 0 ? anyOf(parts.map(term)) : term(isConcept ? own.concept : best),
    documents: Math.min(documents, vocabulary.size),
    readings: alternatives.length,
    weight,
    words: [word],
  };
}

function phraseUnit(phrase: Phrase, parts: readonly Unit[], vocabulary: Vocabulary): Unit {
  const least = Math.min(...parts.map((part) => part.documents));
  return {
    any: anyOf([term(phrase.concept), allOf(parts.map((part) => part.any))]),
    exact: term(phrase.concept),
    documents: Math.min(vocabulary.size, vocabulary.documents(phrase.concept) + least),
    readings: 1 + parts.reduce((sum, part) => sum + part.readings, 0),
    weight: 3,
    words: parts.flatMap((part) => part.words),
  };
}

/** Longest phrases first; a word belongs to one phrase. Words of a phrase may be in any order and apart. */
function findPhrases(words: readonly ReadWord[], vocabulary: Vocabulary): Map<Phrase, number[]> {
  const places = new Map<string, number[]>();
  for (const [i, word] of words.entries())
    for (const reading of readingsOf(word)) places.set(reading, [...(places.get(reading) ?? []), i]);
  const taken = new Set<number>();
  const found = new Map<Phrase, number[]>();
  for (const phrase of phrasesWith(places.keys())) {
    if (phrase.stems.length < 2 || vocabulary.documents(phrase.concept) === 0) continue;
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
function joinedUnit(a: Unit, b: Unit, vocabulary: Vocabulary): Unit | undefined {
  const [[left], [right]] = [a.words, b.words];
  if (!left || !right || a.words.length + b.words.length > 2 || STOP_WORDS.has(left.text)) return undefined;
  const joined = left.text + right.text;
  if (!/[a-z]/.test(joined) || !vocabulary.isKnown(joined) || vocabulary.documents(joined) === 0)
    return undefined;
  const both = allOf([a.any, b.any]);
  const documents = vocabulary.documents(joined) + Math.min(a.documents, b.documents);
  return {
    any: anyOf([term(joined), both]),
    exact: anyOf([term(joined), allOf([a.exact, b.exact])]),
    documents,
    readings: 1 + a.readings + b.readings,
    weight: 1.5,
    words: [left, right],
  };
}

function vehicleUnit(vehicle: FoundVehicle, words: readonly ReadWord[], vocabulary: Vocabulary): Unit {
  const { make, model, generation } = vehicle;
  const own = words.filter((_, i) => vehicle.words.has(i));
  const exact = generation
    ? vehicleTerm.generation(generation.id)
    : model
      ? vehicleTerm.model(model.id)
      : vehicleTerm.make(make.id);
  const terms = [exact];
  if (model) terms.push(vehicleTerm.wholeMake(make.id));
  if (model && generation) terms.push(vehicleTerm.modelAnyYear(model.id));
  const documents = terms.reduce((sum, name) => sum + vocabulary.documents(name), 0);
  return {
    any: anyOf(terms.map(term)),
    exact: term(exact),
    documents,
    readings: terms.length,
    weight: 3,
    words: own,
  };
}

/** The parts of a query as conditions on the catalogue. */
export function planQuery(
  query: Query,
  vocabulary: Vocabulary,
  lexicon: VehicleLexicon,
  { withVehicle, isLenient }: PlanOptions,
): Plan {
  const typed = splitKnownHalves(query.words, vocabulary);
  const isAlone = typed.filter((word) => !STOP_WORDS.has(word.text)).length === 1;
  const words = typed.map((word) => readWord(word, vocabulary, { isLenient, isAlone }));
  const vehicle = withVehicle ? findVehicle(words, lexicon) : undefined;
  let rest = words.filter((_, i) => !vehicle?.words.has(i));
  const meaningful = rest.filter((word) => !STOP_WORDS.has(word.text));
  if (meaningful.length > 0 || vehicle) rest = meaningful;

  const phrases = findPhrases(rest, vocabulary);
  const isOwned = (at: number) => (phrase: Phrase) => isPossessive(rest, at, phrase);
  const single = rest.map((word, i) => wordUnit(word, isOwned(i), vocabulary));
  const units: Unit[] = [];
  const inPhrase = new Set([...phrases.values()].flat());
  for (const [phrase, at] of phrases)
    units.push(
      phraseUnit(
        phrase,
        at.flatMap((i) => single[i] ?? []),
        vocabulary,
      ),
    );
  for (let i = 0; i < single.length; i++) {
    const [here, next] = [single[i], single[i + 1]];
    if (!here || inPhrase.has(i)) continue;
    const joined = next && !inPhrase.has(i + 1) ? joinedUnit(here, next, vocabulary) : undefined;
    units.push(joined ?? here);
    if (joined) i++;
  }
  if (vehicle) units.push(vehicleUnit(vehicle, words, vocabulary));
  return { units, vehicle, partNumber: partNumberQuery(query, vocabulary), words };
}

function partNumberQuery(query: Query, vocabulary: Vocabulary): string | undefined {
  const texts = query.words.map((word) => word.text);
  const run = findPartNumber(texts, (text) => vocabulary.documents(text) > 0);
  if (!run) return undefined;
  const others = query.words
    .filter((_, i) => i < run.from || i >= run.to)
    .filter((word) => !STOP_WORDS.has(word.text) && vocabulary.isKnown(word.stem))
    .map((word) => term(word.stem));
  return allOf([beginning(PART_NUMBER_MARK + run.key), ...others]);
}

/** The number of products that a plan may find, as if its units were independent of each other. */
export const estimate = ({ units }: Plan, size: number): number =>
  units.reduce((left, unit) => (left * Math.min(unit.documents, size)) / Math.max(size, 1), size);
