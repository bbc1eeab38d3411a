import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import { findUserOfLogin, upsertAdminUser } from './admin-users.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  for (const name of ['željko', 'Đorđe', 'Стефан', 'amra', 'AMRA'])
    await upsertAdminUser(database.db, name, 'hash');
});
afterAll(() => database.close());

test.each([
  ['Željko', 'željko'],
  ['ŽELJKO', 'željko'],
  ['đorđe', 'Đorđe'],
  ['СТЕФАН', 'Стефан'],
  ['amra', 'amra'],
  ['AMRA', 'AMRA'],
  ['zeljko', undefined],
])('a login as %s is that of %s, whatever the locale of the database is', async (typed, name) =>
  expect((await findUserOfLogin(database.db, typed))?.username).toBe(name),
);
