import { connectView } from './result-view.ts';

/** What a visitor does before using anything; the box of the header searches here too. */
const SIGNS = ['pointerover', 'touchstart', 'focusin', 'keydown', 'change'] as const;

/** The page comes with its results. React takes over at the first touch, or at once where they are still awaited. */
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
  // Back within the page, after a reload.
  window.addEventListener('popstate', takeOver, { signal });
}
