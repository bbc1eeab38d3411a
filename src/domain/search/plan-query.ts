import { designatedEngineIn } from '../vehicle-text/engines/designated-engines.ts';
import { isAccessory, isPossessive } from '../vehicle-text/language/concepts.ts';
import { isOfPartName, isPartName, type Phrase } from '../vehicle-text/language/phrases.ts';
import { isWholeFiller } from '../vehicle-text/language/stop-words.ts';
import { BEGINNING_LETTERS } from '../vehicle-text/language/words.ts';
import {
  findPartNumber,
  isNumberLabel,
  numberTerm,
  PART_NUMBER_MARK,
} from '../vehicle-text/numbers/part-numbers.ts';
import type { VehicleLexicon } from '../vehicle-text/vehicle-lexicon.ts';
import { type Query, type ReadWord, readWord } from './query/analyse-query.ts';
import { isStopWord } from './words/similar-to.ts';
import { type Denied, deniedUnit, splitDenied } from './units/denied-unit.ts';
import { isCountOfParts, isOfSpareParts } from './units/counted-parts.ts';
import { withBegun } from './vehicle/begun-vehicles.ts';
import { joinAlternatives } from './units/alternative-units.ts';
import { joinApart } from './words/join-apart.ts';
import { findVehicle, type FoundVehicle } from './vehicle/find-vehicle.ts';
import { withLetters } from './words/digits-for-letters.ts';
import { areOfForeign, foreignUnit, foreignWord, foreignWords } from './words/foreign-words.ts';
import { productCodeIn } from './product-code.ts';
import { isEndingApart, isLabel } from './units/query-labels.ts';
import { isComingWith } from './units/owner-of-part.ts';
import { ofTheWhole, saysAgain } from './units/of-the-whole.ts';
import { findPhrases } from './units/query-phrases.ts';
import { joinedUnit, measureUnit } from './units/joined-unit.ts';
import { withoutEngineOfBody } from './units/engine-of-body.ts';
import { phraseUnit, type Unit, wordUnit } from './units/query-unit.ts';
import { allOf, anyOf, beginning, term } from './units/tsquery.ts';
import { isLitres, measuresAsInNames, sizesAsInNames } from './units/query-sizes.ts';
import { takeEngines } from './units/query-engines.ts';
import { designatedEngineUnit, vehicleUnit } from './vehicle/vehicle-unit.ts';
import { isMistypedFiller, isOwnDamage, withoutTalk } from './units/talk.ts';
import { withoutKnownPlaces } from './units/known-places.ts';
import { joinBodyCodes, withShortModels } from './vehicle/short-model-names.ts';
import { splitJoined } from './words/split-joined.ts';
import type { Vocabulary } from './words/vocabulary.ts';
import { isCarAgain, isVanWord } from './vehicle/van-word.ts';
import { whereItSits } from './units/where-it-sits.ts';

export type Plan = {
  units: readonly Unit[];
  vehicle: FoundVehicle | undefined;
  /** tsquery for the part number that the query, or a part of it, may be, with everything else in the query. */
  partNumber: string | undefined;
  /** The part number in the query, without separators, if its words cannot be anything else. */
  number: string | undefined;
  /** tsquery for the product whose code the query is. */
  productCode: string | undefined;
  words: readonly ReadWord[];
};

const NO_WORDS: ReadonlySet<number> = new Set();

/** The `auta` of `polovina auta`; elsewhere nobody asks for a car. */
const isCarInName = (word: ReadWord, before: ReadWord | undefined): boolean =>
  /^aut[aou]$/.test(word.text) && isOfPartName(word, [before]);

/** `200` while a year is being typed. */
const isBegunYear = (word: ReadWord | undefined): boolean =>
  word?.isLast === true && /^(?:19[89]|20[0-3])$/.test(word.text);

