import { Pool } from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { poolBackend } from './pool-backend.ts';

const pool = new Pool({ host: inject('postgresSocket'), user: 'shop', database: 'postgres', max: 1 });
const { run, transaction } = poolBackend(pool);
afterAll(() => pool.end());

const CLOSES_CONNECTION = { query: 'select pg_terminate_backend(pg_backend_pid())', params: [] };

test.each([
  ['statement', () => run(CLOSES_CONNECTION.query, [])],
  ['transaction', () => transaction([CLOSES_CONNECTION], {})],
])('a %s whose connection the server closes fails alone', async (_what, call) => {
  await expect(call()).rejects.toThrow(/terminat/);
  expect((await run('select 1', [])).rows).toEqual([['1']]);
});
