import { findMessagePicture } from '#db/queries/messages/message-pictures.ts';
import { deleteMessage, findMessage, listMessages, setMessageState } from '#db/queries/messages/messages.ts';
import { findOverview } from '#db/queries/admin/overview.ts';
import { showSearchMiss } from '#db/queries/search/search-words.ts';
import {
  callInput,
  messageInput,
  messagesQuery,
  picturePosition,
  searchMissInput,
} from '#src/contracts/admin/inbox.ts';
import type { AdminMessage, MessageAnswer, MessageList } from '#src/domain/admin/inbox.ts';
import type { Overview } from '#src/domain/admin/overview.ts';
import { ADMIN_PAGE_SIZE } from '#src/domain/limits/admin.ts';
import { pagination } from '#src/domain/product-list/pager.ts';
import { hasMailServer } from '#src/server/mail.ts';
import { noteCall } from '#src/server/messages/note-call.ts';
import { Problem } from '#src/server/problem.ts';
import { inboxText } from '#src/strings/admin/inbox.ts';
import { problemText } from '#src/strings/problems.ts';
import { accept, acceptJson, requestKeyOf, idOf } from '../accept.ts';
import type { Call, Routes } from '../routes.ts';

/** A shop without a mail server sends no copies, so none is missing. */
const marked = (message: AdminMessage): AdminMessage => ({
  ...message,
  isUnmailed: message.isUnmailed && hasMailServer(),
});

/** Messages, the start screen, and searches that found nothing. */
export function addInboxRoutes(app: Routes): void {
  app.get('/api/admin/overview', async (c) => {
    const { messages, ...rest } = await findOverview(c.var.db);
    const notMailed = hasMailServer() ? messages.notMailed : 0;
    return c.json<Overview>({ ...rest, messages: { ...messages, notMailed } });
  });

  app.put('/api/admin/search-misses', async (c) => {
    const { query, isShown } = await acceptJson(searchMissInput, c);
    if (!(await showSearchMiss(c.var.db, query, isShown)))
      throw new Problem('not_found', problemText.notFound);
    return c.json({ success: true });
  });

  const sentMessage = async (c: Call) => {
    const message = await findMessage(c.var.db, idOf(c));
    if (!message) throw new Problem('not_found', inboxText.gone);
    return c.json<MessageAnswer>({ success: true, message: marked(message) });
  };
  app.get('/api/admin/messages', async (c) => {
    const { page, state, search } = accept(messagesQuery, c.req.query());
    const size = ADMIN_PAGE_SIZE;
    const { total, messages, counts } = await listMessages(c.var.db, { state, search, page, size });
    return c.json<MessageList>({
      messages: messages.map(marked),
      counts,
      pagination: pagination(total, page, size),
    });
  });
  app.post('/api/admin/messages', async (c) => {
    const message = await noteCall(c.var.db, await acceptJson(callInput, c), requestKeyOf(c));
    return c.json<MessageAnswer>({ success: true, message });
  });
  app.get('/api/admin/messages/:id', sentMessage);
  // Never cached: pictures are deleted with their message.
  app.get('/api/admin/messages/:id/pictures/:position', async (c) => {
    const position = accept(picturePosition, c.req.param('position'));
    const picture = await findMessagePicture(c.var.db, idOf(c), position);
    if (!picture) throw new Problem('not_found', problemText.imageNotFound);
    return c.body(new Uint8Array(picture), 200, { 'content-type': 'image/webp' });
  });
  app.put('/api/admin/messages/:id', async (c) => {
    const { state } = await acceptJson(messageInput, c);
    await setMessageState(c.var.db, idOf(c), state);
    return sentMessage(c);
  });
  app.delete('/api/admin/messages/:id', async (c) => {
    if (!(await deleteMessage(c.var.db, idOf(c)))) throw new Problem('not_found', inboxText.gone);
    return c.json({ success: true });
  });
}
