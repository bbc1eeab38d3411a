import { useEffect, useEffectEvent } from 'react';
import { SAVE_RETRY_MS } from '#src/domain/limits.ts';

/**
 * Sends the very same once more while no answer comes: after a pause, and as soon as the network is back.
 *
 * @param waiting what had no answer; undefined when nothing is left to send
 */
export function useResend<Attempt>(waiting: Attempt | undefined, send: (attempt: Attempt) => void): void {
  const again = useEffectEvent(() => {
    if (waiting !== undefined) send(waiting);
  });
  useEffect(() => {
    if (waiting === undefined) return undefined;
    const run = () => again();
    const timer = setTimeout(run, SAVE_RETRY_MS);
    window.addEventListener('online', run);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', run);
    };
  }, [waiting]);
}
