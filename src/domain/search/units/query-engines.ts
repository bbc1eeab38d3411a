import { engineOfCode, engineOfShortCode, enginesOfFamily } from '../../vehicle-text/engines/engine-codes.ts';
import {
  enginesIn,
  fuelsBegunBy,
  isBarePower,
  isFuel,
  type NamedEngine,
  powerAt,
  spokenFuel,
} from '../../vehicle-text/engines/engine-words.ts';
import { isOfPartName } from '../../vehicle-text/language/phrases.ts';
import { placeOf } from '../../vehicle-text/language/place-words.ts';
import { stem } from '../../vehicle-text/language/stem.ts';
import { TRIMS } from '../../vehicle-text/language/trim-names.ts';
import type { ReadWord } from '../query/analyse-query.ts';
import { gearboxCodeUnit, isGearboxCode, namedGearboxUnit } from './gearbox-codes.ts';
import type { FoundVehicle } from '../vehicle/find-vehicle.ts';
import type { Unit } from './query-unit.ts';
import type { QueryIndex } from '../search-index.ts';
import { eitherUnit } from './alternative-units.ts';
import { engineCodeUnit, engineUnit, fuelUnit, powerUnit, spokenFuelUnit } from '../vehicle/vehicle-unit.ts';

/** `čaša`: codes have no letters of ours. */
const isNoCode = (word: ReadWord | undefined): boolean => /[čćšžđ]/i.test(word?.typed ?? '');

/** `BKD`, also written apart: `OM 646`. */
function engineCodeAt(words: readonly ReadWord[], at: number) {
  const [one, two] = [words[at]?.text ?? '', words[at + 1]?.text ?? ''];
  // `aus` may become auspuh.
  if (words[at]?.endings.length && words[at].isLast) return undefined;
  // The `agr` of an `agr ventil` and the `bag` of an `air bag` are codes too.
  if (isOfPartName(words[at], [words[at - 1], words[at + 1]]) || isNoCode(words[at])) return undefined;
  const joined = two === '' ? undefined : engineOfCode(one + two);
  if (joined) return { engine: joined, to: at + 2 };
  const engine = engineOfCode(one);
  return engine && { engine, to: at + 1 };
}

/** The `cay` of `1.6 tdi cay`, where it is nothing else. */
function familyAt(words: readonly ReadWord[], at: number) {
  const word = words[at];
  const isOther =
    !word || word.isKnown || word.endings.length > 0 || TRIMS.has(word.text) || placeOf(word.text);
  return isOther ? [] : enginesOfFamily(word.text);
}

const ENGINE = stem('motor');

/** Whether the engine is named right beside a word: `motor jx`, `jp motor`. */
const isBesideEngine = (words: readonly ReadWord[], at: number): boolean =>
  words[at - 1]?.stem === ENGINE || words[at + 1]?.stem === ENGINE;

/** The `jx` of `motor jx`, and that of `glava jx golf 2`, whose manufacturer built it; where it is nothing else. */
function shortCodeAt(words: readonly ReadWord[], at: number, car: FoundVehicle | undefined) {
  const word = words[at];
  if (
    !word ||
    (word.isKnown && !/\d/.test(word.text)) ||
    word.isLast ||
    placeOf(word.text) ||
    TRIMS.has(word.text)
  )
    return undefined;
  const engine = engineOfShortCode(word.text);
  const isOfCar = engine?.manufacturers.includes(car?.manufacturer.slug ?? '');
  return isOfCar || isBesideEngine(words, at) ? engine : undefined;
}

/** The `140` of `2.0 tdi 140`, but not the `205` of `tdi 205/55`. */
function barePowerAt(words: readonly ReadWord[], at: number) {
  const word = words[at];
  if (!word || word.after === '/' || !isBarePower(words, at)) return undefined;
  return { power: word.text, horsepowers: [Number(word.text)], to: at + 1, isBare: true };
}

/** `1.9/2.0 tdi`: the fuel behind a list of sizes is that of all of them. */
function withSharedFuel(engines: readonly NamedEngine[]): NamedEngine[] {
  const shared: NamedEngine[] = [];
  for (const engine of engines.toReversed()) {
    const [next] = shared;
    shared.unshift(engine.fuel || next?.from !== engine.to ? engine : { ...engine, fuel: next.fuel });
  }
  return shared;
}

