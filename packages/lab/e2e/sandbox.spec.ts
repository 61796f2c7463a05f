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
