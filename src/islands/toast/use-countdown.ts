import { useEffect, useRef } from 'react';
import { closeToast } from '#src/stores/close-toast.ts';

/** A released toast stays for at least this long. */
const LEAST_MS = 1000;

/** Closes a toast after its time; the countdown pauses while it is held. Null: stays until it is closed. */
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
