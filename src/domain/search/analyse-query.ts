import { toWellFormed } from '../storable-text.ts';
import { isPartName, isTradeStem } from '../vehicle-text/language/concepts.ts';
import { placeOf } from '../vehicle-text/language/place-words.ts';
import { engineOfCode } from '../vehicle-text/engine-codes.ts';
import { designatedModels } from '../vehicle-text/engine-designations.ts';
import { findPartNumbers } from '../vehicle-text/find-part-numbers.ts';
import { rimInches } from '../vehicle-text/mark-measures.ts';
import { lookalikeKey } from '../vehicle-text/part-numbers.ts';
import { writtenWord } from '../vehicle-text/text-words.ts';
import { chunksOf, partedWords, type Word, wordsOf } from '../vehicle-text/language/words.ts';
import type { SimilarWord, Vocabulary } from './vocabulary.ts';

export const QUERY_LETTERS_MAX = 200;
const QUERY_WORDS_MAX = 12;
/** A beginning of more words than this uses the database's own prefix search. */
const ENDINGS_MAX = 24;
const SIMILAR_MAX = 4;

export type QueryWord = Word & {
  /** As it was typed, for showing it; folded where a joined word was split. */
  typed: string;
  /** The text between it and the previous word: a sign, a space, or empty where a joined word was split. */
  before: string;
  isLast: boolean;
  /** Of a part number, which is not split, corrected or read as a vehicle. */
  isNumber?: boolean;
};

export type Query = {
  /** Trimmed and cut, as it is shown. */
  text: string;
  isCut: boolean;
  words: readonly QueryWord[];
};

/** Accepts any text, even an empty one: everything but letters and digits separates words. */
export function analyseQuery(input: string): Query {
  const trimmed = input.slice(0, 20_000).replaceAll('\0', ' ').trim();
  const letters = Array.from(trimmed);
  const text = toWellFormed(letters.slice(0, QUERY_LETTERS_MAX).join('')).trim();
  const [parted, chunks] = [partedWords(text), chunksOf(text)];
  const words = markNumbers(parted.slice(0, QUERY_WORDS_MAX));
  // A space at the end means that the last word is complete.
  const isOpen = /[\p{L}\p{N}]$/u.test(input);
  return {
    text,
    isCut: letters.length > QUERY_LETTERS_MAX,
    words: words.map((word, i) => ({
      ...word,
      typed: (chunks.length === parted.length && chunks[i]) || word.text,
      isLast: isOpen && i === words.length - 1,
    })),
  };
}

/** A run that looks like a part number names nothing else, whatever its groups alone would mean. */
function markNumbers<One extends Word & { before: string }>(words: readonly One[]) {
  const texts = words.map(({ text, before }, i) =>
    writtenWord(/\d/.test(text) ? lookalikeKey(text) : text, before, words[i + 1]?.before ?? ''),
  );
  findPartNumbers(texts);
  return words.map((word, i) => (texts[i]?.role === 'part-number' ? { ...word, isNumber: true } : word));
}

/** A word of the query and the words of the catalogue that it may mean. */
export type ReadWord = QueryWord & {
  isKnown: boolean;
  /** Longer words with this beginning; `prefix` replaces the list when there are too many. */
  endings: readonly string[];
  prefix: string | undefined;
  similar: readonly SimilarWord[];
};

/** The beginning of a word that is being typed: `svij` and `svj` become `svijetlo` and `svjetlo`, folded `svetlo`. */
const openBeginnings = (word: QueryWord, isKnown: boolean): string[] => {
  // Not a part of a known word: `radio` is not the beginning of radiator.
  if (isKnown) return [word.text];
  const whole = word.text.replace(/i?j$/, 'e');
  return [...new Set([word.stem, word.text, ...(whole.length > 1 ? [whole] : [])])];
};

/** Beside other words two mistakes in five letters are accepted. Alone they could be anything: `folija`, no Fabia. */
function mistakesOf(text: string, isAlone: boolean): number {
  if (/\d/.test(text) || text.length < 3) return 0;
  return text.length < (isAlone ? 7 : 5) ? 1 : 2;
}

type Reading = { isLenient: boolean; isAlone: boolean };

