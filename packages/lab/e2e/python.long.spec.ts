import { expect, type Page, test } from "@playwright/test";
import { button, fits, open } from "./lab.ts";

test.use({ serviceWorkers: "allow" });

// Python starts in seconds, on a busy machine in many of them; the first test starts it three times.
test.describe.configure({ timeout: 300_000 });
const LOADING = { timeout: 90_000 };

/** Replaces what is in the editor. */
async function write(page: Page, code: string): Promise<void> {
  await page.locator(".python-cell .cm-content").click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(code);
}

test("a wrong attracteur is shown on the arena of the page, and then a right one passes", async ({ page }) => {
  await open(page, "#arena");
  await page.getByText("In Python").click();
  await write(page, "def attracteur(G, joueur, F):\n    return set(F)\n");
  await button(page, "Check").click();
  await expect(page.locator(".python-report .wrong")).toContainText(
    "is missing: it joins the attractor in layer 1",
    LOADING,
  );
  await expect(page.getByRole("heading", { name: /Vertex \([12], 0\)/ })).toBeVisible();
  await write(page, "def attracteur(G, joueur, F):\n    while F:\n        pass\n");
  await button(page, "Check").click();
  await expect(page.locator(".python-report .wrong")).toContainText("Line 3:", LOADING);
  await expect(page.locator(".python-report .wrong")).toContainText("does not end");
  await write(page, "import itertools\ndef attracteur(G, joueur, F):\n    return sum(itertools.count())\n");
  await button(page, "Check").click();
  await expect(page.locator(".python-report .wrong")).toContainText("does not end", LOADING);
  await write(
    page,
    `def attracteur(G, joueur, F):
    autre = V1 if joueur == 0 else V0
    A = set(F)
    while True:
        B = {s for s in G if s not in A and s not in autre and G[s]
             and (any if s[1] == joueur else all)(t in A for t in G[s])}
        if not B:
            return A
        A |= B
`,
  );
  await button(page, "Check").click();
  await expect(page.locator(".python-report .right")).toContainText("Right on 61 small cases", LOADING);
});

test("strategie(s) is defeated by the perfect opponent, and plays against the reader", async ({ page }) => {
  await open(page, "#arena");
  await page.getByText("In Python").click();
  await page.getByText("strategie(s)").click();
  await button(page, "Against the perfect opponent").click();
  await expect(page.getByText(/^Not winning/)).toBeVisible(LOADING);
  await button(page, "Play against it").click();
  await expect(page.getByText("Your Python function plays the other side.")).toBeVisible(LOADING);
});

test("an exercise in Python corrects itself, fits a phone and reaches no network", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "#exercise/python-grundy/7");
  await write(
    page,
    `def grundy(n, coups):
    from urllib.request import urlopen
    try:
        urlopen("${new URL(page.url()).origin}/").read()
        return "reached"
    except OSError:
        return 0
`,
  );
  await button(page, "Check").click();
  await expect(page.locator(".python-report .wrong")).toContainText(/is 1, not 0/, LOADING);
  await fits(page);
});

test("rules in Python are checked, played and solved like any others", async ({ page }) => {
  await open(page, "#my-rules/nim-python");
  await expect(page.getByText("Player 0 wins in 7 moves")).toBeVisible(LOADING);
  await page.getByRole("link", { name: "See the graph" }).click();
  await expect(page.locator(".graph .vertex").first()).toBeVisible(LOADING);
});

test("Python is kept after its first run, and its absence is told with what to do", async ({ page, context }) => {
  await context.route("**/pyodide.asm.wasm", (route) => route.fulfill({ status: 404, body: "" }));
  await open(page, "#exercise/python-grundy/7");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await button(page, "Check").click();
  await expect(page.locator(".python-report .wrong")).toContainText("npm install -g marienbad-python", LOADING);
  await context.unroute("**/pyodide.asm.wasm");
  await write(page, "def grundy(n, coups):\n    return 0\n");
  await button(page, "Check").click();
  await expect(page.locator(".python-report .wrong")).toContainText(/is 1, not 0/, LOADING);
  await expect(page.locator(".python-figure")).toBeVisible();
  await context.setOffline(true);
  // Every file of Pyodide that was fetched, and none of another address.
  const kept = await page.evaluate(async () => {
    const names = performance.getEntriesByType("resource").map(({ name }) => name);
    const files = [...new Set(names.filter((name) => /\/assets\/pyodide-/.test(name)))];
    const sizes = await Promise.all(
      files.map((file) =>
        fetch(file).then(
          async (response) => (response.ok ? (await response.arrayBuffer()).byteLength : 0),
          () => 0,
        ),
      ),
    );
    return sizes.map((size, index) => ({ name: files[index].replace(/.*\//, ""), isThere: size > 0 }));
  });
  expect(kept.map(({ name }) => name).sort()).toEqual([
    "pyodide-lock.json",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "pyodide.mjs",
    "python_stdlib.zip",
  ]);
  expect(kept.filter(({ isThere }) => !isThere)).toEqual([]);
});

test("a student's Python runs without a network once it has run with one", async ({ page, context }) => {
  await open(page, "#exercise/python-grundy/7");
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const check = async (value: number, told: RegExp): Promise<void> => {
    await write(page, `def grundy(n, coups):\n    return ${value}\n`);
    await button(page, "Check").click();
    await expect(page.locator(".python-report .wrong")).toContainText(told, LOADING);
  };
  await check(0, /is 1, not 0/);
  await context.setOffline(true);
  await page.reload();
  await check(7, /, not 7/);
});

test("the book asks for Python where it teaches it, and fetches nothing before", async ({ page }) => {
  await open(page, "#course/play/one-function");
  await expect(page.locator(".python-cell")).toHaveCount(0);
  await page.locator("#one-function summary").filter({ hasText: "In Python" }).click();
  await page.locator("#one-function .python-cell").getByRole("button", { name: "Check" }).click();
  await expect(page.locator(".python-report .wrong")).toContainText("(2, 0)", LOADING);
  await write(page, "def strategie(s):\n    n, joueur = s\n    return (n - (n % 3 or 1), 1 - joueur)\n");
  await page.locator("#one-function .python-cell").getByRole("button", { name: "Check" }).click();
  await expect(page.locator(".python-report .right")).toContainText("from every position that can be won", LOADING);
  await open(page, "#course/attractors/countdown");
  await page.locator("#countdown summary").filter({ hasText: "In Python" }).click();
  await page.locator("#countdown .python-cell").getByRole("button", { name: "Check" }).click();
  await expect(page.locator(".python-report .wrong")).toBeVisible(LOADING);
});
