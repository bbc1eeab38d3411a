import { groupBy } from '../group-by.ts';
import {
  categoryEntity,
  type Entity,
  manufacturerEntity,
  modelEntity,
  type NamedThing,
} from './search-entities.ts';
import { vehicleTerm } from './product-terms.ts';
import type { LexiconGeneration, LexiconMake, LexiconModel } from '../vehicle-text/name-keys.ts';
import { makeVehicleLexicon, type VehicleLexicon } from '../vehicle-text/vehicle-lexicon.ts';
import { makeVocabulary, type Vocabulary } from './vocabulary.ts';

export type SearchIndexRows = {
  version: number;
  makes: readonly LexiconMake[];
  models: readonly {
    id: number;
    name: string;
    slug: string;
    aliases: readonly string[];
    manufacturerId: number;
  }[];
  generations: readonly (LexiconGeneration & { modelId: number })[];
  categories: readonly NamedThing[];
  tuning: readonly NamedThing[];
  /** One word per line: the word, a space, the number of products that contain it. */
  words: string;
};

/** What one instance keeps in memory to analyse queries. */
export type SearchIndex = {
  version: number;
  vocabulary: Vocabulary;
  lexicon: VehicleLexicon;
  makes: ReadonlyMap<number, LexiconMake>;
  models: ReadonlyMap<number, LexiconModel>;
  entities: readonly Entity[];
};

function* readWords(text: string): Generator<[string, number]> {
  for (const line of text.split('\n')) {
    const space = line.lastIndexOf(' ');
    if (space > 0) yield [line.slice(0, space), Number(line.slice(space + 1))];
  }
}

export function makeSearchIndex(rows: SearchIndexRows): SearchIndex {
  const makes = new Map(rows.makes.map((make) => [make.id, make]));
  const generationsOf = groupBy(rows.generations, (generation) => generation.modelId);
  const models: LexiconModel[] = rows.models.flatMap(({ manufacturerId, ...model }) => {
    const make = makes.get(manufacturerId);
    return make ? [{ ...model, make, generations: generationsOf.get(model.id) ?? [] }] : [];
  });
  const counts = new Map(readWords(rows.words));
  const products = (term: string) => counts.get(term) ?? 0;
  const vehicles = [
    ...rows.makes.map((make) => manufacturerEntity(make, products(vehicleTerm.make(make.id)))),
    ...models.map((model) => modelEntity(model, products(vehicleTerm.model(model.id)))),
  ];
  return {
    version: rows.version,
    vocabulary: makeVocabulary(
      counts,
      vehicles.flatMap(({ own, around }) => [...own, ...around]),
    ),
    lexicon: makeVehicleLexicon(rows.makes, models, ({ id }) => products(vehicleTerm.model(id))),
    makes,
    models: new Map(models.map((model) => [model.id, model])),
    entities: [
      ...vehicles,
      ...rows.tuning.map((thing) => categoryEntity('tuning', thing)),
      ...rows.categories.map((thing) => categoryEntity('category', thing)),
    ],
  };
}
