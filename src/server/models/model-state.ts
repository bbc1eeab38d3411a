import type { ModelState } from '#db/queries/admin-models.ts';
import type { ModelInput } from '#src/contracts/admin/dictionaries.ts';
import type { AdminModel } from '#src/domain/admin/dictionaries.ts';
import { isReservedModelSlug } from '#src/domain/reserved-slugs.ts';
import { refuseClash, refuseReserved, slugFor } from '#src/server/dictionary-names.ts';

/** The state that an edit stores; refused when a sibling model has one of its names (DECISIONS D15, R6). */
export function modelState(
  manufacturerId: number,
  input: ModelInput,
  siblings: readonly AdminModel[],
): ModelState {
  const slug = slugFor(input);
  refuseReserved(slug, isReservedModelSlug);
  const { name, generations } = input;
  const aliases = input.aliases.filter((alias) => alias !== name);
  refuseClash({ name, slug, aliases }, siblings);
  return { manufacturerId, name, slug, aliases, generations };
}
