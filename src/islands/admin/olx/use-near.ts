import { type RefObject, useEffect, useState } from 'react';

/** Loads ahead of the viewport, so that the content is there when it is scrolled into view. */
const AHEAD = '400px 0px';

/** True once the element has come near the viewport; stays true. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
