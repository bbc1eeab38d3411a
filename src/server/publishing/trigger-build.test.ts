import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startPublish } from '#db/queries/catalogue/publishing.ts';
import { publishes } from '#db/schema/index.ts';
import type { Routes } from '#src/server/http/routes.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import { LATER_PATH, laterKey } from './trigger-build.ts';
import { requestPublish, retryPublish } from './request-publish.ts';

const GAP_SECONDS = 300;

let database: TestDatabase;
let site: Server;
let app: Routes;
let hookMovedTo: string | undefined;
let calls: { path: string; key: string | undefined }[] = [];

/** The build hook and the background function of one site: both only record that they were called. */
beforeAll(async () => {
  database = await openTestDatabase();
  site = createServer(({ url = '', headers }, response) => {
    calls.push({ path: url, key: headers.authorization });
    if (hookMovedTo !== undefined && url === '/hook')
      response.writeHead(301, { location: hookMovedTo }).end();
    else response.writeHead(202).end();
  });
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
  const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  vi.stubEnv('DATABASE_URL', database.url);
  vi.stubEnv('BUILD_HOOK_URL', `${address}/hook`);
  vi.stubEnv('BUILD_GAP_SECONDS', String(GAP_SECONDS));
  // Typed with a slash at the end.
  vi.stubEnv('URL', `${address}/`);
  const { publishBackgroundRoutes } = await import('#src/server/http/publish-background-routes.ts');
  app = publishBackgroundRoutes();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await new Promise((closed) => site.close(closed));
  await database.close();
});
beforeEach(async () => {
  calls = [];
  hookMovedTo = undefined;
  await database.db.delete(publishes);
});

/** A build that was started `secondsAgo` seconds ago. */
async function aBuild(secondsAgo: number): Promise<void> {
  const id = await startPublish(database.db, 'prekinuto');
  await database.db
    .update(publishes)
    .set({ startedAt: sql`now() - ${secondsAgo} * interval '1 second'`, state: 'live' })
    .where(eq(publishes.id, id));
}

const later = (key: string) =>
  app.request(LATER_PATH, { method: 'POST', headers: { authorization: key } }, {});

test('the first edit, and one long after the last build, triggers a build at once', async () => {
  await requestPublish(database.db);
  await aBuild(GAP_SECONDS + 1);
  await requestPublish(database.db);
  expect(calls.map(({ path }) => path)).toEqual(['/hook', '/hook']);
});

test('an edit soon after a build leaves the trigger to the background function, once for many edits', async () => {
  await aBuild(5);
  for (let edit = 0; edit < 5; edit++) await requestPublish(database.db);
  expect(calls).toEqual([{ path: LATER_PATH, key: `Bearer ${laterKey()}` }]);
});

test('the owner’s button waits for nothing', async () => {
  await aBuild(5);
  await retryPublish(database.db);
  expect(calls.map(({ path }) => path)).toEqual(['/hook']);
});

test('the background function triggers a build after the gap, if a publish still waits', async () => {
  await aBuild(GAP_SECONDS - 0.3);
  await database.db.insert(publishes).values({ version: 7 });
  const asked = performance.now();
  expect((await later(`Bearer ${laterKey()}`)).status).toBe(200);
  expect(performance.now() - asked).toBeGreaterThan(100);
  expect(calls.map(({ path }) => path)).toEqual(['/hook']);

  await aBuild(GAP_SECONDS + 1);
  expect((await later(`Bearer ${laterKey()}`)).status).toBe(200);
  expect(calls).toHaveLength(1);
});

test('a stranger cannot start the background function', async () => {
  await aBuild(5);
  expect((await later('Bearer x')).status).toBe(404);
  expect(calls).toEqual([]);
});

test('a build hook that leads elsewhere has triggered nothing, and is not followed', async () => {
  hookMovedTo = '/login';
  await retryPublish(database.db);
  expect(calls.map(({ path }) => path)).toEqual(['/hook']);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('answered 301'));
  vi.mocked(console.error).mockClear();
});

test('a build that was started while the clock was a year ahead delays no later one', async () => {
  await aBuild(-365 * 24 * 60 * 60);
  await requestPublish(database.db);
  expect(calls.map(({ path }) => path)).toEqual(['/hook']);
});

test('a build that was started while the clock was ahead does not end the gap after later ones', async () => {
  await aBuild(-365 * 24 * 60 * 60);
  await aBuild(5);
  await requestPublish(database.db);
  expect(calls.map(({ path }) => path)).toEqual([LATER_PATH]);
});
