import { isFree, mark, type TextWord } from '../text-words.ts';

const LINE = /^(?:line|lajn)$/;
const PACKAGE = /^(?:paket|pack)$/;

/**
 * Marks a trim level, whose words may be a model elsewhere: both of `GT Line`, which is not a Linea, and the `M` of `M paket`.
 */
export function markTrims(words: readonly TextWord[]): void {
  for (const [at, word] of words.entries()) {
    const next = words[at + 1]?.text ?? '';
    const isLine = LINE.test(next) && /^[a-z]{1,3}$/.test(word.text);
    const isPackage = PACKAGE.test(next) && word.text.length === 1;
    if ((isLine || isPackage) && isFree(word)) mark(words, at, at + (isLine ? 2 : 1), 'trim');
  }
}
