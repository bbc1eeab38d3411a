import { isWheelWord, rimInches } from '../vehicle-text/mark-measures.ts';
import { isWheelInches, otherSizes } from '../vehicle-text/named-sizes.ts';
import type { QueryWord } from './analyse-query.ts';
import { anyOf, not, term } from './tsquery.ts';

const INCHES = /^(?:cola?|col[ao]v\w*|inch\w*|inca?|zol\w?)$/;

/** `18 cola`, and `18` beside wheels → `r18`: the size of a wheel in one word. */
export function joinInches(words: readonly QueryWord[]): QueryWord[] {
  const hasWheel = words.some(({ text }) => isWheelWord(text));
  return words.flatMap((word, at) => {
    const [before, next] = [words[at - 1], words[at + 1]];
    const size = `r${word.text}`;
    if (INCHES.test(word.text) && before && rimInches(`r${before.text}`) !== undefined) return [];
    if (!isWheelInches(word.text) || word.isNumber) return [word];
    if (next && INCHES.test(next.text))
      return [{ ...word, text: size, stem: size, typed: `${word.typed} ${next.typed}`, isLast: next.isLast }];
    return [hasWheel && !/^(?:kom|x$)/.test(next?.text ?? '') ? { ...word, text: size, stem: size } : word];
  });
}

/** What does not contradict a size: the size itself, or no other size of its kind. */
export const nearSize = (size: string): string | undefined => {
  const others = otherSizes(size);
  return others.length === 0 ? undefined : anyOf([term(size), not(anyOf(others.map(term)))]);
};
