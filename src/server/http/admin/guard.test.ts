import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findCatalogueVersion } from '#db/queries/catalogue/catalogue.ts';
import { adminSessions } from '#db/schema/index.ts';
import { everyApp } from '../../../../tests/setup/every-app.ts';
import { GUARDED, OPEN } from '../../../../tests/setup/guarded-routes.ts';
import { anOwner, logIn, ORIGIN, OWNER, send } from '../../../../tests/setup/logged-in.ts';
import { openTestDatabase, type TestDatabase } from '../../../../tests/setup/test-database.ts';
import type { Routes } from '../routes.ts';

const UUID = '3f2b8c1e-7a4d-4e5f-9b6a-0c1d2e3f4a5b';
const VALUES: Record<string, string> = { undo: UUID };

let database: TestDatabase;
let apps: Routes[];
let token: string;
let ended: string;
let revoked: string;

const addressOf = (route: string): string =>
  (route.split(' ')[1] ?? '').replace(/:(\w+)(?:\{[^}]*\})?/g, (_, name: string) => VALUES[name] ?? '1');

const isOwners = (path: string) => /^\/api\/(?:admin|olx|database)(?:\/|$)/.test(path);
const listed = (app: Routes) =>
  app.routes
    .filter(({ method, path }) => method !== 'ALL' && isOwners(path))
    .map(({ method, path }) => `${method} ${path}`);

function appOf(route: string): Routes {
  const app = apps.find((one) => listed(one).includes(route));
  if (!app) throw new Error(`no app answers ${route}`);
  return app;
}

beforeAll(async () => {
  database = await openTestDatabase();
  vi.stubEnv('DATABASE_URL', database.url);
  await anOwner(database.db);
  apps = await everyApp();
  const app = appOf(OPEN);
  ended = (await logIn(app)).token;
  await database.db.update(adminSessions).set({ expiresAt: sql`now() - interval '1 second'` });
  const call = await logIn(app);
  await call('POST', '/api/admin/logout');
  revoked = call.token;
  ({ token } = await logIn(app));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await database.close();
});

test('every route of the panel, the import and the database is registered behind the guard', () => {
  const registered = apps.flatMap(listed);
  expect(GUARDED.length).toBeGreaterThan(70);
  expect([...new Set(registered)].sort()).toEqual([OPEN, ...GUARDED].sort());
});

test('the functions send the owner’s calls to the guarded app, and to no other', async () => {
  const folder = join(import.meta.dirname, '../../../../netlify/functions');
  const paths: Record<string, string[]> = {};
  for (const file of await readdir(folder)) {
    const { config } = (await import(/* @vite-ignore */ join(folder, file))) as {
      config?: { path: string | string[] };
    };
    const owners = [config?.path ?? []].flat().filter(isOwners);
    if (owners.length > 0) paths[file] = owners;
  }
  expect(Object.keys(paths)).toEqual(['admin.ts']);
  const taken = paths['admin.ts']!.map((path) => new URLPattern({ pathname: path }));
  for (const route of [OPEN, ...GUARDED]) {
    const address = `http://localhost${addressOf(route)}`;
    expect([route, taken.some((pattern) => pattern.test(address))]).toEqual([route, true]);
  }
});

/** Changes the first letter of a token; some bits of the last letter are ignored. */
const tampered = () => (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
const foreign = () => 'Zm9yZWlnbi10b2tlbi1vZi1hbm90aGVyLXNob3AtMTIz';
const bearer = (text: string) => ({ authorization: `Bearer ${text}` });
const cookie = (text: string) => ({ cookie: `shop_admin=${text}`, origin: ORIGIN });
const EVIL = 'https://evil.example';

const STRANGERS: Record<string, () => Record<string, string>> = {
  'no token': () => ({}),
  'an empty token': () => bearer(''),
  'an expired token': () => bearer(ended),
  'a revoked token': () => bearer(revoked),
  'a foreign token': () => bearer(foreign()),
  'a tampered token': () => bearer(tampered()),
  'a token with more behind it': () => bearer(`${token}A`),
  'the token in another scheme': () => ({ authorization: `Basic ${token}` }),
  'a wrong token beside a right cookie': () => ({ ...bearer(tampered()), ...cookie(token) }),
  'an empty cookie': () => cookie(''),
  'an expired cookie': () => cookie(ended),
  'a revoked cookie': () => cookie(revoked),
  'a foreign cookie': () => cookie(foreign()),
  'a tampered cookie': () => cookie(tampered()),
  'the cookie under the name it has over https': () => ({
    cookie: `__Host-shop_admin=${token}`,
    origin: ORIGIN,
  }),
};

const WITHOUT_TOKEN: ReadonlySet<string> = new Set([
  ...['no token', 'an empty cookie', 'the cookie under the name it has over https'],
]);

const CROSS_SITE: Record<string, () => Record<string, string>> = {
  'from another site with the cookie': () => ({ ...cookie(token), origin: EVIL }),
  'from another port with the cookie': () => ({ ...cookie(token), origin: 'http://localhost:81' }),
  'from a page without an origin': () => ({ ...cookie(token), origin: 'null' }),
  'with the cookie and no origin at all': () => ({ cookie: `shop_admin=${token}` }),
  'marked cross-site by the browser': () => ({ ...cookie(token), 'sec-fetch-site': 'cross-site' }),
  'from a neighbouring subdomain': () => ({ ...cookie(token), 'sec-fetch-site': 'same-site' }),
  'from another site with the token': () => ({ ...bearer(token), origin: EVIL }),
};

async function ask(route: string, headers: Record<string, string>) {
  const [method = ''] = route.split(' ');
  const path = addressOf(route);
  const body = method === 'GET' || method === 'DELETE' ? undefined : {};
  return send(appOf(route), method, path, { ...(body && { body }), headers });
}

describe.each(GUARDED)('%s', (route) => {
  test('is refused without a valid session', async () => {
    const statuses: Record<string, number> = {};
    for (const [who, headers] of Object.entries(STRANGERS)) {
      const answer = await ask(route, headers());
      statuses[who] = answer.status;
      // SPEC §8, word for word.
      const error = WITHOUT_TOKEN.has(who)
        ? 'No authentication token available'
        : 'Session expired. Please login again.';
      expect([who, answer.body]).toEqual([
        who,
        { success: false, code: 'unauthorized', error, message: error },
      ]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    expect(statuses).toEqual(Object.fromEntries(Object.keys(STRANGERS).map((who) => [who, 401])));
  });
});

describe.each(GUARDED.filter((route) => !route.startsWith('GET')))('%s', (route) => {
  test('is refused when another site starts it', async () => {
    const before = await findCatalogueVersion(database.db);
    const statuses: Record<string, number> = {};
    for (const [how, headers] of Object.entries(CROSS_SITE)) {
      statuses[how] = (await ask(route, headers())).status;
    }
    expect(statuses).toEqual(Object.fromEntries(Object.keys(CROSS_SITE).map((how) => [how, 403])));
    expect(await findCatalogueVersion(database.db)).toBe(before);
  });
});

test('another site cannot log anybody in', async () => {
  const answer = await send(appOf(OPEN), 'POST', '/api/admin/login', {
    body: OWNER,
    headers: { origin: EVIL },
  });
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null]);
});

test('the refused calls have not ended the session', async () => {
  const own = { 'with the token': bearer(token), 'with the cookie': cookie(token) };
  for (const headers of Object.values(own)) {
    expect((await ask('GET /api/admin/session', headers)).status).toBe(200);
  }
});
