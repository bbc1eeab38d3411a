import { atom, type WritableAtom } from 'nanostores';

const inBrowser = typeof window !== 'undefined';

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
  const $value = atom(parse(inBrowser ? read(key) : null));
  if (!inBrowser) return $value;
  let fromOutside = false;
  $value.listen((value) => {
    if (fromOutside) return;
    try {
      localStorage.setItem(key, JSON.stringify(value));
    } catch (error) {
      // Full or forbidden: the value stays in memory (SPEC §8).
      console.warn(key, error);
    }
  });
  const follow = () => {
    const stored = read(key);
    // What is in memory is all there is.
    if (stored === undefined) return;
    fromOutside = true;
    $value.set(parse(stored));
    fromOutside = false;
  };
  window.addEventListener('storage', (event) => {
    // A null key: the whole storage was cleared.
    if (event.key === key || event.key === null) follow();
  });
  // A page restored from the back/forward cache has missed the events of other pages.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) follow();
  });
  return $value;
}
