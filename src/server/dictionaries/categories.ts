import type { Db } from '#db/client.ts';
import * as table from '#db/queries/catalogue/admin-categories.ts';
import type { CategorySet, CategoryState } from '#db/queries/catalogue/admin-categories.ts';
import { hasImage } from '#db/queries/products/images.ts';
import type { CategoryInput } from '#src/contracts/admin/dictionaries.ts';
import type { AdminCategory } from '#src/domain/admin/dictionaries.ts';
import { isReservedTuningSlug } from '#src/domain/catalogue/reserved-slugs.ts';
import { saveEdit } from '#src/server/edited-since.ts';
import { createOnce } from '#src/server/once.ts';
import { Problem } from '#src/server/problem.ts';
import { dictionaryFault as fault } from '#src/strings/admin/dictionaries.ts';
import { refuseClash, refuseReserved, slugFor } from './dictionary-names.ts';
import { refreshSearch } from '#src/server/search/refresh-search.ts';

const SETS = ['category', 'tuning-category'] as const satisfies readonly CategorySet[];

type Found = { set: CategorySet; name: string; slug: string; row: AdminCategory; state: CategoryState };

const categoryGone = () => new Problem('not_found', fault.categoryGone);

/** Both sets: an address belongs to one category of the shop only, so that no link is ambiguous (DECISIONS R4). */
async function listAll(db: Db): Promise<Found[]> {
  const lists = await Promise.all(SETS.map((set) => table.listAdminCategories(db, set)));
  return SETS.flatMap((set, i) =>
    (lists[i] ?? []).map((row): Found => {
      const { id: _, version: __, products: ___, image, ...plain } = row;
      const state = { ...plain, ...(image !== undefined && { imageHash: image }) };
      return { set, name: row.name, slug: row.slug, row, state };
    }),
  );
}

/** Refused when it does not exist. */
async function requireAmongAll(db: Db, set: CategorySet, id: number) {
  const all = await listAll(db);
  const found = all.find((other) => other.set === set && other.row.id === id);
  if (!found) throw categoryGone();
  return { ...found, others: all.filter((other) => other !== found) };
}

/** As the panel shows it. Refused when it does not exist. */
async function requireCategory(db: Db, set: CategorySet, id: number): Promise<AdminCategory> {
  const found = (await table.listAdminCategories(db, set)).find((category) => category.id === id);
  if (!found) throw categoryGone();
  return found;
}

/** The state that an edit stores; refused when it clashes with a category of either set. */
async function stateFrom(
  db: Db,
  set: CategorySet,
  { image, hint = '', ...input }: CategoryInput,
  others: readonly Found[],
): Promise<CategoryState> {
  const { name, description } = input;
  const slug = slugFor(input);
  const isTuning = set === 'tuning-category';
  if (isTuning) refuseReserved(slug, isReservedTuningSlug);
  const say = (text: string, owner: Found) =>
    fault.takenCategory(text, owner.state.name, owner.set === 'tuning-category');
  // The sets may share names ('Auspusi' are parts and tuning) but not addresses.
  const { same = [], other = [] } = Object.groupBy(others, (found) => (found.set === set ? 'same' : 'other'));
  refuseClash({ name, slug }, same, say);
  const byAddress = other.map((found) => ({ ...found, name: found.slug }));
  refuseClash({ name: slug, slug }, byAddress, say);
  if (!isTuning) return { name, slug, description };
  // Without this check the database's refusal of a picture that was never uploaded would be an internal error.
  if (image && !(await hasImage(db, image)))
    throw new Problem('bad_request', fault.imageGone, { image: fault.imageGone });
  return { name, slug, description, hint, imageHash: image ?? null };
}

/** Adds the category at the end of its list. */
export const createCategory = (
  db: Db,
  userId: number | null,
  { set, input }: { set: CategorySet; input: CategoryInput },
  key?: string,
): Promise<AdminCategory> =>
  createOnce(db, {
    subject: set,
    key,
    body: input,
    add: async (requestKey) => {
      const state = await stateFrom(db, set, input, await listAll(db));
      return table.insertCategory(db, { set, userId, state }, requestKey);
    },
    read: (id) => requireCategory(db, set, id),
  });

/** Redirects its old addresses, and indexes its products under the new name. @throws Problem `not_found`, `conflict` */
export async function updateCategory(
  db: Db,
  userId: number | null,
  { set, id, input }: { set: CategorySet; id: number; input: CategoryInput },
): Promise<void> {
  const { row, state: before, others } = await requireAmongAll(db, set, id);
  const after = await stateFrom(db, set, input, others);
  await saveEdit({
    stored: { version: row.version, state: before },
    edited: input.version,
    after,
    write: (edited) => table.updateCategory(db, { set, userId, id, edited, before, after }),
    readAgain: () => requireCategory(db, set, id),
  });
  await refreshSearch(db);
}

/** Refused while a product has this category, the bin included. */
export async function deleteCategory(
  db: Db,
  userId: number | null,
  { set, id }: { set: CategorySet; id: number },
): Promise<void> {
  const { state: before } = await requireAmongAll(db, set, id);
  const used = (await table.listProductIdsOfCategory(db, set, id)).length;
  if (used > 0) throw new Problem('conflict', fault.categoryUsed(used), { products: String(used) });
  await table.deleteCategory(db, { set, userId, id, before });
}
