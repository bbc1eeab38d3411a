import { useEffect, useState } from 'react';
import { NAME_READ_PAUSE_MS } from '#src/domain/limits/admin.ts';

/** The value once typing has paused. */
export function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), NAME_READ_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
