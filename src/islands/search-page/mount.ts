import { connectView } from './result-view.ts';

/** Events that precede any use of the page; the header's search box counts too. */
const SIGNS = ['pointerover', 'touchstart', 'focusin', 'keydown', 'change'] as const;

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
  for (const sign of SIGNS) document.addEventListener(sign, takeOver, { signal, passive: true });
  // Back within the page after a reload.
  window.addEventListener('popstate', takeOver, { signal });
}
