import type { Relaxation } from '../search-page/search-answer.ts';
import { isAccessory } from '../vehicle-text/language/concepts.ts';
import { TRIMS } from '../vehicle-text/language/trim-names.ts';
import { isColour } from '../vehicle-text/language/colours.ts';
import { isBodyName } from '../vehicle-text/language/phrases.ts';
import { PART_MAKERS } from '../vehicle-text/language/part-makers.ts';
import { rimInches } from '../vehicle-text/numbers/mark-measures.ts';
import { isAttribute } from '../vehicle-text/language/clauses.ts';
import { isYearText } from '../vehicle-text/year-text.ts';
import type { ReadWord } from './query/analyse-query.ts';
import { isSureCorrection } from './words/similar-to.ts';
import { estimate, type Plan } from './plan-query.ts';
import { isComingWith, ownerOf, requiredOwnerOf, startOf } from './units/owner-of-part.ts';
import type { Unit } from './units/query-unit.ts';
import { allOf, anyOf } from './units/tsquery.ts';
import { UNNAMED, widerVehicles } from './vehicle/vehicle-unit.ts';

export type ProductQuery = {
  /** tsquery that a product has to match. */
  broad: string;
  /** tsquery whose products come first. */
  exact: string;
  /** tsquery that every match of `broad` also matches, and that an index answers faster. */
  lookUp?: string;
};

/** The index reads one list per reading; a word that is still being typed may have a hundred. */
const READINGS_MANY = 12;
/** So few rows are faster to read and compare without the index. */
const COMPARED_ROWS = 60;

/** The conditions without words of many readings, where these already match few products. */
function lookUpOf(plan: Plan, size: number): { lookUp?: string } {
  const units = plan.units.filter(({ readings, role }) => readings <= READINGS_MANY && role !== 'denied');
  if (units.length === 0 || units.length === plan.units.length) return {};
  return estimate({ units }, size) <= COMPARED_ROWS ? { lookUp: allOf(units.map(({ broad }) => broad)) } : {};
}

/** Matches everything in the query, in a catalogue of `size` products. */
export function strictQuery(plan: Plan, size: number): ProductQuery | undefined {
  const { units, partNumber, productCode } = plan;
  const [broad, exact] = [units.map((unit) => unit.broad), units.map((unit) => unit.exact)];
  if (productCode !== undefined)
    return { broad: anyOf([productCode, ...(units.length > 0 ? [allOf(broad)] : [])]), exact: productCode };
  if (units.length === 0) return undefined;
  if (partNumber === undefined) return { broad: allOf(broad), exact: allOf(exact), ...lookUpOf(plan, size) };
  // `5 2.0 tdi` may be a number, but it hardly is.
  return { broad: anyOf([partNumber, allOf(broad)]), exact: anyOf([partNumber, allOf(exact)]) };
}

/** `dropped`: what its results may lack, as it was typed, each with its tsquery. */
export type RelaxedQuery = ProductQuery & {
  within: Relaxation['within'];
  dropped: readonly { typed: string; broad: string }[];
};

const isCar = ({ role }: Unit): boolean => role === 'vehicle' || role === 'foreign';

const typedOf = ({ words }: Unit): string => words.map(({ typed }) => typed).join(' ');

/** Of more qualities there would be too many conditions. */
const MOST_OF_MAX = 4;

/** A short word, or one with two mistakes, may be anything, unless it only lacks letters. */
const isCertain = ({ isKnown, endings, similar, text }: ReadWord): boolean =>
  isKnown || endings.length > 0 || (text.length > 4 && isSureCorrection(text, similar[0]));

/**
 * What a query asks for instead of the part that it belongs to: the `poklopac` of `poklopac kuke`, and whatever stands
 * before `za felge`, even another part. In both, the noun stands before that part.
 */
