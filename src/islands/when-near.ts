/** Loads this far ahead of the viewport, so that nothing shifts in view. */
const AHEAD = '600px';

/** Calls back once, when the element comes near the viewport; returns a function that stops waiting. */
export function whenNear(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: AHEAD },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
