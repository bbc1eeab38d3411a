import {
  isPartName,
  isTradeStem,
  kindsOf,
  mainNameOf,
  opposedTo,
  type Phrase,
  PHRASES,
  phrasesWith,
  placedAt,
  singleNamesOf,
} from '../../vehicle-text/language/phrases.ts';
import { conditionOf } from '../../vehicle-text/language/condition-words.ts';
import {
  ATTRIBUTE_STEMS,
  OPPOSITES,
  placeOf,
  stemsOfPlace,
} from '../../vehicle-text/language/place-words.ts';
import { rimInches } from '../../vehicle-text/numbers/mark-measures.ts';
import { isWheelInches } from '../../vehicle-text/numbers/named-sizes.ts';
import { PART_NUMBER_MARK, lookalikeKey } from '../../vehicle-text/numbers/part-numbers.ts';
import { isYearText } from '../../vehicle-text/year-text.ts';
import { stem } from '../../vehicle-text/language/stem.ts';
import { isEveryday } from '../../vehicle-text/language/well-known-words.ts';
import type { ReadWord } from '../query/analyse-query.ts';
import { fieldTerm, purposeTerm, vehicleTerm } from '../product-terms.ts';
import { allOf, anyOf, beginning, not, term } from './tsquery.ts';
import type { Vocabulary } from '../words/vocabulary.ts';
import { nearSize } from './query-sizes.ts';
import { studQueries } from './wheel-studs.ts';

/** One thing that a query asks for: a part, a vehicle, a quality or a word of its own. */
export type Unit = {
  role: 'part' | 'vehicle' | 'foreign' | 'engine' | 'number' | 'word' | 'denied';
  /** tsquery for every reading of it. */
  broad: string;
  /** tsquery for its most certain reading. */
  exact: string;
  /** tsquery of products that do not contradict it: all that is asked of a product once nothing matches `broad`. */
  near?: string | undefined;
  /** As a last resort `near` is dropped too, with a note that says so. */
  isOtherAllowed?: boolean;
  /** tsquery for products that are the part, where `exact` asks for more than that. */
  isPart?: string | undefined;
  /** What the trade calls the part. */
  partName?: string | undefined;
  /** Products that are this part, where the unit is a part of a known name. */
  ofPart?: number | undefined;
  /** The most products that it can match. */
  documents: number;
  /** How many terms are in `broad`, and so how many lists the index has to read for it. */
  readings: number;
  /** Its share of a product's relevance (`rankProducts`): 1 for a word, more for a part or a car, less for a place. */
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

const bestReading = (word: ReadWord): string => readingsOf(word)[0] ?? word.stem;

const conceptOf = (stem: string): Phrase | undefined => singleNamesOf(stem)[0];

export const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];

/** A part's name of one word and all others for it: `žmigavac`, `pokazivač`. */
export const namesOf = (stem: string): string[] => {
  const concept = conceptOf(stem)?.concept;
  const names = PHRASES.filter((phrase) => phrase.concept === concept && phrase.stems.length === 1);
  return unique([stem, ...names.flatMap(({ stems }) => stems)]);
};

const partsMeant = (word: ReadWord, vocabulary: Vocabulary): string[] =>
  unique(
    word.endings.flatMap((ending) => {
      const phrase = conceptOf(ending);
      return phrase?.isPart && vocabulary.documents(phrase.concept) > 0 ? [phrase.concept] : [];
    }),
  );

/** Another body or material is another part. */
function qualityUnit(unit: Unit, concept: string | undefined): Unit {
  const others = concept === undefined ? [] : opposedTo(concept);
  return others.length === 0 ? unit : { ...unit, near: anyOf([unit.broad, not(anyOf(others.map(term)))]) };
}

/**
 * Where a part sits, in all words for it; a name with the opposite place contradicts it, one without a place does not.
 */
function placeUnit(word: ReadWord, unit: Unit, concept: string | undefined, isDenied: boolean): Unit {
  const place = placeOf(word.isKnown ? word.text : (readingsOf(word)[0] ?? word.text));
  if (!place) return qualityUnit(unit, concept);
  const { own, opposite } = stemsOfPlace(place);
  // A pair contains the part of either side, and a denied side does not exclude it.
  const pair = !isDenied && (place === 'left' || place === 'right') ? [term(PAIR)] : [];
  const broad = anyOf(unique([...own.map(term), ...pair, unit.broad]));
  return {
    ...unit,
    broad,
    near: anyOf([broad, not(anyOf([...opposite.map(term), ...placedAt(OPPOSITES[place])]))]),
  };
}

const PAIR = stem('par');

type Surroundings = {
  /** Whether the word stands in the genitive after another noun. */
  isOwned: (phrase: Phrase) => boolean;
  /** After the name of another part. */
  isBesidePart: boolean;
  isDenied: boolean;
};

