import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { connect, type Db, isUnanswered } from '#db/client.ts';
import type { AdminSession } from '#src/server/admin/session.ts';
import type { RefusalCode } from '#src/domain/admin/refusal.ts';
import { UNANSWERED_RETRY_SECONDS } from '#src/domain/limits/requests.ts';
import { env } from '#src/server/env.ts';
import { isDiskFull, isOvertaken } from '#db/queries/failed-writes.ts';
import type { OlxFailureCode } from '#src/server/olx/olx-failure.ts';
import { Problem, type ProblemCode } from '#src/server/problem.ts';
import { problemText } from '#src/strings/problems.ts';
import { isSafeMethod } from './same-origin.ts';
import { DATA_POLICY, SECURITY_HEADERS } from './security-headers.ts';
import { logAs, logError } from '#src/server/log.ts';

/**
 * What a function passes to every call: the address of this site's own files, the caller's address, and a function for
 * work that continues after the answer.
 */
type Bindings = {
  siteUrl?: string;
  callerAddress?: string;
  waitUntil?: (work: Promise<unknown>) => void;
};
type Variables = {
  db: Db;
  /** The session; within `guardedRoutes` only, see `adminOf`. */
  admin?: AdminSession;
  /** Set by a part of an import, see `holdPublish`. */
  holdsPublish?: true;
};
type Env = { Variables: Variables; Bindings: Bindings };
export type Call = Context<Env>;
export type Routes = Hono<Env>;

const STATUS = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  too_many_requests: 429,
  unavailable: 503,
} as const satisfies Record<ProblemCode, number>;

const DEFAULT_HEADERS = { ...SECURITY_HEADERS, 'content-security-policy': DATA_POLICY };

let shared: Db | undefined;

/** The shape of every answer that refuses a call. */
export const refusal = (message: string, code: RefusalCode | OlxFailureCode) =>
  ({ success: false, error: message, message, code }) as const;

/**
 * The base of every function: database, security headers, and the one place that turns errors into answers
 * (`{success: false, error, message, code, fields?}`; the specification's calls use `error` or `message` for the
 * text). `diskFull` is what a write answers that the database has no room for.
 */
export function routes(diskFull: string = problemText.diskFull): Routes {
  const app: Routes = new Hono<Env>({ strict: false });
  app.use((c, next) => logAs(c.req.header('x-nf-request-id'), next));
  app.use(async (c, next) => {
    shared ??= connect(env().DATABASE_URL, env().DATABASE_TIMEOUT_MS);
    c.set('db', shared);
    await next();
    for (const [name, value] of Object.entries(DEFAULT_HEADERS)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  });
  app.notFound((c) => c.json(refusal(problemText.notFound, 'not_found'), 404));
  app.onError((error, c) => {
    c.header('cache-control', 'no-store');
    if (error instanceof Problem) {
      if (error.code === 'unavailable') {
        logError(`${c.req.method} ${c.req.path}`, error);
        c.header('retry-after', String(UNANSWERED_RETRY_SECONDS));
      }
      const fields = error.fields && { fields: error.fields };
      const answer = { ...error.details, ...refusal(error.message, error.code), ...fields };
      return c.json(answer, STATUS[error.code]);
    }
    if (error instanceof HTTPException && error.status < 500) {
      return c.json(refusal(problemText.badRequest, 'bad_request'), error.status);
    }
    if (isOvertaken(error)) return c.json(refusal(problemText.overtaken, 'conflict'), 409);
    logError(`${c.req.method} ${c.req.path}`, error);
    if (isDiskFull(error)) return c.json(refusal(diskFull, 'unavailable'), 503);
    if (isUnanswered(error)) {
      c.header('retry-after', String(UNANSWERED_RETRY_SECONDS));
      const message = isSafeMethod(c) ? problemText.unansweredRead : problemText.unansweredWrite;
      return c.json(refusal(message, 'unavailable'), 503);
    }
    return c.json(refusal(problemText.internal, 'internal'), 500);
  });
  return app;
}