function accessoriesOf(part: Unit, units: readonly Unit[], words: readonly ReadWord[]): Unit[] {
  const first = startOf(part, words);
  let before = first - 1;
  while (isAttribute(words[before])) before--;
  const owned = words[before]?.text === 'za' ? words[before - 1] : undefined;
  return units.filter(({ role, words: own }) => {
    const [word] = own;
    if (!word || words.indexOf(word) >= first || isAttribute(word)) return false;
    if (owned && own.includes(owned)) return role === 'word' || role === 'part';
    return role === 'word' && isAccessory(word.stem);
  });
}

/** The `316` of `Sprinter 316`. */
const isDesignation = (text: string): boolean => /^[1-9]\d\d$/.test(text);

const isVersion = ({ role, words }: Unit): boolean =>
  role === 'engine' ||
  (role === 'word' &&
    words.every(
      ({ text, stem }) =>
        TRIMS.has(text) || PART_MAKERS.has(text) || isBodyName(stem) || isColour(stem) || isDesignation(text),
    ));

/**
 * What every result must have: the first part of the query that the shop has, else its words that the catalogue has.
 * Of `dihtung turbine` nothing is left when the shop has no gaskets.
 */
function coreOf({ units, words }: Plan): Unit[] {
  const named = units
    .filter(({ role }) => role === 'part')
    .toSorted((a, b) => startOf(a, words) - startOf(b, words));
  const own = named.filter((part) => !isComingWith(words, startOf(part, words)));
  const parts = own.length > 0 ? own : named;
  const part = parts.find(({ documents, ofPart = documents }) => ofPart > 0);
  const [first] = parts;
  if (first && part && first !== part && ownerOf(first, units, words) === part) return [];
  if (part)
    return part.words.some(isCertain)
      ? [...accessoriesOf(part, units, words), part, ...requiredOwnerOf(part, units, words)]
      : [];
  if (parts.length > 0) return [];
  const others = units.filter((unit) => unit.role === 'word' && !isVersion(unit));
  const isNamed = ({ isKnown, text }: ReadWord) => isKnown || rimInches(text) !== undefined;
  return others.every(({ words: own }) => own.every(isNamed)) ? others : [];
}

const droppedOf = (units: readonly Unit[]): RelaxedQuery['dropped'] =>
  units.map((unit) => ({ typed: typedOf(unit), broad: unit.broad }));

/** All parts for a vehicle of which the query names only engine or trim, `golf 5 comfortline`. */
function withoutVersion(units: readonly Unit[]): RelaxedQuery[] {
  const car = units.find(({ role }) => role === 'vehicle');
  const versions = units.filter((unit) => unit !== car && unit.role !== 'denied');
  if (!car || versions.length === 0 || !versions.every(isVersion)) return [];
  const kept = units.flatMap(({ near }) => near ?? []);
  return [
    {
      broad: allOf([car.broad, ...kept]),
      exact: allOf([car.exact, ...kept]),
      within: 'vehicle',
      dropped: droppedOf(versions),
    },
  ];
}

/** A query for a part, as it is relaxed. */
type Relaxable = {
  /** tsqueries that every result matches. */
  asked: readonly string[];
  car: Unit | undefined;
  /** All other units, which no result may contradict. */
  others: readonly Unit[];
  /** Those of them that a result may lack. */
  optional: readonly Unit[];
};

type Kept = {
  /** tsqueries for the vehicle. */
  car: { broad: string; exact?: string } | undefined;
  /** What no result may lack. */
  required?: readonly Unit[];
  /** What no result may contradict; by default all units. */
  compatible?: readonly Unit[] | undefined;
};

/** Products that have something of what they may lack come first. */
function queryKeeping(
  { asked, others, optional }: Relaxable,
  { car, required = [], compatible = others }: Kept,
): ProductQuery {
  const broad = [
    ...asked,
    ...required.map((unit) => unit.broad),
    ...compatible.flatMap(({ near }) => near ?? []),
    ...(car ? [car.broad] : []),
  ];
  const first = [
    ...(car?.exact === undefined ? [] : [car.exact]),
    ...(optional.length > 0 ? [anyOf(optional.map((unit) => unit.broad))] : []),
  ];
  return { broad: allOf(broad), exact: allOf([...broad, ...first]) };
}

