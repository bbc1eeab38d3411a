import { useEffect, useRef } from 'react';
import { closeToast } from '#src/stores/toasts.ts';

/** It is not gone the moment that it is let go of. */
const LEAST_MS = 1000;

/** Closes a toast when its time is over, which stands still while it is held. Null: it stays. */
export function useCountdown(lastsMs: number | null, isHeld: boolean, id: number): void {
  const left = useRef(lastsMs);
  useEffect(() => {
    if (isHeld || left.current === null) return;
    const since = Date.now();
    const lasts = left.current;
    const timer = setTimeout(() => closeToast(id), lasts);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(LEAST_MS, lasts - (Date.now() - since));
    };
  }, [isHeld, id]);
}
