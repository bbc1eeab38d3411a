import { foldText } from './language/fold.ts';

/** What a word of a title turned out to be; a word has one role only. */
export type Role = 'part-number' | 'measure' | 'make' | 'model' | 'generation' | 'year' | 'foreign';

export type TitleWord = {
  /** As written. */
  raw: string;
  /** Folded. */
  text: string;
  /** What stands between this word and the one before; spaces around signs are left out. */
  before: string;
  /** What stands behind it, as written: an open range ends in its dash. */
  after: string;
  /** Glued to the word before: `golf` and `5` of `golf5`. */
  isGlued: boolean;
  role: Role | undefined;
};

/** Decimals stay whole; everything else parts at what is no letter and no digit. */
const CHUNK =
  /(?<![\p{L}\p{N}]|\p{N}[.,])\d{1,2}[.,]\d{1,2}(?![\p{N}]|[.,-]\d)|\d{1,2}x\d{1,3}[.,]\d|[\p{L}\p{N}]+/gu;

/** Units and words of years that people glue to their number: `150ks`, `2003god`. */
const GLUED_UNIT =
  /^(\d+(?:[.,]\d+)?)(ks|kw|hp|ps|cm3?|mm|ccm|cc|ah|kom|kg|km|nm|v|w|l|ml|a|k|god\p{L}*|g|tdi|hdi|dci|cdti|jtd|tdci|cdi|crdi|brz\p{L}*)$/iu;

const TITLE_LETTERS_MAX = 400;

function parts(chunk: string, split: (chunk: string) => readonly string[] | undefined): readonly string[] {
  const [, number, unit] = GLUED_UNIT.exec(chunk) ?? [];
  const known = split(chunk);
  if (known) return known;
  return number && unit ? [number, unit] : [chunk];
}

/**
 * Words of a title in their order. `split` says how a glued word of the trade comes apart: `golf5`, `a4b8`; undefined
 * when it does not.
 */
export function titleWords(
  title: string,
  split: (chunk: string) => readonly string[] | undefined = () => undefined,
): TitleWord[] {
  const text = title.slice(0, TITLE_LETTERS_MAX).toWellFormed().normalize('NFC');
  const words: TitleWord[] = [];
  let end = 0;
  for (const match of text.matchAll(CHUNK)) {
    const before = text.slice(end, match.index).replace(/\s+/g, ' ');
    const last = words.at(-1);
    if (last) last.after = before;
    end = match.index + match[0].length;
    for (const [i, raw] of parts(match[0], split).entries()) {
      words.push({
        raw,
        text: foldText(raw).replace(',', '.'),
        before: i === 0 ? before.trim() || (before && ' ') : '',
        after: '',
        isGlued: i > 0,
        role: undefined,
      });
    }
  }
  const last = words.at(-1);
  if (last) last.after = text.slice(end);
  return words;
}

export const isFree = (word: TitleWord | undefined): word is TitleWord =>
  word !== undefined && word.role === undefined;

export function mark(words: readonly TitleWord[], from: number, to: number, role: Role): void {
  for (const word of words.slice(from, to)) word.role = role;
}
