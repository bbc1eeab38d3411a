import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadSearchIndexRows } from '#db/queries/search-words.ts';
import { loadDemoCatalogue } from '#db/seed/load-demo-catalogue.ts';
import { analyseQuery } from '#src/domain/search/analyse-query.ts';
import { planQuery } from '#src/domain/search/plan-query.ts';
import { makeSearchIndex, type SearchIndex } from '#src/domain/search/search-index.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/setup/test-database.ts';

let database: TestDatabase;
let index: SearchIndex;

beforeAll(async () => {
  database = await openTestDatabase();
  await loadDemoCatalogue(database.db, (bytes) =>
    Promise.resolve(bytes.length.toString(16).padStart(32, '0')),
  );
  index = makeSearchIndex(await loadSearchIndexRows(database.db));
});
afterAll(() => database.close());

const vehicleOf = (q: string) =>
  planQuery(analyseQuery(q), index.vocabulary, index.lexicon, { withVehicle: true, isLenient: false })
    .vehicle;

test('every model of the shop is understood by every name of it beside its manufacturer, in either order', () => {
  const models = [...index.models.values()];
  expect(models.length).toBeGreaterThan(300);
  const misread = models.flatMap((model) =>
    [model.name, ...model.aliases]
      .flatMap((name) => [
        `${model.manufacturer.name} ${name} branik`,
        `branik ${name} ${model.manufacturer.name}`,
      ])
      .filter((q) => vehicleOf(q)?.model !== model),
  );
  expect(misread).toEqual([]);
});

test('every generation is understood by its name behind the model', () => {
  const misread = [...index.models.values()].flatMap((model) =>
    model.generations
      .filter(({ name }) => name)
      .filter((generation) => {
        const found = vehicleOf(`branik ${model.manufacturer.name} ${model.name} ${generation.name}`);
        return found?.generation !== generation;
      })
      .map((generation) => `${model.manufacturer.name} ${model.name} ${generation.name}`),
  );
  expect(misread).toEqual([]);
});
