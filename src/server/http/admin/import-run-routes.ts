import { listImportRuns } from '#db/queries/imports/import-runs.ts';
import { importUndoInput } from '#src/contracts/admin/history.ts';
import type { RunsAnswer, UndoRunAnswer } from '#src/domain/admin/import-run.ts';
import { IMPORT_RUNS_SHOWN } from '#src/domain/limits/imports.ts';
import { finishRun, undoImport } from '#src/server/products/undo-import.ts';
import { acceptJson } from '../accept.ts';
import { adminOf, holdPublish } from '../guarded-routes.ts';
import type { Routes } from '../routes.ts';

/** The imports of files and of classified ads, and undoing one in slices. */
export function addImportRunRoutes(app: Routes): void {
  app.get('/api/admin/imports', async (c) =>
    c.json<RunsAnswer>({ runs: await listImportRuns(c.var.db, IMPORT_RUNS_SHOWN) }),
  );
  app.post('/api/admin/imports/undo', async (c) => {
    holdPublish(c);
    const { run } = await acceptJson(importUndoInput, c);
    return c.json<UndoRunAnswer>({ success: true, run: await undoImport(c.var.db, adminOf(c).userId, run) });
  });
  app.post('/api/admin/imports/finish', async (c) => {
    await finishRun(c.var.db);
    return c.json({ success: true });
  });
}
