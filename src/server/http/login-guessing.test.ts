import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { upsertAdminUser } from '#db/queries/admin/admin-users.ts';
import { adminSessions, throttles } from '#db/schema/index.ts';
import { LOGIN_TRIES_MAX, LOGIN_TRIES_OF_USER_MAX } from '#src/domain/limits/admin.ts';
import { hashPassword } from '#src/server/admin/password.ts';
import { cleanUp } from '#src/server/admin/clean-up.ts';
import { type AdminShop, openAdminShop } from '../../../tests/setup/admin-shop.ts';
import { loginFrom, OWNER } from '../../../tests/setup/logged-in.ts';
import type { Routes } from './routes.ts';

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

const wrong = { ...OWNER, password: 'pogrešna lozinka' };

describe('guessing', () => {
  test(`is over after ${LOGIN_TRIES_MAX} tries from one address, for the right password too, until the window ends`, async () => {
    const here = '192.0.2.1';
    for (let i = 0; i < LOGIN_TRIES_MAX; i++) expect((await loginFrom(app, here, wrong)).status).toBe(401);
    const refused = await loginFrom(app, here, OWNER);
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({
      code: 'too_many_requests',
      message: 'Previše neuspjelih prijava. Pokušajte ponovo za 15 minuta.',
    });
    expect((await loginFrom(app, '192.0.2.2', OWNER)).status).toBe(200);

    await shop.db.update(throttles).set({ windowStartedAt: sql`now() - interval '16 minutes'` });
    expect((await loginFrom(app, here, OWNER)).status).toBe(200);
  });

  test('at the same time is counted as well', async () => {
    const many = Array.from({ length: 12 }, () => loginFrom(app, '192.0.2.3', wrong));
    const statuses = (await Promise.all(many)).map((answer) => answer.status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(LOGIN_TRIES_MAX);
  });

  test('survives a restart of the shop', async () => {
    for (let i = 0; i <= LOGIN_TRIES_MAX; i++) await loginFrom(app, '192.0.2.4', wrong);
    vi.resetModules();
    const { adminRoutes } = await import('./admin/admin-routes.ts');
    const old = app;
    app = adminRoutes();
    expect((await loginFrom(app, '192.0.2.4', OWNER)).status).toBe(429);
    app = old;
  });

  test('from addresses of one IPv6 household counts as from one address', async () => {
    for (let i = 0; i <= LOGIN_TRIES_MAX; i++) await loginFrom(app, `2001:db8:1:2::${i}`, wrong);
    expect((await loginFrom(app, '2001:db8:1:2:ffff::1', OWNER)).status).toBe(429);
    expect((await loginFrom(app, '2001:db8:1:3::1', OWNER)).status).toBe(200);
  });

  /** So many strangers have guessed that the next one waits for a minute. */
  const guessEverywhere = async () => {
    await loginFrom(app, '198.51.100.1', { ...wrong, username: 'Vlasnik' });
    await shop.db.update(throttles).set({ count: LOGIN_TRIES_OF_USER_MAX + 6 });
  };

  test('one user from everywhere makes unknown places wait, twice as long each time', async () => {
    await shop.db.delete(adminSessions);
    await guessEverywhere();
    expect((await loginFrom(app, '198.51.100.100', OWNER)).status).toBe(429);
    const after70Seconds = () =>
      shop.db
        .update(throttles)
        .set({ windowStartedAt: sql`${throttles.windowStartedAt} - interval '70 seconds'` });
    await after70Seconds();
    expect((await loginFrom(app, '198.51.100.101', wrong)).status).toBe(401);
    await after70Seconds();
    expect((await loginFrom(app, '198.51.100.102', wrong)).status).toBe(429);
    await after70Seconds();
    expect((await loginFrom(app, '198.51.100.103', OWNER)).status).toBe(200);
    // The owner is in: the next place begins to count anew.
    expect((await loginFrom(app, '198.51.100.104', OWNER)).status).toBe(200);
  });

  test('by strangers does not make the owner wait on a known device or in a known network', async () => {
    const first = await loginFrom(app, '203.0.113.7', OWNER);
    const cookie = first.headers.getSetCookie()[1] ?? '';
    expect(cookie).toMatch(/^shop_device=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Strict$/);
    const device = cookie.split(';')[0];
    // The device is still known although nobody has been logged in there for weeks.
    await shop.db.update(adminSessions).set({ expiresAt: sql`now() - interval '80 days'` });
    await cleanUp(shop.db);
    await guessEverywhere();
    expect((await loginFrom(app, '198.51.100.200', OWNER)).status).toBe(429);
    const asPhonesWriteIt = { ...OWNER, username: 'Vlasnik' };
    expect((await loginFrom(app, '203.0.113.7', asPhonesWriteIt)).status).toBe(200);
    // On a known device also from an address that a stranger has used up.
    for (let i = 0; i <= LOGIN_TRIES_MAX; i++) await loginFrom(app, '192.0.2.50', wrong);
    expect((await loginFrom(app, '192.0.2.50', OWNER, device)).status).toBe(200);
  });

  test('makes a network wait that only another user has logged in from', async () => {
    await upsertAdminUser(shop.db, 'radnik', await hashPassword('radnikova lozinka'));
    const worker = { username: 'radnik', password: 'radnikova lozinka' };
    expect((await loginFrom(app, '203.0.113.20', worker)).status).toBe(200);
    await guessEverywhere();
    expect((await loginFrom(app, '203.0.113.20', OWNER)).status).toBe(429);
  });

  test('on a known device ends like everywhere else', async () => {
    const device = (await loginFrom(app, '203.0.113.8', OWNER)).headers.getSetCookie()[1]?.split(';')[0];
    for (let i = 0; i < LOGIN_TRIES_MAX; i++) await loginFrom(app, `192.0.2.${60 + i}`, wrong, device);
    expect((await loginFrom(app, '192.0.2.70', OWNER, device)).status).toBe(429);
  });

  test('does not include many correct logins', async () => {
    for (let i = 0; i < LOGIN_TRIES_MAX + 2; i++) {
      expect((await loginFrom(app, '192.0.2.9', i % 2 ? OWNER : wrong)).status).toBe(i % 2 ? 200 : 401);
    }
  });
});
