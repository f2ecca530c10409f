// Answers with what is stored when there is no connection. The build puts in which addresses it stores, and their version.
/* global GUIDE_ADDRESSES, GUIDE_VERSION */
const CACHE = `guide-${GUIDE_VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(GUIDE_ADDRESSES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith('guide-') && name !== CACHE)
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url);
  if (event.request.method !== 'GET' || !GUIDE_ADDRESSES.includes(pathname)) return;
  event.respondWith(
    fetch(event.request).catch(async () => (await caches.match(pathname)) ?? Response.error()),
  );
});
