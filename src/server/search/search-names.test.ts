import { afterAll, beforeAll, expect, test } from 'vitest';
import { products } from '#db/schema/index.ts';
import { loadSearchIndexRows } from '#db/queries/search/search-words.ts';
import { loadDemoCatalogue } from '#db/seed/load-demo-catalogue.ts';
import { analyseQuery } from '#src/domain/search/query/analyse-query.ts';
import { didYouMean } from '#src/domain/search/did-you-mean.ts';
import { planQuery } from '#src/domain/search/plan-query.ts';
import { makeSearchIndex, type SearchIndex } from '#src/domain/search/search-index.ts';
import { vehicleTerm } from '#src/domain/search/product-terms.ts';
import { term } from '#src/domain/search/units/tsquery.ts';
import { type LexiconModel, writtenKey } from '#src/domain/vehicle-text/name-keys.ts';
import { isEveryday } from '#src/domain/vehicle-text/language/well-known-words.ts';
import { wordsOf } from '#src/domain/vehicle-text/language/words.ts';
import { findProducts } from './find-products.ts';
import { search } from './search.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';

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

const planOf = (q: string) =>
  planQuery(analyseQuery(q), index.vocabulary, index.lexicon, { withVehicle: true, isLenient: false });
const vehicleOf = (q: string) => planOf(q).vehicle;

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

test('a word that names the vehicle is corrected to nothing else', () => {
  expect(vehicleOf('kodiak ')?.model?.name).toBe('Kodiaq');
  expect(didYouMean(planOf('kodiak '), index.entities)).not.toBe('kadica');
  expect(didYouMean(planOf('fijesta far '), index.entities)).toBe('fiesta far');
});

test.each([
  ['golf 7.5 far', 'VII'],
  ['far passat b5.5', 'B5'],
  ['passat 2.5 tdi far', undefined],
])('%s names the generation %s', (q, name) => expect(vehicleOf(q)?.generation?.name).toBe(name));

test.each(['klasa', 'klase far', 'pe klasa', 'alternator 2.0 d-4d'])('%s names no vehicle', (q) =>
  expect(vehicleOf(q)).toBeUndefined(),
);

test('a model is among what the beginning of its name may mean, whatever else the beginning means', () => {
  const names = [...index.models.values()].flatMap((model) =>
    /^\p{L}{5,}$/u.test(model.name) ? [{ model, key: writtenKey(model.name) }] : [],
  );
  expect(names.length).toBeGreaterThan(100);
  // A whole name, and a word like 'transport', mean themselves.
  const isOpen = (beginning: string) =>
    !index.lexicon.models.has(beginning) &&
    !index.lexicon.manufacturers.has(beginning) &&
    !wordsOf(beginning).some(isEveryday);
  const isMeant = (model: LexiconModel, q: string) => {
    const { vehicle, units } = planOf(q);
    return (
      vehicle?.model === model || units.some(({ broad }) => broad.includes(term(vehicleTerm.model(model.id))))
    );
  };
  const lost = names.flatMap(({ model, key }) =>
    [3, key.length - 1]
      .map((letters) => key.slice(0, letters))
      .filter(isOpen)
      .map((beginning) => `far ${beginning}`)
      .filter((q) => !isMeant(model, q)),
  );
  expect(lost).toEqual([]);
});

test.each([
  ['far foc', 'Focus'],
  ['far log', 'Logan'],
  ['branik dob', 'Doblo'],
  ['branik jumpe', 'Jumper'],
])('%s finds a part of the %s first, under its name', async (q, model) => {
  const [first] = (await search(database.db, { q })).results;
  expect(first).toMatchObject({ model: { name: model } });
});

test('what the shop lacks for a model is looked for elsewhere as soon as the name has begun', async () => {
  const [begun, whole] = [
    await search(database.db, { q: 'amortizer passa' }),
    await search(database.db, { q: 'amortizer passat ' }),
  ];
  expect(whole.relaxation?.within).toBe('manufacturer');
  expect(begun).toEqual({ ...whole, query: begun.query });
});

test.each(['felge 5x1', 'hladnja', 'rešet', 'rezervni toča', 'kvačilo 1.9 t', 'turbina 2.0 td'])(
  '%s finds products while it is being typed',
  async (q) => {
    const { counts, relaxation, vehicle } = await search(database.db, { q });
    expect(counts.product).toBeGreaterThan(0);
    expect([relaxation, vehicle]).toEqual([undefined, undefined]);
  },
);

test('pieces are counted by their short name, which does not become a van', () => {
  const { vehicle, words } = planOf('gume 205/55 r16 1 kom');
  expect([vehicle, words.at(-1)?.begun]).toEqual([undefined, undefined]);
});

test.each([
  ['far lijevi', 'far lijevi xq'],
  ['far golf 5', 'far golf 5 200'],
])('what %s has found stays while the next word begins', async (whole, begun) => {
  const [before, after] = [
    await search(database.db, { q: `${whole} ` }),
    await search(database.db, { q: begun }),
  ];
  expect(before.counts.product).toBeGreaterThan(0);
  expect(after.results).toEqual(before.results);
});

/** Names differ in year and version alone, so that a name finds all parts of its kind. */
const ALL_OF_A_KIND = 200;

async function foundBy(text: string): Promise<string[]> {
  const [query, plan] = [analyseQuery(text), planOf(text)];
  const request = {
    offset: 0,
    limit: ALL_OF_A_KIND,
    order: 'relevance',
    withVehicle: true,
    filters: {},
    within: '',
    withChoices: false,
  } as const;
  const { products } = await findProducts(database.db, { query, plan, index }, request);
  return products.map(({ name }) => name);
}

test(
  'every product is found by its own name, also typed without punctuation',
  { timeout: 120_000 },
  async () => {
    const rows = await database.db.select({ name: products.name }).from(products);
    const names = [...new Set(rows.map(({ name }) => name))];
    expect(names.length).toBeGreaterThan(1000);
    const lost: string[] = [];
    for (const name of names) {
      if (!(await foundBy(name)).includes(name)) lost.push(name);
      // The comma of `1,1 kW` is not punctuation.
      const bare = name.replace(/,(?!\d)|[()–]/g, ' ');
      if (!(await foundBy(bare)).includes(name)) lost.push(bare);
    }
    expect(lost).toEqual([]);
  },
);
