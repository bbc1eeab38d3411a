import { cutText } from '../../text/cut-text.ts';
import { foldText } from './fold.ts';
import { stem } from './stem.ts';

export type Word = {
  /** Folded. */
  text: string;
  stem: string;
};

/** Folding can lengthen a text; real words are never longer than this. */
const WORD_LETTERS_MAX = 40;

/** Fewer letters may begin any word, so they count as a beginning only while they are being typed. */
export const BEGINNING_LETTERS = 4;

const word = (text: string): Word => ({ text, stem: stem(text) });

/**
 * Decimals stay whole, also joined to words: `1.9`, `2,0tdi`, `turbina1.9` and the decimals of `5x114.3`; other full
 * stops separate words.
 */
const CHUNK =
  /\d{1,2}[.,]\d{1,2}(?![\p{N}]|[.,-]\d)|\d{1,2}x\d{1,3}[.,]\d|\p{L}{3,}(?=\d[.,]\d(?![\p{N}]|[.,-]\d))|[\p{L}\p{N}]+/gu;
const DECIMAL = /^\d+[.,]\d+$/;

type Chunk = { chunk: string; index: number };

/** The text between spaces and punctuation, as written, with its places. */
export const placedChunks = (text: string): Chunk[] =>
  Array.from(text.matchAll(CHUNK)).flatMap(({ 0: chunk, index }) => {
    // The end of `12.05.08` is not a decimal. (Safari before 16.4 has no lookbehind.)
    if (!DECIMAL.test(chunk) || !/\p{N}[.,]$/u.test(text.slice(Math.max(0, index - 3), index)))
      return [{ chunk, index }];
    const [first = '', second = ''] = chunk.split(/[.,]/);
    return [
      { chunk: first, index },
      { chunk: second, index: index + first.length + 1 },
    ];
  });

export const chunksOf = (text: string): string[] => placedChunks(text).map(({ chunk }) => chunk);

const wordOf = (chunk: string): Word => word(cutText(chunk.replace(',', '.'), WORD_LETTERS_MAX));

/** The words of a text, in order. */
export const wordsOf = (text: string): Word[] => chunksOf(foldText(text)).map(wordOf);

/** The text between two words: punctuation without the spaces around it, a space, or empty. */
export const gapOf = (between: string): string => between.trim() || (between && ' ');

/** The words of a text, each with the text between it and the previous word, and that between it and the next. */
export function wordsWithGaps(text: string): (Word & { before: string; after: string })[] {
  const folded = foldText(text);
  let end = 0;
  return placedChunks(folded).map(({ chunk, index }, i, all) => {
    const before = gapOf(folded.slice(end, index));
    end = index + chunk.length;
    return { ...wordOf(chunk), before, after: gapOf(folded.slice(end, all[i + 1]?.index)) };
  });
}

/**
 * `c-max`, `cee'd`: one word, written apart. Matches single words too, or long ones would be tried from every letter.
 */
const LINKED = /[\p{L}\p{N}]+(?:[-.'’][\p{L}\p{N}]+)*/gu;

/** Linked words as one (`cmax`), decimals without their point (`19` for `1.9`), as people type them in a hurry. */
export function joinedForms(text: string): string[] {
  const forms: string[] = [];
  for (const [linked] of foldText(text).replaceAll(',', '.').matchAll(LINKED)) {
    const joined = linked.replace(/[^\p{L}\p{N}]/gu, '');
    if (joined !== linked && joined.length <= WORD_LETTERS_MAX) forms.push(stem(joined));
  }
  return forms;
}
