import type { ManufacturerState } from '#db/queries/admin-manufacturers.ts';
import type { ManufacturerInput } from '#src/contracts/admin/dictionaries.ts';
import type { AdminManufacturer } from '#src/domain/admin/dictionaries.ts';
import { freeManufacturerSlug, isReservedManufacturerSlug } from '#src/domain/reserved-slugs.ts';
import { refuseClash, refuseReserved, slugFor } from '#src/server/dictionary-names.ts';

/** The state that an edit stores; refused when another manufacturer has one of its names (DECISIONS R1, R2). */
export function manufacturerState(
  input: ManufacturerInput,
  others: readonly AdminManufacturer[],
): ManufacturerState {
  const slug = input.slug || freeManufacturerSlug(slugFor(input));
  refuseReserved(slug, isReservedManufacturerSlug);
  const slugAliases = input.slugAliases.filter((alias) => alias !== slug);
  for (const alias of slugAliases) refuseReserved(alias, isReservedManufacturerSlug, 'slugAliases');
  const state = {
    name: input.name,
    slug,
    aliases: input.aliases.filter((alias) => alias !== input.name),
    slugAliases,
  };
  refuseClash(state, others);
  return state;
}
