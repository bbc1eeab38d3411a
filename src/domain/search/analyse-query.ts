import { toWellFormed } from '../storable-text.ts';
import { EVERYDAY_NAMES, FOREIGN_MANUFACTURERS } from '../vehicle-text/language/everyday-words.ts';
import { isPartName, isTradeStem } from '../vehicle-text/language/phrases.ts';
import { distanceToPartMaker } from '../vehicle-text/language/part-makers.ts';
import { placeOf } from '../vehicle-text/language/place-words.ts';
import { engineOfCode } from '../vehicle-text/engine-codes.ts';
import { findPartNumbers } from '../vehicle-text/find-part-numbers.ts';
import { stem } from '../vehicle-text/language/stem.ts';
import { SPOKEN_UNITS } from '../vehicle-text/language/spoken-units.ts';
import { STOP_WORDS, withoutQuestion } from '../vehicle-text/language/stop-words.ts';
import { lookalikeKey } from '../vehicle-text/part-numbers.ts';
import { writtenWord } from '../vehicle-text/text-words.ts';
import { isYearText, splitJoinedYear } from '../vehicle-text/year-text.ts';
import { shopYear } from '../years.ts';
import { chunksOf, partedWords, type Word } from '../vehicle-text/language/words.ts';
import { type PriceRange, takePrice } from './price-in-query.ts';
import { clausesOf, type InClause } from './query-clauses.ts';
import type { SimilarWord, Vocabulary } from './vocabulary.ts';

const QUERY_LETTERS_MAX = 200;
const QUERY_WORDS_MAX = 12;
/** A beginning of more words than this is left to the database's prefix search. */
const ENDINGS_MAX = 24;
const SIMILAR_MAX = 4;

