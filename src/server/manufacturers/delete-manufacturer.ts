import type { Db } from '#db/client.ts';
import { countManufacturerUse, deleteManufacturer as write } from '#db/queries/admin-manufacturers.ts';
import { Problem } from '#src/server/problem.ts';
import { dictionaryFault as fault } from '#src/strings/admin/dictionaries.ts';
import { findAmongOthers } from './find-among-others.ts';

/** Refused while a product uses it, the bin included; its models are deleted only when the owner has confirmed it. */
export async function deleteManufacturer(
  db: Db,
  userId: number | null,
  { id, withModels }: { id: number; withModels: boolean },
): Promise<void> {
  const { make } = await findAmongOthers(db, id);
  const use = await countManufacturerUse(db, id);
  if (use.products > 0)
    throw new Problem('conflict', fault.manufacturerUsed(use.products), { products: String(use.products) });
  if (use.models > 0 && !withModels)
    throw new Problem('conflict', fault.manufacturerHasModels(use.models), { models: String(use.models) });
  const { id: _, version: __, models: ___, products: ____, ...before } = make;
  await write(db, userId, { id, before });
}
