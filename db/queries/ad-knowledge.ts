import { asc } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { generations, productCategories } from '#db/schema/index.ts';
import type { LexiconManufacturer, LexiconModel } from '#src/domain/vehicle-text/name-keys.ts';
import { selectNamedManufacturers, selectNamedModels } from './named-vehicles.ts';
import { pick } from './pick-columns.ts';

/** The vehicles and categories that are recognised in the text of ads. */
export async function loadAdKnowledge(db: Db) {
  const [manufacturerRows, modelRows, generationRows, categories] = await db.batch([
    selectNamedManufacturers(db),
    selectNamedModels(db),
    db.select().from(generations).orderBy(asc(generations.yearFrom), asc(generations.id)),
    db
      .select(pick(productCategories, 'id', 'name', 'slug', 'description'))
      .from(productCategories)
      .orderBy(asc(productCategories.position), asc(productCategories.id)),
  ]);
  const manufacturers: readonly LexiconManufacturer[] = manufacturerRows;
  const manufacturerOf = new Map(manufacturers.map((manufacturer) => [manufacturer.id, manufacturer]));
  const generationsOf = Map.groupBy(generationRows, (row) => row.modelId);
  const allModels = modelRows.flatMap(({ manufacturerId, ...model }): LexiconModel[] => {
    const manufacturer = manufacturerOf.get(manufacturerId);
    return manufacturer ? [{ ...model, manufacturer, generations: generationsOf.get(model.id) ?? [] }] : [];
  });
  return { manufacturers, models: allModels, categories };
}
