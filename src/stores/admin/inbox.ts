import type { CallInput } from '#src/contracts/admin/inbox.ts';
import type {
  AdminMessage,
  MessageAnswer,
  MessageFilter,
  MessageList,
  MessageState,
} from '#src/domain/admin/inbox.ts';
import { adminCall, adminDelete } from './admin-call.ts';
import { readPicture } from './read-picture.ts';

export type InboxState = { filter: MessageFilter; search: string; page: number };

export function listMessages(
  { filter, search, page }: InboxState,
  signal?: AbortSignal,
): Promise<MessageList> {
  const query = new URLSearchParams({ search, page: String(page) });
  if (filter !== 'all') query.set('state', filter);
  return adminCall(`messages?${query.toString()}`, { signal });
}

const messageOf = async (answer: Promise<MessageAnswer>): Promise<AdminMessage> => (await answer).message;

export const readMessage = (id: number, signal?: AbortSignal): Promise<AdminMessage> =>
  messageOf(adminCall(`messages/${id}`, { signal }));

/** Positions count from 0. */
export const readMessagePicture = (id: number, position: number, signal?: AbortSignal): Promise<string> =>
  readPicture(`messages/${id}/pictures/${position}`, signal);

/** Notes one call for each `key`; sending again with the same key replaces the text. */
export const noteCall = (call: CallInput, key: string): Promise<AdminMessage> =>
  messageOf(adminCall('messages', { method: 'POST', body: call, headers: { 'idempotency-key': key } }));

export const setMessageState = (id: number, state: MessageState): Promise<AdminMessage> =>
  messageOf(adminCall(`messages/${id}`, { method: 'PUT', body: { state } }));

export const deleteMessage = (id: number): Promise<unknown> => adminDelete(`messages/${id}`);
