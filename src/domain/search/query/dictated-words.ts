import { isFuel } from '../../vehicle-text/engines/engine-words.ts';
import { digitOf, nicknamedNumber, NUMBER_WORDS } from '../../vehicle-text/language/number-names.ts';
import { isPartName } from '../../vehicle-text/language/phrases.ts';
import { SPOKEN_UNITS } from '../../vehicle-text/language/spoken-units.ts';
import { stem } from '../../vehicle-text/language/stem.ts';
import type { Word } from '../../vehicle-text/language/words.ts';
import { isWheelWord } from '../../vehicle-text/numbers/mark-measures.ts';
import { isInches } from '../../vehicle-text/numbers/named-sizes.ts';
import { spelledNumber, withoutAnd } from './number-in-words.ts';

type Spoken = Word & { typed: string; after: string };

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

/** Letters of bodies and classes; `de` is also `gdje`. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({ be: 'b', ce: 'c', ef: 'f', es: 's', ge: 'g', ve: 'w' }),
);

/** Opels have a letter for each generation: `astra ha`. */
const OPEL = /^(?:astr|[ck]ors|ve[ck]tr|zafir|meriv)/;
const OPEL_LETTERS: ReadonlyMap<string, string> = new Map([
  ...LETTERS,
  ...Object.entries({ de: 'd', ha: 'h', ka: 'k', ot: 'j', iot: 'j' }),
]);

const TEN = 10;
const HUNDRED = 100;
const POINT = /^(?:zarez|tacka)$/;
const LITRES = /^(?:edan|dva|tri)$/;

const spokenDigit = (text: string): string | undefined => (text === 'nula' ? '0' : digitOf(text));

type Read = { texts: readonly string[]; end: number };

function spelledAt(texts: readonly string[], at: number): Read | undefined {
  for (let end = Math.min(texts.length, at + SPELLED_WORDS_MAX); end > at; end--) {
    const said = texts.slice(at, end).join('');
    const short = SPELLED.find(([, names]) => names.test(said))?.[0];
    if (short !== undefined) return { texts: [short], end };
  }
  return undefined;
}

const isBeforeFuel = (texts: readonly string[], end: number): boolean =>
  isFuel(texts[end] ?? '') || isFuel(spelledAt(texts, end)?.texts[0] ?? '');

/** `jedan devet`, `dva nula`, `jedan zarez šest`: a size in litres, before a fuel or at the end. */
function litresAt(texts: readonly string[], at: number): Read | undefined {
  const tenths = POINT.test(texts[at + 1] ?? '') ? at + 2 : at + 1;
  const [first = '', second] = [texts[at], spokenDigit(texts[tenths] ?? '')];
  const isLast = texts.length === tenths + 1 && (first === 'edan' || second === '0');
  if (!LITRES.test(first) || second === undefined) return undefined;
  if (!isLast && !isBeforeFuel(texts, tenths + 1)) return undefined;
  return { texts: [`${NUMBER_WORDS.get(first)}.${second}`], end: tenths + 1 };
}

/** The `dvojka` of `golf 5 dvojka tdi`: two litres, unless it is right after a model as its generation. */
function twoLitresAt(texts: readonly string[], at: number): Read | undefined {
  const [before = '', text = ''] = [texts[at - 1], texts[at]];
  if (nicknamedNumber(text) !== '2' || /\d/.test(text) || !isBeforeFuel(texts, at + 1)) return undefined;
  // The `dvojka tdi` of a Golf is its second generation.
  const isAfterModel = !/\d/.test(before) && spokenDigit(before) === undefined && !isPartName(stem(before));
  return isAfterModel ? undefined : { texts: ['2.0'], end: at + 1 };
}

const isUnit = (text = ''): boolean => SPOKEN_UNITS.has(text) || /^k[sw]$/.test(text) || isInches(text);

/** `sto pet konja`; without a unit it is also `što pet`. */
function aboveHundredAt(texts: readonly string[], at: number): Read | undefined {
  const ones = Number(spokenDigit(texts[at + 1] ?? '') ?? 0);
  if (texts[at] !== 'sto' || ones === 0 || !isUnit(texts[at + 2])) return undefined;
  return { texts: [String(HUNDRED + ones)], end: at + 2 };
}

/** `pet brzina`, `petobrzinski`: how many speeds a gearbox has. */
function speedsAt(texts: readonly string[], at: number): Read | undefined {
  const [text = '', next = ''] = [texts[at], texts[at + 1]];
  const speeds = spokenDigit(text);
  if (speeds !== undefined && /^(?:brzin|gang)/.test(next)) return { texts: [speeds], end: at + 1 };
  const many = /^(.+?)o?(?:stepen|brzin)\p{L}+$/u.exec(text)?.[1];
  const joined = many === undefined ? undefined : spokenDigit(many);
  return joined === undefined ? undefined : { texts: [joined, 'brzina'], end: at + 1 };
}

