// Served as /sw.js when `shop.offline` is off: browsers ask for it anew at their next visit, and are left as if there had
// never been one.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(forget());
});
