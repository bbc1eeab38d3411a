// The panel's own service worker, served under PUSH_WORKER (src/domain/admin/push.ts) and installed when the owner turns
// notifications on; visitors never load it.
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('push', (event) => {
  const { title, body, path } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag: path,
      icon: '/icon-192.png',
      lang: 'bs',
      data: { path },
    }),
  );
});

/** Shows the message in an open panel, or opens one. A window that this worker does not control cannot be navigated. */
async function open(path) {
  const [panel] = await clients.matchAll({ type: 'window' });
  const navigated =
    panel &&
    (await panel.focus().then(
      () => panel.navigate(path),
      () => null,
    ));
  if (!navigated) await clients.openWindow(path);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});
