import { foldText } from './fold.ts';
import { stem } from './stem.ts';

export type Word = {
  /** Folded, as it was written. */
  text: string;
  stem: string;
};

/** Folding can lengthen a text; nobody means more words than this. */
const WORD_LETTERS_MAX = 40;

const word = (text: string): Word => ({ text, stem: stem(text) });

/** Decimals stay whole, also with their unit: `1.9`, `2,0tdi` and the half inches of `5x114.3`; full stops elsewhere part words. */
export const CHUNK =
  /(?<![\p{L}\p{N}]|\p{N}[.,])\d{1,2}[.,]\d{1,2}(?![\p{N}]|[.,-]\d)|\d{1,2}x\d{1,3}[.,]\d|[\p{L}\p{N}]+/gu;

/** What stands between spaces and signs, as it is written. */
export const chunksOf = (text: string): string[] => Array.from(text.matchAll(CHUNK), ([chunk]) => chunk);

const wordOf = (chunk: string): Word => word(chunk.replace(',', '.').slice(0, WORD_LETTERS_MAX));

/** Words of a text in their order. */
export const wordsOf = (text: string): Word[] => chunksOf(foldText(text)).map(wordOf);

/** What stands between two words: a sign without the spaces around it, a space, or nothing. */
export const gapOf = (between: string): string => between.trim() || (between && ' ');

/** Words of a text, each with what stands between it and the one before. */
export function partedWords(text: string): (Word & { before: string })[] {
  const folded = foldText(text);
  let end = 0;
  return Array.from(folded.matchAll(CHUNK), (match) => {
    const before = gapOf(folded.slice(end, match.index));
    end = match.index + match[0].length;
    return { ...wordOf(match[0]), before };
  });
}

/** `c-max`, `cee'd`: written apart, meant as one. Takes single words as well, else long ones were tried from each letter. */
const LINKED = /[\p{L}\p{N}]+(?:[-.'’][\p{L}\p{N}]+)*/gu;

/** Linked words as one (`cmax`), decimals without their point (`19` for `1.9`): what is typed when in a hurry. */
export function joinedForms(text: string): string[] {
  const forms: string[] = [];
  for (const [linked] of foldText(text).replaceAll(',', '.').matchAll(LINKED)) {
    const joined = linked.replace(/[^\p{L}\p{N}]/gu, '');
    if (joined !== linked && joined.length <= WORD_LETTERS_MAX) forms.push(stem(joined));
  }
  return forms;
}