/** Whether a word asks for nothing itself: it labels or counts the words beside it, or says again what car it is. */
const saysNoMore = (words: readonly ReadWord[], at: number, vehicle: FoundVehicle | undefined): boolean =>
  isVanWord(words, at, vehicle) ||
  isCarAgain(words, at, vehicle) ||
  isLabel(words, at, vehicle?.words ?? NO_WORDS) ||
  isCountOfParts(words, at) ||
  isEndingApart(words, at) ||
  isOfSpareParts(words, at) ||
  (vehicle !== undefined && isBegunYear(words[at]));

type PlanOptions = { withVehicle: boolean; isLenient: boolean };

/** A short stop word that is still being typed may become another word, `vw to`; `cijena` is whole. */
const isMeant = (word: ReadWord, isLenient: boolean): boolean => {
  const { text, isLast, endings, isTown, begun } = word;
  // `foc` may become a Focus, or Foča.
  if (!isStopWord(word) || (isTown && begun)) return !isMistypedFiller(word) && !isOwnDamage(word);
  const isShort = text.length > 1 && text.length < BEGINNING_LETTERS;
  return !isLenient && isLast && !isTown && isShort && endings.length > 0 && !isWholeFiller(text);
};

/** Parts, qualities and words of their own; `asked` has also the words between them. */
function wordUnits(words: readonly ReadWord[], asked: readonly ReadWord[], vocabulary: Vocabulary): Unit[] {
  const phrases = findPhrases(words, vocabulary, asked);
  const inParts = new Set([...phrases].flatMap(([{ isPart }, at]) => (isPart ? at : [])));
  const isOfPart = ({ stem }: ReadWord, i: number) => isPartName(stem) || isAccessory(stem) || inParts.has(i);
  const single = words.map((word, i) =>
    wordUnit(
      word,
      {
        isOwned: (phrase: Phrase) => isPossessive(words, i, phrase),
        isBesidePart:
          isComingWith(asked, asked.indexOf(word)) ||
          words
            .slice(0, i)
            .some(
              (before, at) =>
                (!word.isListed || before.clause === word.clause) &&
                isOfPart(before, at) &&
                !isComingWith(asked, asked.indexOf(before)),
            ),
        isDenied: false,
      },
      vocabulary,
    ),
  );
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
    if (!here || inPhrase.has(i) || saysAgain(words, i, phrases)) continue;
    const joined =
      next && !inPhrase.has(i + 1)
        ? (joinedUnit(here, next, vocabulary) ?? measureUnit(here, next))
        : undefined;
    units.push(joined ?? here);
    if (joined) i++;
  }
  return joinAlternatives(withoutKnownPlaces(units), vocabulary);
}

/** Also in a name, as makers' numbers often are. */
function numberUnit(words: readonly ReadWord[], number: string): Unit {
  const broad = anyOf([beginning(numberTerm(number)), allOf(words.map((word) => term(word.stem)))]);
  return { role: 'number', broad, exact: broad, documents: 1, readings: 1, weight: 5, words };
}

