import { createHook } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { upsertAdminUser } from '#db/queries/admin/admin-users.ts';
import { adminSessions, publishes, throttles } from '#db/schema/index.ts';
import { SESSION_SECONDS } from '#src/domain/limits/admin.ts';
import { hashPassword } from '#src/server/admin/password.ts';
import { type AdminShop, openAdminShop } from '../../../../tests/setup/admin-shop.ts';
import { logIn, loginFrom, OWNER, send } from '../../../../tests/setup/logged-in.ts';
import type { Routes } from '../routes.ts';

let shop: AdminShop;
let app: Routes;

beforeAll(async () => {
  shop = await openAdminShop();
  ({ app } = shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.delete(throttles);
});

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
  test('accepts the name with a capital letter, as phones begin a word', async () => {
    const login = await send(app, 'POST', '/api/admin/login', { body: { ...OWNER, username: ' Vlasnik ' } });
    expect(login.status).toBe(200);
    expect(login.body).toMatchObject({ success: true, username: 'vlasnik' });
  });

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
    const rows = await shop.db.select().from(adminSessions);
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
      'a password of many letters',
      { username: 'vlasnik', password: 'x'.repeat(10_000) },
      'password',
      'Korisničko ime ili lozinka ima previše znakova.',
    ],
  ])('asks for both fields: %s', async (_, body, field, message) => {
    const answer = await send(app, 'POST', '/api/admin/login', { body });
    expect(answer.status).toBe(400);
    expect(answer.body['fields']).toEqual({ [field]: message });
  });

  test('does as much work for a name that does not exist', async () => {
    // The dummy hash for unknown names is made at the first login.
    await loginFrom(app, '192.0.2.77', wrong);
    const [known, unknown] = [
      await derivationsOf(() => loginFrom(app, '192.0.2.77', wrong)),
      await derivationsOf(() => loginFrom(app, '192.0.2.77', { ...wrong, username: 'niko' })),
    ];
    expect([known, unknown]).toEqual([1, 1]);
  });
});

describe('a session', () => {
  test('ends with the logout, on the server as in the cookie', async () => {
    const call = await logIn(app);
    const logout = await call('POST', '/api/admin/logout');
    expect(logout.body).toEqual({ success: true });
    expect(logout.headers.get('set-cookie')).toMatch(/^shop_admin=; Max-Age=0; Path=\//);
    expect((await call('GET', '/api/admin/session')).status).toBe(401);
    expect(await shop.db.select().from(publishes)).toEqual([]);
  });

  test('ends with a new password', async () => {
    const call = await logIn(app);
    await upsertAdminUser(shop.db, OWNER.username, await hashPassword(OWNER.password));
    const { status, body } = await call('GET', '/api/admin/session');
    expect([status, body['error']]).toEqual([401, 'Session expired. Please login again.']);
  });

  test('that ended long ago is deleted at the next login; an active one is not', async () => {
    await shop.db.delete(adminSessions);
    const old = await logIn(app);
    await shop.db.update(adminSessions).set({ expiresAt: sql`now() - interval '100 days'` });
    expect((await old('GET', '/api/admin/session')).status).toBe(401);
    const call = await logIn(app);
    await logIn(app);
    expect((await call('GET', '/api/admin/session')).status).toBe(200);
    expect(await shop.db.$count(adminSessions)).toBe(2);
  });
});
