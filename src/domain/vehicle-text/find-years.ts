import { isFree, mark, type TextWord } from './text-words.ts';
import { isYearText, isYearWord, shortYear } from './year-text.ts';

/** Years as a title gives them; an undefined end is open. `at` … `end` are the indexes of their words. */
export type NamedYears = {
  from: number | undefined;
  to: number | undefined;
  at: number;
  end: number;
  /** Two digits: counts only for a car that was built then. */
  isShort: boolean;
  /** Four digits, or a word or an apostrophe beside two, say that it is a year. */
  isNamed: boolean;
};

type ReadDate = { year: number; end: number; isShort: boolean };

/** Words before a short year that mark it as a year: `god 09`, `iz 99`. */
const NAMES_YEAR = /^(?:god|godin[aeu]|godist[ea]|mod|model|my|iz)$/;
// Folded, as the texts of words are: `poslije`, `prije`, `nadalje`.
/** `nakon 2005` begins with 2006, `od 2005` with 2005. */
export const saysAfter = (text: string): boolean => /^(?:nakon|posle|iza)$/.test(text);
/** `prije 2005` ends with 2004, `do 2005` with 2005. */
export const saysBefore = (text: string): boolean => text === 'pre';
export const saysFrom = (text: string): boolean => text === 'od' || saysAfter(text);
export const saysUntil = (text: string): boolean => text === 'do' || saysBefore(text);

const ONWARDS = /^(?:nadale|danas|navise|noviji|novija)$/;
/** The `novije` of `2008 i novije`. Compared as written: folded it is `nove`, which says that a part is new. */
export const isNewer = (raw: string): boolean => /^novije$/i.test(raw);
const LONGEST_SHORT_RANGE = 25;

