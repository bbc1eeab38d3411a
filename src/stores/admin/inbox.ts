import type { MessageAnswer, MessageList, MessageState } from '#src/domain/admin/inbox.ts';
import type { Overview } from '#src/domain/admin/overview.ts';
import { adminCall } from './admin-call.ts';

export const listMessages = (state: MessageState, page: number, signal?: AbortSignal): Promise<MessageList> =>
  adminCall(`messages?${new URLSearchParams({ state, page: String(page) }).toString()}`, { signal });

export const setMessageState = (id: number, state: MessageState): Promise<MessageAnswer> =>
  adminCall(`messages/${id}`, { method: 'PUT', body: { state } });

export const deleteMessage = (id: number): Promise<unknown> =>
  adminCall(`messages/${id}`, { method: 'DELETE' });

export const readOverview = (signal?: AbortSignal): Promise<Overview> => adminCall('overview', { signal });

export const showSearchMiss = (query: string, isShown: boolean): Promise<unknown> =>
  adminCall('search-misses', { method: 'PUT', body: { query, isShown } });
