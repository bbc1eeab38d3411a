import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fitments, redirects } from '#db/schema/index.ts';
import type { VehicleRow } from '#src/domain/vehicle-table/parse-vehicle-table.ts';
import { planVehicleImport } from '#src/domain/vehicle-table/plan-vehicle-import.ts';
import { changesOf } from '#src/domain/vehicle-table/vehicle-import-changes.ts';
import { aGeneration, aManufacturer, aModel, aProduct } from '../../../tests/setup/factories.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import { findCatalogueVersion } from '../catalogue/catalogue.ts';
import { findRedirect } from '../catalogue/redirects.ts';
import { applyVehicleImport, findLatestVehicleImport, undoVehicleImport } from './vehicle-import.ts';
import { listVehicles } from './vehicles.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const row = (
  manufacturer: string,
  model: string,
  generation: string,
  yearFrom: number,
  yearTo: number | null,
): VehicleRow => ({ line: 2, manufacturer, model, generation, yearFrom, yearTo });

test('a vehicle table is imported completely, widens known years, and changes nothing when imported again', async () => {
  const { db } = database;
  const skoda = await aManufacturer(db, { name: 'Škoda', slug: 'skoda' });
  const octavia = await aModel(db, skoda.id, { name: 'Octavia' });
  await aGeneration(db, octavia.id, { name: 'II', yearFrom: 2005, yearTo: 2012 });
  const rows = [
    row('SKODA', 'octavia', 'II', 2004, 2010),
    row('Škoda', 'Octavia', 'IV', 2019, null),
    row('Zastava', '101', '', 1971, 2008),
  ];

  const plan = planVehicleImport(rows, await listVehicles(db));
  const before = await findCatalogueVersion(db);
  await applyVehicleImport(db, 'vehicles.csv', changesOf(plan.manufacturers));
  await applyVehicleImport(db, 'vehicles.csv', changesOf(plan.manufacturers));

  expect(await findCatalogueVersion(db)).toBeGreaterThan(before);
  const known = await listVehicles(db);
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

test('an imported model has the address that another model had before', async () => {
  const { db } = database;
  const audi = await aManufacturer(db, { name: 'Audi', slug: 'audi' });
  await aModel(db, audi.id, { name: 'A4 Avant' });
  await db.insert(redirects).values([
    { fromPath: '/audi/a4', toPath: '/audi/a4-avant' },
    { fromPath: '/dkw', toPath: '/audi' },
  ]);
  const plan = planVehicleImport(
    [row('Audi', 'A4', 'B8', 2007, 2015), row('DKW', 'F91', '', 1953, 1955)],
    await listVehicles(db),
  );
  await applyVehicleImport(db, 'vehicles.csv', changesOf(plan.manufacturers));
  expect(await findRedirect(db, '/audi/a4/1995')).toBeUndefined();
  expect(await findRedirect(db, '/dkw/f91')).toBeUndefined();
});

test('an import is undone, but not what was edited or used since', async () => {
  const { db } = database;
  const fiat = await aManufacturer(db, { name: 'Fiat', slug: 'fiat' });
  const punto = await aModel(db, fiat.id, { name: 'Punto' });
  await aGeneration(db, punto.id, { name: 'I', yearFrom: 1994, yearTo: 1999 });
  await aGeneration(db, punto.id, { name: 'II', yearFrom: 2000, yearTo: 2005 });
  const before = await listVehicles(db);
  const rows = [
    row('Fiat', 'Punto', 'I', 1993, 1999),
    row('Fiat', 'Punto', 'II', 1999, 2005),
    row('Fiat', 'Panda', 'III', 2012, null),
    row('Lada', 'Niva', '', 1977, null),
    row('Wartburg', '353', '', 1966, 1988),
  ];
  const plan = planVehicleImport(rows, before);
  await applyVehicleImport(db, 'vehicles.csv', changesOf(plan.manufacturers));
  await db.execute(sql`update generations set year_from = 1998 where name = 'II' and model_id = ${punto.id}`);
  const [wartburg] = (await listVehicles(db)).filter(({ slug }) => slug === 'wartburg');
  expect(wartburg?.models).toHaveLength(1);
  const { rows: made } = await db.execute<{ id: number }>(
    sql`select id from manufacturers where slug = 'wartburg'`,
  );
  const part = await aProduct(db);
  await db.insert(fitments).values({ productId: part.id, position: 0, manufacturerId: made[0]!.id });

  const latest = await findLatestVehicleImport(db);
  await undoVehicleImport(db, latest!.id, latest!.changes);

  const after = await listVehicles(db);
  const known = (slug: string) => after.find((manufacturer) => manufacturer.slug === slug);
  expect(
    known('fiat')?.models.map(({ name, generations }) => [name, generations.map((g) => g.yearFrom)]),
  ).toEqual([['Punto', [1994, 1998]]]);
  expect(known('lada')).toBeUndefined();
  expect(known('wartburg')?.models).toEqual([]);
  expect((await findLatestVehicleImport(db))?.id).not.toBe(latest?.id);
});
