import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reindexCatalogue } from '#db/queries/search/search-index.ts';
import { catalogueState } from '#db/schema/index.ts';
import { aProduct } from '../../../tests/setup/factories.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import { search } from './search.ts';
import { searchIndexAt } from './search-memory.ts';

let database: TestDatabase;
const loads = { begun: 0, running: 0, mostAtOnce: 0 };

beforeAll(async () => {
  database = await openTestDatabase((backend) => ({
    ...backend,
    run: async (query, params) => {
      if (!query.includes('string_agg')) return backend.run(query, params);
      loads.begun += 1;
      loads.running += 1;
      loads.mostAtOnce = Math.max(loads.mostAtOnce, loads.running);
      return backend.run(query, params).finally(() => (loads.running -= 1));
    },
  }));
  await aProduct(database.db, { name: 'Retrovizor' });
  await reindexCatalogue(database.db);
});
afterAll(() => database.close());

/** Its version after an edit that changes nothing else. */
async function edit(): Promise<number> {
  const [row] = await database.db
    .update(catalogueState)
    .set({ version: sql`version + 1` })
    .returning({ version: catalogueState.version });
  return row?.version ?? 0;
}

test('searches that find an edit at the same moment load the words once, however many there are', async () => {
  await search(database.db, { q: 'retrovizor' });
  const version = await edit();
  loads.begun = 0;
  await Promise.all(Array.from({ length: 20 }, () => searchIndexAt(database.db, version)));
  expect(loads.begun).toBe(1);
});

test('during a series of edits one load runs at a time, and each search has words at least as new as its version', async () => {
  Object.assign(loads, { begun: 0, mostAtOnce: 0 });
  const searches: Promise<void>[] = [];
  for (let edits = 0; edits < 20; edits++) {
    const version = await edit();
    for (let i = 0; i < 5; i++) {
      const asked = searchIndexAt(database.db, version);
      searches.push(asked.then((index) => expect(index.version).toBeGreaterThanOrEqual(version)));
    }
  }
  await Promise.all(searches);
  expect(loads.mostAtOnce).toBe(1);
  expect(loads.begun).toBeLessThanOrEqual(20);
});

test('finds what was saved a moment ago by a word that no product had', async () => {
  await aProduct(database.db, { name: 'Alnaser' });
  await reindexCatalogue(database.db);
  const { results } = await search(database.db, { q: 'alnaser' });
  expect(results).toMatchObject([{ name: 'Alnaser' }]);
});

test('a database that was set back to an earlier time is searched by its own words', async () => {
  await aProduct(database.db, { name: 'Kompresor' });
  await reindexCatalogue(database.db);
  await search(database.db, { q: 'kompresor' });
  await database.db.execute(sql`delete from vocabulary where word = 'alnaser'`);
  await database.db.update(catalogueState).set({ version: 1 });
  loads.begun = 0;
  await search(database.db, { q: 'kompresor' });
  await search(database.db, { q: 'kompresor' });
  expect(loads.begun).toBe(1);
  expect((await searchIndexAt(database.db, 1)).version).toBe(1);
});
