import { nicknamedNumber } from '../../vehicle-text/language/number-names.ts';
import { conceptNamed, isPartName, singleNamesOf } from '../../vehicle-text/language/phrases.ts';
import { SPOKEN_UNITS } from '../../vehicle-text/language/spoken-units.ts';
import { stem } from '../../vehicle-text/language/stem.ts';
import { isWheelWord } from '../../vehicle-text/numbers/mark-measures.ts';
import { isInches } from '../../vehicle-text/numbers/named-sizes.ts';
import { isBeforeFuel, type Read, spokenDigit } from './dictated-abbreviations.ts';
import { spelledNumber, withoutAnd } from './number-in-words.ts';

const TEN = 10;
const HUNDRED = 100;
/** Folded: also `cijela`, `cijelih`, `točka` and `koma`. */
const POINT = /^(?:zarez|tacka|tocka|koma|cel(?:a|e|ih))$/;
const LITRES = /^(?:ed(?:an|na)|dva|tri|[1-3])$/;

/** `jedan devet`, `dva nula`, `jedan zarez šest`, `1 9`: a size in litres, before a fuel or at the end. */
export function litresAt(texts: readonly string[], at: number): Read | undefined {
  const tenths = POINT.test(texts[at + 1] ?? '') ? at + 2 : at + 1;
  const [first = '', last = ''] = [texts[at], texts[tenths]];
  const second = spokenDigit(last) ?? /^\d$/.exec(last)?.[0];
  const isLast = texts.length === tenths + 1 && (first === 'edan' || last === 'nula');
  if (!LITRES.test(first) || second === undefined) return undefined;
  if (!isLast && !isBeforeFuel(texts, tenths + 1)) return undefined;
  return { texts: [`${spokenDigit(first.replace('edna', 'edan')) ?? first}.${second}`], end: tenths + 1 };
}

const CUBIC = /^(\d{3,4})(?:kubik\p{L}*|ccm|cc|cm3)$/u;
/**
 * Sold under the next tenth: Multijet (https://www.alvolante.it/news/fiat-1-3-multijet-5-milioni-303359), Renault's type D
 * (https://it.wikipedia.org/wiki/Renault_Type_D_(motore)) and the `220 CDI`.
 */
const SOLD_AS: Readonly<Record<string, string>> = { 1248: '1.3', 1149: '1.2', 2143: '2.2', 2148: '2.2' };
const CUBIC_MIN = 500;

/** `1900 kubika`, `1598ccm`: an engine's size in litres. */
export function cubicLitresAt(texts: readonly string[], at: number): Read | undefined {
  for (const end of [at + 1, at + 2]) {
    const [, size = ''] = CUBIC.exec(texts.slice(at, end).join('')) ?? [];
    if (Number(size) >= CUBIC_MIN) return { texts: [SOLD_AS[size] ?? (Number(size) / 1000).toFixed(1)], end };
  }
  return undefined;
}

/** The `dvojka` of `golf 5 dvojka tdi`: two litres, unless it is right after a model as its generation. */
export function twoLitresAt(texts: readonly string[], at: number): Read | undefined {
  const [before = '', text = ''] = [texts[at - 1], texts[at]];
  if (nicknamedNumber(text) !== '2' || /\d/.test(text) || !isBeforeFuel(texts, at + 1)) return undefined;
  // The `dvojka tdi` of a Golf is its second generation.
  const isAfterModel = !/\d/.test(before) && spokenDigit(before) === undefined && !isPartName(stem(before));
  return isAfterModel ? undefined : { texts: ['2.0'], end: at + 1 };
}

const isUnit = (text = ''): boolean => SPOKEN_UNITS.has(text) || /^k[sw]$/.test(text) || isInches(text);

/** `sto pet konja`; without a unit it is also `što pet`. */
export function aboveHundredAt(texts: readonly string[], at: number): Read | undefined {
  const ones = Number(spokenDigit(texts[at + 1] ?? '') ?? 0);
  if (texts[at] !== 'sto' || ones === 0 || !isUnit(texts[at + 2])) return undefined;
  return { texts: [String(HUNDRED + ones)], end: at + 2 };
}

/** `pet brzina`, `petobrzinski`: how many speeds a gearbox has. */
export function speedsAt(texts: readonly string[], at: number): Read | undefined {
  const [text = '', next = ''] = [texts[at], texts[at + 1]];
  const speeds = spokenDigit(text);
  if (speeds !== undefined && /^(?:brzin|gang)/.test(next)) return { texts: [speeds], end: at + 1 };
  const many = /^(.+?)o?(?:stepen|brzin)\p{L}+$/u.exec(text)?.[1];
  const joined = many === undefined ? undefined : spokenDigit(many);
  return joined === undefined ? undefined : { texts: [joined, 'brzina'], end: at + 1 };
}

const COUNT_WORDS_MAX = 3;

const ofBattery = conceptNamed('akumulator');

/** A wheel or a battery: a number after it is its size. */
const isSized = (text: string): boolean =>
  isWheelWord(text) || singleNamesOf(stem(text)).some(({ concept }) => concept === ofBattery);

/** `devetnest` before a fuel, `devedeset i pet` before a unit, `felge sedamnaest`, `gume dvjesto pet pedeset pet`. */
export function countedAt(texts: readonly string[], at: number): Read | undefined {
  for (let end = Math.min(texts.length, at + COUNT_WORDS_MAX); end > at; end--) {
    const value = spelledNumber([withoutAnd(texts.slice(at, end)).join('')]) ?? 0;
    const isCounted = isUnit(texts[end]) || isBeforeFuel(texts, end) || texts.slice(0, at).some(isSized);
    if (value >= TEN && isCounted) return { texts: [String(value)], end };
  }
  return undefined;
}

const BOLT_WORDS_MAX = 5;
const TIMES = /^(?:puta?|iks|rup[ae])$/;
const DIAMETER_MAX = 170;

/** `pet puta sto dvanaest`, `pet rupa sto deset`: the studs of a wheel and the diameter that they stand on. */
export function boltsAt(texts: readonly string[], at: number): Read | undefined {
  const studs = spokenDigit(texts[at] ?? '') ?? texts[at] ?? '';
  if (!/^[3-6]$/.test(studs) || !TIMES.test(texts[at + 1] ?? '')) return undefined;
  for (let end = Math.min(texts.length, at + BOLT_WORDS_MAX); end > at + 2; end--) {
    const said = texts.slice(at + 2, end).join('');
    const diameter = /^\d+$/.test(said) ? Number(said) : (spelledNumber([said]) ?? 0);
    if (diameter >= HUNDRED && diameter <= DIAMETER_MAX) return { texts: [`${studs}x${diameter}`], end };
  }
  return undefined;
}
