import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { button, link, open } from "./lab.ts";

test.use({ serviceWorkers: "allow" });

/** Rules that try everything on the way, and tell in the title of their game what they reached. */
const HOSTILE = `
const reached = [];
const tries = {
  fetch: () => fetch("/index.html"),
  fetchElsewhere: () => fetch("https://example.com/"),
  xhr: () => new Promise((done, failed) => {
    const request = new XMLHttpRequest();
    request.open("GET", self.location.origin + "/index.html");
    request.onload = done;
    request.onerror = failed;
    request.send();
  }),
  socket: () => new Promise((done, failed) => {
    const socket = new WebSocket("ws://127.0.0.1:" + PORT + "/");
    socket.onopen = done;
    socket.onerror = failed;
  }),
  events: () => new Promise((done, failed) => {
    const source = new EventSource("http://127.0.0.1:" + PORT + "/");
    source.onopen = done;
    source.onerror = failed;
  }),
  scripts: () => importScripts("http://127.0.0.1:" + PORT + "/trap.js"),
  module: () => import("http://127.0.0.1:" + PORT + "/trap.js"),
  database: () => new Promise((done, failed) => {
    const asked = indexedDB.open("x");
    asked.onsuccess = done;
    asked.onerror = failed;
  }),
  storage: () => localStorage.setItem("x", "y"),
  caches: () => caches.open("x"),
  cookies: () => document.cookie,
  parent: () => parent.document.title,
  top: () => { top.location = "about:blank"; },
  window: () => window.parent,
  worker: () => new Promise((done, failed) => {
    const worker = new Worker("http://127.0.0.1:" + PORT + "/trap.js");
    worker.onmessage = done;
    worker.onerror = failed;
  }),
};
for (const [name, attempt] of Object.entries(tries)) {
  try {
    await Promise.race([attempt(), new Promise((_, late) => setTimeout(() => late(new Error("late")), 400))]);
    reached.push(name);
  } catch {}
}
Object.prototype.polluted = "yes";
JSON.parse = () => ({ polluted: true });
export default {
  title: "reached: " + (reached.join() || "nothing") + " from " + self.origin,
  start: 3,
  turn: (p) => p % 2,
  moves: (p) => (p > 0 ? [1] : []),
  play: (p) => p - 1,
  result: (p) => (p === 0 ? 0 : undefined),
  key: (p) => p,
  ["__proto__"]: { polluted: "yes" },
};
`;

test("hostile rules reach neither network, storage, page nor window, and the lab goes on", async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  const code = HOSTILE.replaceAll("PORT", `"${new URL(baseURL as string).port}"`);
  await open(page, link("my-rules", { language: "js", code }));
  await expect(page.getByText("Somebody else's rules")).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0); // nothing runs before the click
  page.on("response", (response) => asked.push(response.url()));
  await button(page, "Run it here").click();
  await expect(page.getByRole("heading", { name: "reached: nothing from null" })).toBeVisible();
  expect(asked.filter((url) => /trap\.js|index\.html|example\.com/.test(url))).toEqual([]);
  expect(await page.evaluate(() => ({}) as { polluted?: string }).then(({ polluted }) => polluted)).toBeUndefined();
  await expect(page.locator("iframe")).toHaveCount(0); // its frame is gone with it
  await page.locator('.my-rules a[href="#play/my-rules"]').click();
  await expect(button(page, "1")).toBeVisible();
});

test("without a network rules run too, after a first visit, and hostile ones reach no more", async ({
  page,
  context,
  baseURL,
}) => {
  await open(page, "#my-rules");
  await expect(page.locator(".cm-content")).toBeVisible();
  await expect(page.getByText(/positions?, /).first()).toBeVisible(); // the first rules have run
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.reload(); // what was fetched before the service worker was there is kept by now
  await expect(page.getByText(/positions?, /).first()).toBeVisible();
  await context.setOffline(true);
  await page.goto("about:blank");
  const code = HOSTILE.replaceAll("PORT", `"${new URL(baseURL as string).port}"`);
  await open(page, link("my-rules", { language: "js", code }));
  await button(page, "Run it here").click();
  await expect(page.getByRole("heading", { name: "reached: nothing from null" })).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
});

