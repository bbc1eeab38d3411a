import { foldLetters } from '../../text/slug.ts';

/** Prefix of terms that are part numbers: no word starts with it, and the vocabulary leaves such terms out. */
export const PART_NUMBER_MARK = '#';

const LABELS: ReadonlySet<string> = new Set(
  'br broj broja brojem brojevi kat kataloski kataloskog oe oem sifra sifre sifrom part number no nr num art'.split(
    ' ',
  ),
);
/** Of a folded word that says only that a part number stands beside it: `kataloški broj`, `OEM`. */
export const isNumberLabel = (text: string): boolean => LABELS.has(text);

const SHORTEST = 5;
const LONGEST = 30;

/** `8K0 941 003 C`, `8k0-941-003-c` → `8k0941003c`. Letters are not folded: `je` in a number is not a sound. */
export const partNumberKey = (text: string): string => foldLetters(text).replace(/[^a-z0-9]+/g, '');

/** A key in which letters that look like digits are digits: people type `O` for `0` and `I` or `l` for `1`. */
export const lookalikeKey = (text: string): string =>
  partNumberKey(text).replaceAll('o', '0').replace(/[il]/g, '1');

/** The term of a part number, however it is written. */
export const numberTerm = (number: string): string => PART_NUMBER_MARK + lookalikeKey(number);

/** Prefix of reversed part numbers: with one wrong character, a number still begins or ends correctly. */
export const REVERSED_MARK = '~';

export const reversed = (key: string): string => Array.from(key).reverse().join('');

/** The number, and the rest of it after each separator, because people leave out the first groups. */
export function partNumberTerms(numbers: readonly string[]): string[] {
  return numbers.flatMap((number) => {
    const groups = foldLetters(number)
      .split(/[^a-z0-9]+/)
      .filter(Boolean);
    const keys = groups
      .map((_, i) => lookalikeKey(groups.slice(i).join('')))
      .filter((key, i) => key.length >= (i === 0 ? 3 : SHORTEST) && key.length <= LONGEST);
    return [
      ...keys.map((key) => PART_NUMBER_MARK + key),
      ...keys.slice(0, 1).map((key) => REVERSED_MARK + reversed(key)),
    ];
  });
}

const digitsIn = (text: string): number => text.replace(/\D/g, '').length;

type PartNumberRun = { from: number; to: number; key: string };

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
      key += lookalikeKey(words[to] ?? '');
      if (key.length > LONGEST) break;
      if (key.length < SHORTEST || digitsIn(key) < 4) continue;
      if (!best || to + 1 - from > best.to - best.from) best = { from, to: to + 1, key };
    }
  }
  return best;
}
