import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { cell, played } from "./lab.ts";

const BUILT = fileURLToPath(new URL("../lab/", import.meta.url));
const TYPES: Readonly<Record<string, string>> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };

/** A copy of the lab on a plain server, as a school may have it, without Python and books; lists what it is asked. */
async function serveCopy(folder: string, asked: string[] = []): Promise<Server> {
  const filter = (path: string): boolean => !/pyodide|\.book$/.test(path);
  await cp(BUILT, folder, { recursive: true, filter });
  const server = createServer(async ({ url = "/" }, response) => {
    const path = url.split("?")[0];
    asked.push(path);
    const content = await readFile(join(folder, path === "/" ? "index.html" : path)).catch(() => undefined);
    const type = TYPES[extname(path)] ?? (path === "/" ? "text/html" : "image/svg+xml");
    response.writeHead(content === undefined ? 404 : 200, { "content-type": type });
    response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

/** The same lab as another build would name it: no file that is named by its content keeps its name. */
async function deployNext(folder: string): Promise<void> {
  const assets = join(folder, "assets");
  const names = (await readdir(assets)).filter((name) => /-[\w-]{8}\.\w+$/.test(name));
  const nextName = (name: string): string => name.replace(/-([\w-]{8})(\.\w+)$/, "-$1B$2");
  const known = new RegExp(names.map((name) => name.replaceAll(".", "\\.")).join("|"), "g");
  const files = ["index.html", "offline.js", ...names.map((name) => join("assets", name))];
  for (const file of files.filter((name) => /\.(html|js|css)$/.test(name))) {
    const path = join(folder, file);
    await writeFile(path, (await readFile(path, "utf8")).replace(known, nextName));
  }
  for (const name of names) await rename(join(assets, name), join(assets, nextName(name)));
}

const entry = (page: Page): Promise<string | null> =>
  page.locator("script[type=module]").evaluate((script) => script.getAttribute("src"));

for (const serviceWorkers of ["block", "allow"] as const) {
  test.describe(() => {
    test.use({ serviceWorkers });

    test(`a tab that is open while the lab is replaced continues in the new one, workers ${serviceWorkers}`, async ({
      page,
    }) => {
      const folder = await mkdtemp(join(tmpdir(), "lab-"));
      const server = await serveCopy(folder);
      try {
        const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
        await page.goto(`${address}#play/nim?sticks=9`);
        await cell(page, "0:8").click();
        await expect.poll(async () => (await played(page)).length).toBe(2);
        const moves = await played(page);
        const before = await entry(page);
        if (serviceWorkers === "allow") {
          await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
        }
        await deployNext(folder);
        if (serviceWorkers === "allow") {
          // The next visit in another tab brings the worker of the new lab, which drops the files of the old one.
          const other = await page.context().newPage();
          await other.goto(address);
          const kept = (): Promise<boolean> =>
            other.evaluate(
              async (old) => (await caches.match(new URL(String(old), location.href))) === undefined,
              before,
            );
          await expect.poll(kept, { timeout: 30_000 }).toBe(true); // it fetches what a first visit needs
          await other.close();
        }
        await page.getByRole("link", { name: "Dilemma", exact: true }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(/dilemma/i);
        await expect(page.locator(".equilibria")).toBeVisible();
        await expect(page.getByRole("alert")).toContainText("There was a new version of the lab");
        expect(await entry(page)).not.toBe(before);
        await page.goBack();
        await expect.poll(() => played(page)).toEqual(moves);
        // It is new now: what is missing on the server does not load it again and again.
        await rm(join(folder, "assets"), { recursive: true });
        let loads = 0;
        page.on("load", () => loads++);
        await page.getByRole("link", { name: "Course", exact: true }).click();
        await expect(page.getByRole("alert")).toContainText("could not be fetched");
        expect(loads).toBe(0);
      } finally {
        server.close();
        server.closeAllConnections();
        await rm(folder, { recursive: true });
      }
    });
  });
}

test.describe(() => {
  test.use({ serviceWorkers: "allow" });

  test("a file that is gone from the server is asked for a few times, not forever", async ({ page }) => {
    const folder = await mkdtemp(join(tmpdir(), "lab-"));
    const asked: string[] = [];
    const server = await serveCopy(folder, asked);
    try {
      const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
      await page.goto(address);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      const kept = (): Promise<number> => page.evaluate(async () => (await caches.keys()).length);
      await expect.poll(kept).toBe(1);
      await page.reload(); // it is the worker's page from now on, and watches what it fetches
      await rm(join(folder, "assets"), { recursive: true });
      await page.getByRole("link", { name: "Dilemma", exact: true }).click();
      await expect(page.getByRole("alert")).toContainText("could not be fetched");
      await page.waitForTimeout(2000);
      const counts = new Map<string, number>();
      for (const path of asked) counts.set(path, (counts.get(path) ?? 0) + 1);
      expect([...counts].filter(([, count]) => count > 8)).toEqual([]);
    } finally {
      server.close();
      server.closeAllConnections();
      await rm(folder, { recursive: true });
    }
  });
});