const BUILT = fileURLToPath(new URL("../lab", import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
};

/** A server of this machine that sends no header but the type of a file. */
async function serve(read: (path: string) => Promise<string | Buffer>): Promise<{ url: string; close(): void }> {
  const server = createServer(({ url = "/" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const path = pathname === "/" ? "/index.html" : pathname;
    read(path).then(
      (body) =>
        response.writeHead(200, { "content-type": TYPES[extname(path)] ?? "application/octet-stream" }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close };
}

test("a copy on a static server runs rules, and no code for a page of the same site", async ({ page }) => {
  const copy = await serve((path) => readFile(join(BUILT, path)));
  const planted = `postMessage("runs from " + self.origin);
    indexedDB.open("planted");
    caches.open("planted").then((cache) => cache.put("/planted", new Response("yes")));`;
  const attack = `<!doctype html><title>-</title><iframe src="${copy.url}sandbox.html"></iframe><script>
    const heard = [];
    const limits = { messages: 9, characters: 999 };
    const begin = { kind: "begin", program: ${JSON.stringify(planted)}, files: [], limits };
    addEventListener("message", ({ data }) => {
      heard.push(data.kind + " " + (data.origin ?? data.text));
      for (const message of [begin, { kind: "say", text: "{}" }]) frames[0].postMessage(message, "*");
    });
  </script>`;
  const attacker = await serve(async () => attack);
  try {
    await page.goto(attacker.url);
    const heard = (): Promise<string[]> => page.evaluate("heard");
    await expect.poll(heard).toContain(`ready ${copy.url.slice(0, -1)}`);
    await page.waitForTimeout(1500); // a worker starts in a few milliseconds
    expect(await heard()).toEqual([`ready ${copy.url.slice(0, -1)}`]);
    await page.goto(`${copy.url}#my-rules/sticks`);
    await expect(page.getByText("Player 0 wins in 7 moves")).toBeVisible({ timeout: 20_000 });
    const kept = await page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await indexedDB.databases()).map(({ name }) => name),
    ]);
    expect(kept).not.toContain("planted");
  } finally {
    attacker.close();
    copy.close();
  }
});

test("a file that was changed in the cache is fetched again, and never runs", async ({ page, context }) => {
  await open(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const owned = 'document.documentElement.dataset.owned = "yes"';
  /** Puts something else in the place of a file that is kept; returns its address. */
  const plant = (pattern: string, body: string, type: string): Promise<string> =>
    page.evaluate(
      async ([wanted, text, mediaType]) => {
        const [name] = await caches.keys();
        const cache = await caches.open(name);
        const found = (await cache.keys()).find(({ url }) => new RegExp(wanted).test(url));
        if (found === undefined) throw new Error(`${wanted} is not kept`);
        await cache.put(found.url, new Response(text, { headers: { "content-type": mediaType } }));
        return found.url;
      },
      [pattern, body, type],
    );
  const script = await plant("/assets/index-.*\\.js$", owned, "text/javascript");
  await page.reload();
  await expect(page.locator("main > *").first()).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-owned");
  const again = await page.evaluate(async (url) => (await caches.match(url))?.text(), script);
  expect(again).toBe(await readFile(join(BUILT, new URL(script).pathname), "utf8"));
  // The page itself and the sandbox are asked from the cache without a network only.
  await plant("/sandbox.html$", `<script>${owned}</script>`, "text/html");
  const answer = await page.evaluate(async () => (await fetch("sandbox.html?kept").catch(() => undefined))?.text());
  expect(answer ?? "").not.toContain(owned);
  await plant("/$", `<!doctype html><body><script>${owned}</script>`, "text/html");
  await context.setOffline(true);
  await page.reload().catch(() => undefined); // the browser says that there is no network
  await expect(page.locator("html")).not.toHaveAttribute("data-owned");
});
