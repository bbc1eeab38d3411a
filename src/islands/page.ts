import { AFTER_LOAD_MS, HOME_FETCH_DELAY_MS } from '#src/domain/limits/pages.ts';
import { $toasts } from '#src/stores/toasts.ts';
import { keepUnsent } from './forms/unanswered.ts';
import { loadOnTouch } from './load-on-touch.ts';
import { paintPage } from './paint/paint-page.ts';
import { loadTooltips } from './paint/load-tooltips.ts';
import { loadToasts } from './toast/load-toasts.ts';

/**
 * The one script of every page: paints what only this browser knows, and loads islands at the first touch. It is bundled
 * with all that it imports, and the panel, which is not a page of the shop, imports from the same file.
 */
if (document.getElementById('sadrzaj')) {
  paintPage();
  loadOnTouch();
  keepUnsent();
  loadTooltips();
  refreshHome();
  showFirstToast();
  workLater();
}

// Modules that are loaded later keep a name here: taken apart in the parameter, each would be wrapped by the bundler.
function refreshHome(): void {
  const newest = document.querySelector<HTMLElement>('[data-newest]');
  if (!newest) return;
  setTimeout(() => {
    import('./home/refresh-newest.ts')
      .then((home) => home.refreshNewest(newest))
      // The page already shows its prerendered products.
      .catch(console.warn);
  }, HOME_FETCH_DELAY_MS);
}

function showFirstToast(): void {
  const stopWaiting = $toasts.listen(() => {
    stopWaiting();
    // After a failure the next toast loads it again, and shows both.
    loadToasts().then(({ showToasts }) => showToasts(), showFirstToast);
  });
}

/** After everything else: a first visit must not wait for what only the next one needs. */
function workLater(): void {
  addEventListener('load', () => {
    setTimeout(() => {
      import('./after-load.ts').then((later) => later.workAfterLoad()).catch(console.warn);
    }, AFTER_LOAD_MS);
  });
}
