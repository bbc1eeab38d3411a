import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the first render, which has to match the prerendered markup. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
