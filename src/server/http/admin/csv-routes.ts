import { csvApplyInput, csvPreviewInput } from '#src/contracts/admin/csv.ts';
import type { ApplyAnswer, CsvPreviewAnswer } from '#src/domain/product-csv/row-report.ts';
import { applyCsv } from '#src/server/product-csv/apply-csv.ts';
import { exportProducts } from '#src/server/product-csv/export-products.ts';
import { previewCsv } from '#src/server/product-csv/preview-csv.ts';
import { acceptJson } from '../accept.ts';
import { adminOf, holdPublish } from '../guarded-routes.ts';
import type { Routes } from '../routes.ts';

/** Exports all products and imports slices of rows: a call of a function ends after ten seconds. */
export function addCsvRoutes(app: Routes): void {
  app.get('/api/admin/products.csv', (c) =>
    c.body(exportProducts(c.var.db), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="proizvodi.csv"',
    }),
  );
  app.post('/api/admin/csv/preview', async (c) => {
    const { rows } = await acceptJson(csvPreviewInput, c);
    return c.json<CsvPreviewAnswer>({ rows: await previewCsv(c.var.db, rows) });
  });
  app.post('/api/admin/csv/apply', async (c) => {
    holdPublish(c);
    const input = await acceptJson(csvApplyInput, c);
    return c.json<ApplyAnswer>({ rows: await applyCsv(c.var.db, adminOf(c).userId, input) });
  });
}
