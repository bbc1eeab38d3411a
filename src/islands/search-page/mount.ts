import { TOUCH_EVENTS } from '../load-on-touch.ts';
import { connectView } from './result-view.ts';

/** Without the page's script the browser sends the form, as it does without any script. */
function sortByBrowser(island: HTMLElement): void {
  const select = island.querySelector('select');
  if (!select) return;
  const send = () => select.form?.submit();
  if (select.selectedOptions[0]?.defaultSelected === false) send();
  else select.addEventListener('change', send);
}

/** The results are prerendered. React takes over at the first touch, or at once if they still have to be loaded. */
export function mount(island: HTMLElement): void {
  const { search } = location;
  connectView(island);
  const controller = new AbortController();
  const { signal } = controller;
  const takeOver = () => {
    controller.abort();
    import('./take-over.tsx').then(
      (page) => page.takeOver(island, search),
      (error: unknown) => {
        console.error(error);
        sortByBrowser(island);
      },
    );
  };
  if (island.querySelector('[data-waiting]')) {
    takeOver();
    return;
  }
  // On the document, as the header's search box counts too.
  for (const type of TOUCH_EVENTS) document.addEventListener(type, takeOver, { signal, passive: true });
  // Back within the page after a reload.
  window.addEventListener('popstate', takeOver, { signal });
}
