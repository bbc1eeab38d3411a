import { NUMBER_WORDS } from '../../vehicle-text/language/number-names.ts';
import { isMeasureUnit, isWheelWord } from '../../vehicle-text/numbers/mark-measures.ts';
import { BOLT_PATTERNS } from '../../vehicle-text/numbers/named-sizes.ts';
import { stem } from '../../vehicle-text/language/stem.ts';
import type { QueryWord } from '../query/analyse-query.ts';
import { replaceRuns } from '../words/word-runs.ts';
import { allOf, anyOf, beginning, not, term } from './tsquery.ts';

/**
 * Studs and the diameter in millimetres that they stand on; the `x` of a Cyrillic keyboard folds to `h`. Only diameters
 * of wheels: `5/6` and `5/2006` are none.
 */
const BOLTS =
  /^([3-6])(?: ?[xh×*] ?|[/-]| ?)(98|100|105|108|110|112|114(?:[.,]3)?|115|118|120(?:[.,]65)?|127|130|139(?:[.,]7)?|160|165(?:[.,]1)?|170)$/;
const BOLT_WORDS_MAX = 5;

/**
 * Two numbers with only a space between them are a pattern beside the word for holes, `felge 5 rupa 112`, or after a word
 * or size of wheels: `felge 18 5 112`. In `golf 5 112 ks` they mean something else.
 */
const IS_BARE = /^\d ?\d+(?:[.,]\d+)?$/;
const INCHES = /^r?(?:1[3-9]|2[0-3])$/;

const HOLE = /^rup(?:a|e|u|ama|n[aei])$/;
const COUNTED = /^([3-6])rup(?:a|e|n[aei])$/;
const SPELLED = /^(tro|cetvero|cetvoro|peto|petero|sesto)rup[aeiu]$/;
const STUDS: Readonly<Record<string, string>> = {
  tro: '3',
  cetvero: '4',
  cetvoro: '4',
  peto: '5',
  petero: '5',
  sesto: '6',
};

/** What wheels are of: before a size people leave out the noun, `aluminijske 18`, `čelične 15`. */
const METAL = /^(?:alu|celicn)/;

/** Whether a query is about wheels, so that its bare numbers are inches and bolts. */
export const isAboutWheels = (words: readonly QueryWord[]): boolean =>
  words.some(
    ({ text }, at) => isWheelWord(text) || (METAL.test(text) && INCHES.test(words[at + 1]?.text ?? '')),
  );

/** `5 x 112`, `5/112`, `5×112` → `5x112`, and `4 rupe` → `4x`: bolts as names of wheels write them. */
export function joinBolts(words: readonly QueryWord[]): QueryWord[] {
  const hasWheel = isAboutWheels(words);
  return replaceRuns(words, (word, at) => {
    const found = boltsAt(words, at, hasWheel) ?? (hasWheel ? studsAt(words, at) : undefined);
    if (!found) return undefined;
    const { text, to } = found;
    const said = words.slice(at, to);
    const typed = text.endsWith('x') ? said.map((one) => one.typed).join(' ') : text;
    const isLast = said.at(-1)?.isLast === true;
    return { read: [{ ...word, text, stem: text, typed, isLast, isNumber: false }], end: to };
  });
}

type Found = { text: string; to: number };

function boltsAt(words: readonly QueryWord[], at: number, hasWheel: boolean): Found | undefined {
  const first = HOLE.test(words[at]?.text ?? '') && hasWheel ? at + 1 : at;
  for (let to = Math.min(words.length, first + BOLT_WORDS_MAX); to > first; to--) {
    const some = words.slice(first, to).filter(({ text }) => !(hasWheel && HOLE.test(text)));
    const written = some.map(({ text, before }, i) => (i === 0 ? text : before + text)).join('');
    const [, studs, pitch] = BOLTS.exec(written) ?? [];
    const before = words[at - 1]?.text ?? '';
    const isOfWheel = hasWheel && (at === 0 || isWheelWord(before) || INCHES.test(before));
    const isSure = some.length < to - at || (isOfWheel && !isMeasureUnit(words[to]?.text ?? ''));
    if (!studs || !pitch || (IS_BARE.test(written) && !isSure)) continue;
    return { text: `${studs}x${pitch.replace(',', '.')}`, to };
  }
  return undefined;
}

function studsAt(words: readonly QueryWord[], at: number): Found | undefined {
  const [one, two] = [words[at]?.text ?? '', words[at + 1]?.text ?? ''];
  const joined = COUNTED.exec(one)?.[1] ?? STUDS[SPELLED.exec(one)?.[1] ?? ''];
  if (joined !== undefined) return { text: `${joined}x`, to: at + 1 };
  const count = NUMBER_WORDS.get(one) ?? one;
  return /^[3-6]$/.test(count) && HOLE.test(two) ? { text: `${count}x`, to: at + 2 } : undefined;
}

/** Wheels with so many holes, `4x`, whatever their diameter; undefined for other texts. */
export function studQueries(text: string): { broad: string; near: string } | undefined {
  if (!/^[3-6]x$/.test(text)) return undefined;
  const others = BOLT_PATTERNS.filter((pattern) => !pattern.startsWith(text));
  const broad = anyOf([beginning(text), allOf([term(text.charAt(0)), term(stem('rupa'))])]);
  return { broad, near: anyOf([broad, not(anyOf(others.map(term)))]) };
}
