import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminSessions, adminUsers, pushSubscriptions } from '#db/schema/index.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import { findUserOfLogin, updatePassword, upsertAdminUser } from './admin-users.ts';

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

/** A login and the notifications of one device of each user. */
async function everyoneLoggedIn(): Promise<void> {
  const { db } = database;
  await db.delete(adminSessions);
  await db.delete(pushSubscriptions);
  for (const { id, username } of await db.select().from(adminUsers)) {
    const device = `device of ${username}`;
    const expiresAt = new Date(Date.now() + 60_000);
    await db
      .insert(adminSessions)
      .values({ userId: id, tokenHash: `login of ${username}`, expiresAt, network: '', device });
    const endpoint = `https://push.example/${id}`;
    await db.insert(pushSubscriptions).values({ userId: id, endpoint, p256dh: 'p', auth: 'a', device });
  }
}

const ended = async () => {
  const { db } = database;
  const sessions = await db.select().from(adminSessions);
  const devices = (await db.select().from(pushSubscriptions)).map(({ device }) => device);
  return sessions
    .filter(({ revokedAt, device }) => revokedAt !== null && !devices.includes(device))
    .map(({ tokenHash }) => tokenHash);
};
const untouched = async () => {
  const { db } = database;
  const live = (await db.select().from(adminSessions)).filter(({ revokedAt }) => revokedAt === null);
  return [live.length, await db.$count(pushSubscriptions)];
};

test('a password set by the command ends the logins and notifications of that user, and of nobody else', async () => {
  await everyoneLoggedIn();
  await upsertAdminUser(database.db, 'amra', 'new hash');
  expect(await ended()).toEqual(['login of amra']);
  expect(await untouched()).toEqual([4, 4]);
});

test('a password changed in the panel ends nothing on that device, and nothing of anybody else', async () => {
  await everyoneLoggedIn();
  const { id } = (await findUserOfLogin(database.db, 'amra'))!;
  await updatePassword(database.db, id, { passwordHash: 'new hash', keep: 'login of amra' });
  expect(await untouched()).toEqual([5, 5]);
  await updatePassword(database.db, id, { passwordHash: 'new hash', keep: 'login elsewhere' });
  expect(await ended()).toEqual(['login of amra']);
  expect(await untouched()).toEqual([4, 4]);
});
