/** The service worker keeps this file (offline/worker.js). */
export const loadToasts = () => import('./show-toasts.tsx');

/** What was pressed needs a script that could not be loaded. */
export const sayUnloaded = (): void =>
  void loadToasts().then((toasts) => toasts.sayUnloaded(), console.error);
