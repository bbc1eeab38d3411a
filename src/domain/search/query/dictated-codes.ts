import { NUMBER_WORDS } from '../../vehicle-text/language/number-names.ts';
import { type Read, spokenDigit } from './dictated-abbreviations.ts';
import { spelledNumber } from './number-in-words.ts';

const TEN = 10;

/** Letters of bodies and classes; `de` is also `gdje`. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({ be: 'b', ce: 'c', ef: 'f', es: 's', ge: 'g', ve: 'w' }),
);

/** Opels have a letter for each generation: `astra ha`. */
const OPEL = /^(?:astr|[ck]ors|ve[ck]tr|zafir|meriv)/;
const OPEL_LETTERS: ReadonlyMap<string, string> = new Map([
  ...LETTERS,
  ...Object.entries({ de: 'd', ha: 'h', ka: 'k', jot: 'j' }),
]);

const AUDI_LETTER = /^(?:([bgpv])e|e([fl])|([hk])a)$/;
const isNumberOfModel = (text: string): boolean => /^a?[1-8]$/.test(text) || NUMBER_WORDS.has(text);

/** Letters whose names are no words of our language: `ka` is also the ending of a number, `de` is `gdje`. */
const SURE_LETTER = /^(?:e([lnr])|(z)et|(j)ot)$/;

/** The `šest er` of `polo šest er`: the body that a code of a digit and a letter names. */
function codedBodyAt(texts: readonly string[], at: number): Read | undefined {
  const digit = spokenDigit(texts[at] ?? '');
  const letter = SURE_LETTER.exec(texts[at + 1] ?? '')
    ?.slice(1)
    .join('');
  return digit === undefined || !letter ? undefined : { texts: [digit + letter], end: at + 2 };
}

/** The `osam pe` of `audi a tri osam pe`: the body of an Audi. */
export function bodyAt(texts: readonly string[], at: number): Read | undefined {
  const coded = codedBodyAt(texts, at);
  if (coded) return coded;
  const digit = spokenDigit(texts[at] ?? '') ?? texts[at] ?? '';
  const letter = AUDI_LETTER.exec(texts[at + 1] ?? '')
    ?.slice(1)
    .join('');
  const isAfterModel = isNumberOfModel(texts[at - 1] ?? '');
  return /^[48]$/.test(digit) && letter !== undefined && isAfterModel
    ? { texts: [digit + letter], end: at + 2 }
    : undefined;
}

const isTens = (text: string): boolean => (spelledNumber([text]) ?? 1) % TEN === 0;

/** In tenths of a litre, as in 316 and 550. */
const [SMALLEST_ENGINE, LARGEST_ENGINE] = [14, 50];

/** The `tri dvadeset de` of a BMW 320d. */
export function designationAt(texts: readonly string[], at: number): Read | undefined {
  const [series = '', engine = '', fuel] = texts.slice(at, at + 3);
  const [digit, size] = [spokenDigit(series), spelledNumber([engine]) ?? 0];
  if (digit === undefined || size < SMALLEST_ENGINE || size > LARGEST_ENGINE) return undefined;
  if (fuel === 'de') return { texts: [`${digit}${size}d`], end: at + 3 };
  return texts[at - 1] === 'bmw' ? { texts: [`${digit}${size}`], end: at + 2 } : undefined;
}

/** `be šest`, `b šest`, `e devedeset`, `ce klasa`, `es max`: a code of letters and numbers. */
export function codeAt(texts: readonly string[], at: number): Read | undefined {
  const [text = '', next = ''] = [texts[at], texts[at + 1]];
  const letter = LETTERS.get(text);
  // `e četrdeset šest`
  const pair = isTens(next) ? spelledNumber([next + (texts[at + 2] ?? '')]) : undefined;
  const value = pair ?? (/^\d{1,3}$/.test(next) ? Number(next) : spelledNumber([next]));
  const generation = OPEL.test(texts[at - 1] ?? '') ? OPEL_LETTERS.get(text) : undefined;
  if (generation !== undefined) return { texts: [generation], end: at + 1 };
  if (letter !== undefined && /^(?:klas|max$)/.test(next)) return { texts: [letter], end: at + 1 };
  // `e` alone is also said before anything.
  const isLetter = /^[bfgw]$/.test(text) || (text === 'e' && (value ?? 0) >= TEN);
  if (value === undefined || (letter === undefined && (!isLetter || /\d/.test(next)))) return undefined;
  return { texts: [letter ?? text, String(value)], end: at + (pair === undefined ? 2 : 3) };
}
