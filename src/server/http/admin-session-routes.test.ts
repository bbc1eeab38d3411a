import { createHook } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { upsertAdminUser } from '#db/queries/admin-users.ts';
import { adminSessions, publishes, throttles } from '#db/schema/index.ts';
import { LOGIN_TRIES_MAX, LOGIN_TRIES_OF_USER_MAX, SESSION_SECONDS } from '#src/domain/limits.ts';
import { hashPassword } from '#src/server/admin/password.ts';
import { anOwner, logIn, OWNER, ORIGIN, readAnswer, send } from '../../../tests/setup/logged-in.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import type { Routes } from './routes.ts';

let database: TestDatabase;
let app: Routes;

beforeAll(async () => {
  database = await openTestDatabase();
  vi.stubEnv('DATABASE_URL', database.url);
  await anOwner(database.db);
  const { adminRoutes } = await import('./admin-routes.ts');
  app = adminRoutes();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await database.close();
});
beforeEach(async () => {
  await database.db.delete(throttles);
});

/** A login from a network address, as a function receives it. */
async function loginFrom(callerAddress: string, body: unknown, cookie = '') {
  const request = new Request(`${ORIGIN}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  return readAnswer(await app.fetch(request, { callerAddress }));
}

/** How often Node's scrypt runs meanwhile: the only work of a login whose time could be measured. */
async function derivationsOf(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const hook = createHook({
    init: (_, type) => {
      if (type === 'SCRYPTREQUEST') count++;
    },
  });
  hook.enable();
  await work().finally(() => hook.disable());
  return count;
}

const wrong = { ...OWNER, password: 'pogrešna lozinka' };

describe('logging in', () => {
  test('gives a token and sets a cookie, each of which opens the panel', async () => {
    const login = await send(app, 'POST', '/api/admin/login', { body: OWNER });
    expect(login.status).toBe(200);
    expect(login.body).toMatchObject({ success: true, username: 'vlasnik' });
    expect(login.headers.get('cache-control')).toBe('no-store');
    const token = login.body['token'] as string;
    const [cookie = ''] = login.headers.getSetCookie();
    expect(cookie).toMatch(/^shop_admin=[\w-]{43}; Max-Age=28800; Path=\/; HttpOnly; SameSite=Strict$/);
    const expires = new Date(login.body['expiresAt'] as string).getTime();
    expect(Math.abs(expires - Date.now() - SESSION_SECONDS * 1000)).toBeLessThan(60_000);

    for (const headers of [{ authorization: `Bearer ${token}` }, { cookie: `a=1; shop_admin=${token}` }]) {
      const session = await send(app, 'GET', '/api/admin/session', { headers });
      expect(session.body).toEqual({ username: 'vlasnik', expiresAt: login.body['expiresAt'] });
    }
  });

  test('anywhere but on this machine over plain http, the cookie is bound to https and this host', async () => {
    const response = await app.request(
      'https://shop.example/api/admin/login',
      {
        method: 'POST',
        body: JSON.stringify(OWNER),
      },
      {},
    );
    expect(response.headers.getSetCookie()[0]).toMatch(
      /^__Host-shop_admin=[\w-]{43}; Max-Age=28800; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const token = ((await response.json()) as { token: string }).token;
    const stray = await app.request(
      'https://shop.example/api/admin/session',
      {
        headers: { cookie: `shop_admin=${token}` },
      },
      {},
    );
    expect(stray.status).toBe(401);
  });

  test('keeps no token that a reader of the database could use', async () => {
    const { token } = await logIn(app);
    const rows = await database.db.select().from(adminSessions);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test.each([
    ['a wrong password', wrong],
    ['an unknown user', { username: 'niko', password: OWNER.password }],
    ['a password cut short', { ...OWNER, password: OWNER.password.slice(0, -1) }],
  ])('refuses %s in the same words', async (_, body) => {
    const { status, body: answer, headers } = await send(app, 'POST', '/api/admin/login', { body });
    expect(status).toBe(401);
    expect(answer).toEqual({
      success: false,
      code: 'unauthorized',
      error: 'Invalid credentials',
      message: 'Invalid credentials',
    });
    expect(headers.get('set-cookie')).toBeNull();
  });

  test.each([
    ['no username', { password: 'x' }, 'username', 'Upišite korisničko ime.'],
    ['a blank username', { username: '  ', password: 'x' }, 'username', 'Upišite korisničko ime.'],
    ['no password', { username: 'vlasnik' }, 'password', 'Upišite lozinku.'],
    ['an empty password', { username: 'vlasnik', password: '' }, 'password', 'Upišite lozinku.'],
    [
      'a password of a megabyte',
      { username: 'vlasnik', password: 'x'.repeat(1e6) },
      'password',
      'Korisničko ime ili lozinka su predugi.',
    ],
  ])('asks for both fields: %s', async (_, body, field, message) => {
    const answer = await send(app, 'POST', '/api/admin/login', { body });
    expect(answer.status).toBe(400);
    expect(answer.body['fields']).toEqual({ [field]: message });
  });

  test('takes as much work for a name that does not exist', async () => {
    // The stand-in hash for unknown names is made at the first login.
    await loginFrom('192.0.2.77', wrong);
    const [known, unknown] = [
      await derivationsOf(() => loginFrom('192.0.2.77', wrong)),
      await derivationsOf(() => loginFrom('192.0.2.77', { ...wrong, username: 'niko' })),
    ];
    expect([known, unknown]).toEqual([1, 1]);
  });
});

describe('guessing', () => {
  test(`is over after ${LOGIN_TRIES_MAX} tries from one address, for the right password too, until the window ends`, async () => {
    const here = '192.0.2.1';
    for (let i = 0; i < LOGIN_TRIES_MAX; i++) expect((await loginFrom(here, wrong)).status).toBe(401);
    const refused = await loginFrom(here, OWNER);
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({
      code: 'too_many_requests',
      message: 'Previše neuspjelih prijava. Pokušajte ponovo za 15 minuta.',
    });
    expect((await loginFrom('192.0.2.2', OWNER)).status).toBe(200);

    await database.db.update(throttles).set({ windowStartedAt: sql`now() - interval '16 minutes'` });
    expect((await loginFrom(here, OWNER)).status).toBe(200);
  });

  test('at the same time is counted as well', async () => {
    const many = Array.from({ length: 12 }, () => loginFrom('192.0.2.3', wrong));
    const statuses = (await Promise.all(many)).map((answer) => answer.status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(LOGIN_TRIES_MAX);
  });

  test('survives a restart of the shop', async () => {
    for (let i = 0; i <= LOGIN_TRIES_MAX; i++) await loginFrom('192.0.2.4', wrong);
    vi.resetModules();
    const { adminRoutes } = await import('./admin-routes.ts');
    const old = app;
    app = adminRoutes();
    expect((await loginFrom('192.0.2.4', OWNER)).status).toBe(429);
    app = old;
  });

  test('from addresses of one household of IPv6 is guessing from one address', async () => {
    for (let i = 0; i <= LOGIN_TRIES_MAX; i++) await loginFrom(`2001:db8:1:2::${i}`, wrong);
    expect((await loginFrom('2001:db8:1:2:ffff::1', OWNER)).status).toBe(429);
    expect((await loginFrom('2001:db8:1:3::1', OWNER)).status).toBe(200);
  });

  /** So many strangers have guessed that the next one waits for a minute. */
  const guessEverywhere = async () => {
    await loginFrom('198.51.100.1', { ...wrong, username: 'Vlasnik' });
    await database.db.update(throttles).set({ count: LOGIN_TRIES_OF_USER_MAX + 6 });
  };

  test('one user from everywhere makes unknown places wait, twice as long each time', async () => {
    await database.db.delete(adminSessions);
    await guessEverywhere();
    expect((await loginFrom('198.51.100.100', OWNER)).status).toBe(429);
    const after70Seconds = () =>
      database.db
        .update(throttles)
        .set({ windowStartedAt: sql`${throttles.windowStartedAt} - interval '70 seconds'` });
    await after70Seconds();
    expect((await loginFrom('198.51.100.101', wrong)).status).toBe(401);
    await after70Seconds();
    expect((await loginFrom('198.51.100.102', wrong)).status).toBe(429);
    await after70Seconds();
    expect((await loginFrom('198.51.100.103', OWNER)).status).toBe(200);
  });

  test('by strangers does not make the owner wait on a known device or in a known network', async () => {
    const first = await loginFrom('203.0.113.7', OWNER);
    const device = first.headers.getSetCookie()[1]?.split(';')[0] ?? '';
    expect(device).toMatch(/^shop_device=[\w-]{43}$/);
    await guessEverywhere();
    expect((await loginFrom('198.51.100.200', OWNER)).status).toBe(429);
    expect((await loginFrom('203.0.113.7', OWNER)).status).toBe(200);
    // On a known device also from an address that a stranger has used up.
    for (let i = 0; i <= LOGIN_TRIES_MAX; i++) await loginFrom('192.0.2.50', wrong);
    expect((await loginFrom('192.0.2.50', OWNER, device)).status).toBe(200);
  });

  test('on a known device ends like everywhere else', async () => {
    const device = (await loginFrom('203.0.113.8', OWNER)).headers.getSetCookie()[1]?.split(';')[0];
    for (let i = 0; i < LOGIN_TRIES_MAX; i++) await loginFrom(`192.0.2.${60 + i}`, wrong, device);
    expect((await loginFrom('192.0.2.70', OWNER, device)).status).toBe(429);
  });

  test('is not what a person does who logs in rightly many times', async () => {
    for (let i = 0; i < LOGIN_TRIES_MAX + 2; i++) {
      expect((await loginFrom('192.0.2.9', i % 2 ? OWNER : wrong)).status).toBe(i % 2 ? 200 : 401);
    }
  });
});

describe('a session', () => {
  test('ends with the logout, on the server as in the cookie', async () => {
    const call = await logIn(app);
    const logout = await call('POST', '/api/admin/logout');
    expect(logout.body).toEqual({ success: true });
    expect(logout.headers.get('set-cookie')).toMatch(/^shop_admin=; Max-Age=0; Path=\//);
    expect((await call('GET', '/api/admin/session')).status).toBe(401);
    expect(await database.db.select().from(publishes)).toEqual([]);
  });

  test('ends with a new password', async () => {
    const call = await logIn(app);
    await upsertAdminUser(database.db, OWNER.username, await hashPassword(OWNER.password));
    const { status, body } = await call('GET', '/api/admin/session');
    expect([status, body['error']]).toEqual([401, 'Session expired. Please login again.']);
  });

  test('that ended long ago is thrown away at the next login; one that runs is not', async () => {
    await database.db.delete(adminSessions);
    const old = await logIn(app);
    await database.db.update(adminSessions).set({ expiresAt: sql`now() - interval '100 days'` });
    expect((await old('GET', '/api/admin/session')).status).toBe(401);
    const call = await logIn(app);
    await logIn(app);
    expect((await call('GET', '/api/admin/session')).status).toBe(200);
    expect(await database.db.$count(adminSessions)).toBe(2);
  });
});
