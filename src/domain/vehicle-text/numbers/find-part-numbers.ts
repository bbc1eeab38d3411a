import { engineOfCode } from '../engines/engine-codes.ts';
import { endOfMakerNumber } from './maker-numbers.ts';
import { PREPOSITIONS } from '../language/stop-words.ts';
import { isMeasureUnit } from './mark-measures.ts';
import { isNumberLabel } from './part-numbers.ts';
import { isMobileNumber, isTelephone } from './telephone-words.ts';
import { isFree, mark, type TextWord } from '../text-words.ts';
import { isYearText } from '../year-text.ts';

const PART_NUMBER_LETTERS_MAX = 24;
/** So many digits are a number without others beside them. */
const WHOLE_DIGITS = 7;

/** `1K0 959 653`, `038 906 019`. */
const OF_VOLKSWAGEN: readonly RegExp[] = [/^\d[a-z\d]{2}$/, /^\d{3}$/, /^\d{3}[a-z]{0,2}$/];

/** Numbers written in groups, one pattern per group: Porsche, Volkswagen, ATE, Pierburg, BMW, Mercedes, Renault, Bosch, Nissan, Honda, Ford. */
const GROUPED: readonly (readonly RegExp[])[] = [
  [/^\d{3}$/, /^\d{3}$/, /^\d{3}$/, /^\d\d$/],
  [/^f$/, /^00[a-z\d]$/, /^\d{3}$/, /^\d{3}$/],
  OF_VOLKSWAGEN,
  [/^(?:\d[a-z]\d|0\d[a-z])$/, /^\d{6}[a-z]{0,2}$/],
  [/^\d[a-z]$/, /^0\d{6}[a-z]{0,2}$/],
  [/^\d\d$/, /^\d{4}$/, /^\d{4}$/, /^\d$/],
  [/^\d$/, /^\d{5}$/, /^\d\d$/, /^\d$/],
  [/^\d\d$/, /^\d\d$/, /^\d$/, /^\d{3}$/, /^\d{3}$/],
  [/^a$/, /^\d{3}$/, /^\d{3}$/, /^\d\d$/, /^\d\d$/],
  [/^a?\d{3}$/, /^\d{3}$/, /^\d\d$/, /^\d\d$/],
  [/^\d$/, /^\d{3}$/, /^\d{3}$/, /^\d{3}$/],
  [/^\d{4}$/, /^\d{3}$/, /^\d{3}$/],
  // Of Peugeot and Citroën: `96 380 012 80`.
  [/^9[68]$/, /^\d{3}$/, /^\d{3}$/, /^80$/],
  [/^\d\d$/, /^\d{3}$/, /^\d{3}$/],
  // Its second group ends in digits, and is not `5x112`.
  [/^\d{5}$/, /^\d(?=[a-z\d]*\d{2})[a-wyz\d]{3}\d$/],
  [/^\d{5}$/, /^[a-z][a-z\d]{2}$/, /^[a-z]\d{2}$/],
  // Its second group is no year: `320d 2008 kw`.
  [/^(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{4}$/, /^(?!(?:19|20)\d\d$)(?:\d{4,5}|\d{1,2}[a-z]\d{3})$/, /^[a-z]{2}$/],
];

/** A number begins with no year, and has no range of years: `2006 061 123`, `05.2008-2011 2`. */
const hasYears = ([first, ...others]: readonly TextWord[]): boolean =>
  isYearText(first?.text ?? '') || others.filter(({ text }) => isYearText(text)).length > 1;

const digits = (text: string): number => text.replace(/\D/g, '').length;

/** Of Peugeot and Citroën, and not the year of a `2005b6`. */
const OF_PEUGEOT = /^(?!19|20)\d{4}[a-z]\d$/;

/** One word that can only be a part number: long, of digits or of digits and a few letters. */
function isPartNumber(text: string): boolean {
  if (text.includes('.') || /\dx\d/.test(text) || isMobileNumber(text) || engineOfCode(text)) return false;
  if (/^\d+$/.test(text)) return text.length >= WHOLE_DIGITS;
  if (OF_PEUGEOT.test(text)) return true;
  return text.length >= WHOLE_DIGITS && /[a-z]/.test(text) && digits(text) >= 5;
}

const plain = ({ raw }: TextWord): string => raw.toLowerCase();

const THREE_DIGITS = /^\d{3}$/;
const ENGINE = /^(?:cdi|tdi|hdi|dci|d|ks|kw)$/;

const GROUPS_MAX = 5;

/** `6312 8555 120`: ten digits and more in groups that no maker writes; a year or a short list of cars has fewer. */
function digitsFrom(words: readonly TextWord[], from: number, isCar: IsCar): number {
  let to = from;
  while (
    to < from + GROUPS_MAX &&
    isDigits(words[to]) &&
    !isMeasureUnit(words[to + 1]?.text ?? '') &&
    (to === from || /^[ .-]$/.test(words[to]?.before ?? ''))
  )
    to++;
  const groups = words.slice(from, to).map(plain);
  const isLong = groups.some(({ length }) => length >= 4) && !groups.some(isYearText);
  // A longer one is a number by itself: `9663199280 2 kom`.
  const areGroups = groups.every(({ length }) => length < WHOLE_DIGITS);
  return groups.length > 1 &&
    isLong &&
    areGroups &&
    !groups.every(isCar) &&
    /^\d{10,12}$/.test(groups.join(''))
    ? to
    : from;
}

const isDigits = (word: TextWord | undefined): boolean => isFree(word) && /^\d+$/.test(plain(word));

/** Three numbers of a longer list, or before an engine, are those of cars: `311 313 316 CDI`, `206-207-307`. */
function isListOfCars(words: readonly TextWord[], from: number, to: number, isCar: IsCar): boolean {
  const run = words.slice(from, to);
  if (run.length !== 3 || !run.every(({ text }) => THREE_DIGITS.test(text))) return false;
  const [before, next] = [words[from - 1], words[to]];
  const isLonger = [before, next].some((word) => isFree(word) && THREE_DIGITS.test(word.text));
  return isLonger || ENGINE.test(next?.text ?? '') || run.every(({ text }) => isCar(text));
}

type IsCar = (text: string) => boolean;

/** The letters of a version written apart, `1K0 959 653 C`, but not the next word: `1K0 959 653 za Golf`. */
function isVersion(word: TextWord | undefined, isCar: IsCar): boolean {
  const { raw = '', text = '' } = word ?? {};
  if (!isFree(word) || !/^[a-z]{1,2}$/i.test(raw)) return false;
  if (text.length === 1) return !/^[io]$/.test(text) && (raw !== text || !PREPOSITIONS.has(text));
  const isWord = PREPOSITIONS.has(text) || isNumberLabel(text) || isMeasureUnit(text) || isCar(text);
  return !isWord && !/^(?:vw|mb|id)$/.test(text);
}

/** The last group of `1LE 009 447-051` and `5DV 007 760-00`. */
const isOfHella = (words: readonly TextWord[], from: number, to: number): boolean => {
  const [first, last] = [words[from], words[to]];
  const isLast = isFree(last) && last.before === '-' && /^\d{2,3}$/.test(last.text);
  return isLast && /^\d[a-z]{2}$/.test(first?.text ?? '');
};

function groupsFrom(words: readonly TextWord[], from: number, isCar: IsCar): number {
  for (const form of GROUPED) {
    const groups = words.slice(from, from + form.length);
    const fits = form.every((pattern, i) => {
      const word = groups[i];
      return isFree(word) && pattern.test(plain(word)) && (i === 0 || /^[ ./-]?$/.test(word.before));
    });
    // `Golf 4 028 115 105`: the first digit is that of a generation.
    const isOfCar = /^[1-9]$/.test(words[from]?.text ?? '') && isCar(words[from - 1]?.text ?? '');
    if (!fits || isOfCar) continue;
    const to = from + form.length;
    if (isListOfCars(words, from, to, isCar) || hasYears(words.slice(from, to))) return from;
    const [last, next] = [words[to - 1], words[to]];
    const hasVersion =
      form === OF_VOLKSWAGEN && /^\d+$/.test(last?.text ?? '') && /^[ ./-]?$/.test(next?.before ?? '');
    return isOfHella(words, from, to) || (hasVersion && isVersion(next, isCar)) ? to + 1 : to;
  }
  return from;
}

/** The version at the end of a number of Ford: the `CE` of `7S71-17683-CE`. */
const VERSION = /^[a-z]{1,2}$/;

/** Groups that hyphens join into one number: `1S71-12B579-AE`, `89661-05B30`; a range of years is not one. */
function hyphenatedFrom(words: readonly TextWord[], from: number, isCar: IsCar): number {
  const isGroup = (word: TextWord | undefined, at: number): boolean =>
    isFree(word) && (at === from || word.before === '-') && plain(word).length >= 3;
  let to = from;
  while (isGroup(words[to], to)) to++;
  const run = words.slice(from, to);
  const text = run.map(plain).join('');
  // `2005- 105 KS` is an open year.
  const isYears =
    run.every(({ text }) => /^(?:19|20)\d\d$/.test(text)) ||
    (isYearText(run[0]?.text ?? '') && run[0]?.after !== '-');
  const isNumber =
    run.length > 1 &&
    run.every((word) => /\d/.test(word.text)) &&
    digits(text) >= 7 &&
    !isYears &&
    !isListOfCars(words, from, to, isCar);
  if (!isNumber) return from;
  const next = words[to];
  return isFree(next) && next.before === '-' && VERSION.test(plain(next)) ? to + 1 : to;
}

/** `INA 530 0171 10`: the numbers of LuK, INA and FAG; the first group of any other names a car where it can. */
const SCHAEFFLER = /^\d{3} \d{4} \d\d$/;

function ofMakerFrom(words: readonly TextWord[], from: number, isCar: IsCar): number {
  const to = endOfMakerNumber(words, from);
  const groups = words.slice(from, to);
  const first = groups[0]?.text ?? '';
  // `K&N 33-2865` is no Alfa 33.
  const isOneNumber = groups
    .slice(1)
    .some(({ text, before }) => before === '-' && text.length > 3 && !isYearText(text) && !isCar(text));
  const isOfCar =
    /\d/.test(first) && isCar(first) && !isOneNumber && !SCHAEFFLER.test(groups.map(plain).join(' '));
  return isOfCar || !groups.every(isFree) ? from : to;
}

const HAS_SHORT = /^(?:bmw|mini|ford|finis)$/;

/** The end of a number of BMW without its groups for the kind of part, `BMW 7 165 800`, and a number of Ford. */
function shortFrom(words: readonly TextWord[], from: number, isCar: IsCar): number {
  const [first, ...others] = words.slice(from, from + 3);
  const isShort =
    others.length === 2 &&
    (HAS_SHORT.test(words[from - 1]?.text ?? '') || HAS_SHORT.test(words[from + 3]?.text ?? '')) &&
    isFree(first) &&
    /^\d$/.test(first.text) &&
    others.every((word) => isFree(word) && THREE_DIGITS.test(word.text) && word.before === ' ') &&
    !others.every(({ text }) => isCar(text)) &&
    !ENGINE.test(words[from + 3]?.text ?? '');
  return isShort ? from + 3 : from;
}

/** Marks the part numbers of a title and returns them in capitals without separators. `isCar`: a number names a model. */
export function findPartNumbers(words: readonly TextWord[], isCar: IsCar = () => false): string[] {
  const found: string[] = [];
  for (let from = 0; from < words.length; from++) {
    const word = words[from];
    if (!isFree(word)) continue;
    let to = groupsFrom(words, from, isCar);
    if (to === from) to = hyphenatedFrom(words, from, isCar);
    if (to === from) to = digitsFrom(words, from, isCar);
    if (to === from && isPartNumber(plain(word))) {
      to = from + 1;
      const isApart = /^[ -]$/.test(words[to]?.before ?? '') && isVersion(words[to], isCar);
      if (isApart && /^\d[a-z\d]{2}\d{6}$/.test(plain(word))) to++;
    }
    for (const endFrom of [ofMakerFrom, shortFrom]) if (to === from) to = endFrom(words, from, isCar);
    if (to === from) continue;
    const number = words
      .slice(from, to)
      .map((part) => part.raw.toUpperCase())
      .join('');
    // The digits of a telephone have the same role: they name no vehicle either.
    const isOfPart = number.length <= PART_NUMBER_LETTERS_MAX && !isTelephone(words, from, to);
    mark(words, from, to, 'part-number');
    if (isOfPart && !found.includes(number)) found.push(number);
    from = to - 1;
  }
  return found;
}