/** For the same vehicle, products that may lack these units. */
const lacking = (query: Relaxable, dropped: readonly Unit[], compatible?: readonly Unit[]): RelaxedQuery => {
  const required = query.optional.filter((unit) => !dropped.includes(unit));
  return {
    ...queryKeeping(query, { car: query.car, required, compatible }),
    within: null,
    dropped: droppedOf(dropped),
  };
};

/** For the same vehicle, products that lack only one of several qualities, whichever that is; none where there are few. */
function lackingAnyOne(query: Relaxable, some: readonly Unit[], fewest: number): RelaxedQuery[] {
  if (some.length < fewest || some.length > MOST_OF_MAX) return [];
  const all = lacking(query, some);
  const allBut = (one: Unit) => allOf(some.flatMap((unit) => (unit === one ? [] : [unit.broad])));
  return [{ ...all, broad: allOf([all.broad, anyOf(some.map(allBut))]) }];
}

/** `55 ah`, `17"`: a part of another size is another part. */
const isSize = ({ role, words }: Unit): boolean =>
  role === 'word' && words.some(({ text }) => /^r?\d/.test(text) && !isYearText(text));

/**
 * For the same vehicle, in this order: without words that no product has; with its sizes alone; without the word that is
 * still being typed; without any one of the other words; without all of them; last, also with products that contradict
 * some of them.
 */
function forSameCar(query: Relaxable): RelaxedQuery[] {
  const { others, optional } = query;
  const unknown = optional.filter(({ documents }) => documents === 0);
  const open = optional.filter(({ words }) => words.some(({ isLast, text }) => isLast && !/\d/.test(text)));
  const qualities = optional.filter((unit) => !isSize(unit));
  const isSome = (some: readonly Unit[]) => some.length > 0 && some.length < optional.length;
  const strict = others.filter(({ isOtherAllowed }) => !isOtherAllowed);
  return [
    ...(isSome(unknown) ? [lacking(query, unknown)] : []),
    ...(isSome(qualities) ? [...lackingAnyOne(query, qualities, 2), lacking(query, qualities)] : []),
    ...(isSome(open) ? [lacking(query, open)] : []),
    ...lackingAnyOne(query, optional, 3),
    ...(optional.length > 0 ? [lacking(query, optional)] : []),
    ...(strict.length < others.length ? [lacking(query, optional, strict)] : []),
  ];
}

/**
 * Keeps the part and drops, in turn: qualities; the generation and year; the model. What contradicts the query, such as
 * another manufacturer, engine or side, stays excluded, but not the engine in a car's designation. Where the query
 * names neither a part nor another word of the catalogue, only the engine or trim of a vehicle is dropped.
 */
export function relaxedQueries(plan: Plan): RelaxedQuery[] {
  const { units, vehicle } = plan;
  const core = coreOf(plan);
  if (core.length === 0) return withoutVersion(units);
  if (units.some(({ role }) => role === 'number')) return [];
  const car = units.find(isCar);
  const others = units.filter((unit) => !core.includes(unit) && !isCar(unit));
  const query: Relaxable = {
    // Not by every word of a part's name: a battery for `start-stop` is not a `stop`.
    asked: core.map(({ role, broad, exact, isPart }) => (role === 'part' ? (isPart ?? exact) : broad)),
    car,
    others,
    optional: others.filter(({ role }) => role !== 'denied'),
  };
  if (!car) return forSameCar(query);
  return [
    ...forSameCar(query),
    ...(vehicle ? widerVehicles(vehicle) : [UNNAMED]).map(({ within, broad }) => ({
      ...queryKeeping(query, { car: { broad } }),
      within,
      // A vehicle that the shop does not know is named by its words.
      dropped: droppedOf([...(vehicle ? [] : [car]), ...query.optional]),
    })),
    ...withoutVersion(units),
  ];
}
