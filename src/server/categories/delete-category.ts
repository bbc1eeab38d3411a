import type { Db } from '#db/client.ts';
import {
  type CategorySet,
  deleteCategory as write,
  listProductIdsOfCategory,
} from '#db/queries/admin-categories.ts';
import { Problem } from '#src/server/problem.ts';
import { dictionaryFault as fault } from '#src/strings/admin/dictionaries.ts';
import { listAllCategories } from './category-state.ts';

/** Refused while a product has this category, the bin included. */
export async function deleteCategory(
  db: Db,
  userId: number | null,
  { set, id }: { set: CategorySet; id: number },
): Promise<void> {
  const current = (await listAllCategories(db)).find((other) => other.set === set && other.id === id);
  if (!current) throw new Problem('not_found', fault.categoryGone);
  const used = (await listProductIdsOfCategory(db, set, id)).length;
  if (used > 0) throw new Problem('conflict', fault.categoryUsed(used), { products: String(used) });
  await write(db, { set, userId, id, before: current.state });
}
