import { generationOf } from '../fitment/fit-groups.ts';
import { lookalikeKey } from '../vehicle-text/numbers/part-numbers.ts';
import { compareText } from '../text/name-order.ts';
import type { Fitment } from './product.ts';

/** Shorter ones are stamped on too many different parts. */
const SHORTEST = 5;

export const numberKeys = (numbers: readonly string[]): string[] => [
  ...new Set(
    numbers
      .filter((number) => /\d/.test(number))
      .map(lookalikeKey)
      .filter((key) => key.length >= SHORTEST),
  ),
];

/** `Golf V`, or `Golf` where the generation is not known. */
const nameOf = (fitment: Fitment): string =>
  [fitment.model?.name ?? fitment.manufacturer.name, fitment.facts?.generation ?? generationOf(fitment)?.name]
    .filter(Boolean)
    .join(' ');

/** The vehicles of parts with the same number that a part does not name itself: 'Golf V, Leon II'; empty for none. */
export function alsoFits(own: readonly Fitment[], others: readonly (readonly Fitment[])[]): string {
  const ownNames = new Set(own.map(nameOf));
  const names = others.flatMap((fitments) => fitments.map(nameOf)).filter((name) => !ownNames.has(name));
  return [...new Set(names)].sort(compareText).join(', ');
}
