import { deleteWantedPart, setWantedAnswered } from '#db/queries/messages/wanted-parts.ts';
import { wantedAnswer } from '#src/contracts/wanted-part.ts';
import { Problem } from '#src/server/problem.ts';
import { listWantedParts } from '#src/server/wanted-parts.ts';
import { wantedListText } from '#src/strings/admin/wanted-parts.ts';
import { acceptJson, idOf } from '../accept.ts';
import type { Routes } from '../routes.ts';

/** What visitors look for, with what the shop has for them. */
export function addWantedPartRoutes(app: Routes): void {
  app.get('/api/admin/wanted-parts', async (c) => c.json(await listWantedParts(c.var.db)));
  app.put('/api/admin/wanted-parts/:id', async (c) => {
    const { isAnswered } = await acceptJson(wantedAnswer, c);
    if (!(await setWantedAnswered(c.var.db, idOf(c), isAnswered)))
      throw new Problem('not_found', wantedListText.gone);
    return c.json({ success: true });
  });
  app.delete('/api/admin/wanted-parts/:id', async (c) => {
    if (!(await deleteWantedPart(c.var.db, idOf(c)))) throw new Problem('not_found', wantedListText.gone);
    return c.json({ success: true });
  });
}
