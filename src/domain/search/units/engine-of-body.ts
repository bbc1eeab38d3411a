import { isWithoutEngine } from '../../vehicle-text/language/phrases.ts';
import type { Unit } from './query-unit.ts';

/**
 * The engine of a car says nothing about a part of its body: `far golf 5 1.9 tdi` asks for the headlight of any Golf V,
 * unless its name has another engine.
 */
export function withoutEngineOfBody(units: readonly Unit[]): readonly Unit[] {
  const parts = units.filter(({ role }) => role === 'part');
  const isOfBody =
    parts.length > 0 &&
    parts.every(({ partName }) => partName !== undefined && isWithoutEngine(partName)) &&
    units.some(({ role }) => role === 'vehicle');
  if (!isOfBody) return units;
  return units.map((unit) =>
    unit.role === 'engine' && unit.near !== undefined
      ? { ...unit, broad: unit.near, exact: unit.near }
      : unit,
  );
}
