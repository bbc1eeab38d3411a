import { engineOfCode } from '../vehicle-text/engine-codes.ts';
import { PART_MAKERS } from '../vehicle-text/language/part-makers.ts';
import type { Word } from '../vehicle-text/language/words.ts';
import { isMeasureUnit } from '../vehicle-text/mark-measures.ts';
import { isBulbSocket, isOilGrade } from '../vehicle-text/named-sizes.ts';
import { isYearText } from '../vehicle-text/year-text.ts';

type Spaced = Word & { before: string };

/** Letters that makers begin their numbers with: `SKF VKBA 3569`, `MANN HU 719/7 x`. */
const PREFIXES: ReadonlySet<string> = new Set(
  'vkba vkbc vkma vkmc vkmv vkm vkpa vkpc vkds vkdc vkjp vkjc hu wk w c p cu cuk pu lx lak la oc ox kc kl kx op oe pp ap wa wf gdb jte jbj df fdb dcrs'.split(
    ' ',
  ),
);
const ENOUGH_DIGITS = 5;
const ENOUGH_AFTER_PREFIX = 3;

/** `5x112`, `74ah`, `b6`, `e90`; a `p85` is a brake pad of Brembo. */
const SIZE_OR_CODE = /\.|\dx\d|^\d+(?:a|ah|v|w|l|j|mm|cm|kg|ks|kw)$|^(?!p\d\d$)[a-z]\d{1,3}$/;

/** Whether a word with digits is a year, a size or the code of a car. */
const isOther = (text: string): boolean =>
  SIZE_OR_CODE.test(text) || isYearText(text) || isOilGrade(text) || isBulbSocket(text);

/** Whether the word may be a group of digits and letters in a maker's number. */
const isGroup = (words: readonly Spaced[], at: number): boolean => {
  const text = words[at]?.text ?? '';
  return (
    /^(?=.*\d)[a-z\d]+$/.test(text) &&
    !isMeasureUnit(words[at + 1]?.text ?? '') &&
    !isOther(text) &&
    engineOfCode(text) === undefined
  );
};

const isOneGap = (word: Spaced | undefined): boolean => /^[ ./-]?$/.test(word?.before ?? '');
const isMaker = (word: Spaced | undefined): boolean => PART_MAKERS.has(word?.text ?? '');

function endOfNumber(words: readonly Spaced[], from: number): number {
  let to = from;
  while (isGroup(words, to) && (to === from || isOneGap(words[to]))) to++;
  return to;
}

/** Indexes of the words that are the number of a maker of parts, right after or before the maker's name. */
export function makerNumbers(words: readonly Spaced[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (let at = 0; at < words.length; at++) {
    const hasPrefix = isMaker(words[at - 1]) && PREFIXES.has(words[at]?.text ?? '');
    const first = hasPrefix ? at + 1 : at;
    const to = endOfNumber(words, first);
    if (to === first || (!isMaker(words[at - 1]) && !isMaker(words[to]))) continue;
    const digits = words.slice(first, to).map(({ text }) => text.replace(/\D/g, ''));
    // `mann c 220 cdi` is a car.
    const isSure = hasPrefix && (words[at]?.text.length ?? 0) > 1;
    if (digits.join('').length < (isSure ? ENOUGH_AFTER_PREFIX : ENOUGH_DIGITS)) continue;
    for (let i = at; i < to; i++) found.add(i);
    at = to - 1;
  }
  return found;
}
