import { isPlaced } from '../vehicle-text/language/phrases.ts';
import { placeOf } from '../vehicle-text/language/place-words.ts';
import type { Unit } from './query-unit.ts';
import { anyOf } from './tsquery.ts';

/**
 * `zadnji` is left out beside a tail light, which is always at the rear: names do not say so. Beside a tail light and a
 * bumper it is one or the other.
 */
export function withoutKnownPlaces(units: readonly Unit[]): Unit[] {
  if (units.length === 1) return [...units];
  const parts = units.filter(({ role }) => role === 'part');
  return units.flatMap((unit) => {
    const { role, words } = unit;
    // The `zadnja` of `zadnja lampa` belongs to the name of the part, and the `pred` of `pred facelift` to the quality.
    const place = role !== 'part' && words.length === 1 ? placeOf(words[0]?.text ?? '') : undefined;
    if (!place) return [unit];
    const placed = parts.filter(({ exact }) => isPlaced(exact, place));
    if (placed.length === 0) return [unit];
    if (placed.length === parts.length) return [];
    return [{ ...unit, broad: anyOf([unit.broad, ...placed.map(({ exact }) => exact)]) }];
  });
}
