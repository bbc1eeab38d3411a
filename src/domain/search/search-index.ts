import {
  categoryEntity,
  type Entity,
  manufacturerEntity,
  modelEntity,
  type CategoryRow,
} from './suggestions/search-entities.ts';
import { vehicleTerm } from './product-terms.ts';
import {
  type LexiconManufacturer,
  type LexiconModel,
  lexiconModels,
  type LexiconRows,
} from '../vehicle-text/name-keys.ts';
import { makeVehicleLexicon, type VehicleLexicon } from '../vehicle-text/vehicle-lexicon.ts';
import { makeVocabulary, type Vocabulary } from './words/vocabulary.ts';

export type SearchIndexRows = LexiconRows & {
  version: number;
  categories: readonly CategoryRow[];
  tuning: readonly CategoryRow[];
  /** One word per line: the word, a space, the number of products that contain it. */
  words: string;
};

/** What one instance keeps in memory to analyse queries. */
export type SearchIndex = {
  version: number;
  vocabulary: Vocabulary;
  lexicon: VehicleLexicon;
  manufacturers: ReadonlyMap<number, LexiconManufacturer>;
  models: ReadonlyMap<number, LexiconModel>;
  entities: readonly Entity[];
};

/** What a query is read with. */
export type QueryIndex = Pick<SearchIndex, 'vocabulary' | 'lexicon'>;

function* readWords(text: string): Generator<[string, number]> {
  for (const line of text.split('\n')) {
    const space = line.lastIndexOf(' ');
    if (space > 0) yield [line.slice(0, space), Number(line.slice(space + 1))];
  }
}

export function makeSearchIndex(rows: SearchIndexRows): SearchIndex {
  const models = lexiconModels(rows);
  const counts = new Map(readWords(rows.words));
  const products = (term: string) => counts.get(term) ?? 0;
  const vehicles = [
    ...rows.manufacturers.map((manufacturer) =>
      manufacturerEntity(manufacturer, products(vehicleTerm.manufacturer(manufacturer.id))),
    ),
    ...models.map((model) => modelEntity(model, products(vehicleTerm.model(model.id)))),
  ];
  return {
    version: rows.version,
    vocabulary: makeVocabulary(
      counts,
      vehicles.flatMap(({ own, around }) => [...own, ...around]),
      new Set(vehicles.flatMap(({ own }) => own)),
    ),
    lexicon: makeVehicleLexicon(rows.manufacturers, models, ({ id }) => products(vehicleTerm.model(id))),
    manufacturers: new Map(rows.manufacturers.map((manufacturer) => [manufacturer.id, manufacturer])),
    models: new Map(models.map((model) => [model.id, model])),
    entities: [
      ...vehicles,
      ...rows.tuning.map((category) => categoryEntity('tuning', category)),
      ...rows.categories.map((category) => categoryEntity('category', category)),
    ],
  };
}
