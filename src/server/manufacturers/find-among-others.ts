import type { Db } from '#db/client.ts';
import { listAdminManufacturers } from '#db/queries/admin-manufacturers.ts';
import type { AdminManufacturer } from '#src/domain/admin/dictionaries.ts';
import { Problem } from '#src/server/problem.ts';
import { dictionaryFault as fault } from '#src/strings/admin/dictionaries.ts';

/** A manufacturer and all the others. Refused when it does not exist. */
export async function findAmongOthers(
  db: Db,
  id: number,
): Promise<{ make: AdminManufacturer; others: AdminManufacturer[] }> {
  const all = await listAdminManufacturers(db);
  const make = all.find((other) => other.id === id);
  if (!make) throw new Problem('not_found', fault.manufacturerGone);
  return { make, others: all.filter((other) => other !== make) };
}
