import { opensElsewhere } from './opens-elsewhere.ts';

const MARK = 'overlay';

const isInHistory = (): boolean =>
  typeof history.state === 'object' && history.state !== null && MARK in history.state;

/** Back closes the view instead of leaving the page; call the returned function when it is closed in another way. */
export function closeOnBack(close: () => void): () => void {
  // A page that was loaded again while the view was open has its entry already.
  if (!isInHistory()) history.pushState({ ...(history.state as object | null), [MARK]: true }, '');
  let isOpen = true;
  const onPopState = (event: Event) => {
    if (isInHistory()) return;
    removeEventListener('popstate', onPopState, true);
    // The page's address is the same, so a list need not read it again and reset its filters.
    event.stopImmediatePropagation();
    if (isOpen) close();
  };
  addEventListener('popstate', onPopState, true);
  return () => {
    isOpen = false;
    if (isInHistory()) history.back();
    else removeEventListener('popstate', onPopState, true);
  };
}

/** A link within the view: its page takes the place of the entry that Back would close. */
export function followInPlace(event: MouseEvent, link: HTMLAnchorElement): void {
  if (!isInHistory() || opensElsewhere(event)) return;
  event.preventDefault();
  location.replace(link.href);
}
