import { atom, type WritableAtom } from 'nanostores';
import { inBrowser } from './in-browser.ts';

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch (error) {
    // Storage may be forbidden, or hold something else: the page works without it (SPEC §8).
    console.warn(key, error);
    return undefined;
  }
}

/**
 * A store that the browser keeps and that all tabs share. Where storage fails it stays in memory, and the failure is
 * logged. `parse` must accept any value.
 */
export function persisted<Value>(key: string, parse: (stored: unknown) => Value): WritableAtom<Value> {
  /** The value that is stored too; one that could not be stored is only in memory. */
  let stored = parse(inBrowser ? read(key) : null);
  const $value = atom(stored);
  if (!inBrowser) return $value;
  $value.listen((value) => {
    if (value === stored) return;
    try {
      localStorage.setItem(key, JSON.stringify(value));
      stored = value;
    } catch (error) {
      // Full or forbidden: the value stays in memory (SPEC §8).
      console.warn(key, error);
    }
  });
  const follow = () => {
    const found = read(key);
    // What is in memory is all there is.
    if (found !== undefined) $value.set((stored = parse(found)));
  };
  window.addEventListener('storage', (event) => {
    // A null key: the whole storage was cleared.
    if (event.key === key || event.key === null) follow();
  });
  // A page restored from the back/forward cache has missed the events of other pages.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted && $value.get() === stored) follow();
  });
  return $value;
}
