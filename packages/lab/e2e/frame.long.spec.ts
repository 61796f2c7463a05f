import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { arrive, button, open } from "./lab.ts";

test.use({ serviceWorkers: "allow" });

test("a page that was not kept opens by its link once there is a network again", async ({ page, context }) => {
  await open(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  await page.goto("about:blank");
  await open(page, "#dilemma/match");
  await expect(page.getByRole("alert")).toContainText("has not been opened on this device before");
  await context.setOffline(false);
  await button(page, "Try again").click();
  await expect(page).toHaveTitle("A match · Dilemma · Marienbad");
});

const TYPES: Readonly<Record<string, string>> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };
const BUILT = new URL("../lab/", import.meta.url);

/** The lab on a server that says nothing but the types of files: what the page states about itself is all there is. */
async function servePlainly(): Promise<Server> {
  const server = createServer(async ({ url = "/" }, response) => {
    const path = url === "/" ? "index.html" : url.slice(1);
    const content = await readFile(fileURLToPath(new URL(path, BUILT))).catch(() => undefined);
    response.writeHead(content === undefined ? 404 : 200, { "content-type": TYPES[extname(path)] ?? "image/svg+xml" });
    response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

test("the page's own security policy suffices, and lets every page work", async ({ page }) => {
  test.slow();
  const server = await servePlainly();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  try {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    for (const hash of ["#play/hex", "#arena/eight", "#tree", "#nim/grundy", "#paths", "#dilemma/match", "#course"]) {
      await arrive(page, hash);
    }
    await arrive(page, "#arena/draws");
    await page.getByLabel("Layout").selectOption("graphviz"); // WebAssembly in a worker
    await expect(page.locator(".graph .vertex").first()).toBeVisible();
    expect(complaints).toEqual([]);
    const refused = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => resolve(effectiveDirective));
          const script = document.createElement("script");
          script.textContent = "document.title = 'broken into'";
          document.head.append(script);
        }),
    );
    expect(refused).toBe("script-src-elem");
    expect(await page.title()).not.toContain("broken into");
  } finally {
    server.close();
    server.closeAllConnections();
  }
});

test("the link of every page opens it as it was, and its code for embedding shows it alone", async ({
  page,
  context,
}) => {
  test.slow();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const copied = async (name: string): Promise<string> => {
    await page.evaluate(() => navigator.clipboard.writeText(""));
    await button(page, name).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe("");
    return page.evaluate(() => navigator.clipboard.readText());
  };
  for (const hash of [
    "#home",
    "#games",
    "#play/hex",
    "#arena/eight",
    "#tree/cuts",
    "#nim/sums",
    "#paths/taquin",
  ].concat(["#dilemma/tournament", "#course/exercises"])) {
    await page.goto("about:blank");
    await open(page, hash);
    await expect(page.locator("h1").first()).toBeVisible();
    const [title, heading] = [await page.title(), await page.locator("h1").first().textContent()];
    expect(title).toMatch(/Marienbad$/);
    const link = await copied("Copy the link");
    const code = await copied("Copy the code for embedding");
    await page.goto("about:blank");
    await page.goto(link);
    await expect(page, hash).toHaveTitle(title);
    await expect(page.locator("h1").first(), hash).toHaveText(heading ?? "");
    await page.goto("about:blank");
    await page.goto(/src="([^"]+)"/.exec(code)?.[1] ?? "");
    await expect(page.locator("main > *").first(), hash).toBeVisible();
    await expect(page.locator(".frame"), hash).toHaveCount(0);
  }
});

test("nothing moves when the typefaces arrive late", async ({ page }) => {
  await page.route("**/*.woff2", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await open(page);
  const shift = await page.evaluate(async () => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
    await document.fonts.ready;
    await new Promise((resolve) => setTimeout(resolve, 300));
    return sum;
  });
  expect(await page.evaluate(() => document.fonts.check('1em "Marienbad Serif"'))).toBe(true);
  expect(shift).toBeLessThan(0.01); // a tenth of what is called good (web.dev/cls)
});
