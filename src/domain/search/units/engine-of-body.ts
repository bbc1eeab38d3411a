import { conceptNamed, isPlaced, isWithoutEngine } from '../../vehicle-text/language/phrases.ts';
import { term } from './tsquery.ts';
import type { Unit } from './query-unit.ts';

const SAME_FRONT = ['karavan', 'hečbek', 'limuzina'].map((name) => term(conceptNamed(name)));

/** A BMW Compact has headlights of its own. */
const isCompact = ({ words }: Unit): boolean => words.some(({ text }) => /^[ck]ompa[ck]t$/.test(text));

/**
 * The engine of a car says nothing about a part of its body: `far golf 5 1.9 tdi` asks for the headlight of any Golf V,
 * unless its name has another engine. So does the body about its front: estates, saloons and hatchbacks have the same.
 */
export function withoutEngineOfBody(units: readonly Unit[]): readonly Unit[] {
  const parts = units.filter(({ role }) => role === 'part');
  const isOfBody =
    parts.length > 0 &&
    parts.every(({ partName }) => partName !== undefined && isWithoutEngine(partName)) &&
    units.some(({ role }) => role === 'vehicle');
  if (!isOfBody) return units;
  const isInFront = parts.every(({ partName = '' }) => isPlaced(term(conceptNamed(partName)), 'front'));
  return units.map((unit) => {
    if (unit.near === undefined) return unit;
    if (unit.role === 'engine') return { ...unit, broad: unit.near, exact: unit.near };
    return isInFront && !isCompact(unit) && SAME_FRONT.some((body) => unit.broad.includes(body))
      ? { ...unit, broad: unit.near }
      : unit;
  });
}
