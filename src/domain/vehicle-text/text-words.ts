import { toWellFormed } from '../text/storable-text.ts';
import { foldText } from './language/fold.ts';
import { gapOf, placedChunks } from './language/words.ts';
import { wordThenYear } from './year-text.ts';

/** What a word of a title was read as; a word has only one role. */
export type Role =
  'part-number' | 'measure' | 'trim' | 'manufacturer' | 'model' | 'generation' | 'year' | 'foreign';

export type TextWord = {
  /** As written. */
  raw: string;
  /** Folded. */
  text: string;
  /** The text between this word and the previous one; spaces around punctuation are left out. */
  before: string;
  /** The text after it, as written: `2008-` is an open range. */
  after: string;
  /**
   * Stems that it may be read as: its own, and that of the number it means. Empty where a text is read as written.
   */
  readings: readonly string[];
  /** Stems that it may be mistyped for, where these are known already. */
  corrections: readonly string[];
  /** Joined to the previous word: `5` in `golf5`. */
  isJoined: boolean;
  role: Role | undefined;
};

/** Units and words for years that people join to their number: `150ks`, `2003god`; a `038906019A` is a part's. */
const JOINED_UNIT =
  /^(\d{1,6}(?:[.,]\d+)?)(ks|kw|hp|ps|cm3?|mm|ccm|cc|ah|kom|kg|km|nm|v|w|l|ml|a|k|god\p{L}*|gp|g|tdi|hdi|dci|cdti|jtd|tdci|cdi|crdi|brz\p{L}*)$/iu;

/** `03L 906 023`: a number of Volkswagen, whose first group is an engine. A group with `06` begins a telephone number. */
const ENGINE_GROUP = /^0\d[a-z]$/i;
const FURTHER_GROUPS = /^[ .-](?!06)\d{3}[ .-]\d{3}(?!\d)/;

const TITLE_LETTERS_MAX = 400;

function parts(chunk: string, split: (chunk: string) => readonly string[] | undefined): readonly string[] {
  const known = split(chunk);
  if (known) return known.length > 1 ? known.flatMap((piece) => parts(piece, split)) : known;
  const [, number, unit] = JOINED_UNIT.exec(chunk) ?? [];
  return wordThenYear(chunk) ?? (number && unit ? [number, unit] : [chunk]);
}

/** A folded word that is read as it is written. */
export const writtenWord = (text: string, before: string, after: string): TextWord => ({
  raw: text,
  text,
  before,
  after,
  readings: [],
  corrections: [],
  isJoined: false,
  role: undefined,
});

/**
 * Words of a title, in order. `split` splits joined words of the trade, such as `golf5` and `a4b8`; it returns
 * undefined for any other word.
 */
export function textWords(
  title: string,
  split: (chunk: string) => readonly string[] | undefined = () => undefined,
): TextWord[] {
  const text = toWellFormed(title.slice(0, TITLE_LETTERS_MAX)).normalize('NFC');
  const words: TextWord[] = [];
  let end = 0;
  for (const { chunk, index } of placedChunks(text)) {
    const before = text.slice(end, index).replace(/\s+/g, ' ');
    const last = words.at(-1);
    if (last) last.after = before;
    end = index + chunk.length;
    const isOfNumber = ENGINE_GROUP.test(chunk) && FURTHER_GROUPS.test(text.slice(end, end + 10));
    for (const [i, raw] of (isOfNumber ? [chunk] : parts(chunk, split)).entries()) {
      const folded = foldText(raw).replace(',', '.');
      words.push({ ...writtenWord(folded, i === 0 ? gapOf(before) : '', ''), raw, isJoined: i > 0 });
    }
  }
  const last = words.at(-1);
  if (last) last.after = text.slice(end);
  return words;
}

export const isFree = (word: TextWord | undefined): word is TextWord =>
  word !== undefined && word.role === undefined;

export function mark(words: readonly TextWord[], from: number, to: number, role: Role): void {
  for (const word of words.slice(from, to)) word.role = role;
}
