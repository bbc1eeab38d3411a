import type { Db } from '#db/client.ts';
import {
  type CategorySet,
  listProductIdsOfCategory,
  updateCategory as write,
} from '#db/queries/admin-categories.ts';
import { saveEdit } from '#src/server/edited-since.ts';
import { reindexRenamed } from '#src/server/reindex-renamed.ts';
import { categoryGone, findCategory } from './find-category.ts';
import { refuseLostImage } from './refuse-lost-image.ts';
import { type CategoryInput, categoryState, listAllCategories } from './category-state.ts';

export async function updateCategory(
  db: Db,
  userId: number | null,
  { set, id, input }: { set: CategorySet; id: number; input: CategoryInput },
): Promise<void> {
  const all = await listAllCategories(db);
  const current = all.find((other) => other.set === set && other.id === id);
  if (!current) throw categoryGone();
  const { version, state: before } = current;
  const after = categoryState(
    set,
    input,
    all.filter((other) => other !== current),
  );
  await refuseLostImage(db, after);
  await saveEdit({
    stored: { version, state: before },
    edited: input.version,
    after,
    write: (edited) => write(db, { set, userId, id, edited, before, after }),
    readAgain: () => findCategory(db, set, id),
  });
  await reindexRenamed(db, before, after, () => listProductIdsOfCategory(db, set, id));
}
