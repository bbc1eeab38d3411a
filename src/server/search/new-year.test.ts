import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { reindexCatalogue } from '#db/queries/search/search-index.ts';
import { searchQueue } from '#db/schema/index.ts';
import { cleanUp } from '#src/server/admin/clean-up.ts';
import { aManufacturer, aModel, aProduct } from '../../../tests/setup/factories.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import { search } from './search.ts';

let database: TestDatabase;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2028-12-31T12:00:00Z') });
  database = await openTestDatabase();
  vi.stubEnv('DATABASE_URL', database.url);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
  await database.close();
});

test('in a new year the clean-up indexes parts with an open end once, so vehicles of that year find them', async () => {
  const { db } = database;
  const manufacturer = await aManufacturer(db, { name: 'Volkswagen' });
  const golf = await aModel(db, manufacturer.id, { name: 'Golf' });
  const fit = { manufacturerId: manufacturer.id, modelId: golf.id, yearFrom: 2024 };
  const open = await aProduct(db, { name: 'Far', fits: [{ ...fit, yearTo: null }] });
  await aProduct(db, { name: 'Far', fits: [{ ...fit, yearTo: 2026 }] });
  await reindexCatalogue(db);
  const foundFor = async (year: number) => {
    const { results, isRelaxed } = await search(db, { q: `far golf ${year}` });
    return isRelaxed ? [] : results.filter(({ type }) => type === 'product').map(({ id }) => id);
  };
  expect(await foundFor(2028)).toEqual([open.id]);

  vi.setSystemTime(new Date('2029-01-02T12:00:00Z'));
  expect(await foundFor(2029)).toEqual([]);
  await cleanUp(db);
  expect(await foundFor(2029)).toEqual([open.id]);
  expect(await db.$count(searchQueue)).toBe(0);
});
