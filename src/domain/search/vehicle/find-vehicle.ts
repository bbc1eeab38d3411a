import { nicknamedNumber, NUMBER_WORDS } from '../../vehicle-text/language/number-names.ts';
import { isOfPartName } from '../../vehicle-text/language/phrases.ts';
import { stem } from '../../vehicle-text/language/stem.ts';
import { STOP_WORDS } from '../../vehicle-text/language/stop-words.ts';
import { findVehicles, type VehicleText } from '../../vehicle-text/find-vehicles.ts';
import {
  type NamedYears,
  saysAfter,
  saysBefore,
  saysFrom,
  saysUntil,
} from '../../vehicle-text/find-years.ts';
import type { Mention, Span } from '../../vehicle-text/mention.ts';
import type { LexiconGeneration, LexiconManufacturer, LexiconModel } from '../../vehicle-text/name-keys.ts';
import type { VehicleLexicon } from '../../vehicle-text/vehicle-lexicon.ts';
import { isFuel } from '../../vehicle-text/engines/engine-words.ts';
import { isYearWord, shortYear } from '../../vehicle-text/year-text.ts';
import { FIRST_YEAR } from '../../limits/catalogue.ts';
import { reach, type YearSpan } from '../../years.ts';
import { shopYear } from '../../shop-year.ts';
import type { ProductionYears } from '../../vehicle/vehicle.ts';
import type { ReadWord } from '../query/analyse-query.ts';
import { nicknamedCar } from './nicknamed-car.ts';
import { listedWith } from './other-vehicles.ts';
import { textWord } from './vehicle-words.ts';

export type SoughtVehicle = {
  manufacturer: LexiconManufacturer;
  model: LexiconModel | undefined;
  generation: LexiconGeneration | undefined;
  years: YearSpan | undefined;
};

export type FoundVehicle = SoughtVehicle & {
  /** Listed with it, `golf 5 ili passat`: a part may fit any of them. */
  others: readonly SoughtVehicle[];
  /** Indexes of the words that name them and their year. */
  words: ReadonlySet<number>;
  /** No other reading of these words is likely. */
  isSure: boolean;
};

/** The `kec` of a `golf kec`, where the shop has no first Golf; the `jedinica` of an `abs jedinica` is a part. */
const isNickname = ({ words }: VehicleText, at: number): boolean => {
  const stems = [at - 1, at, at + 1].map((i) => ({ stem: stem(words[i]?.text ?? '') }));
  return (
    !NUMBER_WORDS.has(words[at]?.text ?? '') &&
    nicknamedNumber(words[at]?.text ?? '') !== undefined &&
    !isOfPartName(stems[1], [stems[0], stems[2]])
  );
};

const indexesOf = ({ from, to }: Span): number[] => Array.from({ length: to - from }, (_, i) => from + i);

function wordsOfMention(mention: Mention, text: VehicleText): Set<number> {
  const { manufacturer, model, from, to, generations, generationWords } = mention;
  const { manufacturers, words } = text;
  // The `plus` of a `passat b5+` and the `1` of a `t5.1`.
  const last = Math.max(
    ...(generations.length > 0 && generationWords.length === 0 ? [to - 1] : generationWords),
  );
  const next = words[last + 1];
  const isVersion = next?.text === 'plus' || (next?.before === '.' && /^\d$/.test(next.text));
  const version = isVersion ? [last + 1] : [];
  const nicknames = model && generations.length === 0 ? [from - 1, to] : [];
  const own = [{ from, to }, ...manufacturers.filter((named) => named.manufacturer === manufacturer)];
  return new Set([
    ...own.flatMap(indexesOf),
    ...generationWords,
    ...version,
    ...nicknames.filter((at) => isNickname(text, at)),
  ]);
}

/** With the words before it: `god 06`, `prije 2005`, `od god 2006`. */
function startOfYears({ at }: NamedYears, { words }: VehicleText): number {
  const from = isYearWord(words[at - 1]?.text ?? '') ? at - 1 : at;
  const before = words[from - 1]?.text ?? '';
  return saysFrom(before) || saysUntil(before) ? from - 1 : from;
}

const SURE_FROM = 0.9;

/** The size of a wheel, which looks like a short year. */
const isWheelSize = (text: string): boolean => /^(?:1[2-9]|2[0-3])$/.test(text);

const builtIn = ({ generations, model }: Mention): readonly ProductionYears[] =>
  generations.length > 0 ? generations : (model?.generations ?? []);

const isBuiltBetween = (built: readonly ProductionYears[], from: number, to: number): boolean =>
  built.some(({ yearFrom, yearTo }) => yearFrom <= to && from <= (yearTo ?? shopYear()));

/**
 * Years of two digits in which the vehicle was built: `god 06`, `'06`, `golf 05-08`. Where nothing says that they are
 * years they must follow the vehicle.
 */