/** The text before a word, without what never separates years. */
const separator = (before: string): string => before.replace(/[\s.()'’`]/g, '').replace(/[–—_]/g, '-');
const isDash = (before: string): boolean => /^-+$/.test(separator(before));
/** What stands between the ends of a range: `05-09`, `05/09`, `05...09`, `05>09`. */
const isRangeSeparator = (before: string): boolean =>
  isDash(before) || /^(?:\/|[-=]*>+)$/.test(separator(before)) || /^\s*(?:\.{2,}|…)\s*$/.test(before);
/** Case endings of a year: `2011-te`, `2005-e`, `2003-će`. */
const ENDING = /^(?:t?[aeo]|toj|tog|ce|oj|ih|tih)$/;

class Reader {
  readonly words: readonly TextWord[];
  readonly thisYear: number;

  constructor(words: readonly TextWord[], thisYear: number) {
    this.words = words;
    this.thisYear = thisYear;
  }

  text = (at: number): string => (isFree(this.words[at]) ? this.words[at].text : '');
  separatorBefore = (at: number): string => separator(this.words[at]?.before ?? '');

  /** A year at this word, alone or after its month. */
  date(at: number, mayBeShort: boolean): ReadDate | undefined {
    const text = this.text(at);
    const isMonth = /^(?:0?[1-9]|1[0-2])$/.test(text);
    const next = this.text(at + 1);
    if (isMonth && /^[/.-]?$/.test(this.separatorBefore(at + 1)) && this.words[at + 1]?.before !== ' ') {
      if (this.isYear(next)) return { year: Number(next), end: at + 2, isShort: false };
    }
    if (this.isYear(text)) {
      const hasEnding = this.words[at + 1]?.before === '-' && ENDING.test(next);
      return { year: Number(text), end: hasEnding ? at + 2 : at + 1, isShort: false };
    }
    const short = mayBeShort ? shortYear(text, this.thisYear) : undefined;
    return short === undefined ? undefined : { year: short, end: at + 1, isShort: true };
  }

  isYear = (text: string): boolean => isYearText(text) && Number(text) <= this.thisYear + 1;

  saysOnwards(at: number): boolean {
    const word = this.words[at];
    return isFree(word) && (ONWARDS.test(word.text) || isNewer(word.raw));
  }

  skipYearWords(at: number): number {
    let end = at;
    while (isYearWord(this.text(end))) end++;
    return end;
  }

  /** The index after an open end: `2008-`, `2008+`, `2008->`, `2008 na dalje`; undefined where there is none. */
  onwards(end: number): number | undefined {
    const after = this.words[end - 1]?.after ?? '';
    const isLast = end >= this.words.length;
    if (/^\.?(?:[-–—]+(?=[\s)\]>,.;:!?|"”'’]|$)|[-–—=]*>|\+|\.{2,}|…)/.test(after)) return end;
    if (isLast && /^\.?\s*[-–—>]+\s*$/.test(after)) return end;
    const [one, two] = [this.text(end), this.text(end + 1)];
    if (this.saysOnwards(end)) return end + 1;
    if (/^(?:pa|i)$/.test(one) && two === 'na') return this.onwards(end + 1);
    if (/^(?:na|pa|i|do)$/.test(one) && (this.saysOnwards(end + 1) || /^(?:dale|vise)$/.test(two)))
      return end + 2;
    return undefined;
  }

  /** The year that ends a range, behind a separator or a word at `at`: the `09` of `05-09` and of `05 do 09`. */
  rangeEnd(at: number, isUntilWord: boolean): ReadDate | undefined {
    if (isRangeSeparator(this.words[at]?.before ?? '')) return this.date(at, true);
    return isUntilWord ? this.date(at + 1, true) : undefined;
  }

  /** `07/08-09/12`: two months, each with a short year. */
  monthRange(at: number): NamedYears | undefined {
    const [a, b, c, d] = [0, 1, 2, 3].map((i) => this.text(at + i));
    if (!a || !b || !c || !d || ![a, c].every((month) => /^(?:0?[1-9]|1[0-2])$/.test(month)))
      return undefined;
    const separators = [1, 2, 3].map((i) => this.separatorBefore(at + i));
    if (separators[0] !== '/' || separators[2] !== '/' || !/^-+$/.test(separators[1] ?? '')) return undefined;
    const [from, to] = [shortYear(b, this.thisYear), shortYear(d, this.thisYear)];
    if (from === undefined || to === undefined || from > to) return undefined;
    return { from, to, at, end: at + 4, isShort: true, isNamed: true };
  }

  /** `00,01,02,03`: a list of three or more short years. */
  shortList(at: number): NamedYears | undefined {
    const first = /^\d\d$/.test(this.text(at)) ? shortYear(this.text(at), this.thisYear) : undefined;
    if (first === undefined) return undefined;
    let end = at + 1;
    while (
      /^[,;/]$/.test(this.separatorBefore(end)) &&
      shortYear(this.text(end), this.thisYear) === first + end - at
    )
      end++;
    if (end - at < 3) return undefined;
    const last = this.skipYearWords(end);
    return { from: first, to: first + end - at - 1, at, end: last, isShort: true, isNamed: last > end };
  }

  /** A word or an apostrophe beside two digits says that they are a year: `god 05`, `'05`, `05'`. */
  isMarkedAsYear(at: number): boolean {
    const { before = '', after = '' } = this.words[at] ?? {};
    if (NAMES_YEAR.test(this.text(at - 1)) || /['’`]$/.test(before)) return true;
    // `17'` may be the inches of a rim.
    return /^[07-9]\d$/.test(this.text(at)) && /^['’`](?!\p{L})/u.test(after);
  }

  /** Right after a car, a dash that is joined to a year leaves the start open: `Twingo 1 -2000`. */
  isOpenStart(at: number, end: number): boolean {
    const { role, after = '' } = this.words[at - 1] ?? {};
    return (
      (role === 'model' || role === 'generation') && /\s[-–—]$/.test(after) && !isYearWord(this.text(end))
    );
  }

  /** Short years: `05-09`, `05 do 09`, `od 05`, `god 05`; an open range also right after a car, `golf 05-`. */
  shortRange(at: number): NamedYears | undefined {
    const first = /^\d\d$/.test(this.text(at)) ? this.date(at, true) : undefined;
    if (!first?.isShort) return undefined;
    const end = this.skipYearWords(first.end);
    const wordBefore = this.text(at - 1);
    const isNamed = end > first.end || this.isMarkedAsYear(at);
    const short = { at, isShort: true, isNamed };
    const second = this.rangeEnd(end, saysUntil(this.text(end)));
    const next = second && this.words[second.end];
    // `05-09-12` is not a range.
    const isLonger = isDash(next?.before ?? '') && /^\d+$/.test(next?.text ?? '');
    if (second && !isLonger && second.year >= first.year && second.year - first.year <= LONGEST_SHORT_RANGE) {
      const last = this.skipYearWords(second.end);
      return {
        ...short,
        from: first.year,
        to: second.year,
        end: last,
        isNamed: isNamed || last > second.end,
      };
    }
    if (second?.isShort && this.separatorBefore(end) === '/' && Number(this.text(at)) <= 12)
      return { ...short, from: second.year, to: second.year, end: second.end };
    const role = this.words[at - 1]?.role;
    // `08+` is written like the `plus` of a 206+.
    const onwards = this.onwards(end) ?? (this.text(end) === 'plus' ? end + 1 : undefined);
    const open = role === 'model' || role === 'generation' ? onwards : undefined;
    if (open !== undefined) return { ...short, from: first.year, to: undefined, end: open };
    if (this.isOpenStart(at, first.end)) return { ...short, from: undefined, to: first.year, end };
    const isOpen = saysFrom(wordBefore);
    if (!isNamed && !isOpen) return undefined;
    return { ...short, from: first.year, to: isOpen ? undefined : first.year, end };
  }

  /** Consecutive years in a list: `2010 2011 2012`, `2012, 2013`. */
  list(first: ReadDate): ReadDate {
    let last = first;
    for (;;) {
      const skip = this.text(last.end) === 'i' ? 1 : 0;
      // `2005/06/07`: a single one after a slash ends a range.
      const isShort =
        /^[/,]$/.test(this.separatorBefore(last.end)) && /^[/,]$/.test(this.separatorBefore(last.end + 1));
      const next = this.date(last.end + skip, isShort || last.isShort);
      if (next?.year !== last.year + 1 || !/^[,;/&+]?$/.test(this.separatorBefore(last.end))) return last;
      last = next;
    }
  }

  /** The digit of `2005/6`: the next year or, as in `2005/9`, a month. */
  digitAfterSlash(at: number): number | undefined {
    const text = this.text(at);
    return this.words[at]?.before === '/' && /^[1-9]$/.test(text) ? Number(text) : undefined;
  }

  /** Years of four digits: `2005`, `2005-2009`, `2005 do 09`, `2005-`, `2010 2011 2012`. */
  longRange(at: number): NamedYears | undefined {
    const first = this.date(at, false);
    if (!first) return undefined;
    const next = this.skipYearWords(first.end);
    const named = { at, isShort: false, isNamed: true };
    const last = this.list(first);
    if (last !== first)
      return { ...named, from: first.year, to: last.year, end: this.skipYearWords(last.end) };
    const second = this.rangeEnd(next, saysUntil(this.text(next)) || this.text(next) === 'to');
    if (second && second.year >= first.year) {
      const end = this.skipYearWords(second.end);
      return { ...named, from: first.year, to: second.year, end };
    }
    const open = this.onwards(next);
    if (open !== undefined) return { ...named, from: first.year, to: undefined, end: open };
    const digit = this.digitAfterSlash(first.end);
    if (digit !== undefined) {
      const isNextYear = digit === (first.year + 1) % 10;
      return { ...named, from: first.year, to: first.year + (isNextYear ? 1 : 0), end: first.end + 1 };
    }
    const wordBefore = this.text(at - 1);
    if (saysFrom(wordBefore)) return { ...named, from: first.year, to: undefined, end: next };
    if (saysUntil(wordBefore) || this.isOpenStart(at, first.end))
      return { ...named, from: undefined, to: first.year, end: next };
    return { ...named, from: first.year, to: first.year, end: next };
  }
}

/** Every year and range of years in a title, in order; marks their words. */
export function findYears(words: readonly TextWord[], thisYear: number): NamedYears[] {
  const reader = new Reader(words, thisYear);
  const found: NamedYears[] = [];
  for (let at = 0; at < words.length; at++) {
    const years =
      reader.monthRange(at) ?? reader.longRange(at) ?? reader.shortList(at) ?? reader.shortRange(at);
    if (!years) continue;
    mark(words, at, years.end, 'year');
    found.push(years);
    at = years.end - 1;
  }
  return found;
}
