// Shows what a push says, and opens the page that it leads to. It keeps nothing and answers no request of pages.

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const { title, body, url, tag, lang, dir, messageId } = event.data?.json() ?? {};
  if (typeof title !== 'string') return;
  event.waitUntil(show(title, { body, tag, lang, dir, icon: '/favicon.svg', data: { url, messageId } }));
});

/** One of the same tag takes the place of the earlier one, so what comes twice is seen once. A newer message rings again. */
async function show(title, options) {
  const { tag, data } = options;
  const shown = data.messageId === undefined ? [] : await self.registration.getNotifications({ tag });
  const renotify = shown.length > 0 && shown.every((one) => one.data?.messageId !== data.messageId);
  await self.registration.showNotification(title, { ...options, renotify });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data?.url));
});

/** Goes there in a tab that is open, or opens one. No push leads out of this origin. */
async function openPage(path) {
  const url = new URL(typeof path === 'string' ? path : '/', self.location.origin);
  if (url.origin !== self.location.origin) return;
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find((tab) => tab.url === url.href) ?? tabs.find((tab) => tab.visibilityState === 'visible') ?? tabs[0];
  if (!there) return void (await self.clients.openWindow(url.href));
  await there.focus().catch(() => undefined);
  if (there.url === url.href) return;
  // A tab that this worker does not control yet cannot be led by it.
  await there.navigate(url.href).catch(() => self.clients.openWindow(url.href));
}

// What other apps share with this one. Everything but that goes straight to the network, without this worker.
self.addEventListener('install', (event) => {
  event.addRoutes?.({ condition: { requestMethod: 'GET' }, source: 'network' })?.catch?.(() => undefined);
});

self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'POST' && new URL(url).pathname === '/share-target/') event.respondWith(takeShared(event.request));
});

/** Keeps shared files in this browser, so that neither a log-in nor a missing network loses them. The builder takes them from there. */
async function takeShared(request) {
  const form = await request.formData();
  const files = form.getAll('files').filter((file) => file instanceof File && file.size > 0);
  if (files.length > 0) {
    const cache = await caches.open('shared-files');
    for (const [index, file] of files.entries()) {
      const headers = { 'Content-Type': file.type, 'X-Name': encodeURIComponent(file.name) };
      await cache.put(`/shared-files/${Date.now()}-${index}`, new Response(file, { headers }));
    }
  }
  const read = (name) => String(form.get(name) ?? '');
  const words = { shared_title: read('title'), shared_text: read('text'), shared_url: read('url') };
  if (files.length > 0 && Object.values(words).join('').trim() === '') return Response.redirect('/pin-builder/?shared=1', 303);
  // The server tells the address from the words. Files stay here until the builder takes them.
  const query = new URLSearchParams({ ...words, ...(files.length > 0 ? { shared_files: '1' } : {}) });
  return Response.redirect(`/share-target/?${query}`, 303);
}
