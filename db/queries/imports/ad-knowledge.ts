import type { Db } from '#db/client.ts';
import { lexiconModels } from '#src/domain/vehicle-text/name-keys.ts';
import { listCategories } from '../catalogue/categories.ts';
import { selectVehicles } from '../vehicles/vehicles.ts';

/** The vehicles and categories that are recognised in the text of ads. */
export async function loadAdKnowledge(db: Db) {
  const [manufacturers, models, generations, categories] = await db.batch([
    ...selectVehicles(db),
    listCategories(db),
  ]);
  return { manufacturers, models: lexiconModels({ manufacturers, models, generations }), categories };
}
