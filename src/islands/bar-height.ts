/** What marks the focus lies outside of what has it. */
const FOCUS_SPACE_PX = 6;

/** Moves what the keyboard has focused out of the area that a bar has just covered. */
function uncoverFocused(bar: HTMLElement): void {
  const focused = document.querySelector(':focus-visible');
  if (!focused || bar.contains(focused)) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const isCovered = top < innerHeight && bottom + FOCUS_SPACE_PX > bar.getBoundingClientRect().top;
  if (isCovered) focused.scrollIntoView({ block: 'nearest' });
}

/** Tells the page the height of a bar at its bottom, so that the bar covers neither what is focused nor the end of the page. */
export function publishHeight(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const height = bar.offsetHeight;
    style.setProperty('--callbar-height', `${height && height + FOCUS_SPACE_PX}px`);
    // A hidden bar covers nothing.
    if (height > 0) uncoverFocused(bar);
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--callbar-height');
  };
}
