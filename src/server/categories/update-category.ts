import type { Db } from '#db/client.ts';
import {
  type CategorySet,
  listProductIdsOfCategory,
  updateCategory as write,
} from '#db/queries/admin-categories.ts';
import { Problem } from '#src/server/problem.ts';
import { reindexRenamed } from '#src/server/reindex-renamed.ts';
import { dictionaryFault as fault } from '#src/strings/admin/dictionaries.ts';
import { refuseLostImage } from './refuse-lost-image.ts';
import { type CategoryInput, categoryState, listAllCategories } from './category-state.ts';

export async function updateCategory(
  db: Db,
  userId: number | null,
  { set, id, input }: { set: CategorySet; id: number; input: CategoryInput },
): Promise<void> {
  const all = await listAllCategories(db);
  const current = all.find((other) => other.set === set && other.id === id);
  if (!current) throw new Problem('not_found', fault.categoryGone);
  const after = categoryState(
    set,
    input,
    all.filter((other) => other !== current),
  );
  await refuseLostImage(db, after);
  await write(db, { set, userId, id, before: current.state, after });
  await reindexRenamed(db, current.state, after, () => listProductIdsOfCategory(db, set, id));
}
