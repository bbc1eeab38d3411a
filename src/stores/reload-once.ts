const KEY = 'premium-parts-reloaded';

/** Reloads the page, at most once per session (DECISIONS U35); returns false when that has been done already. */
export function reloadOnce(): boolean {
  try {
    if (sessionStorage.getItem(KEY)) return false;
    sessionStorage.setItem(KEY, '1');
  } catch (error) {
    // Without storage it might reload endlessly.
    console.warn(KEY, error);
    return false;
  }
  location.reload();
  return true;
}
