import { type EntityFile, packEntities } from '#src/domain/search/entity-file.ts';
import { packProducts, type ProductFile } from '#src/domain/search/product-file.ts';
import { SAVED_PRODUCTS_MAX } from '#src/domain/limits.ts';
import type { CatalogueIndex } from './catalogue-index.ts';

/** Everything that the search box suggests by itself, with the counts that the linked pages show. */
export function entityFile(index: CatalogueIndex): EntityFile {
  const { manufacturers, categories, tuningCategories } = index.catalogue;
  return packEntities(
    manufacturers.map((manufacturer) => ({
      ...manufacturer,
      products: index.ofManufacturer(manufacturer.slug).length,
      models: manufacturer.models.map((model) => ({
        ...model,
        products: index.ofVehicle(manufacturer.slug, model.slug).cards.length,
      })),
    })),
    categories.map((category) => ({
      ...category,
      products: index.ofCategory(category.slug).length,
      image: null,
    })),
    tuningCategories.map((category) => ({
      ...category,
      products: index.ofTuningCategory(category.slug).length,
    })),
  );
}

/** The products that the search page searches when the shop does not answer. */
export const productFile = (index: CatalogueIndex): ProductFile =>
  packProducts(index.all(), SAVED_PRODUCTS_MAX);
