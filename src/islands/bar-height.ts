/** Tells the page the height of a bar at its bottom, so that the bar covers neither what is focused nor the end of the page. */
export function publishHeight(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--callbar-height', `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--callbar-height');
  };
}
