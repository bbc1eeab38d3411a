import type { MessageState } from '#src/domain/admin/inbox.ts';
import { routeHash } from '#src/stores/admin/route.ts';

const INBOX_SECTION = 'poruke';

/** The address contains only what differs from the defaults: `#poruke/12?stanje=odgovorene&page=2`. */
export function inboxAddress(state: MessageState, page = 1, message?: number): string {
  const query = new URLSearchParams();
  if (state === 'answered') query.set('stanje', 'odgovorene');
  if (page > 1) query.set('page', String(page));
  return routeHash(INBOX_SECTION, message === undefined ? [] : [message], query);
}

export function readInboxAddress(parts: readonly string[], query: URLSearchParams) {
  const page = Number(query.get('page'));
  return {
    state: query.get('stanje') === 'odgovorene' ? ('answered' as const) : ('new' as const),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    message: Number(parts[0]) || undefined,
  };
}
