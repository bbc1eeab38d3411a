import type { Db } from '#db/client.ts';
import { loadAdKnowledge } from '#db/queries/imports/ad-knowledge.ts';
import { makeCategoryFinder } from '#src/domain/ads/find-category.ts';
import type { ReadingKnowledge } from '#src/domain/ads/read-ad.ts';
import { makeVehicleLexicon } from '#src/domain/vehicle-text/vehicle-lexicon.ts';

export type ImportKnowledge = ReadingKnowledge & {
  categoryIds: ReadonlyMap<string, number>;
  categoryNames: ReadonlyMap<string, string>;
};

/** The present vehicles and categories, with which ads are read. */
export async function importKnowledge(db: Db): Promise<ImportKnowledge> {
  const { manufacturers, models, categories } = await loadAdKnowledge(db);
  return {
    vehicles: makeVehicleLexicon(manufacturers, models),
    findCategory: makeCategoryFinder(categories),
    categoryIds: new Map(categories.map(({ slug, id }) => [slug, id])),
    categoryNames: new Map(categories.map(({ slug, name }) => [slug, name])),
  };
}
