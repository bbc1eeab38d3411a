import { isFuel } from '../../vehicle-text/engines/engine-words.ts';
import { rimInches } from '../../vehicle-text/numbers/mark-measures.ts';
import { stem } from '../../vehicle-text/language/stem.ts';
import {
  isInches,
  isOilGrade,
  isWheelInches,
  millimetres,
  otherSizes,
} from '../../vehicle-text/numbers/named-sizes.ts';
import type { QueryWord } from '../query/analyse-query.ts';
import { isWiper } from '../vehicle/sized-parts.ts';
import { replaceRuns } from '../words/word-runs.ts';
import { withoutReplacedSize } from './replaced-size.ts';
import { anyOf, not, term } from './tsquery.ts';
import { isAboutWheels, joinBolts } from './wheel-studs.ts';

/** Width and height of a tyre with the diameter of its rim, in any spelling: `2055516`, `205 55 16`, `205/55zr16`. */
const TYRE = /^(1[2-9]5|2\d5|3[0-3]5)[/ x.-]?([2-8][05])[/ x.-]?(?:z?r)?[/ x.-]?(1[2-9]|2[0-3])$/;
const TYRE_WORDS_MAX = 4;

const CHAIN = stem('lanac');
const CHAIN_OF_TYRE = 'zimskilanac';

/** Chains with the size of a tyre are for snow, not of an engine: `lanci 205/55 16`. */
function chainsOfTyres(words: readonly QueryWord[]): readonly QueryWord[] {
  const isForSnow = words.some(({ stem: own }) => own.startsWith('sneg') || own.startsWith('snezn'));
  if (isForSnow || !words.some((_, at) => tyreAt(words, at))) return words;
  return words.map((word) =>
    word.stem === CHAIN ? { ...word, text: CHAIN_OF_TYRE, stem: stem(CHAIN_OF_TYRE) } : word,
  );
}

/** `2055516`, `195 65 15` → `205/55 r16`, as names of parts write it. */
const joinTyres = (words: readonly QueryWord[]): QueryWord[] =>
  replaceRuns(words, (word, at) => {
    const found = tyreAt(words, at);
    if (!found) return undefined;
    const [width = '', height = '', inches = ''] = found.sizes;
    const part = { ...word, after: '', isNumber: false, isLast: false };
    const last = words[found.to - 1] ?? word;
    const read = [
      { ...part, ...textOf(width), after: '/' },
      { ...part, ...textOf(height), before: '/' },
      { ...part, ...textOf(`r${inches}`), before: ' ', after: last.after, isLast: last.isLast },
    ];
    return { read, end: SPEED_INDEX.test(words[found.to]?.text ?? '') ? found.to + 1 : found.to };
  });

/** The `y` of `225 40 18 y`, which few names of tyres give. */
const SPEED_INDEX = /^[hqrstvwyz]$/;

const textOf = (text: string) => ({ text, stem: text, typed: text });

function tyreAt(words: readonly QueryWord[], at: number): { sizes: string[]; to: number } | undefined {
  for (let to = Math.min(words.length, at + TYRE_WORDS_MAX); to > at; to--) {
    const written = words.slice(at, to).map(({ text, before }, i) => (i === 0 ? text : before + text));
    const found = TYRE.exec(written.join(''));
    if (found) return { sizes: found.slice(1), to };
  }
  return undefined;
}

const INCHES_BY_NAME: readonly (readonly [RegExp, string])[] = [
  [/^cetrn/, '14'],
  [/^petn/, '15'],
  [/^sesn/, '16'],
  [/^sedamn/, '17'],
  [/^osamn/, '18'],
  [/^devetn/, '19'],
  [/^dvadeset/, '20'],
];

/** `17ke`, `sedamnaestice` → `17`: wheels, by their diameter as a noun. */
function inchesOfNoun(text: string): string | undefined {
  const [, digits] = /^(1[2-9]|2[0-3])(?:k|c|ic|tic)[aeiu]$/.exec(text) ?? [];
  if (digits !== undefined) return digits;
  return /(?:n(?:a?e|a[ij])st|deset)(?:ic|k)[aeiu]$/.test(text)
    ? INCHES_BY_NAME.find(([name]) => name.test(text))?.[1]
    : undefined;
}

/** The width of a rim with its diameter: `7jx16`, `7x16`. */
const RIM = /^([4-9]|1[0-2])j?x(1[2-9]|2[0-3])$/;

/** `17ke`, `7jx16` → `r17`, `7j r16`: the sizes of a wheel as names of parts write them. */
const spelledWheelSizes = (words: readonly QueryWord[]): QueryWord[] =>
  words.flatMap((word, at) => {
    const next = words[at + 1];
    // `16-ice`
    if (word.before === '-' && inchesOfNoun(`${words[at - 1]?.text ?? ''}${word.text}`)) return [];
    const inches = inchesOfNoun(next?.before === '-' ? word.text + next.text : word.text);
    const [, width, rim = inches] = RIM.exec(word.text) ?? [];
    if (rim === undefined) return [word];
    if (width === undefined) return [{ ...word, text: `r${rim}`, stem: `r${rim}` }];
    return [`${width}j`, `r${rim}`].map((text) => ({ ...word, text, stem: text, typed: text }));
  });

