/** Keeps visited pages readable without a network (worker.js). A browser that refuses shows the shop as before. */
export async function keepPages(): Promise<void> {
  const workers = navigator.serviceWorker;
  const isFirst = !workers.controller;
  await workers.register('/sw.js');
  if (!isFirst) return;
  const { active } = await workers.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage([location.href.split('#')[0], ...loaded]);
}
