import { toWellFormed } from '../../text/storable-text.ts';
import { foldBeginning } from '../../vehicle-text/language/fold.ts';
import { beginsNameWord, isPartName, isTradeStem } from '../../vehicle-text/language/phrases.ts';
import { findPartNumbers } from '../../vehicle-text/numbers/find-part-numbers.ts';
import { numberOf } from '../../vehicle-text/language/number-names.ts';
import { placeOf } from '../../vehicle-text/language/place-words.ts';
import { stem } from '../../vehicle-text/language/stem.ts';
import { unitOf } from '../../vehicle-text/language/spoken-units.ts';
import { withoutQuestion } from '../../vehicle-text/language/said-phrases.ts';
import { STOP_WORDS } from '../../vehicle-text/language/stop-words.ts';
import { isEveryday, townWords } from '../../vehicle-text/language/well-known-words.ts';
import { lookalikeKey } from '../../vehicle-text/numbers/part-numbers.ts';
import { mobileNumberWords } from '../../vehicle-text/numbers/telephone-words.ts';
import { writtenWord } from '../../vehicle-text/text-words.ts';
import { isYearText, splitJoinedYear } from '../../vehicle-text/year-text.ts';
import { shopYear } from '../../shop-year.ts';
import { BEGINNING_LETTERS, chunksOf, wordsWithGaps, type Word } from '../../vehicle-text/language/words.ts';
import type { BegunVehicle } from '../vehicle/begun-vehicles.ts';
import { type Near, similarTo } from '../words/similar-to.ts';
import { dictatedWords } from './dictated-words.ts';
import { spelledDoors } from './door-count.ts';
import { spelledNumbers } from './number-in-words.ts';
import { makerNumbers } from '../../vehicle-text/numbers/maker-numbers.ts';
import { inOtherWords } from './in-other-words.ts';
import { onOurKeyboard } from './other-keyboards.ts';
import { type PriceRange, takePrice } from './price-in-query.ts';
import { clausesOf, type InClause } from './query-clauses.ts';
import { repeatHeads } from './shared-head.ts';
import { withPlaces } from './short-places.ts';
import type { Vocabulary } from '../words/vocabulary.ts';
import { typedQuery } from './typed-query.ts';
import { spelledYears } from './year-in-words.ts';

/** Of a pasted text, before it is trimmed and cut to a query: so that each step works on a short text. */
const INPUT_LETTERS_MAX = 20_000;
const QUERY_LETTERS_MAX = 200;
const QUERY_WORDS_MAX = 12;
/** The same, with the words that people say around what they ask for. */
const SAID_WORDS_MAX = 30;
/** A beginning of more words than this is left to the database's prefix search. */
const ENDINGS_MAX = 24;

/** Of a text that was copied with its form: `<b>far</b>`. */
const TAG = /<\/?(?:[abipu]|br|em|div|span|strong)(?:\s[^<>]*)?\/?>/gi;

/** In place of a space, but not in `2003_2008`. */
const UNDERSCORE = /_(?!(?:19|20)\d\d)/g;

export type QueryWord = Word &
  InClause & {
    /** As it was typed, for showing it; folded where a joined word was split. */
    typed: string;
    /** The text between it and the previous word: a separator, a space, or empty where a joined word was split. */
    before: string;
    /** The text between it and the next word or the end. */
    after: string;
    isLast: boolean;
    /** Of a part number, which is not split, corrected or read as a vehicle. */
    isNumber?: boolean;
    /** Of the name of a town, which says nothing about the part. */
    isTown: boolean;
  };

export type Query = {
  /** Trimmed and cut, as it is shown. */
  text: string;
  isCut: boolean;
  /** Of the text without its price. */
  words: readonly QueryWord[];
  price: PriceRange | undefined;
  /** The text without the price; the whole text where it names none. */
  withoutPrice: string;
};

/** Of a query that was pasted twice. */
function saidOnce(text: string): string {
  const half = text.slice(0, text.length / 2);
  return half !== '' && text === `${half} ${half}` ? half : text;
}

