import { TOUCH_EVENTS } from '../load-on-touch.ts';
import { connectView } from './result-view.ts';

/** The results are prerendered. React takes over at the first touch, or at once if they still have to be loaded. */
export function mount(island: HTMLElement): void {
  const { search } = location;
  connectView(island);
  const controller = new AbortController();
  const { signal } = controller;
  const takeOver = () => {
    controller.abort();
    import('./take-over.tsx').then((page) => page.takeOver(island, search), console.error);
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
