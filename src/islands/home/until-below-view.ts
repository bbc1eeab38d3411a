/**
 * Resolves when nothing in view shifts if the element grows: it is below the viewport, or the visitor has not scrolled
 * yet. Resolves also when `signal` aborts.
 */
export async function untilBelowView(element: Element, signal: AbortSignal): Promise<void> {
  // An abort that has happened is not announced again.
  if (signal.aborted) return;
  await new Promise<void>((resolve) => {
    const end = () => {
      observer.disconnect();
      signal.removeEventListener('abort', end);
      resolve();
    };
    const observer = new IntersectionObserver((entries) => {
      const isBelow = entries.some(({ boundingClientRect }) => boundingClientRect.top >= innerHeight);
      if (isBelow || scrollY === 0) end();
    });
    signal.addEventListener('abort', end);
    observer.observe(element);
  });
}
