import { ATTRIBUTE_STEMS } from './place-words.ts';
import { wordsWithGaps, type Word } from './words.ts';

/** A word with the text before it. */
export type WordWithGap = Word & { before: string };
export type ClauseWord = Word & {
  /** Number of its clause; the words of one name are in the same one. */
  clause: number;
};

const CLAUSE_SEPARATOR = /[,;()–—]/;
export const AND: ReadonlySet<string> = new Set(['i', 'ili']);

/** A comma and the like end a name: `retrovizor, konveksno staklo` is not a `staklo retrovizora`. */
export const beginsClause = ({ before }: WordWithGap): boolean => CLAUSE_SEPARATOR.test(before);

export const isAttribute = (word: Word | undefined): boolean =>
  word !== undefined && ATTRIBUTE_STEMS.has(word.stem);

/** The `i` of `diskovi i pločice`; `lijevi i desni far` is one name. */
export const joinsNames = (words: readonly Word[], at: number): boolean =>
  AND.has(words[at]?.text ?? '') && !isAttribute(words[at - 1]) && !isAttribute(words[at + 1]);

/** The words of a name. */
export function clauseWordsOf(name: string): ClauseWord[] {
  const words = wordsWithGaps(name);
  let clause = 0;
  return words.map((word, at) => {
    if (beginsClause(word) || joinsNames(words, at)) clause++;
    return { text: word.text, stem: word.stem, clause };
  });
}
