import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { upsertAdminUser } from '#db/queries/admin/admin-users.ts';
import { adminSessions, adminUsers, throttles } from '#db/schema/index.ts';
import type { Device } from '#src/domain/admin/settings.ts';
import { LOGIN_TRIES_MAX, OWN_DEVICE_SESSION_SECONDS, SESSION_SECONDS } from '#src/domain/limits/admin.ts';
import { settingsFault as fault } from '#src/strings/admin/settings-faults.ts';
import { type AdminCall, anOwner, logIn, ORIGIN, OWNER, send } from '../../../../tests/setup/logged-in.ts';
import { openTestDatabase, type TestDatabase } from '../../../../tests/setup/test-database.ts';
import { adminRoutes } from './admin-routes.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

let database: TestDatabase;
let here: AdminCall;
let elsewhere: AdminCall;
beforeAll(async () => {
  database = await openTestDatabase();
  vi.stubEnv('DATABASE_URL', database.url);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await database.close();
});
beforeEach(async () => {
  await database.db.delete(adminSessions);
  await database.db.delete(throttles);
  await anOwner(database.db);
  elsewhere = await logIn(adminRoutes());
  here = await logIn(adminRoutes());
});

const devices = async () => (await here('GET', '/api/admin/devices')).body['devices'] as Device[];
const lasts = ({ expiresAt }: Device) => Math.round((Date.parse(expiresAt) - Date.now()) / 1000 / 60);

test('a device that the owner has marked as own stays logged in for 30 days, and only that one', async () => {
  const body = { ...OWNER, isOwn: true };
  const answer = await send(adminRoutes(), 'POST', '/api/admin/login', {
    body,
    headers: { 'user-agent': PHONE },
  });
  expect(answer.headers.get('set-cookie')).toContain(`Max-Age=${OWN_DEVICE_SESSION_SECONDS}`);
  const [phone, other] = await devices();
  expect(phone).toMatchObject({ browser: 'Chrome, Android', isOwn: true, isCurrent: false });
  expect(lasts(phone!)).toBe(OWN_DEVICE_SESSION_SECONDS / 60);
  expect(other).toMatchObject({ isOwn: false, isCurrent: true });
  expect(lasts(other!)).toBe(SESSION_SECONDS / 60);
});

test('a browser keeps the login of a device that is marked as own as long as the shop does', async () => {
  const { cookie } = await logIn(adminRoutes());
  for (const [isOwn, seconds] of [
    [true, OWN_DEVICE_SESSION_SECONDS],
    [false, SESSION_SECONDS],
  ] as const) {
    const answer = await send(adminRoutes(), 'PUT', '/api/admin/devices/current', {
      body: { isOwn },
      headers: { cookie, origin: ORIGIN },
    });
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([
      200,
      expect.stringMatching(`^${cookie}; Max-Age=${seconds};`),
    ]);
  }
});

test('the current device alone can be marked as own, and unmarked again', async () => {
  for (const isOwn of [true, false]) {
    await here('PUT', '/api/admin/devices/current', { isOwn });
    const [current, other] = (await devices()) as [Device, Device];
    expect([current.isCurrent, other.isOwn, lasts(other)]).toEqual([true, false, SESSION_SECONDS / 60]);
    expect([current.isOwn, lasts(current)]).toEqual([
      isOwn,
      (isOwn ? OWN_DEVICE_SESSION_SECONDS : SESSION_SECONDS) / 60,
    ]);
  }
});

test('no session lasts longer than 30 days from its login, however often its device is marked as own', async () => {
  await database.db.update(adminSessions).set({ createdAt: sql`now() - make_interval(days => 10)` });
  await here('PUT', '/api/admin/devices/current', { isOwn: true });
  const current = (await devices()).find(({ isCurrent }) => isCurrent)!;
  expect(lasts(current)).toBe(OWN_DEVICE_SESSION_SECONDS / 60 - 10 * 24 * 60);
});

