import { allOf, anyOf } from './tsquery.ts';
import type { Plan } from './plan-query.ts';

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

/** All but one of the things asked for, whichever; first what lacks the least. Undefined when only one was asked for. */
export function relaxedQuery({ units }: Plan): ProductQuery | undefined {
  if (units.length < 2) return undefined;
  const without = (left: number) => allOf(units.filter((_, i) => i !== left).map((unit) => unit.any));
  const least = units.reduce((best, unit, i) => (unit.weight < (units[best]?.weight ?? 0) ? i : best), 0);
  return { any: anyOf(units.map((_, i) => without(i))), exact: without(least) };
}
