/** Keeps visited pages readable without a network (worker.js). A browser that refuses shows the shop as before. */
export async function keepPages(): Promise<void> {
  const workers = navigator.serviceWorker;
  await workers.register('/sw.js');
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Having a controller does not say so: a worker that an earlier page installed takes over pages it did not answer.
  const isKnown = Boolean(navigation?.workerStart);
  if (isKnown) return;
  const { active } = await workers.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage([location.href.split('#')[0], ...loaded]);
}
