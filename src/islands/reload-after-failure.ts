import { RELOADED_KEY } from '#src/stores/tab-keys.ts';

// A page that failed reloads automatically once per session (DECISIONS U35); after that only by its button.
try {
  if (!sessionStorage.getItem(RELOADED_KEY)) {
    sessionStorage.setItem(RELOADED_KEY, '1');
    location.reload();
  }
} catch (error) {
  // Without storage it might reload endlessly.
  console.warn(RELOADED_KEY, error);
}
