import { afterAll, beforeAll, expect, test } from 'vitest';
import { aManufacturer, aModel, aProduct } from '../../../tests/setup/factories.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import { LiveCatalogue } from '../live-catalogue.ts';
import { vehicleChoices } from './vehicle-pages.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('models of one name offer the engines of their own parts only, also where one part fits both', async () => {
  const { db } = database;
  const fits = [];
  for (const [name, engine] of [
    ['Opel', '1.9 CDTI'],
    ['Vauxhall', '2.2 16V'],
  ] as const) {
    const { id: manufacturerId } = await aManufacturer(db, { name });
    const { id: modelId } = await aModel(db, manufacturerId, { name: 'Vectra' });
    fits.push({ manufacturerId, modelId, yearFrom: 2004, yearTo: 2006, facts: { engine } });
  }
  await aProduct(db, { name: 'Hladnjak', fits });
  const choices = vehicleChoices(await new LiveCatalogue(db).current());
  expect(choices.map(({ slug, models }) => [slug, models[0]?.engines])).toEqual([
    ['opel', ['1.9 CDTI']],
    ['vauxhall', ['2.2 16V']],
  ]);
});
