import type { Db } from '#db/client.ts';
import { findModelMake, listAdminModels } from '#db/queries/admin-models.ts';
import type { AdminModel } from '#src/domain/admin/dictionaries.ts';
import { Problem } from '#src/server/problem.ts';
import { dictionaryFault as fault } from '#src/strings/admin/dictionaries.ts';

/** A model with its manufacturer and the manufacturer's other models. Refused when it does not exist. */
export async function findSiblings(db: Db, id: number) {
  const make = await findModelMake(db, id);
  const all: AdminModel[] = make ? await listAdminModels(db, make.id) : [];
  const model = all.find((other) => other.id === id);
  if (!make || !model) throw new Problem('not_found', fault.modelGone);
  return { make, model, siblings: all.filter((other) => other !== model) };
}