/** Accepts any text, even an empty one: everything but letters and digits separates words. */
export function analyseQuery(input: string): Query {
  const trimmed = typedQuery(input.slice(0, INPUT_LETTERS_MAX).replaceAll('\0', ' '));
  const letters = Array.from(trimmed);
  const text = toWellFormed(letters.slice(0, QUERY_LETTERS_MAX).join('')).trim();
  const { price, rest } = takePrice(saidOnce(text));
  const spoken = withoutQuestion(rest.replace(TAG, ' ').replace(UNDERSCORE, ' '));
  const [spaced, chunks] = [wordsWithGaps(spoken), chunksOf(spoken)];
  const typed = spaced.map((word, i) => ({
    ...word,
    typed: (chunks.length === spaced.length && chunks[i]) || word.text,
  }));
  const said = onOurKeyboard(withoutRepeatedWords(withinLimit(withoutTelephones(typed))));
  const numbered = dictatedWords(spelledNumbers(spelledYears(said)));
  const words = markNumbers(repeatHeads(withPlaces(spelledDoors(inOtherWords(withUnitSymbols(numbered))))));
  // A space at the end means that the last word is complete.
  const isOpen = /[\p{L}\p{N}]$/u.test(rest === text ? input : rest);
  const clauses = clausesOf(words);
  const towns = townWords(words);
  return {
    text,
    isCut: letters.length > QUERY_LETTERS_MAX,
    price,
    withoutPrice: rest.replace(/\s+/g, ' ').trim(),
    words: words.map((word, i) => ({
      ...word,
      isLast: isOpen && i === words.length - 1 && !isWholeEveryday(word),
      isTown: towns.has(i),
      ...(clauses[i] ?? ALONE),
    })),
  };
}

/** The first words; stop words around the part do not count towards the limit. */
function withinLimit<One extends Word>(words: readonly One[]): One[] {
  let asked = 0;
  return words
    .slice(0, SAID_WORDS_MAX)
    .filter(({ text }) => (STOP_WORDS.has(text) ? asked < QUERY_WORDS_MAX : ++asked <= QUERY_WORDS_MAX));
}

/** `golf golf 5`; numbers may be meant twice. */
const withoutRepeatedWords = <One extends Word>(words: readonly One[]): One[] =>
  words.filter(
    ({ text }, i) =>
      text !== words[i - 1]?.text || !/[a-z]{2}|[a-z]\d/.test(text) || numberOf(text) !== undefined,
  );

/**
 * A longer everyday word is complete: `folija` is not the beginning of a name that begins with its stem. But `hladn` is no
 * `hladno` yet, as it may become a `hladnjak`.
 */
const isWholeEveryday = (word: Word): boolean =>
  word.text.length > BEGINNING_LETTERS && isEveryday(word) && !beginsNameWord(word.text);

const ALONE: InClause = { clause: 0, isListed: true };

const HOURS = /^sat[aiu]?$/;
/** By which the current of a battery is measured: `680 A (EN)`. */
const COLD_START_NORM = /^(?:en|sae|din)$/;
const HORSEPOWER = /^(\d{2,3})(?:ps|hp)$/;

/** `150 ampera` → `150 a`, `74 amper sata` → `74 ah`, `6 stepeni prijenosa` → `6 brzina`, as in names of products. */
const withUnitSymbols = <One extends Word>(words: readonly One[]): One[] =>
  words.flatMap((word, at) => {
    const [before, after] = [words[at - 1]?.text ?? '', words[at + 1]?.text ?? ''];
    if (HORSEPOWER.test(word.text)) {
      const text = word.text.replace(HORSEPOWER, '$1ks');
      return [{ ...word, text, stem: text }];
    }
    if (word.text === 'prenosa' && unitOf(before) === 'brzina') return [];
    if (HOURS.test(word.text) && unitOf(before) === 'a') return [];
    if (COLD_START_NORM.test(word.text) && /^(?:\d+a|a|amp\w*)$/.test(before)) return [];
    const unit = /^\d[\d.]*$/.test(before) ? unitOf(word.text) : undefined;
    const symbol = unit === 'a' && HOURS.test(after) ? 'ah' : unit;
    return [symbol === undefined ? word : { ...word, text: symbol, stem: stem(symbol) }];
  });

/** Four letters in a row are a word that is joined to others; `2006god` is a year, but `06g` may begin a number. */
const isJoined = (text: string): boolean =>
  /[a-z]{4}/.test(text) || Boolean(splitJoinedYear(text, shopYear())?.some(isYearText));
const mayBeNumber = (text: string): boolean => /\d/.test(text) && !isJoined(text);

