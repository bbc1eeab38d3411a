import { foldLetters } from '../slug.ts';

/** Marks terms that are part numbers: no word starts with it, and the vocabulary leaves such terms out. */
export const PART_NUMBER_MARK = '#';

const SHORTEST = 5;
const LONGEST = 30;

/** `8K0 941 003 C`, `8k0-941-003-c` → `8k0941003c`. Letters are not folded: `je` in a number is not a sound. */
export const partNumberKey = (text: string): string => foldLetters(text).replace(/[^a-z0-9]+/g, '');

/** The number, and the rest of it after each separator, because people leave out the first groups. */
export function partNumberTerms(numbers: readonly string[]): string[] {
  return numbers.flatMap((number) => {
    const groups = foldLetters(number)
      .split(/[^a-z0-9]+/)
      .filter(Boolean);
    return groups
      .map((_, i) => groups.slice(i).join(''))
      .filter((key, i) => key.length >= (i === 0 ? 3 : SHORTEST) && key.length <= LONGEST)
      .map((key) => PART_NUMBER_MARK + key);
  });
}

const digitsIn = (text: string): number => text.replace(/\D/g, '').length;

export type PartNumberRun = { from: number; to: number; key: string };

/**
 * Neighbouring words that may be one part number: long enough together, with four digits, and each word with a digit,
 * or short and unknown. `to` is the index after the last word.
 */
export function findPartNumber(
  words: readonly string[],
  isKnown: (word: string) => boolean,
): PartNumberRun | undefined {
  const fits = (word: string) => /\d/.test(word) || word.length === 1 || (word.length <= 3 && !isKnown(word));
  let best: PartNumberRun | undefined;
  for (let from = 0; from < words.length; from++) {
    let key = '';
    for (let to = from; to < words.length && fits(words[to] ?? ''); to++) {
      key += (words[to] ?? '').replace(/[^a-z0-9]/g, '');
      if (key.length > LONGEST) break;
      if (key.length < SHORTEST || digitsIn(key) < 4) continue;
      if (!best || to + 1 - from > best.to - best.from) best = { from, to: to + 1, key };
    }
  }
  return best;
}
