import { RELOADED_KEY } from './tab-keys.ts';

/** Reloads the page, at most once per session (DECISIONS U35); returns false when that has been done already. */
export function reloadOnce(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED_KEY)) return false;
    sessionStorage.setItem(RELOADED_KEY, '1');
  } catch (error) {
    // Without storage it might reload endlessly.
    console.warn(RELOADED_KEY, error);
    return false;
  }
  location.reload();
  return true;
}
