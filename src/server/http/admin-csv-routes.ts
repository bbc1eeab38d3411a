import { listImportRuns } from '#db/queries/import-runs.ts';
import { csvApplyInput, csvPreviewInput, csvUndoInput } from '#src/contracts/admin/csv.ts';
import { IMPORT_RUNS_SHOWN } from '#src/domain/limits.ts';
import type { RunsAnswer, UndoRunAnswer } from '#src/domain/product-csv/import-run.ts';
import type { ApplyAnswer, PreviewAnswer } from '#src/domain/product-csv/row-report.ts';
import { applyCsv, finishCsv } from '#src/server/product-csv/apply-csv.ts';
import { exportProducts } from '#src/server/product-csv/export-products.ts';
import { previewCsv } from '#src/server/product-csv/preview-csv.ts';
import { undoImport } from '#src/server/product-csv/undo-import.ts';
import { acceptJson } from './accept.ts';
import { adminOf, leavesCatalogue } from './admin-frame.ts';
import type { Routes } from './routes.ts';

/** Exports all products and imports slices of rows: a call of a function ends after ten seconds. */
export function addCsvRoutes(app: Routes): void {
  app.get('/api/admin/products.csv', (c) =>
    c.body(exportProducts(c.var.db), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="proizvodi.csv"',
    }),
  );
  app.post('/api/admin/csv/preview', async (c) => {
    leavesCatalogue(c);
    const { rows } = await acceptJson(csvPreviewInput, c);
    return c.json<PreviewAnswer>({ rows: await previewCsv(c.var.db, rows) });
  });
  app.post('/api/admin/csv/apply', async (c) => {
    // The last call triggers the publish: a build in the middle of an import would show half of it.
    leavesCatalogue(c);
    const input = await acceptJson(csvApplyInput, c);
    return c.json<ApplyAnswer>({ rows: await applyCsv(c.var.db, adminOf(c).userId, input) });
  });
  app.get('/api/admin/csv/runs', async (c) =>
    c.json<RunsAnswer>({ runs: await listImportRuns(c.var.db, IMPORT_RUNS_SHOWN) }),
  );
  app.post('/api/admin/csv/undo', async (c) => {
    leavesCatalogue(c);
    const { run } = await acceptJson(csvUndoInput, c);
    return c.json<UndoRunAnswer>({ success: true, run: await undoImport(c.var.db, adminOf(c).userId, run) });
  });
  app.post('/api/admin/csv/finish', async (c) => {
    await finishCsv(c.var.db);
    return c.json({ success: true });
  });
}
