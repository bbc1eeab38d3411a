import { atom, type WritableAtom } from 'nanostores';

const inBrowser = typeof window !== 'undefined';

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch (error) {
    // Storage may be forbidden, or hold what someone else wrote: the visitor goes on without it (SPEC §8).
    console.warn(key, error);
    return null;
  }
}

/**
 * A store that the browser keeps and that all its tabs share. Where storage fails it lives in memory, and only the log
 * tells. `parse` must make sense of anything.
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
      // Full or forbidden: memory has it (SPEC §8).
      console.warn(key, error);
    }
  });
  const follow = (stored: unknown) => {
    fromOutside = true;
    $value.set(parse(stored));
    fromOutside = false;
  };
  window.addEventListener('storage', (event) => {
    // A key of null: the whole storage was cleared.
    if (event.key === key || event.key === null) follow(read(key));
  });
  // A page that comes back from the back/forward cache has missed the other pages' events.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) follow(read(key));
  });
  return $value;
}
