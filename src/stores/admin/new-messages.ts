import { atom } from 'nanostores';
import { NEW_MESSAGES_HEADER } from '#src/domain/admin/inbox.ts';

/** The number in the last answer of any call; undefined before the first one. */
export const $newMessages = atom<number | undefined>(undefined);

export function noteNewMessages({ headers }: Response): void {
  const count = headers.get(NEW_MESSAGES_HEADER);
  if (count !== null) $newMessages.set(Number(count));
}
