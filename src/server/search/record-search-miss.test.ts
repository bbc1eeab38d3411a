import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { countSearchMiss } from '#db/queries/search/search-words.ts';
import { searchMisses } from '#db/schema/index.ts';
import { SEARCH_MISSES_A_MINUTE, SEARCH_MISSES_MAX } from '#src/domain/limits/search.ts';
import { analyseQuery } from '#src/domain/search/query/analyse-query.ts';
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

test('endless searches are limited per minute', async () => {
  const { db } = database;
  vi.useFakeTimers({ toFake: ['Date'] });
  for (let n = 0; n < SEARCH_MISSES_A_MINUTE + 10; n++)
    await recordSearchMiss(db, analyseQuery(`kvaka ${n}`));
  expect(await db.$count(searchMisses)).toBe(SEARCH_MISSES_A_MINUTE);
  vi.advanceTimersByTime(60_000);
  await recordSearchMiss(db, analyseQuery('sljedeća minuta'));
  expect(await db.$count(searchMisses)).toBe(SEARCH_MISSES_A_MINUTE + 1);
  vi.useRealTimers();
});

test('when the list is full, a new search replaces the oldest that was asked once, and what was asked more often stays', async () => {
  const { db } = database;
  await db.delete(searchMisses);
  await db.execute(sql`insert into ${searchMisses} (query, count, last_asked_at)
    select 'x' || n, case n when 1 then 2 else 1 end, now() - make_interval(mins => 5000 - n)
    from generate_series(1, ${SEARCH_MISSES_MAX}::int) n`);
  const countOf = async (query: string) =>
    (
      await db.select({ count: searchMisses.count }).from(searchMisses).where(eq(searchMisses.query, query))
    )[0]?.count;
  await countSearchMiss(db, 'x2');
  await countSearchMiss(db, 'nova riječ');
  expect(await db.$count(searchMisses)).toBe(SEARCH_MISSES_MAX);
  expect(await Promise.all(['nova riječ', 'x1', 'x2', 'x3', 'x4'].map(countOf))).toEqual([
    1,
    2,
    2,
    undefined,
    1,
  ]);
});