/** The parts of a query as conditions on the catalogue. */
export function planQuery(
  query: Query,
  vocabulary: Vocabulary,
  lexicon: VehicleLexicon,
  { withVehicle, isLenient }: PlanOptions,
): Plan {
  const index = { vocabulary, lexicon };
  const sized = withLetters(sizesAsInNames(query.words), index);
  const typed = measuresAsInNames(splitJoined(joinApart(joinBodyCodes(sized, index), index), index));
  const asked = typed.filter((word) => !isStopWord(word));
  const isAlone = asked.length === 1 || !asked.some(({ stem }) => vocabulary.isKnown(stem));
  const unsold = foreignWords(typed, index);
  const all = withShortModels(
    typed.map((word) =>
      unsold.has(word) ? foreignWord(word, vocabulary) : readWord(word, vocabulary, { isLenient, isAlone }),
    ),
    index,
  );
  const { asked: said, denied } = splitDenied(all);
  const found = withVehicle ? findVehicle(said, lexicon) : undefined;
  const own = said.filter((_, at) => found?.words.has(at));
  const isOwn = withVehicle && (!found || !areOfForeign(own, said));
  const { words, vehicle } = isOwn
    ? withBegun(said, found, lexicon, vocabulary)
    : { words: said, vehicle: undefined };
  const numberWords = words.filter(({ isNumber }) => isNumber);
  const designated = vehicle && designatedEngineIn(words, vehicle.manufacturer.slug);
  const engineWords = designated ? words.slice(designated.from, designated.to) : [];
  const foreign = vehicle ? [] : words.filter(({ isForeign }) => isForeign);
  const namesIn = (all: readonly ReadWord[]) => findPhrases(all, vocabulary);
  const around = new Set([...whereItSits(words, namesIn), ...ofTheWhole(words, namesIn)]);
  const read = new Set([...engineWords, ...foreign, ...numberWords]);
  const free = withoutTalk(
    words.filter(
      (word, i) =>
        !vehicle?.words.has(i) &&
        !read.has(word) &&
        !around.has(word) &&
        !saysNoMore(words, i, vehicle) &&
        !(numberWords.length > 0 && isNumberLabel(word.text)),
    ),
    vocabulary,
    numberWords.length > 0,
  );
  const meant = free.filter(
    (word, i) => isMeant(word, isLenient) || isLitres(free[i - 1], word) || isCarInName(word, free[i - 1]),
  );
  const { units: engines, rest } = takeEngines(
    meant.length > 0 || vehicle || foreign.length > 0 || numberWords.length > 0 ? meant : free,
    index,
    vehicle,
  );
  const number = numberWords.length > 0 ? numberWords.map(({ text }) => text).join('') : undefined;
  const units = withoutEngineOfBody([
    ...wordUnits(rest, words, vocabulary),
    ...engines,
    ...(designated ? [designatedEngineUnit(designated, words, vocabulary)] : []),
    ...(number === undefined ? [] : [numberUnit(numberWords, number)]),
    ...(vehicle ? [vehicleUnit(vehicle, words, vocabulary)] : []),
    ...(foreign.length > 0 ? [foreignUnit(foreign, vocabulary)] : []),
  ]);
  return {
    units: [...units, ...deniedUnits(denied, units, vocabulary)],
    vehicle,
    partNumber: number === undefined ? partNumberQuery(query, vocabulary, engineWords) : undefined,
    number,
    productCode: productCodeQuery(query.text, vehicle !== undefined),
    words: all.map((word) => words[said.indexOf(word)] ?? word),
  };
}

/** None for a query that only denies: it does not ask for anything. */
const deniedUnits = (denied: readonly Denied[], asked: readonly Unit[], vocabulary: Vocabulary): Unit[] =>
  asked.length === 0 ? [] : denied.flatMap((words) => deniedUnit(words, vocabulary) ?? []);

/** A bare number that is the name of a car means the car. */
function productCodeQuery(text: string, isVehicle: boolean): string | undefined {
  const code = productCodeIn(text);
  return !code || (isVehicle && !code.isNamed) ? undefined : term(code.term);
}

function partNumberQuery(
  query: Query,
  vocabulary: Vocabulary,
  engine: readonly ReadWord[],
): string | undefined {
  const texts = query.words.map((word) => word.text);
  const run = findPartNumber(texts, (text) => vocabulary.documents(text) > 0);
  // `c 220 cdi` is a car with its engine.
  if (!run || texts.slice(run.from, run.to).some((one) => engine.some(({ text }) => text === one)))
    return undefined;
  const others = query.words
    .filter((_, i) => i < run.from || i >= run.to)
    .filter((word) => !isStopWord(word) && vocabulary.isKnown(word.stem))
    .map((word) => term(word.stem));
  return allOf([beginning(PART_NUMBER_MARK + run.key), ...others]);
}

/** The number of products that a plan may find, as if its units were independent of each other. */
export const estimate = ({ units }: Pick<Plan, 'units'>, size: number): number =>
  units.reduce((left, unit) => (left * Math.min(unit.documents, size)) / Math.max(size, 1), size);
