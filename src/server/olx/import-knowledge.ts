import type { Db } from '#db/client.ts';
import { loadAdKnowledge } from '#db/queries/imports/ad-knowledge.ts';
import { makeCategoryFinder } from '#src/domain/ads/find-category.ts';
import type { ReadingKnowledge } from '#src/domain/ads/read-ad.ts';
import type { Category } from '#src/domain/vehicle/vehicle.ts';
import { makeVehicleLexicon } from '#src/domain/vehicle-text/vehicle-lexicon.ts';

export type ImportKnowledge = ReadingKnowledge & {
  /** By slug, as a reading names them. */
  categories: ReadonlyMap<string | null, Category>;
};

/** The present vehicles and categories, with which ads are read. */
export async function importKnowledge(db: Db): Promise<ImportKnowledge> {
  const { manufacturers, models, categories } = await loadAdKnowledge(db);
  return {
    vehicles: makeVehicleLexicon(manufacturers, models),
    findCategory: makeCategoryFinder(categories),
    categories: new Map(categories.map((category) => [category.slug, category])),
  };
}