const COUNT_WORDS_MAX = 3;

/** `devetnest` before a fuel, `devedeset i pet` before a unit, `felge sedamnaest`, `gume dvjesto pet pedeset pet`. */
function countedAt(texts: readonly string[], at: number): Read | undefined {
  for (let end = Math.min(texts.length, at + COUNT_WORDS_MAX); end > at; end--) {
    const value = spelledNumber([withoutAnd(texts.slice(at, end)).join('')]) ?? 0;
    const isCounted = isUnit(texts[end]) || isBeforeFuel(texts, end) || texts.slice(0, at).some(isWheelWord);
    if (value >= TEN && isCounted) return { texts: [String(value)], end };
  }
  return undefined;
}

const BOLT_WORDS_MAX = 5;
const TIMES = /^(?:puta?|iks|rup[ae])$/;
const DIAMETER_MAX = 170;

/** `pet puta sto dvanaest`, `pet rupa sto deset`: the studs of a wheel and the diameter that they stand on. */
function boltsAt(texts: readonly string[], at: number): Read | undefined {
  const studs = spokenDigit(texts[at] ?? '') ?? texts[at] ?? '';
  if (!/^[3-6]$/.test(studs) || !TIMES.test(texts[at + 1] ?? '')) return undefined;
  for (let end = Math.min(texts.length, at + BOLT_WORDS_MAX); end > at + 2; end--) {
    const said = texts.slice(at + 2, end).join('');
    const diameter = /^\d+$/.test(said) ? Number(said) : (spelledNumber([said]) ?? 0);
    if (diameter >= HUNDRED && diameter <= DIAMETER_MAX) return { texts: [`${studs}x${diameter}`], end };
  }
  return undefined;
}

const AUDI_LETTER = /^(?:([bgpv])e|e([fl])|([hk])a)$/;
const isNumberOfModel = (text: string): boolean => /^a?[1-8]$/.test(text) || NUMBER_WORDS.has(text);

/** The `osam pe` of `audi a tri osam pe`: the body of an Audi. */
function bodyAt(texts: readonly string[], at: number): Read | undefined {
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

/** The `tri dvadeset de` of a BMW 320d. */
function designationAt(texts: readonly string[], at: number): Read | undefined {
  const [series = '', engine = '', fuel] = texts.slice(at, at + 3);
  const [digit, size] = [spokenDigit(series), spelledNumber([engine]) ?? 0];
  if (digit === undefined || size < SMALLEST_ENGINE || size > LARGEST_ENGINE) return undefined;
  if (fuel === 'de') return { texts: [`${digit}${size}d`], end: at + 3 };
  return texts[at - 1] === 'bmw' ? { texts: [`${digit}${size}`], end: at + 2 } : undefined;
}

/** In tenths of a litre, as in 316 and 550. */
const [SMALLEST_ENGINE, LARGEST_ENGINE] = [14, 50];

/** `be šest`, `b šest`, `e devedeset`, `ce klasa`, `es max`: a code of letters and numbers. */
function codeAt(texts: readonly string[], at: number): Read | undefined {
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

const READERS = [
  spelledAt,
  designationAt,
  boltsAt,
  litresAt,
  codeAt,
  bodyAt,
  twoLitresAt,
  aboveHundredAt,
  speedsAt,
  countedAt,
];

function firstRead(texts: readonly string[], at: number): Read | undefined {
  for (const readAt of READERS) {
    const read = readAt(texts, at);
    if (read) return read;
  }
  return undefined;
}

/** Engines and codes as a telephone writes what people say to it: `devetnest tedei`, `be šest`. */
export function dictatedWords<One extends Spoken>(words: readonly One[]): One[] {
  const texts = words.map(({ text }) => text);
  const read: One[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (!word) continue;
    const found = firstRead(texts, at);
    if (!found || found.texts.join() === word.text) {
      read.push(word);
      continue;
    }
    const said = words.slice(at, found.end);
    for (const [i, text] of found.texts.entries()) {
      const own = said.length === found.texts.length ? said.slice(i, i + 1) : said;
      const typed = own.map((one) => one.typed).join(' ');
      read.push({ ...(said[i] ?? word), text, stem: text, typed, after: own.at(-1)?.after ?? word.after });
    }
    at = found.end - 1;
  }
  return read;
}
