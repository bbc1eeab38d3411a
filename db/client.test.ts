import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase, type Wrap } from '../tests/setup/test-database.ts';

let failures: string[] = [];
let asked = 0;

/** Fails first with these PostgreSQL error codes, in order. */
const failing: Wrap = (backend) => ({
  ...backend,
  run: (query, params) => {
    asked += 1;
    const code = failures.shift();
    return code === undefined
      ? backend.run(query, params)
      : Promise.reject(Object.assign(new Error('failed'), { severity: 'ERROR', code }));
  },
});

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase(failing);
});
afterAll(() => database.close());

test.each([
  ['a deadlock and a serialization failure are repeated', ['40P01', '40001'], 3, true],
  ['but only four times', Array(9).fill('40P01'), 5, false],
  ['any other failure is not repeated', ['23505'], 1, false],
])('%s', async (_, codes, requests, succeeds) => {
  failures = [...(codes as string[])];
  asked = 0;
  const query = database.db.execute(sql`select 1 as one`);
  if (succeeds) expect((await query).rows).toEqual([{ one: 1 }]);
  else await expect(query).rejects.toThrow();
  expect(asked).toBe(requests);
});
