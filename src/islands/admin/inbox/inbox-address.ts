import { MESSAGE_FILTERS, type MessageFilter } from '#src/domain/admin/inbox.ts';
import { readId } from '#src/domain/text/read-id.ts';
import { readPage } from '#src/domain/product-list/pager.ts';
import type { InboxState } from '#src/stores/admin/inbox.ts';
import { routeHash } from '#src/stores/admin/route.ts';

const INBOX_SECTION = 'poruke';
/** Takes the place of a message's id in the address of the form that notes a call. */
const NEW_CALL = 'poziv';

const WORDS: Record<MessageFilter, string> = {
  all: 'sve',
  new: 'nove',
  answered: 'odgovorene',
  agreed: 'dogovorene',
  lost: 'propale',
};

const FIRST: InboxState = { filter: 'new', search: '', page: 1 };

/** The address contains only what differs from the defaults: `#poruke/12?stanje=odgovorene&page=2`. */
export function inboxAddress(state: Partial<InboxState> = {}, part?: number | typeof NEW_CALL): string {
  const { filter, search, page } = { ...FIRST, ...state };
  const query = new URLSearchParams();
  if (filter !== FIRST.filter) query.set('stanje', WORDS[filter]);
  if (search) query.set('q', search);
  if (page > 1) query.set('page', String(page));
  return routeHash(INBOX_SECTION, part === undefined ? [] : [part], query);
}

export const newCallAddress = (state?: InboxState): string => inboxAddress(state, NEW_CALL);

export function readInboxAddress([part]: readonly string[], query: URLSearchParams) {
  const state: InboxState = {
    filter: MESSAGE_FILTERS.find((filter) => WORDS[filter] === query.get('stanje')) ?? FIRST.filter,
    search: query.get('q') ?? FIRST.search,
    page: readPage(query),
  };
  return { state, isNewCall: part === NEW_CALL, messageId: readId(part) };
}
