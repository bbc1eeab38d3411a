import { productCodeIn } from '../search/product-code.ts';
import { deniedTerm, purposeTerm } from '../search/product-terms.ts';
import { allOf, anyOf, beginning, term } from '../search/units/tsquery.ts';
import { DENIALS } from '../vehicle-text/language/denied-words.ts';
import { STOP_WORDS } from '../vehicle-text/language/stop-words.ts';
import { type Word, wordsOf } from '../vehicle-text/language/words.ts';
import { numberTerm, partNumberKey } from '../vehicle-text/numbers/part-numbers.ts';

const asPartNumber = (text: string): string[] =>
  partNumberKey(text).length >= 3 && /\d/.test(text) ? [beginning(numberTerm(text))] : [];

/** Every word of a name counts, also a denied one, which the index keeps without its `bez`. */
const wordTerms = ({ text, stem }: Word): string[] => [
  term(stem),
  beginning(text),
  term(deniedTerm(stem)),
  beginning(purposeTerm(text)),
  term(purposeTerm(stem)),
  beginning(deniedTerm(DENIALS.has(text) ? '' : text)),
  ...asPartNumber(text),
];

/**
 * A tsquery over the terms of products for the owner's search: every word, or the beginning of one that is still
 * being typed, in any order and spelling; or the beginning of a part number; or a product code. Undefined when the text
 * has no word.
 */
export function adminSearchTerms(text: string): string | undefined {
  const words = wordsOf(text);
  // No product contains stop words, but the last word may be the beginning of another word.
  const asked = words.filter((word, i) => i === words.length - 1 || !STOP_WORDS.has(word.text));
  if (asked.length === 0) return undefined;
  const code = productCodeIn(text);
  return anyOf([
    allOf(asked.map((word) => anyOf(wordTerms(word)))),
    ...asPartNumber(text),
    ...(code ? [term(code.term)] : []),
  ]);
}
