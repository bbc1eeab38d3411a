import { useEffect, useEffectEvent, useRef } from 'react';
import { $route } from '#src/stores/admin/route.ts';

/** A new screen starts at its top; one that the history returns to, where it was left. */
export function useScreenScroll(screen: string, onChange?: () => void): void {
  const shown = useRef(screen);
  const tellChange = useEffectEvent(() => onChange?.());
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    window.scrollTo(0, $route.get().scroll);
    tellChange();
  }, [screen]);
}
