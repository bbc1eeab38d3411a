import { type EntityFile, packEntities } from '#src/domain/search/suggestions/entity-file.ts';
import { everydayNames } from '#src/domain/search/suggestions/everyday-names.ts';
import { ATTRIBUTE_STEMS } from '#src/domain/vehicle-text/language/place-words.ts';
import { stemKey } from '#src/domain/vehicle-text/name-keys.ts';
import { foldText } from '#src/domain/vehicle-text/language/fold.ts';
import { typingDistance } from '#src/domain/vehicle-text/language/typing-distance.ts';
import { packSavedList, type SavedListFile } from '#src/domain/search/saved-list.ts';
import { SAVED_PRODUCTS_MAX } from '#src/domain/limits/search.ts';
import type { CatalogueIndex } from './catalogue-index.ts';

/** Names that share this many first letters are found by the same typed text. */
const ALIKE_LETTERS = 4;

/** Every visitor who searches downloads them. */
const SUGGESTED_NAMES_MAX = 4;

/** Whether the search box finds `known` by the other name: by its beginning, and with a mistyped letter. */
const finds = (known: string, name: string): boolean =>
  known.slice(0, ALIKE_LETTERS) === name.slice(0, ALIKE_LETTERS) ||
  typingDistance(known.slice(0, name.length), name, 1) <= 1;

/** The names of a category's parts that its own name does not find, without those that another one finds. */
function suggestedNames(category: string): string[] {
  const known = category.split(' ').map(foldText);
  const names = everydayNames(category).toSorted((a, b) => a.split(' ').length - b.split(' ').length);
  const others = names.filter((name) => {
    const folded = foldText(name);
    const isAttribute = ATTRIBUTE_STEMS.has(stemKey(name.split(' ')[0] ?? ''));
    if (/\d/.test(name) || isAttribute || known.some((one) => finds(one, folded))) return false;
    known.push(folded);
    return true;
  });
  return others.slice(0, SUGGESTED_NAMES_MAX);
}

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
      aliases: suggestedNames(category.name),
    })),
    tuningCategories.map((category) => ({
      ...category,
      products: index.ofTuningCategory(category.slug).length,
      aliases: [],
    })),
  );
}

/** The products that the search page searches when the shop does not answer. */
export const savedListFile = (index: CatalogueIndex): SavedListFile =>
  packSavedList(index.all(), SAVED_PRODUCTS_MAX);
