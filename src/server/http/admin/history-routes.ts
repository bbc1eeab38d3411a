import { historyQuery, restoreVersionInput } from '#src/contracts/admin/history.ts';
import { listHistory } from '#src/server/history/list-history.ts';
import { restoreVersion } from '#src/server/products/restore-version.ts';
import { accept, acceptJson, idOf } from '../accept.ts';
import { adminOf } from '../guarded-routes.ts';
import { answerSaved } from './product-routes.ts';
import type { Routes } from '../routes.ts';

export function addHistoryRoutes(app: Routes): void {
  app.get('/api/admin/history', async (c) =>
    c.json(await listHistory(c.var.db, accept(historyQuery, c.req.query()))),
  );
  app.post('/api/admin/products/:id/restore-version', async (c) => {
    const wanted = await acceptJson(restoreVersionInput, c);
    return answerSaved(c, await restoreVersion(c.var.db, adminOf(c).userId, idOf(c), wanted));
  });
}
