import { useEffect, useEffectEvent } from 'react';

/** Runs when the browser says that the network is back, as long as `active`. */
export function useReconnect(active: boolean, run: () => void): void {
  const runLatest = useEffectEvent(run);
  useEffect(() => {
    if (!active) return undefined;
    const listen = () => runLatest();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, [active]);
}
