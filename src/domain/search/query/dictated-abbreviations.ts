import { isFuel } from '../../vehicle-text/engines/engine-words.ts';
import { digitOf } from '../../vehicle-text/language/number-names.ts';

/** What words up to `end` are in writing: `de pe ef` is `dpf`. */
export type Read = { texts: readonly string[]; end: number };

export const spokenDigit = (text: string): string | undefined => (text === 'nula' ? '0' : digitOf(text));

const NAMES_OF_LETTERS: Readonly<Record<string, string>> = {
  a: 'a',
  b: 'be',
  c: 'ce',
  d: 'de',
  e: 'e',
  f: '(?:ef|fe)',
  g: 'ge',
  h: 'ha',
  i: 'i',
  k: 'ka',
  m: 'em',
  p: 'pe',
  r: '(?:er|re)',
  s: '(?:es|se)',
  t: 'te',
};
/** `tedei`, `cedetei`, `de pe ef`: fuels and other abbreviations by the names of their letters, in any case. Folded. */
const SPELLED: readonly (readonly [string, RegExp])[] =
  'tdi sdi hdi dci cdti dti crdi cdi tdci tsi tfsi fsi gti gtd dpf egr abs esp amg pk'
    .split(' ')
    .map((short) => [
      short,
      new RegExp(`^${Array.from(short, (letter) => NAMES_OF_LETTERS[letter]).join('')}(?:j?[aue]m?)?$`),
    ]);
const SPELLED_WORDS_MAX = 4;

/** `te de i`: an abbreviation by the names of its letters. */
export function spelledAt(texts: readonly string[], at: number): Read | undefined {
  for (let end = Math.min(texts.length, at + SPELLED_WORDS_MAX); end > at; end--) {
    const said = texts.slice(at, end).join('');
    const short = SPELLED.find(([, names]) => names.test(said))?.[0];
    if (short !== undefined) return { texts: [short], end };
  }
  return undefined;
}

export const isBeforeFuel = (texts: readonly string[], end: number): boolean =>
  isFuel(texts[end] ?? '') || isFuel(spelledAt(texts, end)?.texts[0] ?? '');
