import type { Db } from '#db/client.ts';
import {
  listAdminManufacturers,
  listProductIdsOfManufacturer,
  updateManufacturer as write,
} from '#db/queries/admin-manufacturers.ts';
import type { ManufacturerInput } from '#src/contracts/admin/dictionaries.ts';
import type { AdminManufacturer } from '#src/domain/admin/dictionaries.ts';
import { Problem } from '#src/server/problem.ts';
import { reindexRenamed } from '#src/server/reindex-renamed.ts';
import { dictionaryFault as fault } from '#src/strings/admin/dictionaries.ts';
import { manufacturerState } from './manufacturer-state.ts';

/** Its old address leads to the new one, and its products are found under the new names. */
export async function updateManufacturer(
  db: Db,
  userId: number | null,
  id: number,
  input: ManufacturerInput,
): Promise<AdminManufacturer> {
  const all = await listAdminManufacturers(db);
  const current = all.find((make) => make.id === id);
  if (!current) throw new Problem('not_found', fault.manufacturerGone);
  const { id: _, models, products, ...before } = current;
  const after = manufacturerState(
    input,
    all.filter((make) => make !== current),
  );
  await write(db, userId, { id, before, after });
  await reindexRenamed(db, before, after, () => listProductIdsOfManufacturer(db, id));
  return { id, ...after, models, products };
}
