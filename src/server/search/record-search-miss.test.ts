import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { countSearchMiss } from '#db/queries/search-words.ts';
import { searchMisses } from '#db/schema/index.ts';
import { SEARCH_MISSES_A_MINUTE, SEARCH_MISSES_MAX } from '#src/domain/limits/search.ts';
import { analyseQuery } from '#src/domain/search/analyse-query.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import { missText, recordSearchMiss } from './record-search-miss.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test.each([
  ['Vjetrobransko  staklo Lada', 'vjetrobransko staklo lada'],
  ['golf 5 1.9 tdi 2008', 'golf 5 1.9 tdi 2008'],
  ['8K0 941', '8k0 941'],
  ['061 123 456', undefined],
  ['zovi +387/61-123-456', undefined],
  ['amra@primjer.ba', undefined],
  ['https://primjer.ba/x', undefined],
  ['WVWZZZ1KZ6W123456', undefined],
  ['a'.repeat(81), undefined],
])('%s is kept as %s', (typed, kept) => expect(missText(analyseQuery(typed))).toBe(kept));

test('endless searches are limited per minute and by the size of the table', async () => {
  const { db } = database;
  vi.useFakeTimers({ toFake: ['Date'] });
  for (let n = 0; n < SEARCH_MISSES_A_MINUTE + 10; n++)
    await recordSearchMiss(db, analyseQuery(`kvaka ${n}`));
  expect(await db.$count(searchMisses)).toBe(SEARCH_MISSES_A_MINUTE);
  vi.advanceTimersByTime(60_000);
  await recordSearchMiss(db, analyseQuery('sljedeća minuta'));
  expect(await db.$count(searchMisses)).toBe(SEARCH_MISSES_A_MINUTE + 1);
  vi.useRealTimers();

  await db.execute(sql`insert into ${searchMisses} (query)
    select 'x' || n from generate_series(1, ${SEARCH_MISSES_MAX}::int) n`);
  await countSearchMiss(db, 'nova riječ');
  await countSearchMiss(db, 'x7');
  const rows = await db.select({ query: searchMisses.query, count: searchMisses.count }).from(searchMisses);
  expect(rows.find(({ query }) => query === 'nova riječ')).toBeUndefined();
  expect(rows.find(({ query }) => query === 'x7')?.count).toBe(2);
});
