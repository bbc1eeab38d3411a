import { afterAll, beforeAll, expect, test } from 'vitest';
import { INVARIANTS, listExceptions } from '#db/queries/invariants.ts';
import { seededRandom, type Random } from '#db/seed/random.ts';
import { catalogueRoutes } from '#src/server/http/catalogue-routes.ts';
import { contactRoutes } from '#src/server/http/contact-routes.ts';
import type { Routes } from '#src/server/http/routes.ts';
import { searchRoutes } from '#src/server/http/search-routes.ts';
import { wantedPartRoutes } from '#src/server/http/wanted-part-routes.ts';
import { anImage } from '../setup/factories.ts';
import { GUARDED, OPEN } from '../setup/guarded-routes.ts';
import { type AdminShop, openAdminShop } from '../setup/admin-shop.ts';
import { ORIGIN } from '../setup/logged-in.ts';
import { aSmallShop } from '../setup/small-shop.ts';
import { expectHistoryOfProducts } from '../setup/whole-catalogue.ts';
import { DESCRIBED, schemaOf } from './attacked-routes.ts';
import { attack, attackedText, SCRIPT } from './hostile-values.ts';

// Random requests made from the schemas, by strangers and with the owner's token: 2,000, by `npm run test:attack` 50,000.

const REQUESTS = Number(process.env['ATTACK_REQUESTS'] ?? 2000);
const SEED = Number(process.env['ATTACK_SEED'] ?? Date.now() % 1_000_000);

/** Calls that would end the session, wait for the classifieds site, or take minutes. */
const LEFT_OUT = new Set([
  'POST /api/admin/logout',
  'POST /api/olx/import-50',
  'POST /api/admin/olx/preview',
  'POST /api/admin/olx/import',
  'POST /api/admin/olx/jobs/:id/retry',
]);

let shop: AdminShop;
let owner: Routes;
let strangers: Routes[];

beforeAll(async () => {
  shop = await openAdminShop();
  const { adminRoutes } = await import('#src/server/http/admin/admin-routes.ts');
  owner = adminRoutes();
  strangers = [catalogueRoutes(), searchRoutes(), contactRoutes(), wantedPartRoutes()];
  await aSmallShop(shop.db);
  await anImage(shop.db);
});
afterAll(() => shop.close());

type Target = { app: Routes; route: string };

function targets(): Target[] {
  const open = strangers.flatMap((app) =>
    app.routes
      .filter(({ method, path }) => method !== 'ALL' && path !== '/search')
      .map(({ method, path }) => ({ app, route: `${method} ${path}` })),
  );
  const own = [OPEN, ...GUARDED].map((route) => ({ app: owner, route }));
  return [...open, ...own].filter(({ route }) => !LEFT_OUT.has(route));
}

/** A visitor's form is answered with a page, which the browser tests cover. */
const typesFor = (route: string): string[] =>
  /\/(?:contact|wanted-parts)$/.test(route)
    ? ['text/plain', 'a/b; c']
    : ['text/plain', 'multipart/form-data', 'a/b; c'];

function requestTo({ route }: Target, token: string, random: Random): Request {
  const [method = '', path = ''] = route.split(' ');
  const address = path.replace(/:\w+(?:\{[^}]*\})?/g, () =>
    encodeURIComponent(attackedText(random).toWellFormed()),
  );
  const url = new URL(address, ORIGIN);
  const schema = schemaOf(route);
  const value = schema && attack(schema, random);
  const isRead = method === 'GET' || method === 'DELETE';
  if (isRead && value && typeof value === 'object') {
    for (const [name, text] of Object.entries(value))
      url.searchParams.set(name, typeof text === 'string' ? text : JSON.stringify(text));
  }
  const headers = new Headers({ authorization: `Bearer ${token}`, 'content-type': 'application/json' });
  if (random.chance(0.05)) headers.set('x-forwarded-host', 'zlo.primjer');
  if (random.chance(0.05)) headers.set('accept-language', SCRIPT);
  if (random.chance(0.05)) headers.set('content-type', random.pick(typesFor(route)));
  const body = isRead ? {} : { body: random.chance(0.03) ? '{"a":' : JSON.stringify(value ?? {}) };
  return new Request(url, { method, headers, ...body });
}

/** Words that no response may contain: internals, and addresses of other sites. */
const LEAKS = [/\bat \S+ \(?\/?\S+\.ts:\d/, /node_modules/, /scrypt\$/, /zlo\.primjer"?,?\s*"?location/];

async function expectHarmless(answer: Response, told: string): Promise<void> {
  const text = await answer.text();
  expect(answer.status, `${told} ${text.slice(0, 200)}`).toBeLessThan(500);
  expect(answer.headers.get('x-content-type-options'), told).toBe('nosniff');
  expect(answer.headers.get('content-security-policy'), told).toBeTruthy();
  expect(answer.headers.get('access-control-allow-origin'), told).toBeNull();
  expect(answer.headers.get('location') ?? '/', told).toMatch(/^\/(?!\/)/);
  const type = answer.headers.get('content-type') ?? '';
  expect(type, told).toMatch(/^$|^application\/json|^text\/csv|^text\/html|^image\/|^application\/gzip/);
  if (type.startsWith('text/html')) expect(text, told).not.toContain(SCRIPT);
  for (const leak of LEAKS) expect(text, told).not.toMatch(leak);
}

test('every schema belongs to an existing route', () => {
  const there = new Set(targets().map(({ route }) => route));
  expect(DESCRIBED.filter((route) => !there.has(route) && !LEFT_OUT.has(route))).toEqual([]);
});

test(
  `${REQUESTS} hostile requests are refused or answered, and leave the shop consistent (seed ${SEED})`,
  { timeout: 60_000 + REQUESTS * 100 },
  async () => {
    const random = seededRandom(SEED);
    const all = targets();
    const { token } = shop.call as unknown as { token: string };
    const statuses: Record<number, number> = {};
    for (let n = 0; n < REQUESTS; n++) {
      const target = random.pick(all);
      const request = requestTo(target, token, random);
      const told = `${n}: ${request.method} ${request.url}`;
      const answer = await target.app.fetch(request, { callerAddress: `192.0.2.${n % 250}` });
      await expectHarmless(answer, told);
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    }
    expect(console.error).not.toHaveBeenCalled();
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    // Not every request was refused by validation.
    expect(statuses[200]).toBeGreaterThan(REQUESTS / 20);
    for (const invariant of INVARIANTS) {
      if (invariant.statement.includes('present words')) await invariant.repair(shop.db);
      expect([invariant.statement, await listExceptions(shop.db, invariant)]).toEqual([
        invariant.statement,
        [],
      ]);
    }
    await expectHistoryOfProducts(shop.db);
  },
);
