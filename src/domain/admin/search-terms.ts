import { PART_NUMBER_MARK, partNumberKey } from '../vehicle-text/part-numbers.ts';
import { STOP_WORDS } from '../vehicle-text/language/stop-words.ts';
import { allOf, anyOf, beginning, term } from '../search/tsquery.ts';
import { wordsOf } from '../vehicle-text/language/words.ts';

const isNumberLike = (text: string) => text.length >= 3 && /\d/.test(text);

/**
 * A tsquery over the terms of products for the owner's search: every word, or the beginning of one that is still
 * being typed, in any order and spelling; or the beginning of a part number. Undefined when the text has no word.
 */
export function adminSearchTerms(text: string): string | undefined {
  const words = wordsOf(text);
  // No product contains stop words, but the last word may be the beginning of another word.
  const asked = words.filter((word, i) => i === words.length - 1 || !STOP_WORDS.has(word.text));
  if (asked.length === 0) return undefined;
  const each = asked.map(({ text: word, stem }) =>
    anyOf([
      term(stem),
      beginning(word),
      ...(isNumberLike(word) ? [beginning(PART_NUMBER_MARK + partNumberKey(word))] : []),
    ]),
  );
  const whole = partNumberKey(text);
  return anyOf([allOf(each), ...(isNumberLike(whole) ? [beginning(PART_NUMBER_MARK + whole)] : [])]);
}
