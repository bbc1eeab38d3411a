import { useEffect, useEffectEvent } from 'react';

/** Calls `run` when the browser is online again, while `active`. */
export function useReconnect(active: boolean, run: () => void): void {
  const runLatest = useEffectEvent(run);
  useEffect(() => {
    if (!active) return undefined;
    const listen = () => runLatest();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, [active]);
}