/** Every term that a word may mean, and how many products these terms can match at most. */
function alternativesOf(
  word: ReadWord,
  { isOwned, isBesidePart }: Surroundings,
  vocabulary: Vocabulary,
): { terms: string[]; documents: number } {
  const terms: string[] = [];
  const best = bestReading(word);
  let documents = 0;
  for (const reading of readingsOf(word)) {
    const phrase = conceptOf(reading);
    const concept = phrase && !isOwned(phrase) ? phrase.concept : undefined;
    for (const name of concept ? [concept, reading] : [reading]) {
      terms.push(term(name));
      documents += vocabulary.documents(name);
    }
  }
  // What a part comes with is searched beside the part, not alone: `branik s rupama za maglenke`.
  if (isBesidePart && isTradeStem(best))
    terms.push(...(isPartName(best) ? namesOf(best) : [best]).map((name) => term(purposeTerm(name))));
  const condition = conditionOf(best);
  if (condition) terms.push(term(fieldTerm('condition', condition)));
  if (isYearText(word.text)) {
    terms.push(term(vehicleTerm.year(Number(word.text))));
    documents = vocabulary.size;
  }
  if (word.prefix !== undefined) terms.push(beginning(word.prefix));
  for (const begun of word.begun ?? []) {
    terms.push(term(begun.term));
    documents += vocabulary.documents(begun.term);
  }
  if (terms.length === 0) {
    terms.push(isEveryday(word) ? term(word.stem) : beginning(word.stem));
    if (word.text.length >= 4 && /\d/.test(word.text))
      terms.push(beginning(PART_NUMBER_MARK + lookalikeKey(word.text)));
  }
  return { terms, documents: Math.min(documents, vocabulary.size) };
}

function weightOf(stem: string, isKnownPart: boolean): number {
  if (isKnownPart) return 3;
  return ATTRIBUTE_STEMS.has(stem) ? 0.5 : 1;
}

/**
 * The meanings of a word and, while it is unfinished, the vehicles that it may become; a word of the catalogue is
 * finished. Vehicles replace meanings that only its stem has: `toura` may become a Touran, and its stem `tour` is dropped.
 */
function exactOf({ text, begun = [] }: ReadWord, meant: readonly string[], vocabulary: Vocabulary): string {
  const vehicles = vocabulary.isKnown(text) ? [] : begun.map((one) => one.term);
  const own = vehicles.length === 0 ? meant : meant.filter((one) => one.startsWith(text) || /^\W/.test(one));
  return anyOf([...own, ...vehicles].map(term));
}

export function wordUnit(word: ReadWord, around: Surroundings, vocabulary: Vocabulary): Unit {
  const best = bestReading(word);
  const { terms, documents } = alternativesOf(word, around, vocabulary);
  const own = conceptOf(best);
  const isOwned = own !== undefined && around.isOwned(own);
  const isConcept = own !== undefined && !isOwned && vocabulary.documents(own.concept) > 0;
  const isPart = own !== undefined && own.isPart && !isOwned;
  // A word that is still being typed is more likely to name a part than a quality.
  const parts = word.isLast && !word.isKnown ? partsMeant(word, vocabulary) : [];
  const inches = rimInches(word.text);
  const studs = studQueries(word.text);
  const unit: Unit = {
    // A bare number beside no wheel is not a size.
    near: nearSize(inches ?? (isWheelInches(word.text) ? '' : word.text)),
    partName: isPart ? mainNameOf(own.concept) : undefined,
    ofPart: isPart ? vocabulary.documents(own.concept) : undefined,
    role: isPart || parts.length > 0 ? 'part' : 'word',
    broad: anyOf(unique(terms)),
    exact: exactOf(word, parts.length > 0 ? parts : [isConcept ? own.concept : best], vocabulary),
    documents,
    readings: terms.length,
    weight: weightOf(best, isConcept && own.isPart),
    words: [word],
    ...(studs && { ...studs, exact: studs.broad }),
  };
  return placeUnit(word, unit, own?.concept, around.isDenied);
}

/** Parts that single words of a phrase name: the radiator of a car with `klima` is not a `hladnjak klime`. */
function othersNamed({ concept, isPart }: Phrase, parts: readonly Unit[]): string[] {
  if (!isPart) return [];
  const related = new Set([concept, ...kindsOf(concept)]);
  const named = parts.flatMap(({ words }) => words.flatMap((word) => conceptOf(bestReading(word)) ?? []));
  return unique(named.flatMap((one) => (one.isPart && !related.has(one.concept) ? [one.concept] : [])));
}

/** Products that have all words of another name of a part: the clutch kit with a `druk-ležaj` for a `druk lager`. */
const byOtherNames = ({ concept, stems }: Phrase): string[] =>
  phrasesWith(stems).flatMap((other) =>
    other.concept === concept && other.stems.length > 1
      ? allOf(other.stems.map((one) => anyOf([term(one), term(purposeTerm(one))])))
      : [],
  );

export function phraseUnit(phrase: Phrase, parts: readonly Unit[], vocabulary: Vocabulary): Unit {
  const least = Math.min(...parts.map((part) => part.documents));
  const typed = allOf(parts.map((part) => part.broad));
  const isSold = !phrase.isPart || vocabulary.documents(phrase.concept) > 0;
  const words = anyOf([typed, ...(isSold ? [] : byOtherNames(phrase))]);
  const others = othersNamed(phrase, parts);
  const unit: Unit = {
    role: phrase.isPart ? 'part' : 'word',
    broad: anyOf([
      term(phrase.concept),
      others.length > 0 ? allOf([words, not(anyOf(others.map(term)))]) : words,
    ]),
    exact: term(phrase.concept),
    partName: phrase.isPart ? mainNameOf(phrase.concept) : undefined,
    ofPart: phrase.isPart ? vocabulary.documents(phrase.concept) : undefined,
    documents: Math.min(vocabulary.size, vocabulary.documents(phrase.concept) + least),
    readings: 1 + parts.reduce((sum, part) => sum + part.readings, 0),
    weight: 3,
    words: parts.flatMap((part) => part.words),
  };
  return phrase.isPart ? unit : qualityUnit(unit, phrase.concept);
}
