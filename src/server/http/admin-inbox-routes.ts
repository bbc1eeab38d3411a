import { deleteMessage, listMessages, setMessageState } from '#db/queries/messages.ts';
import { findOverview } from '#db/queries/overview.ts';
import { showSearchMiss } from '#db/queries/search-words.ts';
import { messageInput, messagesQuery, searchMissInput } from '#src/contracts/admin/inbox.ts';
import type { MessageAnswer, MessageList } from '#src/domain/admin/inbox.ts';
import type { Overview } from '#src/domain/admin/overview.ts';
import { ADMIN_PAGE_SIZE } from '#src/domain/limits.ts';
import { pagination } from '#src/domain/product-list/pager.ts';
import { Problem } from '#src/server/problem.ts';
import { inboxText } from '#src/strings/admin/inbox.ts';
import { problemText } from '#src/strings/problems.ts';
import { accept, acceptJson } from './accept.ts';
import { leavesCatalogue } from './admin-frame.ts';
import { idOf } from './id-of-path.ts';
import type { Routes } from './routes.ts';

/** Messages, the start screen, and searches that found nothing. */
export function addInboxRoutes(app: Routes): void {
  app.get('/api/admin/overview', async (c) => c.json<Overview>(await findOverview(c.var.db)));

  app.put('/api/admin/search-misses', async (c) => {
    leavesCatalogue(c);
    const { query, isShown } = await acceptJson(searchMissInput, c);
    if (!(await showSearchMiss(c.var.db, query, isShown)))
      throw new Problem('not_found', problemText.notFound);
    return c.json({ success: true });
  });

  app.get('/api/admin/messages', async (c) => {
    const { state, page } = accept(messagesQuery, c.req.query());
    const { messages, counts } = await listMessages(c.var.db, { state, page, size: ADMIN_PAGE_SIZE });
    const total = state ? counts[state] : counts.new + counts.answered;
    return c.json<MessageList>({ messages, counts, pagination: pagination(total, page, ADMIN_PAGE_SIZE) });
  });
  app.put('/api/admin/messages/:id', async (c) => {
    leavesCatalogue(c);
    const { state } = await acceptJson(messageInput, c);
    const changed = await setMessageState(c.var.db, idOf(c), state);
    if (!changed) throw new Problem('not_found', inboxText.gone);
    return c.json<MessageAnswer>({ success: true, ...changed });
  });
  app.delete('/api/admin/messages/:id', async (c) => {
    leavesCatalogue(c);
    if (!(await deleteMessage(c.var.db, idOf(c)))) throw new Problem('not_found', inboxText.gone);
    return c.json({ success: true });
  });
}
