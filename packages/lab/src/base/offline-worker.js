// Keeps the files of the lab, so that it opens without a network once it has been opened with one.
// The names below are filled in when the lab is built.
const CACHE = `marienbad-lab-${__VERSION__}`;
const FILES = __FILES__;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const dropOld = async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith("marienbad-lab-") && name !== CACHE) await caches.delete(name);
    }
    await self.clients.claim();
  };
  event.waitUntil(dropOld());
});

// The network first, so that a new version is seen at once; what was kept, when there is none.
self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET" || new URL(event.request.url).origin !== self.location.origin) return;
  const answer = async () => {
    try {
      return await fetch(event.request);
    } catch (error) {
      const kept = await caches.match(event.request, { ignoreSearch: true });
      if (kept) return kept;
      throw error;
    }
  };
  event.respondWith(answer());
});