test('another device is logged out from the panel, once', async () => {
  const other = (await devices()).find(({ isCurrent }) => !isCurrent)!;
  expect((await here('DELETE', `/api/admin/devices/${other.id}`)).status).toBe(200);
  expect((await elsewhere('GET', '/api/admin/session')).status).toBe(401);
  expect((await here('DELETE', `/api/admin/devices/${other.id}`)).status).toBe(404);
  expect(await devices()).toHaveLength(1);
});

test('a device of another user can neither be seen nor logged out', async () => {
  const { db } = database;
  await upsertAdminUser(db, 'radnik', 'hash');
  const worker = db.select({ id: adminUsers.id }).from(adminUsers).where(eq(adminUsers.username, 'radnik'));
  const [{ id: userId } = { id: 0 }] = await worker;
  const own = { userId, tokenHash: 'of-the-worker', expiresAt: new Date(Date.now() + 60_000) };
  await db.insert(adminSessions).values({ ...own, network: '', device: '' });
  expect((await devices()).map(({ id }) => id)).not.toContain(own.tokenHash);
  expect((await here('DELETE', `/api/admin/devices/${own.tokenHash}`)).status).toBe(404);
  const [session] = await db.select().from(adminSessions).where(eq(adminSessions.userId, userId));
  expect(session?.revokedAt).toBeNull();
});

test('an unknown device is refused', async () => {
  expect((await here('DELETE', '/api/admin/devices/%00')).status).toBe(400);
  expect((await here('DELETE', '/api/admin/devices/unknown')).status).toBe(404);
});

test('a new password needs the old one, and ends every other session', async () => {
  const change = (current: string, next: string) => here('PUT', '/api/admin/password', { current, next });
  expect((await change('pogrešna', 'nova dobra lozinka')).body['fields']).toEqual({
    current: fault.password,
  });
  expect((await change(OWNER.password, 'kratka')).status).toBe(400);
  expect((await change(OWNER.password, 'nova dobra lozinka')).status).toBe(200);
  expect((await elsewhere('GET', '/api/admin/session')).status).toBe(401);
  expect((await here('GET', '/api/admin/session')).status).toBe(200);
  const login = (password: string) =>
    send(adminRoutes(), 'POST', '/api/admin/login', { body: { ...OWNER, password } });
  expect((await login(OWNER.password)).status).toBe(401);
  expect((await login('nova dobra lozinka')).status).toBe(200);
});

test('a new password of one user leaves the password and the logins of the others alone', async () => {
  const { db } = database;
  await upsertAdminUser(db, 'radnik', 'hash');
  const [worker] = await db.select().from(adminUsers).where(eq(adminUsers.username, 'radnik'));
  const login = { userId: worker!.id, tokenHash: 'of-the-worker', network: '', device: '' };
  await db.insert(adminSessions).values({ ...login, expiresAt: new Date(Date.now() + 60_000) });
  const next = 'nova dobra lozinka';
  expect((await here('PUT', '/api/admin/password', { current: OWNER.password, next })).status).toBe(200);
  expect(await db.select().from(adminUsers).where(eq(adminUsers.id, worker!.id))).toEqual([worker]);
  const sessions = db.select().from(adminSessions).where(eq(adminSessions.userId, worker!.id));
  expect(await sessions).toMatchObject([{ revokedAt: null }]);
});

test('guessing a password is slowed down: after some wrong ones each waits longer', async () => {
  const answers = [];
  for (let i = 0; i < 8; i++)
    answers.push(await here('PUT', '/api/admin/password', { current: 'x', next: 'y'.repeat(12) }));
  expect(answers.at(0)?.status).toBe(400);
  expect(answers.at(-1)).toMatchObject({
    status: 429,
    body: {
      error: expect.stringMatching(/^Previše pogrešnih lozinki\. Pokušajte ponovo za \d+ minut/) as string,
    },
  });
});

test('wrong passwords before the right one do not slow down the next change', async () => {
  const change = async (current: string, next = current) =>
    (await here('PUT', '/api/admin/password', { current, next })).status;
  for (let round = 0; round < 2; round++) {
    for (let i = 1; i < LOGIN_TRIES_MAX; i++) expect(await change('pogrešna lozinka')).toBe(400);
    expect(await change(OWNER.password)).toBe(200);
  }
});
