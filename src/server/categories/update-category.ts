import type { Db } from '#db/client.ts';
import {
  type CategorySet,
  listCategorySet,
  listProductIdsOfCategory,
  updateCategory as write,
} from '#db/queries/admin-categories.ts';
import { saveEdit } from '#src/server/edited-since.ts';
import { Problem } from '#src/server/problem.ts';
import { reindexRenamed } from '#src/server/reindex-renamed.ts';
import { dictionaryFault as fault } from '#src/strings/admin/dictionaries.ts';
import { refuseLostImage } from './refuse-lost-image.ts';
import { type CategoryInput, categoryState, listAllCategories } from './category-state.ts';

const gone = () => new Problem('not_found', fault.categoryGone);

async function readAgain(db: Db, set: CategorySet, id: number): Promise<object> {
  const current = (await listCategorySet(db, set)).find((category) => category.id === id);
  if (!current) throw gone();
  return current;
}

export async function updateCategory(
  db: Db,
  userId: number | null,
  { set, id, input }: { set: CategorySet; id: number; input: CategoryInput },
): Promise<void> {
  const all = await listAllCategories(db);
  const current = all.find((other) => other.set === set && other.id === id);
  if (!current) throw gone();
  const { version, state: before } = current;
  const after = categoryState(
    set,
    input,
    all.filter((other) => other !== current),
  );
  await refuseLostImage(db, after);
  await saveEdit({
    ...{ stored: { version, state: before }, edited: input.version, after },
    write: (edited) => write(db, { set, userId, id, edited, before, after }),
    readAgain: () => readAgain(db, set, id),
  });
  await reindexRenamed(db, before, after, () => listProductIdsOfCategory(db, set, id));
}
