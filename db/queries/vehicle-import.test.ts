import { afterAll, beforeAll, expect, test } from 'vitest';
import type { VehicleRow } from '#src/domain/vehicle-table/parse-vehicle-table.ts';
import { planVehicleImport } from '#src/domain/vehicle-table/plan-vehicle-import.ts';
import { aGeneration, aManufacturer, aModel } from '../../tests/setup/factories.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/setup/test-database.ts';
import { findCatalogueVersion } from './catalogue.ts';
import { applyVehicleImport, listKnownVehicles } from './vehicle-import.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const row = (
  make: string,
  model: string,
  generation: string,
  yearFrom: number,
  yearTo: number | null,
): VehicleRow => ({ line: 2, make, model, generation, yearFrom, yearTo });

test('a vehicle table is written whole, widens what is known, and changes nothing when written again', async () => {
  const { db } = database;
  const skoda = await aManufacturer(db, { name: 'Škoda', slug: 'skoda' });
  const octavia = await aModel(db, skoda.id, { name: 'Octavia' });
  await aGeneration(db, octavia.id, { name: 'II', yearFrom: 2005, yearTo: 2012 });
  const rows = [
    row('SKODA', 'octavia', 'II', 2004, 2010),
    row('Škoda', 'Octavia', 'IV', 2019, null),
    row('Zastava', '101', '', 1971, 2008),
  ];

  const plan = planVehicleImport(rows, await listKnownVehicles(db));
  const before = await findCatalogueVersion(db);
  await applyVehicleImport(db, plan.manufacturers);
  await applyVehicleImport(db, plan.manufacturers);

  expect(await findCatalogueVersion(db)).toBeGreaterThan(before);
  const known = await listKnownVehicles(db);
  expect(known.map((m) => m.slug)).toEqual(['skoda', 'zastava']);
  expect(known[0]?.models[0]?.generations).toEqual([
    { name: 'II', aliases: [], yearFrom: 2004, yearTo: 2012 },
    { name: 'IV', aliases: [], yearFrom: 2019, yearTo: null },
  ]);
  expect(planVehicleImport(rows, known).counts).toMatchObject({
    manufacturers: 0,
    models: 0,
    generations: 0,
    widened: 0,
  });
});
