const KEY = 'premium-parts-reloaded';

/** Loads the page again, at most once in a session (DECISIONS U35); false when that has been done already. */
export function reloadOnce(): boolean {
  try {
    if (sessionStorage.getItem(KEY)) return false;
    sessionStorage.setItem(KEY, '1');
  } catch (error) {
    // Without a memory it might go on for ever.
    console.warn(KEY, error);
    return false;
  }
  location.reload();
  return true;
}
