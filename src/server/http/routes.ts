import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { connect, type Db } from '#db/client.ts';
import { env } from '#src/server/env.ts';
import { Problem, type ProblemCode } from '#src/server/problem.ts';
import { problemText } from '#src/strings/problems.ts';

/** What the frame gives to every call; `siteUrl` is where this site's own files are read from. */
export type Frame = { Variables: { db: Db }; Bindings: { siteUrl?: string } };
export type Call = Context<Frame>;
export type Routes = Hono<Frame>;

const STATUS = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  too_many_requests: 429,
} as const satisfies Record<ProblemCode, number>;

/** Rules of `netlify.toml` do not reliably reach the answers of functions, so these are set here as well. */
const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

let shared: Db | undefined;

/**
 * The frame of every function: database, security headers, and the one place that turns errors into answers
 * (`{success: false, error, code, fields?}`).
 */
export function routes(): Routes {
  const app: Routes = new Hono<Frame>({ strict: false });
  app.use(async (c, next) => {
    shared ??= connect(env().DATABASE_URL);
    c.set('db', shared);
    await next();
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  });
  app.notFound((c) => c.json({ success: false, error: problemText.notFound, code: 'not_found' }, 404));
  app.onError((error, c) => {
    c.header('cache-control', 'no-store');
    if (error instanceof Problem) {
      const fields = error.fields && { fields: error.fields };
      return c.json(
        { success: false, error: error.message, code: error.code, ...fields },
        STATUS[error.code],
      );
    }
    if (error instanceof HTTPException && error.status < 500) {
      return c.json({ success: false, error: problemText.badRequest, code: 'bad_request' }, error.status);
    }
    console.error(`${c.req.method} ${c.req.path}`, error);
    return c.json({ success: false, error: problemText.internal, code: 'internal' }, 500);
  });
  return app;
}
