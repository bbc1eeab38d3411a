import { engineOfCode } from '../engines/engine-codes.ts';
import { PART_MAKERS } from '../language/part-makers.ts';
import { isMeasureUnit } from './mark-measures.ts';
import { isBulbSocket, isOilGrade } from './named-sizes.ts';
import { isYearText } from '../year-text.ts';

type Spaced = { text: string; before: string };

/** Letters that makers begin their numbers with: `SKF VKBA 3569`, `MANN HU 719/7 x`. */
const PREFIXES: ReadonlySet<string> = new Set(
  'vkba vkbc vkma vkmc vkmv vkm vkpa vkpc vkds vkdc vkjp vkjc hu wk w c p cu cuk pu lx lak la oc ox kc kl kx op oe pp ap wa wf gdb jte jbj df fdb dcrs'.split(
    ' ',
  ),
);
/** Those that nothing else begins with, so that they need no maker beside them: `VKBA 3569`, `HU 719/7`. */
const ALONE = /^(?:vk[a-z]{1,2}|gdb|jte|jbj|fdb|dcrs|cuk|hu|wk)$/;
/** `mann c 220 cdi` is a car. */
const isSurePrefix = (text: string): boolean => text.length > 1 && PREFIXES.has(text);

const ENOUGH_DIGITS = 5;
const ENOUGH_AFTER_PREFIX = 3;

/** `5x112`, `74ah`, `b6`, `e90`; a `p85` is a brake pad of Brembo. */
const SIZE_OR_CODE = /\.|\dx\d|^\d+(?:a|ah|v|w|l|j|mm|cm|kg|ks|kw)$|^(?!p\d\d$)[a-z]\d{1,3}$/;

/** Whether a word with digits is a year, a size or the code of a car. */
const isOther = (text: string): boolean =>
  SIZE_OR_CODE.test(text) || isYearText(text) || isOilGrade(text) || isBulbSocket(text);

/** `225/45`, also without its diameter. */
const isTyre = (words: readonly Spaced[], at: number): boolean =>
  /^[1-3]\d5$/.test(words[at]?.text ?? '') &&
  words[at + 1]?.before === '/' &&
  /^\d\d$/.test(words[at + 1]?.text ?? '');

/** Whether the word may be a group of digits and letters in a maker's number. */
const isGroup = (words: readonly Spaced[], at: number): boolean => {
  const text = words[at]?.text ?? '';
  return (
    /^(?=.*\d)[a-z\d]+$/.test(text) &&
    !isMeasureUnit(words[at + 1]?.text ?? '') &&
    !isTyre(words, at) &&
    !isOther(text) &&
    engineOfCode(text) === undefined
  );
};

const isOneGap = (word: Spaced | undefined): boolean => /^[ ./-]?$/.test(word?.before ?? '');
/** The end of `HU 7020 Z`. */
const isVersion = (word: Spaced | undefined): boolean => /^[kxyz]$/.test(word?.text ?? '') && isOneGap(word);
const isMaker = (word: Spaced | undefined): boolean => PART_MAKERS.has(word?.text ?? '');

/** `G7384`, `A863S`, `D7R49`: letters make up for missing digits; a `C220d` is a car. */
const LETTERED = /^(?:afh\d\dm|[a-z]{1,3}(?:\d{4,}|\d{3}[a-ce-jl-z])|[a-z]\d{1,2}[a-z]{1,2}\d{2,3})$/;

/** Where a short number that begins with letters ends, also that of `W712/75`, while `W203/204` are cars. */
function endOfLettered(words: readonly Spaced[], from: number): number {
  const [text = '', next] = [words[from]?.text, words[from + 1]];
  const hasEnd = next?.before === '-' && /^\d\d$/.test(next.text);
  if (LETTERED.test(text) && isGroup(words, from)) return from + (hasEnd ? 2 : 1);
  const isVersioned = /^[a-z]{1,2}\d{3}$/.test(text) && next?.before === '/' && /^\d\d$/.test(next.text);
  return isVersioned ? from + 2 : from;
}

const lettersOf = (word: Spaced | undefined): string => /^[a-z]*/.exec(word?.text ?? '')?.[0] ?? '';

/** Where the number that may begin there ends; `from` where there is none. Its letters count only after a maker. */
function endOfNumber(words: readonly Spaced[], from: number): number {
  const lettered = isMaker(words[from - 1]) ? endOfLettered(words, from) : from;
  if (lettered > from) return lettered;
  const letters = lettersOf(words[from]);
  const prefix = isMaker(words[from - 1]) || ALONE.test(letters) ? letters : '';
  const isApart = prefix === words[from]?.text && PREFIXES.has(prefix);
  const first = isApart ? from + 1 : from;
  let to = first;
  while (isGroup(words, to) && (to === from || isOneGap(words[to]))) to++;
  const digits = words
    .slice(first, to)
    .map(({ text }) => text.replace(/\D/g, ''))
    .join('');
  const isSure = isSurePrefix(prefix);
  if (digits.length < (isSure ? ENOUGH_AFTER_PREFIX : ENOUGH_DIGITS)) return from;
  return isSure && isVersion(words[to]) ? to + 1 : to;
}

/** Where the number that begins with letters of a maker or right after its name ends; `from` where none begins there. */
export const endOfMakerNumber = (words: readonly Spaced[], from: number): number =>
  (isMaker(words[from - 1]) && isOneGap(words[from])) || ALONE.test(lettersOf(words[from]))
    ? endOfNumber(words, from)
    : from;

/** Indexes of the words that are the number of a maker of parts, right after or before the maker's name. */
export function makerNumbers(words: readonly Spaced[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (let at = 0; at < words.length; at++) {
    const to = endOfNumber(words, at);
    if (to === at || (!isMaker(words[at - 1]) && !isMaker(words[to]))) continue;
    for (let i = at; i < to; i++) found.add(i);
    at = to - 1;
  }
  return found;
}
