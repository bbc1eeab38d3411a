import { allOf, anyOf } from './tsquery.ts';
import type { Plan, Unit } from './plan-query.ts';

export type ProductQuery = {
  /** tsquery that a product has to match. */
  any: string;
  /** tsquery whose products come first. */
  exact: string;
};

export function strictQuery({ units, partNumber }: Plan): ProductQuery | undefined {
  const [any, exact] = [units.map((unit) => unit.any), units.map((unit) => unit.exact)];
  if (units.length === 0) return undefined;
  if (partNumber === undefined) return { any: allOf(any), exact: allOf(exact) };
  return { any: anyOf([partNumber, allOf(any)]), exact: partNumber };
}

/**
 * All but one of the things asked for, whichever; first what still is the part and the vehicle. Undefined when only one
 * was asked for.
 */
export function relaxedQuery({ units }: Plan): ProductQuery | undefined {
  if (units.length < 2) return undefined;
  const without = (left: Unit) => allOf(units.filter((unit) => unit !== left).map((unit) => unit.any));
  const heaviest = Math.max(...units.map((unit) => unit.weight));
  const light = units.filter((unit) => unit.weight < heaviest);
  const every = units.map(without);
  return { any: anyOf(every), exact: light.length > 0 ? anyOf(light.map(without)) : anyOf(every) };
}

/** What weighs most alone, the part and the vehicle: for queries of which nothing less than two words has to go. */
export function barestQuery({ units }: Plan): ProductQuery | undefined {
  const heaviest = Math.max(...units.map((unit) => unit.weight));
  const heavy = units.filter((unit) => unit.weight === heaviest);
  if (heaviest <= 1 || units.length - heavy.length < 2) return undefined;
  return { any: allOf(heavy.map((unit) => unit.any)), exact: allOf(heavy.map((unit) => unit.exact)) };
}
