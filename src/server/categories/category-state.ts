import type { Db } from '#db/client.ts';
import {
  type CategorySet,
  type CategoryState,
  listAdminCategories,
  listAdminTuningCategories,
} from '#db/queries/admin-categories.ts';
import { isReservedTuningSlug } from '#src/domain/reserved-slugs.ts';
import { refuseClash, refuseReserved, slugFor } from '#src/server/dictionary-names.ts';
import { dictionaryFault as fault } from '#src/strings/admin/dictionaries.ts';

export type CategoryInput = {
  name: string;
  slug: string;
  description: string;
  hint?: string;
  image?: string | null | undefined;
  version?: number | undefined;
};

type Known = { id: number; version: number; set: CategorySet; products: number; state: CategoryState };
export type CategoryFound = Known & { name: string; slug: string };

/** Both sets: an address belongs to one category of the shop only, so that no link is ambiguous (DECISIONS R4). */
export async function listAllCategories(db: Db): Promise<CategoryFound[]> {
  const [plain, tuning] = await Promise.all([listAdminCategories(db), listAdminTuningCategories(db)]);
  return [
    ...plain.map(({ id, version, products, ...state }) => ({
      id,
      version,
      products,
      state,
      name: state.name,
      slug: state.slug,
      set: 'category' as const,
    })),
    ...tuning.map(({ id, version, products, image, ...state }) => ({
      id,
      version,
      products,
      name: state.name,
      slug: state.slug,
      state: { ...state, imageHash: image },
      set: 'tuning-category' as const,
    })),
  ];
}

/** The state that an edit stores; refused when it clashes with a category of either set. */
export function categoryState(
  set: CategorySet,
  { image, hint = '', ...input }: CategoryInput,
  others: readonly CategoryFound[],
): CategoryState {
  const isTuning = set === 'tuning-category';
  const slug = slugFor(input);
  if (isTuning) refuseReserved(slug, isReservedTuningSlug);
  const say = (text: string, owner: CategoryFound) =>
    fault.takenCategory(text, owner.name, owner.set === 'tuning-category');
  // The sets may share names ('Auspusi' are parts and tuning) but not addresses.
  refuseClash(
    { name: input.name, slug },
    others.filter((other) => other.set === set),
    say,
  );
  refuseClash(
    { name: slug, slug },
    others.filter((other) => other.set !== set).map((other) => ({ ...other, name: other.slug })),
    (text, owner) =>
      say(text, others.find(({ id, set: own }) => id === owner.id && own === owner.set) ?? owner),
  );
  const state = { name: input.name, slug, description: input.description };
  return isTuning ? { ...state, hint, imageHash: image ?? null } : state;
}
