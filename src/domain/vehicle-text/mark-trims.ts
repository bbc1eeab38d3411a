import { isFree, mark, type TextWord } from './text-words.ts';

const LINE = /^(?:line|lajn)$/;
const PACKAGE = /^(?:paket|pack)$/;

/** Marks the letters of a trim level, which may be a model elsewhere: the `GT` of `GT Line`, the `M` of `M paket`. */
export function markTrims(words: readonly TextWord[]): void {
  for (const [at, word] of words.entries()) {
    const next = words[at + 1]?.text ?? '';
    const isTrim = LINE.test(next)
      ? /^[a-z]{1,3}$/.test(word.text)
      : PACKAGE.test(next) && word.text.length === 1;
    if (isTrim && isFree(word)) mark(words, at, at + 1, 'trim');
  }
}
