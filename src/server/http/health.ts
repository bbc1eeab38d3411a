import { findCurrentPublish, findPublishState } from '#db/queries/catalogue/publishing.ts';
import { HEALTH_TIMEOUT_MS } from '#src/domain/limits/requests.ts';
import { env } from '#src/server/env.ts';
import { inTime } from '#src/server/in-time.ts';
import type { Call } from './routes.ts';

/** Undefined when the database does not answer, or not in time. */
function askDatabase({ var: { db } }: Call) {
  const answer = Promise.all([findPublishState(db), findCurrentPublish(db)]);
  return inTime(answer, HEALTH_TIMEOUT_MS, 'GET /api/health');
}

/** For a monitor: 200 while visitors and the owner can work, else 503; `publish` says whether edits become live. */
export async function answerHealth(c: Call) {
  c.header('cache-control', 'no-store');
  const database = env().DATABASE_KIND;
  const asked = performance.now();
  const answer = await askDatabase(c);
  if (!answer) return c.json({ ok: false, database, reason: 'database' } as const, 503);
  const [{ saved, live }, current] = answer;
  return c.json({
    ok: true,
    database,
    databaseMs: Math.round(performance.now() - asked),
    catalogueVersion: saved?.version ?? null,
    publishedVersion: live?.version ?? null,
    builtAt: live?.finishedAt?.toISOString() ?? null,
    publish: current?.state ?? null,
  });
}
