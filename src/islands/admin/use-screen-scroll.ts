import { useEffect, useRef } from 'react';
import { $route } from '#src/stores/admin/route.ts';

/** The focus goes to the screen, as on a new page: what was pressed is gone, or out of sight. */
export function startAt(top: number): void {
  window.scrollTo(0, top);
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** A new screen starts at its top; one that the history returns to, where it was left. */
export function useScreenScroll(screen: string): void {
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    startAt($route.get().scroll);
  }, [screen]);
}