/** `26 inča` and `24"` → `650` and `600`: wiper blades by their length in inches, rounded as makers do it. */
function bladesInMillimetres(words: readonly QueryWord[]): readonly QueryWord[] {
  if (!words.some(isWiper)) return words;
  return words.flatMap((word, at) => {
    const [before, next] = [words[at - 1]?.text ?? '', words[at + 1]];
    if (isInches(word.text) && BLADE_INCHES.test(before)) return [];
    const isLength = isInches(next?.text ?? '') || /^(?:"|''|”)/.test(word.after);
    if (!isLength || !BLADE_INCHES.test(word.text)) return [word];
    return [{ ...word, ...textOf(String(Math.round(Number(word.text) * 2.5) * 10)) }];
  });
}

const BLADE_INCHES = /^(?:1[1-9]|2\d|3[0-2])$/;

/** `18 cola`, and `18` beside wheels → `r18`: the size of a wheel in one word. */
function joinInches(words: readonly QueryWord[]): QueryWord[] {
  const hasWheel = isAboutWheels(words);
  return words.flatMap((word, at) => {
    const [before, next] = [words[at - 1], words[at + 1]];
    const size = `r${word.text}`;
    if (isInches(word.text) && before && rimInches(`r${before.text}`) !== undefined) return [];
    if (!isWheelInches(word.text) || word.isNumber) return [word];
    if (next && isInches(next.text))
      return [{ ...word, text: size, stem: size, typed: `${word.typed} ${next.typed}`, isLast: next.isLast }];
    return [hasWheel && !/^(?:kom|x$)/.test(next?.text ?? '') ? { ...word, text: size, stem: size } : word];
  });
}

/** Also the `60` of `60 i 40 cm` and `60/40 cm`. */
function isBeforeCentimetres(words: readonly QueryWord[], at: number): boolean {
  const next = words[at + 1];
  const isListed = next?.text === 'i' || next?.before === '/';
  return next?.text === 'cm' || (words[at + (next?.text === 'i' ? 3 : 2)]?.text === 'cm' && isListed);
}

/** `60 cm` → `600 mm`, the unit in which every length is among a product's terms. */
const lengthsInMillimetres = (words: readonly QueryWord[]): QueryWord[] =>
  words.map((word, at) => {
    const length = isBeforeCentimetres(words, at) ? millimetres(word.text) : undefined;
    if (length !== undefined) return { ...word, text: length, stem: length };
    const isUnit = word.text === 'cm' && millimetres(words[at - 1]?.text ?? '') !== undefined;
    return isUnit ? { ...word, text: 'mm', stem: 'mm' } : word;
  });

/** `2 kw` → `2.0 kw`: the power of a starter, as names of parts write it. */
const withDecimals = (words: readonly QueryWord[]): QueryWord[] =>
  words.map((word, at) => {
    const text = /^\d$/.test(word.text) && words[at + 1]?.text === 'kw' ? `${word.text}.0` : undefined;
    return text === undefined ? word : { ...word, text, stem: text };
  });

/** The `l` of `400 l`; that of `ima l` means nothing. */
export const isLitres = (before: QueryWord | undefined, { text }: QueryWord): boolean =>
  text === 'l' && /^\d{2,}$/.test(before?.text ?? '');

/** `5w-30`, `10w 40` → `5w30`: the grade of an oil in one word. */
const joinGrades = (words: readonly QueryWord[]): QueryWord[] =>
  replaceRuns(words, (word, at) => {
    const next = words[at + 1];
    const text = `${word.text}${next?.text ?? ''}`;
    if (!next || !/^[ -]?$/.test(next.before) || !isOilGrade(text)) return undefined;
    const grade = { ...word, ...textOf(text), after: next.after, isLast: next.isLast, isNumber: false };
    return { read: [grade], end: at + 2 };
  });

/** The diameter and the bolts of `155x112`; no engine has the displacement of `golf 51.9 tdi`. */
const WHEEL = /^(1[2-9]|2[0-3])([3-6]x\d{2,3}(?:\.\d)?)$/;
const GENERATION_AND_LITRES = /^([1-8])([0-6]\.\d)$/;

/** Two numbers that were written without a space. */
const splitNumbers = (words: readonly QueryWord[]): QueryWord[] =>
  words.flatMap((word, at) => {
    const isEngine = isFuel(words[at + 1]?.text ?? '');
    const found = WHEEL.exec(word.text) ?? (isEngine ? GENERATION_AND_LITRES.exec(word.text) : null);
    if (!found) return [word];
    return found.slice(1).map((text, i) => ({ ...word, ...textOf(text), before: i > 0 ? ' ' : word.before }));
  });

/** Sizes of wheels, tyres and oils in the spelling of product names. */
export const sizesAsInNames = (words: readonly QueryWord[]): readonly QueryWord[] =>
  withoutReplacedSize(
    joinInches(
      spelledWheelSizes(
        joinBolts(joinTyres(joinGrades(chainsOfTyres(bladesInMillimetres(splitNumbers(words)))))),
      ),
    ),
  );

/** Numbers with a unit of their own in the spelling of product names. */
export const measuresAsInNames = (words: readonly QueryWord[]): QueryWord[] =>
  withDecimals(lengthsInMillimetres(words));

/** What does not contradict a size: the size itself, or no other size of its kind. */
export const nearSize = (size: string): string | undefined => {
  const others = otherSizes(size);
  return others.length === 0 ? undefined : anyOf([term(size), not(anyOf(others.map(term)))]);
};
