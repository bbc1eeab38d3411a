import { atom } from 'nanostores';
import { inBrowser } from '../in-browser.ts';
import { keepInTab } from '../tab-storage.ts';

/** An answer that differs from its template. */
type WrittenReply = { template: string; text: string };
type WrittenReplies = Readonly<Record<number, WrittenReply | undefined>>;

const KEY = 'premium-parts-admin-replies';

function read(): WrittenReplies {
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as WrittenReplies | null) ?? {};
  } catch (error) {
    // Storage may be forbidden, or hold something else.
    console.warn(KEY, error);
    return {};
  }
}

/** By id of the message. They stay when a message is closed and when the page is loaded again, until the tab is closed. */
export const $writtenReplies = atom<WrittenReplies>(inBrowser ? read() : {});
$writtenReplies.listen((replies) => keepInTab(KEY, JSON.stringify(replies)));

/** Without a `reply` the message has none. */
export const keepReply = (id: number, reply: WrittenReply | undefined): void =>
  $writtenReplies.set({ ...$writtenReplies.get(), [id]: reply });
