import type { Db } from '#db/client.ts';
import { type CategorySet, insertCategory } from '#db/queries/admin-categories.ts';
import { refuseLostImage } from './refuse-lost-image.ts';
import { type CategoryInput, categoryState, listAllCategories } from './category-state.ts';

/** Returns the id; the category stands last in its list. */
export async function createCategory(
  db: Db,
  userId: number | null,
  { set, input }: { set: CategorySet; input: CategoryInput },
): Promise<number> {
  const state = categoryState(set, input, await listAllCategories(db));
  await refuseLostImage(db, state);
  return insertCategory(db, { set, userId, state });
}
