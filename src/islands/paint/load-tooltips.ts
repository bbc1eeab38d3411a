/** Loads the tooltip script at the first pointer or focus on an element that has a tooltip. */
export function loadTooltips(): void {
  const controller = new AbortController();
  const look = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('[data-tip]')) return;
    controller.abort();
    import('./tooltips.ts').then(({ showTooltips }) => showTooltips(target), console.error);
  };
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, look, { signal: controller.signal, passive: true });
}
