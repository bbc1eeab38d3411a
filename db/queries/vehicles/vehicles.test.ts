import { afterAll, beforeAll, expect, test } from 'vitest';
import { slugify } from '#src/domain/text/slug.ts';
import { aManufacturer, aModel } from '../../../tests/setup/factories.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import { findCatalogueVehicle } from './vehicles.ts';

const named = (text: string) => ({ text, slug: slugify(text) });

let database: TestDatabase;
let id: number;
beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  // Older than those whose slug they have as an alias.
  await aManufacturer(db, { name: 'British Leyland', aliases: ['Rover'], slugAliases: ['rover', 'mini'] });
  ({ id } = await aManufacturer(db, { name: 'Rover' }));
  await aManufacturer(db, { name: 'Bayerische Motoren Werke', aliases: ['BMW-Mini'], slug: 'bmw' });
  await aManufacturer(db, { name: String(id), slug: 'a-number' });
  await aModel(db, id, { name: '75 Tourer', aliases: ['75'] });
  await aModel(db, id, { name: '75' });
  await aModel(db, id, { name: 'Streetwise', aliases: ['25', 'Šumski rendžer'] });
});
afterAll(() => database.close());

test.each([
  ['rover', 'Rover'],
  ['Rover', 'Rover'],
  ['mini', 'British Leyland'],
  ['BMW-Mini', 'Bayerische Motoren Werke'],
])('the manufacturer %s is %s: a slug comes before an alias', async (text, name) =>
  expect((await findCatalogueVehicle(database.db, { manufacturer: named(text) }))?.manufacturer.name).toBe(
    name,
  ),
);

test('a manufacturer whose name is a number comes before the one with that id', async () => {
  const found = await findCatalogueVehicle(database.db, { manufacturer: named(String(id)) });
  expect(found?.manufacturer.slug).toBe('a-number');
});

test.each([
  ['75', '75'],
  ['75 tourer', '75 Tourer'],
  ['25', 'Streetwise'],
  ['sumski RENDŽER', 'Streetwise'],
  ['?', undefined],
  ['45', undefined],
])('the model %s is %s', async (text, name) => {
  const found = await findCatalogueVehicle(database.db, { manufacturer: named('rover'), model: named(text) });
  expect(found?.model?.name).toBe(name);
});
