/** Keeps visited pages readable without a network (worker.js). A browser that refuses shows the shop as before. */
export async function keepPages(): Promise<void> {
  const workers = navigator.serviceWorker;
  await workers.register('/sw.js');
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // `controller` does not tell: a new worker also controls open pages that it did not serve.
  const isKnown = Boolean(navigation?.workerStart);
  if (isKnown) return;
  const { active } = await workers.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage([location.href.split('#')[0], ...loaded]);
}
