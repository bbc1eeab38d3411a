import { asc } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { productCategories } from '#db/schema/index.ts';
import { lexiconModels } from '#src/domain/vehicle-text/name-keys.ts';
import { pick } from '../pick-columns.ts';
import { selectVehicles } from '../vehicles/vehicles.ts';

/** The vehicles and categories that are recognised in the text of ads. */
export async function loadAdKnowledge(db: Db) {
  const [manufacturers, models, generations, categories] = await db.batch([
    ...selectVehicles(db),
    db
      .select(pick(productCategories, 'id', 'name', 'slug', 'description'))
      .from(productCategories)
      .orderBy(asc(productCategories.position), asc(productCategories.id)),
  ]);
  return { manufacturers, models: lexiconModels({ manufacturers, models, generations }), categories };
}