function similarTo(
  word: QueryWord,
  vocabulary: Vocabulary,
  { isKnown, isAlone }: { isKnown: boolean; isAlone: boolean },
): SimilarWord[] {
  if (isKnown && word.text.length < 4) return [];
  if (word.isNumber || placeOf(word.text) || engineOfCode(word.text)) return [];
  const max = Math.min(mistakesOf(word.text, isAlone), isKnown ? 1 : 2);
  if (max === 0) return [];
  const initial = word.text.charAt(0);
  const best = new Map<string, number>();
  for (const form of new Set([word.stem, word.text])) {
    for (const { word: near, distance } of vocabulary.similar(form, max))
      best.set(near, Math.min(distance, best.get(near) ?? distance));
  }
  best.delete(word.stem);
  // With three letters and one mistake, the first letter must be right.
  if (word.text.length < 4) for (const near of best.keys()) if (!near.startsWith(initial)) best.delete(near);
  const all = [...best]
    .map(([near, distance]) => ({ word: near, distance }))
    // With two mistakes the first letter must be right: `recaro` is no `treće`.
    .filter((near) => near.distance < 2 || near.word.startsWith(initial))
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        Number(b.word.startsWith(initial)) - Number(a.word.startsWith(initial)) ||
        vocabulary.documents(b.word) - vocabulary.documents(a.word),
    );
  return nearestOf(preferParts(all), word);
}

/** A word that is as near to a part as to any other word means the part. */
function preferParts(all: readonly SimilarWord[]): SimilarWord[] {
  const isPart = ({ word }: SimilarWord) => isTradeStem(word);
  const part = Math.min(...all.filter(isPart).map(({ distance }) => distance));
  return all.filter((near) => isPart(near) || near.distance < part);
}

function nearestOf(all: readonly SimilarWord[], word: QueryWord): SimilarWord[] {
  const nearest = all[0]?.distance ?? 0;
  // Two mistakes in a short word could be anything: accepted only when no word is nearer.
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
  const beginnings = (word.isLast && !isWhole) || !isKnown ? openBeginnings(word, isKnown) : [];
  const endings = [...new Set(beginnings.flatMap((beginning) => vocabulary.startingWith(beginning)))];
  const prefix = endings.length > ENDINGS_MAX ? word.stem : undefined;
  // A word of the trade is right even where the shop has no such part: `ramena` is not `remena`.
  const isOpenToMistakes = isLenient && !(isKnown && isTradeStem(word.stem));
  const wantsSimilar = isOpenToMistakes || (!isKnown && (endings.length === 0 || !word.isLast));
  return {
    ...word,
    isKnown,
    endings: endings.slice(0, ENDINGS_MAX),
    prefix,
    similar: wantsSimilar ? similarTo(word, vocabulary, { isKnown, isAlone }) : [],
  };
}

/** `golf6` → `golf 6`, `a4b8` → `a4 b8`, `stopsvjetlo` → `stop svjetlo`: unknown words whose two halves are known. */
export function splitKnownHalves(words: readonly QueryWord[], vocabulary: Vocabulary): QueryWord[] {
  return words.flatMap((word) => {
    if (word.isNumber || vocabulary.isKnown(word.stem) || word.text.includes('.')) return [word];
    if (designatedModels(word.text).length > 0 || engineOfCode(word.text)) return [word];
    if (rimInches(word.text) !== undefined) return [word];
    const halves = splits(word.text).find(
      ([a, b]) => vocabulary.isKnown(a.stem) && vocabulary.isKnown(b.stem),
    );
    if (!halves || (!/\d/.test(word.text) && vocabulary.startingWith(word.text).length > 0)) return [word];
    return halves.map((half, i) => ({
      ...half,
      typed: half.text,
      before: i === 0 ? word.before : '',
      isLast: word.isLast && i === 1,
    }));
  });
}

function splits(text: string) {
  const found: [Word, Word][] = [];
  for (let i = 1; i < text.length; i++) {
    const [a, b] = [text.slice(0, i), text.slice(i)];
    const isEdge = /\d$/.test(a) !== /^\d/.test(b);
    const isCode = a.length >= 3 && !/\d/.test(a) && /^(?:[a-z]\d|\d[a-z])$/.test(b);
    if (!isEdge && !isCode && Math.min(a.length, b.length) < 3) continue;
    const [first] = wordsOf(a);
    const [second] = wordsOf(b);
    if (first && second) found.push([first, second]);
  }
  // Boundaries of letters and digits come first: most joined words are joined there.
  return found.sort(([a], [b]) => Number(/\d$/.test(b.text)) - Number(/\d$/.test(a.text)));
}
