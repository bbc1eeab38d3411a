import type { Db } from '#db/client.ts';
import { type CategorySet, insertCategory } from '#db/queries/admin-categories.ts';
import type { AdminCategory } from '#src/domain/admin/dictionaries.ts';
import { createEntry } from '#src/server/create-entry.ts';
import { type CategoryInput, categoryState, listAllCategories } from './category-state.ts';
import { findCategory } from './find-category.ts';
import { refuseLostImage } from './refuse-lost-image.ts';

/** Adds the category at the end of its list. */
export const createCategory = (
  db: Db,
  userId: number | null,
  { set, input }: { set: CategorySet; input: CategoryInput },
  key?: string,
): Promise<AdminCategory> =>
  createEntry(db, {
    entity: set,
    key,
    body: input,
    add: async (stamp) => {
      const state = categoryState(set, input, await listAllCategories(db));
      await refuseLostImage(db, state);
      return insertCategory(db, { set, userId, state }, stamp);
    },
    read: (id) => findCategory(db, set, id),
  });
