import { atom } from 'nanostores';
import { inBrowser } from '../in-browser.ts';

/** `#proizvodi/12?page=2`: the section, what is open within it, and the state of its list. */
type AdminRoute = {
  section: string;
  parts: readonly string[];
  query: URLSearchParams;
  /** How far the page was scrolled when this address was left; 0 when it is new. */
  scroll: number;
};

function parseRoute(hash: string, scroll = 0): AdminRoute {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [section = '', ...parts] = path.split('/').filter(Boolean);
  return { section, parts, query: new URLSearchParams(query), scroll };
}

export function routeHash(
  section: string,
  parts: readonly (string | number)[] = [],
  query?: URLSearchParams,
) {
  const search = query?.toString();
  return `#${[section, ...parts].join('/')}${search ? `?${search}` : ''}`;
}

/** The present address with another value of one parameter; without a value it loses the parameter. */
export function addressWith(name: string, value?: string): string {
  const { section, parts, query } = $route.get();
  const next = new URLSearchParams(query);
  if (value) next.set(name, value);
  else next.delete(name);
  return routeHash(section, parts, next);
}

export const $route = atom<AdminRoute>(parseRoute(inBrowser ? location.hash : ''));

let shownHash = inBrowser ? location.hash : '';
let guard: ((leaveTo: string) => boolean) | undefined;

/** What was closed last: the history entry below it may be the same form again. */
let closed: { hash: string; fallback: string } | undefined;

const scrollPositions = new Map<string, number>();

/** @param scroll by default the position at which the address was left, for entries that the history returns to */
function show(hash: string, scroll = scrollPositions.get(hash)): void {
  shownHash = hash;
  $route.set(parseRoute(hash, scroll));
}

/** Called before the address changes; returning false prevents the change. Only one form can be open at a time. */
export function guardLeaving(mayLeave: ((leaveTo: string) => boolean) | undefined): void {
  guard = mayLeave;
}

/** Marks history entries made by the panel, so that closing can go back instead of adding entries. */
const entryState = (from: string) => ({ admin: true, from });

export function go(hash: string, { replace = false } = {}): void {
  if (hash === shownHash) return;
  if (guard && !guard(hash)) return;
  scrollPositions.set(shownHash, window.scrollY);
  if (replace) history.replaceState(history.state, '', hash);
  else history.pushState(entryState(shownHash), '', hash);
  closed = undefined;
  show(hash, 0);
}

/**
 * Closes what `go` opened: goes back if the panel made the entry, otherwise to `fallback`. What was closed leaves the
 * screen at once, whatever entry the history has below it.
 */
export function leave(fallback: string): void {
  const entry = history.state as Partial<ReturnType<typeof entryState>> | null;
  if (!entry?.admin) {
    go(fallback, { replace: true });
    return;
  }
  if (guard && !guard(fallback)) return;
  closed = { hash: shownHash, fallback };
  show(entry.from ?? fallback);
  history.back();
}

/** Opens a list: goes back to it, as it was left, if it led here. */
export function backTo(list: string): void {
  const { from } = (history.state ?? {}) as Partial<ReturnType<typeof entryState>>;
  if (from?.split('?')[0] === list) leave(list);
  else go(list);
}

export function followAddress(): void {
  window.addEventListener('popstate', () => {
    const hash = location.hash;
    if (hash === closed?.hash) {
      const { fallback } = closed;
      history.replaceState(null, '', fallback);
      closed = undefined;
      show(fallback);
      return;
    }
    closed = undefined;
    if (hash === shownHash) return;
    if (guard && !guard(hash)) {
      // Back cannot be prevented, so the entry that was left is added again.
      history.pushState(entryState(hash), '', shownHash || location.pathname);
      return;
    }
    show(hash);
  });
}
