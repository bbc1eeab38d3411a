import type { z } from 'zod';
import type { Db } from '#db/client.ts';
import {
  type CategorySet,
  categoryRows,
  countProductsOfCategory,
  listAdminCategories,
} from '#db/queries/catalogue/admin-categories.ts';
import { hasImage } from '#db/queries/products/images.ts';
import { categoryInput, type CategoryInput, tuningCategoryInput } from '#src/contracts/admin/dictionaries.ts';
import type { AdminCategory } from '#src/domain/admin/dictionaries.ts';
import { isReservedCategorySlug, isReservedTuningSlug } from '#src/domain/catalogue/reserved-slugs.ts';
import { Problem } from '#src/server/problem.ts';
import { dictionaryFault as fault } from '#src/strings/admin/dictionaries.ts';
import { dictionary } from './dictionary.ts';
import { refuseClash, refuseReserved, refuseUsed, slugFor } from './dictionary-names.ts';

/**
 * Refuses a name of the same set and an address of either: an address belongs to one category of the shop only, so that
 * no link is ambiguous (DECISIONS R4). The sets may share names ('Auspusi' are parts and tuning).
 */
function refuseTaken(
  { name, slug }: { name: string; slug: string },
  { same, other }: Record<'same' | 'other', readonly AdminCategory[]>,
  isTuning: boolean,
): void {
  refuseClash({ name, slug }, same, (text, owner) => fault.takenCategory(text, owner.name, isTuning));
  refuseClash(
    { name: slug, slug },
    other.map((row) => ({ name: row.slug, slug: row.slug, owner: row.name })),
    (text, { owner }) => fault.takenCategory(text, owner, !isTuning),
  );
}

/** Without this check the database's refusal of a picture that was never uploaded would be an internal error. */
async function refuseUnknownImage(db: Db, image: string | null): Promise<void> {
  if (image !== null && !(await hasImage(db, image)))
    throw new Problem('bad_request', fault.imageGone, { image: fault.imageGone });
}

function categoriesOf(set: CategorySet) {
  const isTuning = set === 'tuning-category';
  const group = async (db: Db) => {
    const [all, other] = await Promise.all([
      listAdminCategories(db, set),
      listAdminCategories(db, isTuning ? 'category' : 'tuning-category'),
    ]);
    return { all, other };
  };
  const input: z.ZodType<CategoryInput> = isTuning ? tuningCategoryInput : categoryInput;
  return dictionary({
    input,
    newInput: input,
    rows: categoryRows(set),
    gone: fault.categoryGone,
    groupOf: group,
    groupOfNew: group,
    valuesOf: async ({ name, description, ...input }, { others, other }, db) => {
      const slug = slugFor({ name, ...input });
      refuseReserved(slug, isReservedCategorySlug);
      if (isTuning) refuseReserved(slug, isReservedTuningSlug);
      refuseTaken({ name, slug }, { same: others, other }, isTuning);
      if (!isTuning) return { name, slug, description };
      const { hint = '', image = null } = input;
      await refuseUnknownImage(db, image);
      return { name, slug, description, hint, image };
    },
    /** A tuning category has two (DECISIONS R4). */
    pagesOf: ({ slug }) => [...(isTuning ? [[`/tuning/${slug}`] as const] : []), [`/kategorija/${slug}`]],
    refuseDeletion: async (db, id) =>
      refuseUsed(await countProductsOfCategory(db, set, id), fault.categoryUsed),
  });
}

export const categories = categoriesOf('category');
export const tuningCategories = categoriesOf('tuning-category');
