import type { Db } from '#db/client.ts';
import type { NameReading } from '#src/domain/admin/name-reading.ts';
import { readAd } from '#src/domain/ads/read-ad.ts';
import { vehicleName } from '#src/domain/vehicle/vehicle-name.ts';
import { importKnowledge } from '#src/server/olx/import-knowledge.ts';
import { fitmentOf } from '#src/server/olx/product-state-of-ad.ts';

/** What the name of a part says about it, read as the import reads the title of an ad. */
export async function readName(db: Db, name: string): Promise<NameReading> {
  const knowledge = await importKnowledge(db);
  const reading = readAd({ title: name, description: '', category: '' }, knowledge);
  const category = knowledge.categories.get(reading.category);
  return {
    vehicles: reading.fitments.map((read) => ({
      name: vehicleName(read, read.generation?.name),
      ...fitmentOf(read, name),
    })),
    category: category ? { id: category.id, name: category.name } : null,
  };
}
