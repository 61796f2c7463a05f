/** Caches what was fetched before the service worker was active: on a first visit the page itself. */
export function keepFetched(): void {
  if (!("caches" in globalThis) || !import.meta.env.PROD) return;
  const folder = import.meta.url.replace(/[^/]*$/, ""); // of this file, as it is built: assets
  // Keeping a file fetches it, and that is observed as well: a file that is gone would be asked for without end.
  const tried = new Set<string>();
  const keep = async (names: readonly string[]): Promise<void> => {
    const cache = await caches.open(`marienbad-lab ${new URL("../", folder).href}`);
    for (const name of names) {
      if ((await cache.match(name)) === undefined) await cache.add(name).catch(() => undefined); // gone, or no network
    }
  };
  const seen = new PerformanceObserver((list) => {
    const names = list.getEntries().map(({ name }) => name);
    const fresh = names.filter((name) => name.startsWith(folder) && !tried.has(name));
    for (const name of fresh) tried.add(name);
    if (fresh.length > 0) void keep(fresh).catch(() => undefined);
  });
  seen.observe({ type: "resource", buffered: true });
}
