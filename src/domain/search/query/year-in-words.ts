import { CARDINALS, ordinalOf, wholeTeen } from '../../vehicle-text/language/number-names.ts';
import { isYearText, isYearWord } from '../../vehicle-text/year-text.ts';
import { shopYear } from '../../shop-year.ts';
import type { Word } from '../../vehicle-text/language/words.ts';
import { replaceRuns, saidAs } from '../words/word-runs.ts';

const DECADES: ReadonlyMap<string, number> = new Map([
  ['sedamdeset', 1970],
  ['osamdeset', 1980],
  ['devedeset', 1990],
]);

const THOUSAND = /^(?:h?ilad[aeu]|tisuc[aeu]?)$/;
const TWO = /^dv[ei]$/;
/** `dvehiladite`, also written apart from what follows. */
const TWO_THOUSAND = /^dv[ei]h?ilad(?:[aeu]|it[aeo])$/;

/** A number that words name, and the index after them. */
type Read = { value: number; end: number; isOrdinal: boolean };

function cardinal(text: string): number | undefined {
  const value = CARDINALS.indexOf(wholeTeen(text));
  return value > 0 ? value : undefined;
}

type Texts = readonly string[];

/** The `i` of `dvije hiljade i osma`. */
const skipAnd = (texts: Texts, at: number): number => (texts[at] === 'i' ? at + 1 : at);

/** `osma`, `dvadeset druga`, `osam`: a number up to 29. */
function numberAt(texts: Texts, at: number): Read | undefined {
  const text = texts[at] ?? '';
  const first = ordinalOf(text) ?? cardinal(text);
  if (first === undefined) return undefined;
  if (first === 20 && cardinal(text) !== undefined) {
    const next = skipAnd(texts, at + 1);
    const unit = ordinalOf(texts[next] ?? '');
    if (unit !== undefined && unit < 10) return { value: 20 + unit, end: next + 1, isOrdinal: true };
  }
  return { value: first, end: at + 1, isOrdinal: ordinalOf(text) !== undefined };
}

/** `dvije hiljade osma`, `hiljadu devetsto devedeset osma`: where the thousands end, and what they are. */
function thousandsAt(texts: Texts, at: number): { base: number; end: number } | undefined {
  const [one = '', two = '', three = ''] = texts.slice(at);
  if (TWO_THOUSAND.test(one)) return { base: 2000, end: at + 1 };
  if (TWO.test(one) && THOUSAND.test(two)) return { base: 2000, end: at + 2 };
  if (THOUSAND.test(one) && two === 'devetsto' && DECADES.has(three)) return { base: 1900, end: at + 2 };
  return undefined;
}

/** `devedeset osma`, `devedesetosma`. */
function decadeAt(texts: Texts, at: number): Read | undefined {
  const text = texts[at] ?? '';
  for (const [name, decade] of DECADES) {
    if (!text.startsWith(name)) continue;
    const joined = ordinalOf(text.slice(name.length));
    if (joined !== undefined && joined < 10) return { value: decade + joined, end: at + 1, isOrdinal: true };
    const unit = text === name ? numberAt(texts, skipAnd(texts, at + 1)) : undefined;
    if (unit && unit.value < 10) return { ...unit, value: decade + unit.value };
  }
  return undefined;
}

function yearAt(texts: Texts, at: number): { year: number; end: number } | undefined {
  const isNamed = (from: number, end: number) =>
    isYearWord(texts[end] ?? '') || isYearWord(texts[from - 1] ?? '');
  const thousands = thousandsAt(texts, at);
  if (thousands?.base === 2000) {
    const rest = numberAt(texts, skipAnd(texts, thousands.end));
    if (rest) return { year: 2000 + rest.value, end: rest.end };
    // `dvije hiljade kubika` is not a year.
    return isNamed(at, thousands.end) || /it[aeo]$/.test(texts[at] ?? '')
      ? { year: 2000, end: thousands.end }
      : undefined;
  }
  const decade = decadeAt(texts, thousands?.end ?? at);
  if (decade && (thousands || decade.isOrdinal || isNamed(at, decade.end)))
    return { year: decade.value, end: decade.end };
  const short = thousands ? undefined : numberAt(texts, at);
  // `osmo godište`
  return short?.isOrdinal && isYearWord(texts[short.end] ?? '')
    ? { year: 2000 + short.value, end: short.end }
    : undefined;
}

/** `2oo8`, with the letter. */
const withZeros = (text: string): string =>
  /^(?:19|2[0o])[\do]{2}$/.test(text) ? text.replaceAll('o', '0') : text;

type Typed = Word & { typed: string; before: string; after: string };

/** The `g.p.` of `g.p. 2005` is one word, `godina proizvodnje`. */
function joinYearWord<One extends Typed>(words: readonly One[]): One[] {
  return words.flatMap((word, at) => {
    const isEnd = word.text === 'p' && word.before === '.' && words[at - 1]?.text === 'g';
    const end = words[at + 1];
    const isStart = word.text === 'g' && end?.text === 'p' && end.before === '.';
    if (isEnd) return [];
    return [isStart ? { ...word, text: 'gp', stem: 'gp', typed: 'g.p.', after: end.after } : word];
  });
}

/** `dvije hiljade osma`, `devedeset osma`, `osmo godište`, `2oo8` → `2008`: years as people say and type them. */
export function spelledYears<One extends Typed>(typedWords: readonly One[]): One[] {
  const words = joinYearWord(typedWords);
  const texts = words.map(({ text }) => text);
  return replaceRuns(words, (word, at) => {
    const digits = withZeros(word.text);
    const found =
      yearAt(texts, at) ?? (isYearText(digits) ? { year: Number(digits), end: at + 1 } : undefined);
    if (!found || found.year > shopYear() + 1 || String(found.year) === word.text) return undefined;
    return { read: [saidAs(word, String(found.year), words.slice(at, found.end))], end: found.end };
  });
}
