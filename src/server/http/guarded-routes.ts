import { lacksPublish } from '#db/queries/catalogue/publishing.ts';
import { NEW_MESSAGES_HEADER } from '#src/domain/admin/inbox.ts';
import { REQUEST_BODY_BYTES_MAX } from '#src/domain/limits/requests.ts';
import { type AdminSession, requireSession } from '#src/server/admin/session.ts';
import { requestPublish } from '#src/server/publishing/request-publish.ts';
import { refreshSearch } from '#src/server/search/refresh-search.ts';
import { problemText } from '#src/strings/problems.ts';
import { logError } from '#src/server/log.ts';
import { limitBody } from './limit-body.ts';
import { type Call, type Routes, routes } from './routes.ts';
import { isSafeMethod, refuseForeignWrites } from './same-origin.ts';
import { sentToken } from './session-cookie.ts';

/** The session of the request. */
export function adminOf(c: Call): AdminSession {
  if (!c.var.admin) throw new Error(`${c.req.path} is answered outside of the guard`);
  return c.var.admin;
}

/** Work that continues after the answer; failures are logged, because nobody waits for the result. */
export function later(c: Call, what: string, work: Promise<unknown>): Promise<unknown> {
  const logged = work.catch((error: unknown) => logError(`${what} failed`, error));
  c.env.waitUntil?.(logged);
  return c.env.waitUntil ? Promise.resolve() : logged;
}

/**
 * Routes of calls that only the owner may make. It requires a token or cookie, refuses writes from other
 * sites, prevents caching, and after a write indexes its products and publishes what is not published. A GET must not
 * write.
 *
 * @param open registers calls that need no login, before the guard
 */
export function guardedRoutes(open?: (app: Routes) => void): Routes {
  const app = routes();
  app.use(async (c, next) => {
    await next();
    // A call may allow the owner's own browser to cache its answer, but no other cache.
    if (!c.res.headers.get('cache-control')?.startsWith('private')) c.header('cache-control', 'no-store');
  });
  open?.(app);
  app.use(async (c, next) => {
    const { token, from } = sentToken(c);
    refuseForeignWrites(c, { byCookie: from === 'cookie' && token !== undefined });
    const session = await requireSession(c.var.db, token);
    c.set('admin', session);
    await next();
    c.header(NEW_MESSAGES_HEADER, String(session.newMessages));
  });
  app.use(limitBody(REQUEST_BODY_BYTES_MAX, problemText.tooLarge));
  app.use(async (c, next) => {
    await next();
    if (isSafeMethod(c)) return;
    // Also after a refusal: the first of two equal requests may have ended before all of this.
    await refreshSearch(c.var.db, { batches: 1, ...(c.var.holdsPublish && { recount: false }) });
    if (c.res.ok && c.var.holdsPublish) return;
    if (await lacksPublish(c.var.db)) await requestPublish(c.var.db, c.env.waitUntil);
  });
  return app;
}

/** For a part of an import: a build in the middle of it would show half of it. The last part triggers the publish. */
export function holdPublish(c: Call): void {
  c.set('holdsPublish', true);
}