export type QueryWord = Word &
  InClause & {
    /** As it was typed, for showing it; folded where a joined word was split. */
    typed: string;
    /** The text between it and the previous word: a separator, a space, or empty where a joined word was split. */
    before: string;
    isLast: boolean;
    /** Of a part number, which is not split, corrected or read as a vehicle. */
    isNumber?: boolean;
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

const EVERYDAY_STEMS = new Set([...EVERYDAY_NAMES].flatMap((name) => [name, stem(name)]));

/** Accepts any text, even an empty one: everything but letters and digits separates words. */
export function analyseQuery(input: string): Query {
  const trimmed = input.slice(0, 20_000).replaceAll('\0', ' ').trim();
  const letters = Array.from(trimmed);
  const text = toWellFormed(letters.slice(0, QUERY_LETTERS_MAX).join('')).trim();
  const { price, rest } = takePrice(text);
  const spoken = withoutQuestion(rest);
  const [parted, chunks] = [partedWords(spoken), chunksOf(spoken)];
  const words = markNumbers(withUnitSymbols(parted.slice(0, QUERY_WORDS_MAX)));
  // A space at the end means that the last word is complete.
  const isOpen = /[\p{L}\p{N}]$/u.test(price ? rest : input);
  const clauses = clausesOf(words);
  return {
    text,
    isCut: letters.length > QUERY_LETTERS_MAX,
    price,
    withoutPrice: rest.replace(/\s+/g, ' ').trim(),
    words: words.map((word, i) => ({
      ...word,
      typed: (chunks.length === parted.length && chunks[i]) || word.text,
      isLast: isOpen && i === words.length - 1,
      ...(clauses[i] ?? ALONE),
    })),
  };
}

const ALONE: InClause = { clause: 0, isListed: true };

/** `150 ampera` → `150 a`, as in names of products. */
const withUnitSymbols = <One extends Word>(words: readonly One[]): One[] =>
  words.map((word, at) => {
    const symbol = /^\d[\d.]*$/.test(words[at - 1]?.text ?? '') ? SPOKEN_UNITS.get(word.text) : undefined;
    return symbol === undefined ? word : { ...word, text: symbol, stem: symbol };
  });

/** Four letters in a row are a word that is joined to others; `2006god` is a year, but `06g` may begin a number. */
const isGlued = (text: string): boolean =>
  /[a-z]{4}/.test(text) || Boolean(splitJoinedYear(text, shopYear())?.some(isYearText));
const mayBeNumber = (text: string): boolean => /\d/.test(text) && !isGlued(text);

/** Words that look like a part number together are nothing else, whatever each would mean alone. */
function markNumbers<One extends Word & { before: string }>(words: readonly One[]) {
  const texts = words.map(({ text, before }, i) =>
    writtenWord(mayBeNumber(text) ? lookalikeKey(text) : text, before, words[i + 1]?.before ?? ''),
  );
  findPartNumbers(texts);
  return words.map((word, i) =>
    texts[i]?.role === 'part-number' && !isGlued(word.text) ? { ...word, isNumber: true } : word,
  );
}

/** A word of the query and the words of the catalogue that it may mean. */
export type ReadWord = QueryWord & {
  isKnown: boolean;
  /** Longer words with this beginning; `prefix` replaces the list when there are too many. */
  endings: readonly string[];
  prefix: string | undefined;
  similar: readonly SimilarWord[];
  /** Of a car that the shop does not sell for. */
  isForeign?: boolean;
};

/** The beginning of a word that is being typed: `svij` and `svj` become `svijetlo` and `svjetlo`, folded `svetlo`. */
const openBeginnings = (word: QueryWord, isKnown: boolean): string[] => {
  // Not a part of a known word: `radio` is not the beginning of radiator.
  if (isKnown) return [word.text];
  const whole = word.text.replace(/i?j$/, 'e');
  return [...new Set([word.stem, word.text, ...(whole.length > 1 ? [whole] : [])])];
};

/**
 * Beside other words two mistakes in five letters are accepted. Alone they could be anything: `folija` is not Fabia.
 */
function mistakesOf(text: string, isAlone: boolean): number {
  if (/\d/.test(text) || text.length < 3) return 0;
  return text.length < (isAlone ? 7 : 5) ? 1 : 2;
}

/** Fewer letters may begin any word, so they count as a beginning only while they are being typed. */
const BEGINNING_LETTERS = 4;

type Reading = { isLenient: boolean; isAlone: boolean };

const SHORT_LETTERS = 5;
const SHORT_STEM = 4;

/** In a short word, an ending that stemming changes weighs as much as a mistake: `kauč` is not `kuk`. */
const formsOf = ({ text, stem }: QueryWord): Set<string> =>
  new Set(text.length > SHORT_LETTERS || text.startsWith(stem) ? [stem, text] : [text]);

/** Names of vehicles have no such ending, so that without it `bubreg` would be a Buba. */
const ADJECTIVE_ENDING = /(?:[eo]g|i[hm]|oj)$/;

/** A stem of three letters hides a mistake, so it only matches words of the trade: `nike` is not Niro. */
const isTradeForm = (form: string, text: string): boolean =>
  form !== text && (form.length < SHORT_STEM || ADJECTIVE_ENDING.test(text));

const lettersOf = (text: string): string => Array.from(text).sort().join('');
const withoutVowels = (text: string): string => text.replace(/[aeiou]/g, '');

/**
 * One mistake is a large part of a short word: its first letter must be right, and of three letters two may only be
 * swapped or a vowel missing.
 */
function isNearShort(text: string, near: string): boolean {
  if (!near.startsWith(text.charAt(0))) return false;
  if (text.length > 3 || lettersOf(text) === lettersOf(near)) return true;
  // Folding turns `ulja` into `ula`, so `uja` is one letter away from it.
  if (near === text.replace('j', 'l') || near === text.replace('j', 'n')) return true;
  return near.length > text.length && withoutVowels(near) === withoutVowels(text);
}

function similarTo(
  word: QueryWord,
  vocabulary: Vocabulary,
  { isKnown, isAlone }: { isKnown: boolean; isAlone: boolean },
): SimilarWord[] {
  if (isKnown && word.text.length < 4) return [];
  if (word.isNumber || placeOf(word.text) || engineOfCode(word.text)) return [];
  if (FOREIGN_MANUFACTURERS.has(word.text) || STOP_WORDS.has(word.text)) return [];
  const max = Math.min(mistakesOf(word.text, isAlone), isKnown ? 1 : 2);
  if (max === 0) return [];
  const initial = word.text.charAt(0);
  const best = new Map<string, number>();
  for (const form of formsOf(word)) {
    for (const { word: near, distance } of vocabulary.similar(form, max)) {
      if (isTradeForm(form, word.text) && !isTradeStem(near)) continue;
      best.set(near, Math.min(distance, best.get(near) ?? distance));
    }
  }
  best.delete(word.stem);
  if (word.text.length < SHORT_LETTERS)
    for (const near of best.keys())
      if (!isNearShort(word.text, near) || vocabulary.documents(near) === 0) best.delete(near);
  const all = [...best]
    .map(([near, distance]) => ({ word: near, distance }))
    // With two mistakes the first letter must be right (`recaro` is not `treće`), and the word must not be an everyday
    // name (`peglica` is not `petica`).
    .filter((near) => near.distance < 2 || (near.word.startsWith(initial) && !EVERYDAY_STEMS.has(near.word)))
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        Number(b.word.startsWith(initial)) - Number(a.word.startsWith(initial)) ||
        vocabulary.documents(b.word) - vocabulary.documents(a.word),
    );
  const maker = distanceToPartMaker(word.text, max) ?? Infinity;
  // As near to a part as to a maker means the part; a maker as it is written has no distance.
  return nearestOf(preferParts(all), word).filter(
    ({ word: near, distance }) => distance < maker || (distance === maker && isTradeStem(near)),
  );
}

/** A word as near to a part as to any other word means the part. */
function preferParts(all: readonly SimilarWord[]): SimilarWord[] {
  const isPart = ({ word }: SimilarWord) => isTradeStem(word);
  const part = Math.min(...all.filter(isPart).map(({ distance }) => distance));
  return all.filter((near) => isPart(near) || near.distance < part);
}

function nearestOf(all: readonly SimilarWord[], word: QueryWord): SimilarWord[] {
  const nearest = all[0]?.distance ?? 0;
  // Two mistakes in a short word could be anything, so they are accepted only when no word is nearer.
  return all.filter(({ distance }) => distance === nearest || word.text.length >= 7).slice(0, SIMILAR_MAX);
}

/**
 * Matches exactly, else as a beginning, else with typing mistakes. `isLenient` also tries mistakes in known words;
 * `isAlone` means that the query has no other word.
 */
export function readWord(word: QueryWord, vocabulary: Vocabulary, { isLenient, isAlone }: Reading): ReadWord {
  const isKnown = vocabulary.isKnown(word.stem);
  // `far` is a whole word, not the beginning of `farbanje`.
  const isWhole = isKnown && isPartName(word.stem) && vocabulary.documents(word.stem) > 0;
  const isOpen = isKnown ? word.isLast && !isWhole : word.isLast || word.text.length >= BEGINNING_LETTERS;
  const beginnings = isOpen ? openBeginnings(word, isKnown) : [];
  const endings = [...new Set(beginnings.flatMap((beginning) => vocabulary.startingWith(beginning)))];
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
