import { readPublishState } from '#src/server/publishing/read-publish-state.ts';
import { retryPublish } from '#src/server/publishing/request-publish.ts';
import type { Routes } from '../routes.ts';

/** The publish bar of the panel: what is saved, what visitors see, and 'Pokušaj ponovo'. */
export function addPublishRoutes(app: Routes): void {
  app.get('/api/admin/publish', async (c) => c.json(await readPublishState(c.var.db)));
  app.post('/api/admin/publish', async (c) => {
    await retryPublish(c.var.db, c.env.waitUntil);
    return c.json(await readPublishState(c.var.db));
  });
}
