import { Problem } from '#src/server/problem.ts';
import { LATER_PATH, laterKey, triggerBuildWhenDue } from '#src/server/publishing/trigger-build.ts';
import { problemText } from '#src/strings/problems.ts';
import { type Routes, routes } from './routes.ts';

/** Anybody can call a background function; it works only for this site's own functions. */
export function publishBackgroundRoutes(): Routes {
  const app = routes();
  app.post(LATER_PATH, async (c) => {
    if (c.req.header('authorization') !== `Bearer ${laterKey()}`) {
      throw new Problem('not_found', problemText.notFound);
    }
    await triggerBuildWhenDue(c.var.db);
    return c.json({ success: true });
  });
  return app;
}
