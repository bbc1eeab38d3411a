import type { AdminMessage, MessageState } from '#src/domain/admin/inbox.ts';
import { setMessageState } from '#src/stores/admin/inbox.ts';
import { inboxText as text } from '#src/strings/admin/inbox.ts';
import { succeeds, tellUndoable } from '../actions.ts';
import { messagesChanged } from '../changes.ts';

const move = (id: number, state: MessageState): Promise<boolean> =>
  succeeds(() => setMessageState(id, state), messagesChanged);

/** Changes the state of a message, with an undo; false when that failed. */
export async function moveMessage(message: AdminMessage, state: MessageState): Promise<boolean> {
  const isMoved = await move(message.id, state);
  if (isMoved) tellUndoable(text[`moved.${state}`], () => move(message.id, message.state));
  return isMoved;
}
