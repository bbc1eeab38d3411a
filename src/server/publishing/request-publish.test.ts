import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { findCatalogueVersion } from '#db/queries/catalogue/catalogue.ts';
import {
  failPublish,
  findCurrentPublish,
  finishPublish,
  startPublish,
} from '#db/queries/catalogue/publishing.ts';
import { publishes } from '#db/schema/index.ts';
import { aCategory } from '../../../tests/setup/factories.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import { requestDuePublish, requestPublish, retryPublish } from './request-publish.ts';

let database: TestDatabase;
let hook: Server;
let triggers = 0;
let answer = 200;

beforeAll(async () => {
  database = await openTestDatabase();
  hook = createServer((_request, response) => {
    triggers += 1;
    response.writeHead(answer).end();
  });
  await new Promise<void>((listening) => hook.listen(0, '127.0.0.1', listening));
  vi.stubEnv('DATABASE_URL', database.url);
  vi.stubEnv('BUILD_HOOK_URL', `http://127.0.0.1:${(hook.address() as AddressInfo).port}/hook`);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await new Promise((closed) => hook.close(closed));
  await database.close();
});
beforeEach(async () => {
  await database.db.delete(publishes);
  triggers = 0;
  answer = 200;
});

const finished = { version: 7, finishedAt: new Date(), pages: 40, rendered: 3, durationMs: 120 };

describe('asking for a publish', () => {
  test('triggers a build once for many edits in a row, and again for the first edit after it began', async () => {
    const { db } = database;
    for (let edit = 0; edit < 5; edit++) await requestPublish(db);
    expect(triggers).toBe(1);
    expect(await db.select().from(publishes)).toHaveLength(1);

    await startPublish(db, 'prekinuto');
    await requestPublish(db);
    await requestPublish(db);
    expect(triggers).toBe(2);
    expect(
      (await db.select({ state: publishes.state }).from(publishes)).map((row) => row.state).sort(),
    ).toEqual(['building', 'requested']);
  });

  test('names the newest version that waits', async () => {
    const { db } = database;
    await requestPublish(db);
    const before = await findCurrentPublish(db);
    await aCategory(db);
    await requestPublish(db);
    expect((await findCurrentPublish(db))?.version).toBeGreaterThan(before?.version ?? Infinity);
  });

  test('triggers a build on demand even where one waits', async () => {
    await requestPublish(database.db);
    await retryPublish(database.db);
    expect(triggers).toBe(2);
  });

  test.each([
    ['so long ago that its trigger is lost', -11, 1],
    ['a while ago, which may still be built', -9, 0],
    ['by a clock that was ahead', 3 * 24 * 60, 1],
  ])('where one was requested %s (%i minutes) triggers %i time', async (_, minutes, times) => {
    const { db } = database;
    await db
      .insert(publishes)
      .values({ version: 1, requestedAt: sql`now() + make_interval(mins => ${minutes}::int)` });
    await requestPublish(db);
    await requestPublish(db);
    expect(triggers).toBe(times);
  });

  test.each([
    ['was requested so long ago that its trigger is lost', 'requested', -11, 1],
    ['was requested a while ago', 'requested', -9, 0],
    ['was begun so long ago that its build has ended without a word', 'building', -21, 1],
    ['is still built', 'building', -19, 0],
  ] as const)('the clean-up triggers what %s: %s, %i minutes, %i time', async (_, state, minutes, times) => {
    const { db } = database;
    await aCategory(db);
    const version = await findCatalogueVersion(db);
    const at = sql`now() + make_interval(mins => ${minutes}::int)`;
    await db.insert(publishes).values({ version, state, requestedAt: at, startedAt: at });
    for (let logins = 0; logins < 2; logins++) await requestDuePublish(db);
    expect(triggers).toBe(times);
  });

  test.each([
    ['failed', ['live', 'failed'], 1],
    ['failed, and has succeeded since', ['failed', 'live'], 0],
    ['failed, and is built again', ['failed', 'building'], 0],
  ] as const)(
    'the clean-up triggers the publish of something else than an edit, such as new code, that %s',
    async (_, states, times) => {
      const { db } = database;
      const version = await findCatalogueVersion(db);
      for (const state of states) {
        const error = state === 'failed' ? 'the deploy failed' : null;
        await db.insert(publishes).values({ version, state, error, startedAt: sql`now()` });
      }
      for (let logins = 0; logins < 2; logins++) await requestDuePublish(db);
      expect(triggers).toBe(times);
    },
  );

  test('never fails the write when the builder does, and keeps the request', async () => {
    answer = 503;
    await expect(requestPublish(database.db)).resolves.toBeUndefined();
    expect(await findCurrentPublish(database.db)).toMatchObject({ state: 'requested' });
    expect(vi.mocked(console.error).mock.calls[0]?.join(' ')).toContain('answered 503');
    vi.mocked(console.error).mockClear();
  });

  test('does not delay the answer until the builder is reached', async () => {
    const later: Promise<unknown>[] = [];
    await requestPublish(database.db, (work) => later.push(work));
    expect(later).toHaveLength(1);
    await Promise.all(later);
    expect(triggers).toBe(1);
  });
});

describe('the record of publishing', () => {
  test('shows what is built before what waits, and what waits before what has ended', async () => {
    const { db } = database;
    await finishPublish(db, await startPublish(db, 'prekinuto'), finished);
    expect(await findCurrentPublish(db)).toMatchObject({ state: 'live', ...finished });
    await requestPublish(db);
    expect(await findCurrentPublish(db)).toMatchObject({ state: 'requested' });
    await startPublish(db, 'prekinuto');
    await requestPublish(db);
    expect(await findCurrentPublish(db)).toMatchObject({ state: 'building', isSilent: false });
  });

  test('counts a build that a clock which was ahead has started as ended', async () => {
    const { db } = database;
    const id = await startPublish(db, 'prekinuto');
    const startedAt = sql`now() + interval '3 days'`;
    await db.update(publishes).set({ startedAt }).where(eq(publishes.id, id));
    expect(await findCurrentPublish(db)).toMatchObject({ state: 'building', isSilent: true });
  });

  test('closes a killed build when the next one starts', async () => {
    const { db } = database;
    const killed = await startPublish(db, 'prekinuto');
    const next = await startPublish(db, 'prekinuto');
    const rows = await db.select().from(publishes);
    expect(rows.find(({ id }) => id === killed)).toMatchObject({ state: 'failed', error: 'prekinuto' });
    await failPublish(db, next, 'x'.repeat(5000) + ' nema mjesta na disku');
    const last = await findCurrentPublish(db);
    expect(last?.state).toBe('failed');
    expect(last?.error).toMatch(/^x{100,2000} nema mjesta na disku$/);
  });
});
