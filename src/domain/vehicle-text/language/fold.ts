import { latinOf } from '../../text/latin.ts';
import { foldLetters } from '../../text/slug.ts';
import { isYearText } from '../year-text.ts';

// Most names need neither normalising nor transliteration, and thousands are folded when an instance starts.
const plainLetters = (text: string): string =>
  /^[ -~]*$/.test(text)
    ? text.toLowerCase()
    : foldLetters(text.normalize('NFKD'))
        // The `х` of `5х112` is typed for an x.
        .replace(/(\d ?)\u0445(?= ?\d)/g, '$1x')
        .replace(/[\u0430-\u045f]/g, (letter) => foldLetters(latinOf(letter)));

/**
 * Folds `ije` and `je` at the end of a run of i and j. Runs are matched whole: a pattern for the ending alone is
 * quadratic.
 */
function joinJat(run: string): string {
  if (!run.endsWith('e')) return run;
  let end = run.length - 1;
  while (run[end - 1] === 'j') end -= run[end - 2] === 'i' ? 2 : 1;
  return `${run.slice(0, end)}e`;
}

const YEAR_LETTERS = 4;

/** The plus after a year stands for those after it; any other is a word. */
function spellPlus(run: string, last: string, at: number, text: string): string {
  const word = /[a-z\d]+$/.exec(text.slice(Math.max(0, at - YEAR_LETTERS), at + 1))?.[0] ?? '';
  return isYearText(word) ? run : `${last} plus`;
}

/** The makers K&N, B&O and B&W; the letters of `l & d` are two sides. */
const INITIALS = /\b([bk]) ?& ?([now])\b/g;

/**
 * One spelling for every way of writing a Bosnian word: lower case, Cyrillic as Latin, no diacritics, `dj` as `đ`,
 * `206+` as `206 plus` (but not the year `2006+`), `alufelge` as `alu felge`, `K&N` as `kn`. `ije` and `je` become `e`, so that
 * ijekavica and ekavica match; for the same reason `nj` and `lj` lose their `j`, or `prednji` would keep what `prednje`
 * loses. Folding twice changes nothing.
 */
export function foldText(text: string): string {
  return plainLetters(text)
    .replace(/([a-z\d])\+(?![a-z\d])/g, spellPlus)
    .replace(/\balu(?=fel[gn])/g, 'alu ')
    .replace(INITIALS, '$1$2')
    .replace(/([dln])j+/g, '$1')
    .replace(/[ij]+e?/g, joinJat);
}

/**
 * A folded word that is being typed, as the whole word folds: `svij` and `svj` are beginnings of `svijetlo` and
 * `svjetlo`, which fold to `svetlo`.
 */
export const foldBeginning = (word: string): string => word.replace(/i?j$/, 'e');
