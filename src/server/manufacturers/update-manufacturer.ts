import type { Db } from '#db/client.ts';
import {
  listProductIdsOfManufacturer,
  updateManufacturer as write,
} from '#db/queries/admin-manufacturers.ts';
import type { ManufacturerInput } from '#src/contracts/admin/dictionaries.ts';
import type { AdminManufacturer } from '#src/domain/admin/dictionaries.ts';
import { saveEdit } from '#src/server/edited-since.ts';
import { reindexRenamed } from '#src/server/reindex-renamed.ts';
import { findAmongOthers } from './find-among-others.ts';
import { manufacturerState } from './manufacturer-state.ts';

/** Redirects its old address to the new one, and indexes its products under the new names. */
export async function updateManufacturer(
  db: Db,
  userId: number | null,
  id: number,
  input: ManufacturerInput,
): Promise<AdminManufacturer> {
  const { make, others } = await findAmongOthers(db, id);
  const { id: _, version, models, products, ...before } = make;
  const after = manufacturerState(input, others);
  const saved = await saveEdit({
    stored: { version, state: before },
    edited: input.version,
    after,
    write: (edited) => write(db, userId, { id, edited, before, after }),
    readAgain: async () => (await findAmongOthers(db, id)).make,
  });
  await reindexRenamed(db, before, after, () => listProductIdsOfManufacturer(db, id));
  return { id, version: saved, ...after, models, products };
}
