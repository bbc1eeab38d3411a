import { useEffect, useEffectEvent } from 'react';
import { SAVE_RETRY_MS } from '#src/domain/limits/admin.ts';
import { $session } from '#src/stores/admin/session.ts';

/** Resends what was lost: after a pause, or as soon as the network or the session is back. Each new `lost` starts a new pause. */
export function useResend(lost: unknown, send: () => void): void {
  const again = useEffectEvent(send);
  useEffect(() => {
    if (!lost) return undefined;
    const run = () => again();
    const timer = setTimeout(run, SAVE_RETRY_MS);
    window.addEventListener('online', run);
    const unfollow = $session.listen(({ state }) => {
      if (state === 'in') run();
    });
    return () => {
      clearTimeout(timer);
      unfollow();
      window.removeEventListener('online', run);
    };
  }, [lost]);
}
