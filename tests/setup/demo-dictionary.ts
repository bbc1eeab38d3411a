import type { Db } from '#db/client.ts';
import { insertSeedCatalogue } from '#db/seed/seed-catalogue.ts';
import { seedCategories } from '#db/seed/categories.ts';
import { modelSlug, seedManufacturers } from '#db/seed/vehicles.ts';

/** The manufacturers, models and categories of the demo shop, without its products. */
export async function loadDemoDictionary(db: Db): Promise<void> {
  await insertSeedCatalogue(db, {
    manufacturers: seedManufacturers.map((make) => ({
      name: make.name,
      slug: make.slug,
      aliases: make.aliases,
      slug_aliases: make.slugAliases,
    })),
    models: seedManufacturers.flatMap((make) =>
      make.models.map((model) => ({
        make: make.slug,
        name: model.name,
        slug: modelSlug(model),
        aliases: model.aliases ?? [],
      })),
    ),
    generations: seedManufacturers.flatMap((make) =>
      make.models.flatMap((model) =>
        model.generations.map((g) => ({
          make: make.slug,
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