function isShortYearOf(
  { from, to, at, end, isNamed }: NamedYears,
  { words }: VehicleText,
  mention: Mention,
  own: ReadonlySet<number>,
): boolean {
  const first = from ?? to ?? shopYear();
  if (!isBuiltBetween(builtIn(mention), first, to ?? shopYear())) return false;
  if (isNamed) return true;
  if (UNIT_AFTER.test(words[end]?.text ?? '')) return false;
  const isAfterWord = STOP_WORDS.has(words[at - 1]?.text ?? '') && !isWheelSize(words[at]?.text ?? '');
  return own.has(at - 1) || (isAfterWord && own.has(at - 2));
}

/**
 * The years that are meant: an open end is that of production, and `prije 2005` and `nakon 2010` leave out the year
 * itself.
 */
function spanOf(years: NamedYears, text: VehicleText, mention: Mention): YearSpan {
  const [built, bound] = [builtIn(mention), text.words[startOfYears(years, text)]?.text ?? ''];
  const isOpen = years.from === undefined || years.to === undefined;
  const first = years.from ?? years.to ?? FIRST_YEAR;
  const from = first + (isOpen && saysAfter(bound) ? 1 : 0);
  const to = (years.to ?? first) - (isOpen && saysBefore(bound) ? 1 : 0);
  const whole = reach(built.map(({ yearFrom, yearTo }) => ({ from: yearFrom, to: yearTo ?? shopYear() })));
  const { from: earliest, to: latest } = whole ?? { from: FIRST_YEAR, to: shopYear() };
  return {
    from: years.from === undefined ? Math.min(earliest, to) : from,
    to: years.to === undefined ? Math.max(latest, from) : to,
  };
}

/** A year of two digits after the vehicle, in which it was built: `a4 08`, `golf 5 06`. */
function shortYearOf({ words }: VehicleText, mention: Mention, own: ReadonlySet<number>) {
  const built = builtIn(mention);
  for (const [at, { text, role, before }] of words.entries()) {
    const year = role === undefined ? shortYear(text, shopYear()) : undefined;
    if (year === undefined || !own.has(at - 1) || (isWheelSize(text) && before !== "'" && built.length === 0))
      continue;
    const next = words[at + 1]?.text ?? '';
    if (isFuel(next) || UNIT_AFTER.test(next)) continue;
    if (isBuiltBetween(built, year, year)) return { year, at };
  }
  return undefined;
}

const UNIT_AFTER = /^(?:x|cola?|inch\w*|zola?|rup[ae]|brzin\w*|ks|kw|v|ah|cm|mm|kom\w*)$/;

/** The years that a query names for this vehicle, and their words; years of four digits count before those of two. */
function yearsFor(
  text: VehicleText,
  mention: Mention,
  own: ReadonlySet<number>,
): { years: YearSpan; words: Span } | undefined {
  const named =
    text.years.find(({ isShort }) => !isShort) ??
    text.years.find((one) => isShortYearOf(one, text, mention, own));
  if (named)
    return { years: spanOf(named, text, mention), words: { from: startOfYears(named, text), to: named.end } };
  const short = shortYearOf(text, mention, own);
  return (
    short && { years: { from: short.year, to: short.year }, words: { from: short.at, to: short.at + 1 } }
  );
}

/** Each generation that a query names of a model is a vehicle of its own. */
const vehiclesOf = ({ manufacturer, model, generations }: Mention): Omit<SoughtVehicle, 'years'>[] =>
  (generations.length > 0 ? generations : [undefined]).map((generation) => ({
    manufacturer,
    model: model ?? undefined,
    generation,
  }));

/** Of several vehicles, a year counts for those that were built then. */
function withYears(
  vehicles: readonly Omit<SoughtVehicle, 'years'>[],
  years: YearSpan | undefined,
): SoughtVehicle[] {
  const isBuiltThen = ({ model, generation }: Omit<SoughtVehicle, 'years'>) =>
    years !== undefined &&
    isBuiltBetween(generation ? [generation] : (model?.generations ?? []), years.from, years.to);
  const some = vehicles.length > 1 ? vehicles.filter(isBuiltThen) : vehicles;
  return vehicles.map((one) => ({ ...one, years: some.includes(one) ? years : undefined }));
}

/**
 * The manufacturer, model, generation and year that a query names, in any order and with typing mistakes; of several,
 * the one that most words name. Undefined without a manufacturer or model.
 */
export function findVehicle(words: readonly ReadWord[], lexicon: VehicleLexicon): FoundVehicle | undefined {
  const text = findVehicles(
    words.map((word, i) => textWord(word, i, words, lexicon)),
    lexicon,
    shopYear(),
    { namesAnywhere: true, anyOrder: true },
  );
  const [best] = text.mentions
    .map((mention) => ({ mention, words: wordsOfMention(mention, text) }))
    .sort((a, b) => b.words.size - a.words.size || b.mention.certainty - a.mention.certainty);
  if (!best) return nicknamedCar(words, lexicon);
  const found = yearsFor(text, best.mention, best.words);
  const listed = listedWith(best.mention, text);
  const [first, ...others] = withYears(listed.flatMap(vehiclesOf), found?.years);
  return (
    first && {
      ...first,
      others,
      words: new Set([
        ...best.words,
        ...listed.flatMap((mention) => [...wordsOfMention(mention, text)]),
        ...(found ? indexesOf(found.words) : []),
      ]),
      isSure: best.mention.certainty > SURE_FROM,
    }
  );
}
