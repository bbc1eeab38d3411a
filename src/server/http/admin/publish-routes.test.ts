import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  failPublish,
  finishPublish,
  startPublish,
  updatePublishProgress,
} from '#db/queries/catalogue/publishing.ts';
import { publishes } from '#db/schema/index.ts';
import { PUBLISH_SILENT_SECONDS } from '#src/domain/limits/publishing.ts';
import { publishText } from '#src/strings/publish.ts';
import { aCategory } from '../../../../tests/setup/factories.ts';
import { anOwner, logIn, send } from '../../../../tests/setup/logged-in.ts';
import { openTestDatabase, type TestDatabase } from '../../../../tests/setup/test-database.ts';
import type { Routes } from '../routes.ts';

let database: TestDatabase;
let app: Routes;

beforeAll(async () => {
  database = await openTestDatabase();
  vi.stubEnv('DATABASE_URL', database.url);
  await anOwner(database.db);
  app = (await import('./admin-routes.ts')).adminRoutes();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await database.close();
});

test('only the owner can read the state or request a publish', async () => {
  expect((await send(app, 'GET', '/api/admin/publish')).status).toBe(401);
  expect((await send(app, 'POST', '/api/admin/publish')).status).toBe(401);
});

test('the bar follows an edit from saved to live, through a failure and a second try', async () => {
  const { db } = database;
  const call = await logIn(app);
  const bar = async () => (await call('GET', '/api/admin/publish')).body;
  await aCategory(db);
  expect(await bar()).toMatchObject({ state: 'requested', liveVersion: null, live: null });

  const asked = await call('POST', '/api/admin/publish');
  expect(asked.body).toMatchObject({ state: 'requested', progress: null, error: null });

  const first = await startPublish(db, 'prekinuto');
  expect(await bar()).toMatchObject({ state: 'building', progress: null });
  await updatePublishProgress(db, first, { pages: 40, rendered: 12 });
  expect(await bar()).toMatchObject({ state: 'building', progress: { done: 12, total: 40 } });
  await failPublish(db, first, 'nema mjesta na disku');
  expect(await bar()).toMatchObject({ state: 'failed', error: 'nema mjesta na disku', live: null });

  await call('POST', '/api/admin/publish');
  const second = await startPublish(db, 'prekinuto');
  const { savedVersion } = (await bar()) as { savedVersion: number };
  const finishedAt = new Date('2026-11-21T13:32:00Z');
  await finishPublish(db, second, {
    version: savedVersion,
    finishedAt,
    pages: 40,
    rendered: 7,
    durationMs: 300,
  });
  expect(await bar()).toEqual({
    state: 'live',
    savedVersion,
    liveVersion: savedVersion,
    progress: null,
    error: null,
    live: { at: finishedAt.toISOString(), pages: 40, rendered: 7, ms: 300 },
    since: finishedAt.toISOString(),
  });

  await aCategory(db);
  expect(await bar()).toMatchObject({ state: 'requested', savedVersion: savedVersion + 1 });
});

test('progress that arrives after the end of a build does not change what was published', async () => {
  const { db } = database;
  const call = await logIn(app);
  const id = await startPublish(db, 'prekinuto');
  const { savedVersion: version } = (await call('GET', '/api/admin/publish')).body as {
    savedVersion: number;
  };
  await finishPublish(db, id, { version, finishedAt: new Date(), pages: 40, rendered: 7, durationMs: 300 });
  await updatePublishProgress(db, id, { pages: 40, rendered: 5 });
  expect((await call('GET', '/api/admin/publish')).body).toMatchObject({ live: { rendered: 7 } });
});

test('a build that says nothing any more has failed for the owner, who can ask again', async () => {
  const { db } = database;
  const call = await logIn(app);
  const bar = async () => (await call('GET', '/api/admin/publish')).body;
  await startPublish(db, 'prekinuto');
  const begunBefore = (seconds: number) =>
    db.update(publishes).set({ startedAt: sql`now() - make_interval(secs => ${seconds}::int)` });
  await begunBefore(PUBLISH_SILENT_SECONDS - 60);
  const building = await bar();
  expect(building).toMatchObject({ state: 'building', error: null });
  const began = Date.now() - (PUBLISH_SILENT_SECONDS - 60) * 1000;
  expect(Math.abs(Date.parse(building['since'] as string) - began)).toBeLessThan(30_000);
  await begunBefore(PUBLISH_SILENT_SECONDS + 60);
  expect(await bar()).toMatchObject({ state: 'failed', error: publishText.silent });
});
