import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { countAttempt, countDelayedAttempt } from '#db/queries/admin/throttles.ts';
import { throttles } from '#db/schema/index.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/setup/test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test.each([
  ['window', (key: string) => countAttempt(database.db, key, { attempts: 2, windowSeconds: 60 })],
  ['delay', (key: string) => countDelayedAttempt(database.db, key, { free: 2, longestSeconds: 60 })],
])('a %s that began while the clock was a year ahead makes nobody wait a year', async (key, attempt) => {
  for (let tries = 0; tries < 2; tries++) expect(await attempt(key)).toBe(0);
  expect((await attempt(key)) || (await attempt(key))).toBeGreaterThan(0);
  await database.db.update(throttles).set({ windowStartedAt: sql`now() + interval '1 year'` });
  expect(await attempt(key)).toBe(0);
  for (let tries = 0; tries < 3; tries++) await attempt(key);
  const wait = await attempt(key);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
});

test('the stored key of a caller needs the secret of its shop: its own one, else the password of its database', async () => {
  const keys = new Set<string>();
  for (const [password, secret] of [
    ['first', ''],
    ['second', ''],
    ['first', 'x'.repeat(32)],
  ] as const) {
    vi.resetModules();
    vi.stubEnv('DATABASE_URL', `postgresql://shop:${password}@127.0.0.1/shop`);
    vi.stubEnv('CALLER_SECRET', secret);
    const { callerKey, networkKey } = await import('./throttle.ts');
    // A caller whose address is not known is counted too.
    expect(networkKey('contact', '')).toBe(callerKey('contact', ''));
    keys.add(callerKey('contact', '1.2.3.4'));
    expect(callerKey('contact', '1.2.3.4')).not.toBe(callerKey('contact', '1.2.3.5'));
    expect(callerKey('contact', '1.2.3.4')).not.toBe(callerKey('login', '1.2.3.4'));
  }
  vi.unstubAllEnvs();
  expect(keys.size).toBe(3);
});
