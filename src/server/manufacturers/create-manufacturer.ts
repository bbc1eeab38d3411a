import type { Db } from '#db/client.ts';
import { insertManufacturer, listAdminManufacturers } from '#db/queries/admin-manufacturers.ts';
import type { ManufacturerInput } from '#src/contracts/admin/dictionaries.ts';
import type { AdminManufacturer } from '#src/domain/admin/dictionaries.ts';
import { createEntry } from '#src/server/create-entry.ts';
import { findAmongOthers } from './find-among-others.ts';
import { manufacturerState } from './manufacturer-state.ts';

/** A new manufacturer; redirects from its addresses are deleted. */
export const createManufacturer = (
  db: Db,
  userId: number | null,
  input: ManufacturerInput,
  key?: string,
): Promise<AdminManufacturer> =>
  createEntry(db, {
    entity: 'manufacturer',
    key,
    body: input,
    add: async (stamp) =>
      insertManufacturer(db, userId, manufacturerState(input, await listAdminManufacturers(db)), stamp),
    read: async (id) => (await findAmongOthers(db, id)).make,
  });
