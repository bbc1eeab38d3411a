import { importAgain } from '../import-again.ts';

/**
 * The service worker keeps this file (offline/worker.js). If another file imported it too, it would not export these names,
 * and could not be loaded again.
 */
export const loadToasts = () => importAgain(() => import('./show-toasts.tsx'));

/** What was pressed needs a script that could not be loaded. */
export const sayUnloaded = (): void =>
  void loadToasts().then((toasts) => toasts.sayUnloaded(), console.error);
