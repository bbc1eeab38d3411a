import type { NameAndSlug } from '#src/domain/catalogue/name-and-slug.ts';
import { findClash, type Named } from '#src/domain/dictionaries/find-clash.ts';
import { slugify } from '#src/domain/text/slug.ts';
import { dictionaryFault as fault } from '#src/strings/admin/dictionaries.ts';
import { Problem } from '../problem.ts';

/** The slug in the input, or else one made from the name; refused when both are empty. */
export function slugFor({ name, slug }: NameAndSlug): string {
  const made = slug || slugify(name);
  if (made === '') throw new Problem('bad_request', fault.slugMissing, { slug: fault.slugMissing });
  return made;
}

/** @throws Problem `bad_request` at `field` for a slug that the shop uses itself */
export function refuseReserved(slug: string, isReserved: (slug: string) => boolean, field = 'slug'): void {
  if (!isReserved(slug)) return;
  const message = fault.slugReserved(slug);
  throw new Problem('bad_request', message, { [field]: message });
}

/**
 * @param say makes the message from the clashing text and the row that has it
 * @throws Problem `conflict` when another row has one of the candidate's names
 */
export function refuseClash<Owner extends Named>(
  candidate: Named,
  others: readonly Owner[],
  say: (text: string, owner: Owner) => string = (text, owner) => fault.taken(text, owner.name),
): void {
  const clash = findClash(candidate, others);
  if (!clash) return;
  const message = say(clash.text, clash.owner);
  throw new Problem('conflict', message, { [clash.field]: message });
}

/** @throws Problem `conflict` when an entry that is to be deleted is in use; `by` counts what uses it */
export function refuseUsed(
  count: number,
  say: (count: number) => string,
  by: 'products' | 'models' = 'products',
): void {
  if (count > 0) throw new Problem('conflict', say(count), { [by]: String(count) });
}
