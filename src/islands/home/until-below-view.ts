/**
 * Resolves when nothing in view shifts if the element grows: it is below the viewport, or the visitor has not scrolled
 * yet. Resolves also when `signal` aborts.
 */
export async function untilBelowView(element: Element, signal: AbortSignal): Promise<void> {
  let observer: IntersectionObserver | undefined;
  await new Promise<void>((resolve) => {
    observer = new IntersectionObserver((entries) => {
      const isBelow = entries.some(({ boundingClientRect }) => boundingClientRect.top >= innerHeight);
      if (isBelow || scrollY === 0) resolve();
    });
    observer.observe(element);
    signal.addEventListener('abort', () => resolve());
  });
  observer?.disconnect();
}
