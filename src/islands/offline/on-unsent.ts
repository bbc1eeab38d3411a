/** Calls back when the worker could not send a form of this page (`worker.js`); the page stays as it is. */
export function onUnsent(told: () => void): void {
  // A browser may forbid workers.
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data === 'unsent') told();
  });
}
