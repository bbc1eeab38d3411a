import { isOfGeneration } from '../vehicle-text/generation-aliases.ts';
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
function nameOf({ model, manufacturer, facts, generations = [], ...years }: Fitment): string {
  const likely = generations.filter((generation) => isOfGeneration(generation, years));
  const generation = facts?.generation ?? (likely.length === 1 ? likely[0]?.name : undefined);
  return [model?.name ?? manufacturer.name, generation].filter(Boolean).join(' ');
}

/** The vehicles of parts with the same number that a part does not name itself: 'Golf V, Leon II'; empty for none. */
export function alsoFits(own: readonly Fitment[], others: readonly (readonly Fitment[])[]): string {
  const ownNames = new Set(own.map(nameOf));
  const names = others.flatMap((fitments) => fitments.map(nameOf)).filter((name) => !ownNames.has(name));
  return [...new Set(names)].sort(compareText).join(', ');
}
