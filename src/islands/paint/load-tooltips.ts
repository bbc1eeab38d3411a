import { importAgain } from '../import-again.ts';

/** Loads the tooltip script at the first pointer or focus on an element that has a tooltip; after a failure at the next. */
export function loadTooltips(): void {
  const controller = new AbortController();
  const look = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('[data-tip]')) return;
    controller.abort();
    importAgain(() => import('./tooltips.ts')).then(({ showTooltips }) => showTooltips(target), loadTooltips);
  };
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, look, { signal: controller.signal, passive: true });
}
