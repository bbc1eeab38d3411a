import { useEffect, useEffectEvent } from 'react';
import { SAVE_RETRY_MS } from '#src/domain/limits/admin.ts';

/** Resends what had no answer: after a pause, or as soon as the network is back. Each new `lost` starts a new pause. */
export function useResend(lost: unknown, send: () => void): void {
  const again = useEffectEvent(send);
  useEffect(() => {
    if (!lost) return undefined;
    const run = () => again();
    const timer = setTimeout(run, SAVE_RETRY_MS);
    window.addEventListener('online', run);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', run);
    };
  }, [lost]);
}
