import { estimate, type Plan, type Unit } from './plan-query.ts';
import { allOf, anyOf } from './tsquery.ts';

export type ProductQuery = {
  /** tsquery that a product has to match. */
  any: string;
  /** tsquery whose products come first. */
  exact: string;
  /** tsquery that every match of `any` also matches, and that an index answers faster. */
  lookUp?: string;
};

/** An index reads one list per reading; a word that is still being typed may have a hundred. */
const READINGS_MANY = 12;
/** So few rows are faster to read and compare. */
const COMPARED_ROWS = 60;

/** The query grows with the square of its units, and nobody means more things than this. */
const RELAXED_UNITS_MAX = 6;

/** The conditions without words of many readings, where these already match few products. */
function lookUpOf(plan: Plan, size: number): { lookUp?: string } {
  const units = plan.units.filter(({ readings }) => readings <= READINGS_MANY);
  if (units.length === 0 || units.length === plan.units.length) return {};
  return estimate({ ...plan, units }, size) <= COMPARED_ROWS
    ? { lookUp: allOf(units.map(({ any }) => any)) }
    : {};
}

/** Matches everything in the query, in a catalogue of `size` products. */
export function strictQuery(plan: Plan, size: number): ProductQuery | undefined {
  const { units, partNumber } = plan;
  const [any, exact] = [units.map((unit) => unit.any), units.map((unit) => unit.exact)];
  if (units.length === 0) return undefined;
  if (partNumber === undefined) return { any: allOf(any), exact: allOf(exact), ...lookUpOf(plan, size) };
  return { any: anyOf([partNumber, allOf(any)]), exact: partNumber };
}

/**
 * Matches all but any one part of the query; results that still have the part and the vehicle come first. Undefined
 * when the query has only one part.
 */
export function relaxedQuery({ units: all }: Plan): ProductQuery | undefined {
  if (all.length < 2) return undefined;
  const heavy = new Set(all.toSorted((a, b) => b.weight - a.weight).slice(0, RELAXED_UNITS_MAX));
  const units = all.filter((unit) => heavy.has(unit));
  const without = (left: Unit) => allOf(units.filter((unit) => unit !== left).map((unit) => unit.any));
  const heaviest = Math.max(...units.map((unit) => unit.weight));
  const light = units.filter((unit) => unit.weight < heaviest);
  const every = units.map(without);
  return { any: anyOf(every), exact: light.length > 0 ? anyOf(light.map(without)) : anyOf(every) };
}

/** Only the heaviest units, the part and the vehicle: for queries that match only without two or more words. */
export function barestQuery({ units }: Plan): ProductQuery | undefined {
  const heaviest = Math.max(...units.map((unit) => unit.weight));
  const heavy = units.filter((unit) => unit.weight === heaviest);
  if (heaviest <= 1 || units.length - heavy.length < 2) return undefined;
  return { any: allOf(heavy.map((unit) => unit.any)), exact: allOf(heavy.map((unit) => unit.exact)) };
}
