// Keeps the page for a visit without a network: what the network has wins, what was fetched before takes its place.
'use strict';
const store = 'doorstring';
const needed = ['./', 'page.css', 'page.js', 'panel.js', 'page.webmanifest', 'icon.png', 'doorstring.wasm', 'doorstring.pack'];
self.addEventListener('install', event => {
  self.skipWaiting();
  event.waitUntil(caches.open(store).then(kept => kept.addAll(needed)));
});
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', event => {
  if (event.request.method !== 'GET' || new URL(event.request.url).origin !== self.location.origin) return;
  event.respondWith((async () => {
    const kept = await caches.open(store);
    try {
      const answer = await fetch(event.request);
      if (answer.ok) kept.put(event.request, answer.clone());
      return answer;
    } catch (fault) {
      const before = await kept.match(event.request, { ignoreSearch: true }) ??
        (event.request.mode === 'navigate' ? await kept.match('./') : null);  // by index.html, which the first visit keeps as ./
      if (before) return before;
      throw fault;
    }
  })());
});
