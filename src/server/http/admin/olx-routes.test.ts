import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { anOwner, logIn } from '../../../../tests/setup/logged-in.ts';
import { openTestDatabase, type TestDatabase } from '../../../../tests/setup/test-database.ts';
import { finishImportJob, insertImportJob } from '#db/queries/imports/import-jobs.ts';
import { adminRoutes } from './admin-routes.ts';

let database: TestDatabase;
let call: Awaited<ReturnType<typeof logIn>>;
beforeAll(async () => {
  database = await openTestDatabase();
  vi.stubEnv('DATABASE_URL', database.url);
  await anOwner(database.db);
  call = await logIn(adminRoutes());
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await database.close();
});

/** As on Netlify, where another function does the work; in this test that function cannot be reached. */
async function retryAndLook(id: number) {
  const app = adminRoutes();
  const headers = { authorization: `Bearer ${call.token}` };
  const waiting: Promise<unknown>[] = [];
  const bindings = {
    siteUrl: 'http://127.0.0.1:9',
    waitUntil: (work: Promise<unknown>) => waiting.push(work),
  };
  const path = `/api/admin/olx/jobs/${id}`;
  const { status } = await app.request(`${path}/retry`, { method: 'POST', headers }, bindings);
  const answer = (await (await app.request(path, { headers }, bindings)).json()) as { job: object };
  // Netlify stops a function after its answer, except for work that it was told of.
  expect(waiting).toHaveLength(1);
  await Promise.all(waiting);
  // The background function does not answer.
  expect(vi.mocked(console.error)).toHaveBeenCalledOnce();
  vi.mocked(console.error).mockClear();
  return { status, job: answer.job };
}

describe('an import that is retried', () => {
  test('counts as running from the answer on, so that the panel waits for its new end', async () => {
    const { id } = await insertImportJob(database.db, {
      userId: null,
      importAs: 'draft',
      renews: false,
      ads: [{ sourceId: '88000001', title: 'Far' }],
    });
    await finishImportJob(database.db, id);
    expect(await retryAndLook(id)).toMatchObject({ status: 202, job: { isFinished: false, isStuck: false } });
  });

  test('is not found when it never was', async () => {
    expect((await call('POST', '/api/admin/olx/jobs/999/retry')).status).toBe(404);
  });
});

test('the small picture of an ad that no review has found is not there', async () => {
  const { status, headers } = await call('GET', '/api/admin/olx/pictures/88000001');
  expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
});
