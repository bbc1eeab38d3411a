import type { Db } from '#db/client.ts';
import { deleteModel as write, listProductIdsOfModel } from '#db/queries/admin-models.ts';
import { Problem } from '#src/server/problem.ts';
import { dictionaryFault as fault } from '#src/strings/admin/dictionaries.ts';
import { findSiblings } from './find-siblings.ts';

/** Refused while a product fits it, the bin included. */
export async function deleteModel(db: Db, userId: number | null, id: number): Promise<void> {
  const { make, model } = await findSiblings(db, id);
  const used = (await listProductIdsOfModel(db, id)).length;
  if (used > 0) throw new Problem('conflict', fault.modelUsed(used), { products: String(used) });
  const { id: _, version: __, products: ___, ...before } = model;
  await write(db, { makeSlug: make.slug, userId }, { id, before });
}
