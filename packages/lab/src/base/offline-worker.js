// Keeps the files of the lab, so that what has been opened with a network opens without one: what a first visit needs
// at once, the rest as it is asked for. The names of files and their sums are filled in when the lab is built.
const CACHE = `marienbad-lab ${self.registration.scope}`;
const NEEDED_FIRST = __NEEDED_FIRST__;
const FILES = new Map(
  Object.entries(__FILES__).map(([file, sum]) => [new URL(file, self.registration.scope).href, sum]),
);

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(NEEDED_FIRST.map((file) => new Request(file, { cache: "no-cache" }))))
      .then(() => self.skipWaiting()),
  );
});

// Files of an older lab are dropped; those that this one still has stay, since their names tell their content.
self.addEventListener("activate", (event) => {
  const dropOld = async () => {
    const cache = await caches.open(CACHE);
    for (const { url } of await cache.keys()) {
      if (!FILES.has(url)) await cache.delete(url);
    }
    for (const name of await caches.keys()) {
      if (name.startsWith("marienbad-lab-")) await caches.delete(name);
    }
    await self.clients.claim();
  };
  event.waitUntil(dropOld());
});

/** What is kept of an address: the page is the same whatever is asked of it. */
const keyOf = (url) => {
  const { origin, pathname } = new URL(url);
  return (origin + pathname).replace(/index\.html$/, "");
};

/** True if a response is the file that was built: code that once ran in this origin can have changed what is kept. */
const isBuilt = async (key, response) => {
  const sum = await crypto.subtle.digest("SHA-256", await response.clone().arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(sum))) === FILES.get(key);
};

const findKept = async (cache, key) => {
  const kept = await cache.match(key);
  return kept !== undefined && (await isBuilt(key, kept)) ? kept : undefined;
};

// A frame of no origin asks nothing here, so without a network the sandbox is asked for in a frame of ours: this policy
// takes its origin away before anything in it runs.
const keptSandbox = async (key) => {
  const kept = await findKept(await caches.open(CACHE), key);
  if (kept === undefined) return Response.error();
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": "sandbox allow-scripts",
    // As our own server says it: a page that shares memory takes no other frame.
    "cross-origin-embedder-policy": "require-corp",
    "cross-origin-resource-policy": "cross-origin",
  };
  return new Response(await kept.blob(), { headers });
};

// A file whose name tells its content is taken from what was kept. The page itself comes from the network where there
// is one, so that a new version is seen at once.
self.addEventListener("fetch", (event) => {
  const key = keyOf(event.request.url);
  if (event.request.method !== "GET" || !FILES.has(key)) return;
  if (event.request.url.endsWith("/sandbox.html?kept")) return event.respondWith(keptSandbox(key));
  const answer = async () => {
    const cache = await caches.open(CACHE);
    const kept = await findKept(cache, key);
    if (kept !== undefined && key.includes("/assets/")) return kept;
    try {
      const fresh = await fetch(event.request);
      if (fresh.ok && (await isBuilt(key, fresh))) await cache.put(key, fresh.clone());
      return fresh;
    } catch (error) {
      if (kept !== undefined) return kept;
      throw error;
    }
  };
  event.respondWith(answer());
});
