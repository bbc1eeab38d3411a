import { isPlaced, placedKinds } from '../../vehicle-text/language/phrases.ts';
import { placeOf } from '../../vehicle-text/language/place-words.ts';
import type { Unit } from './query-unit.ts';
import { anyOf } from './tsquery.ts';

/**
 * Leaves out the `zadnji` of a tail light: every one is at the rear, and few names say so. Where a bumper is asked for as
 * well, a tail light matches `zadnji` as it is, and a bumper only by that word. Of a more general part, `zadnji spojler`,
 * the kinds that are always there match as they are.
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
    if (placed.length === parts.length && placed.length > 0) return [];
    const known = parts.flatMap(({ exact }) =>
      isPlaced(exact, place) ? [exact] : placedKinds(exact, place),
    );
    return known.length === 0 ? [unit] : [{ ...unit, broad: anyOf([unit.broad, ...known]) }];
  });
}
