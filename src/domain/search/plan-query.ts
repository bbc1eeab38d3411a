import { engineOfCode } from '../vehicle-text/engine-codes.ts';
import { enginesIn } from '../vehicle-text/engine-words.ts';
import { isPossessive, isPlaced, type Phrase } from '../vehicle-text/language/concepts.ts';
import { placeOf } from '../vehicle-text/language/place-words.ts';
import { STOP_WORDS } from '../vehicle-text/language/stop-words.ts';
import { findPartNumber, numberTerm, PART_NUMBER_MARK } from '../vehicle-text/part-numbers.ts';
import type { VehicleLexicon } from '../vehicle-text/vehicle-lexicon.ts';
import { type Query, type ReadWord, readWord, splitKnownHalves } from './analyse-query.ts';
import { type Denied, deniedUnit, splitDenied } from './denied-unit.ts';
import { findVehicle, type FoundVehicle } from './find-vehicle.ts';
import { ownNumberIn } from './own-number.ts';
import { findPhrases, joinedUnit, phraseUnit, type Unit, wordUnit } from './query-unit.ts';
import { allOf, beginning, term } from './tsquery.ts';
import { engineCodeUnit, engineUnit, vehicleUnit } from './vehicle-unit.ts';
import type { Vocabulary } from './vocabulary.ts';

export type Plan = {
  units: readonly Unit[];
  vehicle: FoundVehicle | undefined;
  /** tsquery for the part number that the query, or a part of it, may be, with everything else in the query. */
  partNumber: string | undefined;
  /** The part number in the query, without separators, where its words can be nothing else. */
  number: string | undefined;
  /** tsquery for the product with the shop's own number that the query is. */
  ownNumber: string | undefined;
  words: readonly ReadWord[];
};

export type PlanOptions = { withVehicle: boolean; isLenient: boolean };

type Index = { vocabulary: Vocabulary; lexicon: VehicleLexicon };

const isMeant = (word: ReadWord): boolean => !STOP_WORDS.has(word.text);

/** `BKD`, also written apart: `OM 646`. */
function engineCodeAt(words: readonly ReadWord[], at: number) {
  const [one, two] = [words[at]?.text ?? '', words[at + 1]?.text ?? ''];
  // `aus` may become auspuh.
  if (words[at]?.endings.length && words[at].isLast) return undefined;
  const joined = two === '' ? undefined : engineOfCode(one + two);
  if (joined) return { engine: joined, to: at + 2 };
  const engine = engineOfCode(one);
  return engine && { engine, to: at + 1 };
}

/** Engines, and the words that are left. */
function takeEngines(words: readonly ReadWord[], index: Index): { units: Unit[]; rest: ReadWord[] } {
  const units: Unit[] = [];
  const taken = new Set<ReadWord>();
  for (const engine of enginesIn(words)) {
    const unit = engineUnit(engine, words, index.vocabulary);
    units.push(unit);
    for (const word of unit.words) taken.add(word);
  }
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    const found = word && !taken.has(word) ? engineCodeAt(words, at) : undefined;
    if (!found) continue;
    const own = words.slice(at, found.to);
    units.push(engineCodeUnit(found.engine, own, index));
    for (const one of own) taken.add(one);
  }
  return { units, rest: words.filter((word) => !taken.has(word)) };
}

/** Parts, qualities and words of their own. */
function wordUnits(words: readonly ReadWord[], vocabulary: Vocabulary): Unit[] {
  const phrases = findPhrases(words, vocabulary);
  const isOwned = (at: number) => (phrase: Phrase) => isPossessive(words, at, phrase);
  const single = words.map((word, i) => wordUnit(word, isOwned(i), vocabulary));
  const inPhrase = new Set([...phrases.values()].flat());
  const units = [...phrases].map(([phrase, at]) =>
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
  // A tail light is at the rear: its names do not say so.
  return units.filter(({ words: [word] }) => {
    const place = word && placeOf(word.text);
    return !place || units.length === 1 || !units.some(({ exact }) => isPlaced(exact, place));
  });
}

function numberUnit(words: readonly ReadWord[], number: string): Unit {
  const any = beginning(numberTerm(number));
  return { role: 'number', any, exact: any, documents: 1, readings: 1, weight: 5, words };
}

/** The parts of a query as conditions on the catalogue. */
export function planQuery(
  query: Query,
  vocabulary: Vocabulary,
  lexicon: VehicleLexicon,
  { withVehicle, isLenient }: PlanOptions,
): Plan {
  const index = { vocabulary, lexicon };
  const typed = splitKnownHalves(query.words, vocabulary);
  const isSupported = typed.some((word) => isMeant(word as ReadWord) && vocabulary.isKnown(word.stem));
  const isAlone = !isSupported || typed.filter((word) => !STOP_WORDS.has(word.text)).length === 1;
  const all = typed.map((word) => readWord(word, vocabulary, { isLenient, isAlone }));
  const { asked: words, denied } = splitDenied(all);
  const vehicle = withVehicle ? findVehicle(words, lexicon) : undefined;
  const numberWords = words.filter(({ isNumber }) => isNumber);
  const free = words.filter(({ isNumber }, i) => !vehicle?.words.has(i) && !isNumber);
  const meant = free.filter(isMeant);
  const { units: engines, rest } = takeEngines(
    meant.length > 0 || vehicle || numberWords.length > 0 ? meant : free,
    index,
  );
  const number = numberWords.length > 0 ? numberWords.map(({ text }) => text).join('') : undefined;
  const units = [
    ...wordUnits(rest, vocabulary),
    ...engines,
    ...(number === undefined ? [] : [numberUnit(numberWords, number)]),
    ...(vehicle ? [vehicleUnit(vehicle, words, vocabulary)] : []),
  ];
  return {
    units: [...units, ...deniedUnits(denied, units, vocabulary)],
    vehicle,
    partNumber: number === undefined ? partNumberQuery(query, vocabulary) : undefined,
    number,
    ownNumber: ownNumberQuery(query.text, vehicle !== undefined),
    words: all,
  };
}

/** What a query only denies says nothing about what it asks for. */
const deniedUnits = (denied: readonly Denied[], asked: readonly Unit[], vocabulary: Vocabulary): Unit[] =>
  asked.length === 0 ? [] : denied.flatMap((words) => deniedUnit(words, vocabulary) ?? []);

/** A number alone that names a car is that car. */
function ownNumberQuery(text: string, isVehicle: boolean): string | undefined {
  const own = ownNumberIn(text);
  return !own || (isVehicle && !own.isNamed) ? undefined : term(own.term);
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
export const estimate = ({ units }: Pick<Plan, 'units'>, size: number): number =>
  units.reduce((left, unit) => (left * Math.min(unit.documents, size)) / Math.max(size, 1), size);
