import type { Db } from '#db/client.ts';
import { insertSeedCatalogue } from '#db/seed/seed-catalogue.ts';
import { seedCategories } from '#db/seed/categories.ts';
import { modelSlug, seedManufacturers } from '#db/seed/vehicles.ts';

/** The manufacturers, models and categories of the demo shop, without its products. */
export async function loadDemoDictionary(db: Db): Promise<void> {
  await insertSeedCatalogue(db, {
    manufacturers: seedManufacturers.map((manufacturer) => ({
      name: manufacturer.name,
      slug: manufacturer.slug,
      aliases: manufacturer.aliases,
      slug_aliases: manufacturer.slugAliases,
    })),
    models: seedManufacturers.flatMap((manufacturer) =>
      manufacturer.models.map((model) => ({
        manufacturer: manufacturer.slug,
        name: model.name,
        slug: modelSlug(model),
        aliases: model.aliases ?? [],
      })),
    ),
    generations: seedManufacturers.flatMap((manufacturer) =>
      manufacturer.models.flatMap((model) =>
        model.generations.map((g) => ({
          manufacturer: manufacturer.slug,
          model: modelSlug(model),
          name: g.name,
          aliases: g.aliases ?? [],
          year_from: g.from,
          year_to: g.to ?? null,
        })),
      ),
    ),
    categories: seedCategories.map((category, position) => ({ ...category, position })),
    tuningCategories: [],
    images: [],
    products: [],
    fitments: [],
    productImages: [],
  });
}
