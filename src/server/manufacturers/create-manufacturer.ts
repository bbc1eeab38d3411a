import type { Db } from '#db/client.ts';
import { insertManufacturer, listAdminManufacturers } from '#db/queries/admin-manufacturers.ts';
import type { ManufacturerInput } from '#src/contracts/admin/dictionaries.ts';
import type { AdminManufacturer } from '#src/domain/admin/dictionaries.ts';
import { manufacturerState } from './manufacturer-state.ts';

/** A new make; addresses that led elsewhere lead to it from now on. */
export async function createManufacturer(
  db: Db,
  userId: number | null,
  input: ManufacturerInput,
): Promise<AdminManufacturer> {
  const state = manufacturerState(input, await listAdminManufacturers(db));
  const id = await insertManufacturer(db, userId, state);
  return { id, version: 1, ...state, models: 0, products: 0 };
}
