import { isOfGeneration } from '../vehicle-text/generation-years.ts';
import type { Generation } from '../vehicle/vehicle.ts';

type Likeness = (gone: Generation, added: Generation) => boolean;

/** The most certain first. */
const LIKENESSES: readonly Likeness[] = [
  (gone, added) => added.aliases.includes(gone.name),
  (gone, added) => gone.yearFrom === added.yearFrom && gone.yearTo === added.yearTo,
];

/** Neighbours share a year or two as well. */
const hasSameYears: Likeness = (gone, added) => isOfGeneration(gone, added);

/** Old name → new name, of the generations of one model. Generations have no ids, and parts name them. */
export function renamedGenerations(
  before: readonly Generation[],
  after: readonly Generation[],
): Map<string, string> {
  const names = { before: before.map(({ name }) => name), after: after.map(({ name }) => name) };
  let gone = before.filter(({ name }) => name !== '' && !names.after.includes(name));
  let added = after.filter(({ name }) => name !== '' && !names.before.includes(name));
  const renamed = new Map<string, string>();
  const pair = (isAlike: Likeness) => {
    for (const one of gone) {
      const alike = added.filter((other) => isAlike(one, other));
      const [other] = alike;
      if (!other || alike.length > 1 || gone.some((third) => third !== one && isAlike(third, other)))
        continue;
      renamed.set(one.name, other.name);
    }
    const taken = new Set(renamed.values());
    gone = gone.filter(({ name }) => !renamed.has(name));
    added = added.filter(({ name }) => !taken.has(name));
  };
  for (const isAlike of LIKENESSES) pair(isAlike);
  // What is left has other years too, so only a single one can be meant.
  if (gone.length === 1 && added.length === 1) pair(hasSameYears);
  return renamed;
}