/** A part has one of the engines that are listed. */
const anyEngine = (units: readonly Unit[], { vocabulary }: QueryIndex): readonly Unit[] =>
  units.length > 1 ? [eitherUnit(units, vocabulary.size)] : units;

/** `dizel`, but not that of a `filter dizela`. */
function spokenFuelAt(words: readonly ReadWord[], at: number, index: QueryIndex): Unit | undefined {
  const word = words[at];
  const fuel = word && spokenFuel(word.text);
  return fuel && !isOfPartName(word, [words[at - 1], words[at + 1]])
    ? spokenFuelUnit(fuel, word, index)
    : undefined;
}

const STAMPED: ReadonlySet<string> = new Set('volkswagen audi skoda seat cupra'.split(' '));

/** Only gearboxes of Volkswagen have codes of three letters: the `rno` of `rno megane mjenjač` is a Renault. */
const isOfOtherMaker = (car: FoundVehicle | undefined): boolean =>
  car !== undefined && !STAMPED.has(car.manufacturer.slug);

/** `1.9 t` may become a `1.9 tdi`: any engine of that size with a fuel that the last word begins. */
function openEngine(words: readonly ReadWord[], engines: readonly NamedEngine[], index: QueryIndex) {
  const [last, at] = [words.at(-1), words.length - 2];
  const sized = engines.find(({ from }) => from === at);
  // The `cd` of a `2.2 CD` is in names of products.
  const isOpen = last?.isLast && (isFuel(last.text) || !last.isKnown);
  const begun = sized && isOpen ? fuelsBegunBy(last.text) : [];
  if (!sized || begun.length === 0) return undefined;
  const units = begun.map((fuel) => engineUnit({ ...sized, to: words.length, fuel }, words, index));
  return { sized, unit: eitherUnit(units, index.vocabulary.size) };
}

/** Engines, and the words that are left. */
export function takeEngines(
  words: readonly ReadWord[],
  index: QueryIndex,
  car: FoundVehicle | undefined,
): { units: Unit[]; rest: ReadWord[] } {
  const taken = new Set<ReadWord>();
  const take = (unit: Unit): Unit => {
    for (const word of unit.words) taken.add(word);
    return unit;
  };
  const engines = withSharedFuel(enginesIn(words));
  const open = openEngine(words, engines, index);
  const sized = engines.map((engine) =>
    take(engine === open?.sized ? open.unit : engineUnit(engine, words, index)),
  );
  const [coded, fuels, gearboxes]: [Unit[], Unit[], Unit[]] = [[], [], []];
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (!word || taken.has(word)) continue;
    const gearbox =
      isGearboxCode(words, at) && !isOfOtherMaker(car)
        ? gearboxCodeUnit(word, index.vocabulary)
        : namedGearboxUnit(word, words, index.vocabulary);
    if (gearbox) {
      gearboxes.push(take(gearbox));
      continue;
    }
    const found = engineCodeAt(words, at);
    const fuel = found ? undefined : (fuelUnit(word, index) ?? spokenFuelAt(words, at, index));
    const short = shortCodeAt(words, at, car);
    if (found) coded.push(take(engineCodeUnit([found.engine], words.slice(at, found.to), index)));
    else if (short) coded.push(take(engineCodeUnit([short], [word], index)));
    else if (fuel) fuels.push(take(fuel));
    else if (sized.length > 0 || isBesideEngine(words, at)) {
      const family = familyAt(words, at);
      if (family.length > 0) coded.push(take(engineCodeUnit(family, [word], index)));
    }
  }
  const units = [...anyEngine(sized, index), ...anyEngine(coded, index), ...fuels];
  if (units.length > 0 || car)
    for (let at = 0; at < words.length; at++) {
      const found = powerAt(words, at) ?? barePowerAt(words, at);
      if (found) units.push(take(powerUnit(found, words.slice(at, found.to), index)));
    }
  return { units: [...units, ...gearboxes], rest: words.filter((word) => !taken.has(word)) };
}