/** A number alone may be that of a part. */
function withoutTelephones<One extends Word>(words: readonly One[]): readonly One[] {
  const ofTelephone = mobileNumberWords(words.map(({ text }) => text));
  return ofTelephone.size === words.length ? words : words.filter((_, at) => !ofTelephone.has(at));
}

/** Words that look like a part number together are nothing else, whatever each would mean alone. */
function markNumbers<One extends Word & { before: string }>(words: readonly One[]) {
  const texts = words.map(({ text, before }, i) =>
    writtenWord(mayBeNumber(text) ? lookalikeKey(text) : text, before, words[i + 1]?.before ?? ''),
  );
  findPartNumbers(texts);
  const ofMaker = makerNumbers(words);
  return words.map((word, i) =>
    ofMaker.has(i) || (texts[i]?.role === 'part-number' && !isJoined(word.text))
      ? { ...word, isNumber: true }
      : word,
  );
}

/** A word of the query and the words of the catalogue that it may mean. */
export type ReadWord = QueryWord & {
  isKnown: boolean;
  /** Longer words with this beginning; `prefix` replaces the list when there are too many. */
  endings: readonly string[];
  prefix: string | undefined;
  similar: readonly Near[];
  /** Of a car that the shop does not sell for. */
  isForeign?: boolean;
  /** Vehicles with a name that it may become. */
  begun?: readonly BegunVehicle[];
};

const ENDING_LETTERS = 1;

/** What a word that is being typed may begin. */
const openBeginnings = (word: QueryWord, isKnown: boolean): string[] => {
  // Of a known word only its whole text: the stem of `radio` also begins `radiator`.
  if (isKnown || isEveryday(word)) return [word.text];
  const whole = foldBeginning(word.text);
  // What stemming leaves of a longer word begins others: `rezeva` has the stem of `reg`, and is not `registar`.
  const stems =
    word.text.startsWith(word.stem) && word.text.length - word.stem.length <= ENDING_LETTERS
      ? [word.stem]
      : [];
  return [...new Set([...stems, word.text, ...(whole.length > 1 ? [whole] : [])])];
};

/** `ret. lijevi`: three letters before a full stop. */
const isAbbreviation = ({ text, after }: QueryWord): boolean =>
  /^[a-z]{3}$/.test(text) && after.startsWith('.');

type Reading = { isLenient: boolean; isAlone: boolean };

/**
 * Matches exactly, else as a beginning, else with typing mistakes. `isLenient` also tries mistakes in known words;
 * `isAlone` means that the query has no other word.
 */
export function readWord(word: QueryWord, vocabulary: Vocabulary, { isLenient, isAlone }: Reading): ReadWord {
  const isKnown = vocabulary.isKnown(word.stem);
  // `far` is a whole word, not the beginning of `farbanje`.
  const isWhole = isKnown && isPartName(word.stem) && vocabulary.documents(word.stem) > 0;
  // A `čist` before other words is not a beginning of a `čistač`, nor `fram` of a Swedish `framljus`.
  const isLong = word.text.length >= BEGINNING_LETTERS || isAbbreviation(word);
  const mayBegin = word.isLast || (isLong && !isEveryday(word) && placeOf(word.text) === undefined);
  const isOpen = isKnown ? word.isLast && !isWhole : mayBegin;
  const beginnings = isOpen ? openBeginnings(word, isKnown) : [];
  const begun = [...new Set(beginnings.flatMap((beginning) => vocabulary.startingWith(beginning)))];
  // The name of a part may be the beginning of a word that products have, but `motor` does not become a `motorhauba`
  // that the shop has none of.
  const endings =
    isKnown && isPartName(word.stem) ? begun.filter((ending) => vocabulary.documents(ending) > 0) : begun;
  const prefix = endings.length > ENDINGS_MAX ? word.stem : undefined;
  // A word of the trade is correct even where the shop has no such part: `ramena` is not `remena`.
  const isOpenToMistakes = isLenient && !(isKnown && isTradeStem(word.stem));
  const needsSimilar = isOpenToMistakes || (!isKnown && (endings.length === 0 || !word.isLast));
  return {
    ...word,
    isKnown,
    endings: endings.slice(0, ENDINGS_MAX),
    prefix,
    similar: needsSimilar ? similarTo(word, vocabulary, { isKnown, isAlone }) : [],
  };
}
