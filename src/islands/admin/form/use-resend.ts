import { useEffect, useEffectEvent } from 'react';
import { SAVE_RETRY_MS } from '#src/domain/limits.ts';

/**
 * Retries the same request while there is no answer: after a pause, and as soon as the network is back.
 *
 * @param waiting the request that had no answer; undefined when there is nothing to retry
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
