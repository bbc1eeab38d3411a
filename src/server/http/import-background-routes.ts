import { findImportJob } from '#db/queries/imports/import-jobs.ts';
import { backgroundInput } from '#src/contracts/admin/olx.ts';
import { BACKGROUND_PATH, finishImport } from '#src/server/olx/continue-in-background.ts';
import { Problem } from '#src/server/problem.ts';
import { importText } from '#src/strings/olx-import.ts';
import { acceptJson } from './accept.ts';
import { limitSmallBody } from './limit-body.ts';
import { type Routes, routes } from './routes.ts';

/** Anybody can call a background function; it works only for callers with the job's key. */
export function importBackgroundRoutes(): Routes {
  const app = routes();
  app.post(BACKGROUND_PATH, limitSmallBody, async (c) => {
    const { jobId, key } = await acceptJson(backgroundInput, c);
    const job = await findImportJob(c.var.db, jobId);
    if (job?.key !== key) throw new Problem('not_found', importText.jobGone);
    await finishImport(c.var.db, jobId, c.env.waitUntil);
    return c.json({ success: true });
  });
  return app;
}
