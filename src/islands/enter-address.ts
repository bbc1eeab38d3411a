/**
 * Shows an address without loading it. The page's own one adds no entry to the history, as with a link: Back would seem
 * to do nothing.
 */
export function enterAddress(address: string, { replace = false } = {}): void {
  const { pathname, search } = new URL(address, location.href);
  const isOpen = pathname + search === location.pathname + location.search;
  history[replace || isOpen ? 'replaceState' : 'pushState'](null, '', address);
}
