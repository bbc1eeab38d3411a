import { useEffect, useRef } from 'react';
import { $route } from '#src/stores/admin/route.ts';

/** A new screen begins at its top; one that the history returns to is shown where it was left. */
export function useScreenPlace(screen: string, onChange?: () => void): void {
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    window.scrollTo(0, $route.get().scroll);
    onChange?.();
  }, [screen, onChange]);
}
