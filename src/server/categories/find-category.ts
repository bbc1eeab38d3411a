import type { Db } from '#db/client.ts';
import { type CategorySet, listCategorySet } from '#db/queries/admin-categories.ts';
import type { AdminCategory } from '#src/domain/admin/dictionaries.ts';
import { Problem } from '#src/server/problem.ts';
import { dictionaryFault as fault } from '#src/strings/admin/dictionaries.ts';

export const categoryGone = (): Problem => new Problem('not_found', fault.categoryGone);

/** A category as the panel shows it. Refused when it does not exist. */
export async function findCategory(db: Db, set: CategorySet, id: number): Promise<AdminCategory> {
  const found = (await listCategorySet(db, set)).find((category) => category.id === id);
  if (!found) throw categoryGone();
  return found;
}
