import { expect, type Page, test } from "@playwright/test";
import { button, fits, inLink, open } from "./lab.ts";
import { serious } from "./serious.ts";

async function choose(page: Page, group: string, option: string): Promise<void> {
  await page.getByRole("radiogroup", { name: group }).getByText(option, { exact: true }).click();
}

const counts = (page: Page, algorithm: string) => page.locator(`[data-algorithm=${algorithm}] .counts`);
const values = (page: Page, vertex: string) =>
  page.locator(`.spot[data-vertex="${vertex}"] .spot-values`).allTextContents();

test("four algorithms side by side: Dijkstra and A* agree, the others pay more", async ({ page }) => {
  await open(page, "#paths/pocket"); // it opens on the answer
  await expect(counts(page, "dijkstra")).toContainText("cost 25 (shortest)");
  await page.keyboard.press("Home");
  await expect(counts(page, "dijkstra")).toHaveText("0 expanded · 1 in the frontier");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(counts(page, "astar")).toContainText("2 expanded");
  await page.keyboard.press("End");
  // Counted by hand on the map: 17 columns to the right, and four rows up and down again around the pocket.
  await expect(counts(page, "dijkstra")).toContainText("cost 25 (shortest)");
  await expect(counts(page, "astar")).toContainText("cost 25 (shortest)");
  await expect(counts(page, "greedy")).toContainText("cost 27 (not the shortest)");
  await expect(page.locator(".stepper .sentence")).toContainText("Greedy best-first pays 27 instead of 25.");
  for (const property of ["admissible", "consistent", "monotone"]) {
    await expect(page.locator(`[data-check=${property}]`)).toHaveClass("holds");
  }
});

test("drawing by keyboard: a wall is in the link and in every pane", async ({ page }) => {
  await open(page, "#paths/open");
  await page.getByRole("application").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect
    .poll(() => page.locator(".grid-pane .walls").evaluateAll((all) => all.map((one) => one.getAttribute("d"))))
    .toEqual(Array(4).fill("M1 1h1v1h-1z"));
  await inLink(page, "#");
  await page.reload();
  await expect(page.locator(".grid-pane .walls").first()).toHaveAttribute("d", "M1 1h1v1h-1z");
  await page.getByRole("application").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter"); // the same key wipes it out
  await expect(page.locator(".grid-pane .walls").first()).toHaveAttribute("d", "");
});

test("drawing with the mouse: walls, a weight and the start dragged elsewhere", async ({ page }) => {
  await open(page, "#paths/open");
  await expect(counts(page, "weighted")).toContainText("cost");
  await page.keyboard.press("Home");
  await expect(counts(page, "weighted")).toHaveText("0 expanded · 1 in the frontier");
  const box = (await page.locator(".grid-pane").first().boundingBox()) as {
    x: number;
    y: number;
    width: number;
    height: number;
  };
  const at = (column: number, row: number): [number, number] => [
    box.x + ((column + 0.5) / 22) * box.width,
    box.y + ((row + 0.5) / 11) * box.height,
  ];
  await page.mouse.move(...at(10, 2));
  await page.mouse.down();
  await page.mouse.move(...at(10, 8));
  await page.mouse.up();
  await expect(page.locator(".grid-pane .walls").first()).toHaveAttribute("d", /^(M10 \dh1v1h-1z){7}$/);
  await choose(page, "Brush", "Weight");
  await page.mouse.click(...at(12, 5));
  await expect(page.locator(".grid-pane").first().locator(".weight")).toHaveText("5");
  await page.mouse.move(...at(3, 5));
  await page.mouse.down();
  await page.mouse.move(...at(3, 9), { steps: 4 });
  await page.mouse.up();
  await page.getByText("The map as text").click();
  // Rows 5 and 9, counted from 0.
  await expect(page.locator("textarea")).toHaveValue(/^(.*\n){5}\.{10}#\.5\.{5}G\.{3}\n(.*\n){3}\.{3}S\.{18}\n/);
});

test("a heuristic of one's own is found out, with the arc that breaks it", async ({ page }) => {
  await open(page, "#paths/open");
  await page.getByLabel("Heuristic h").selectOption("own");
  await page.getByLabel("h of the cell").fill("90");
  await page.getByLabel("h of the cell").press("Tab");
  await page.getByRole("application").focus();
  for (let i = 0; i < 4; i++) await page.keyboard.press("ArrowRight");
  for (let i = 0; i < 5; i++) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter"); // the cell to the right of the start
  await expect(page.locator("[data-check=admissible]")).toContainText("at (5, 6): h = 90, but the goal is at 14");
  await expect(page.locator("[data-check=consistent]")).toContainText("90 > 1 + ");
  await expect(page.locator(".grid-pane .failing").first()).toHaveAttribute("d", /^M4\.5 5\.5L/);
});

test("example 10 of the specification by keyboard: reopened, cost 5, reduced weights", async ({ page }) => {
  await open(page, "#paths/inconsistent");
  await expect(page.locator("[data-check=admissible]")).toHaveClass("holds");
  await expect(page.locator("[data-check=consistent]")).toContainText("on the arc a → b: 4 > 1 + 0");
  await expect(page.locator("[data-check=monotone]")).toContainText("s → a → b, c = 0 → 5 → 2");
  const sentence = page.locator(".stepper .sentence");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(sentence).toContainText("s has the least c, 0: it is expanded.");
  expect(await values(page, "b")).toEqual(["d 3", "h 0", "c 3"]);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(sentence).toContainText("A cheaper way to b is found, which was expanded too soon: it is reopened.");
  expect(await values(page, "b")).toEqual(["d 2", "h 0", "c 2"]);
  await page.keyboard.press("End");
  await expect(sentence).toContainText("s → a → b → g: cost 5 (shortest)");
  const reduced = await page.locator("table.numbers").nth(1).locator("tbody tr td:last-child").allTextContents();
  expect(reduced).toEqual(["5", "3", "−3", "3"]);
});

test("an estimate that is too high misleads A*, and is said to", async ({ page }) => {
  await open(page, "#paths/inconsistent");
  await page.getByLabel("h(b)").fill("9");
  await page.getByLabel("h(b)").press("Tab");
  await expect(page.locator("[data-check=admissible]")).toContainText("at b: h = 9, but the goal is at 3");
  await page.getByText("The graph as text").click();
  await page.locator("textarea").fill('{"edges": [["s", "a", -1]], "start": "s", "goal": "a"}');
  await expect(page.getByRole("alert")).toContainText("The edge s → a has the weight -1, which is negative");
  await page.locator("textarea").fill('{"edges": [["s", "a", 1]], "start": "q", "goal": "a"}');
  await expect(page.getByRole("alert").last()).toContainText("line 1, column 37");
});

test("the taquin is played by keys and solved in the fewest moves", async ({ page }) => {
  await open(page, "#paths/taquin");
  await page.getByLabel("Row by row, 0 for the hole").fill("1 2 3/4 5 6/0 7 8");
  await button(page, "Take it").click();
  await button(page, "Find a shortest solution").click();
  await expect(page.locator(".stepper .sentence")).toContainText("A shortest solution takes 2 moves");
  const tile = (number: number) => page.locator(".tile", { hasText: new RegExp(`^${number}$`) });
  await tile(7).focus();
  await page.keyboard.press("ArrowLeft"); // 7 slides into the hole
  await expect(page.locator(".status")).toHaveText("1 move so far");
  await tile(8).click();
  await expect(page.locator(".status")).toHaveText("In order!");
  // Swapping two tiles makes it impossible (Johnson and Story 1879).
  await page.getByLabel("Row by row, 0 for the hole").fill("2 1 3/4 5 6/7 8 0");
  await button(page, "Take it").click();
  await button(page, "Find a shortest solution").click();
  await expect(page.getByRole("alert")).toContainText("wrong parity");
});

test("a long search for a taquin shows its progress and can be stopped", async ({ page }) => {
  await open(page, "#paths/taquin");
  // Number 17 of Korf's instances (1985) needs 66 moves: a long search with Manhattan's distance alone.
  await page.getByLabel("Row by row, 0 for the hole").fill("4 6 14 13/7 8 11 9/3 10 15 5/12 0 2 1");
  await button(page, "Take it").click();
  await page.getByLabel("Heuristic of IDA*").selectOption("manhattan");
  await button(page, "Find a shortest solution").click();
  await expect(page.getByText(/boards expanded…/)).toBeVisible();
  await button(page, "Stop").click();
  await expect(page.getByRole("alert")).toHaveText("Stopped.");
  await expect(button(page, "Find a shortest solution")).toBeEnabled();
});

for (const theme of ["light", "dark", "grey"]) {
  test(`no serious violation, ${theme}`, async ({ page }) => {
    for (const hash of ["#paths/swamp", "#paths/inconsistent", "#paths/taquin"]) {
      await page.goto("about:blank");
      await open(page, hash);
      await page.getByLabel("Colours").selectOption(theme);
      await expect(page.locator(".pane, .spot, .tile").first()).toBeVisible();
      await page.keyboard.press("End");
      expect(await serious(page), hash).toEqual([]);
    }
  });
}

test.describe("on a phone, in French", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: "fr-FR" });

  test("every view fits, speaks French and listens to touch", async ({ page }) => {
    await open(page, "#paths/swamp");
    await expect(page.locator("h1")).toHaveText("Chemins");
    await expect(counts(page, "greedy")).toContainText("pas le plus court");
    await page
      .locator(".grid-pane")
      .first()
      .tap({ position: { x: 8, y: 8 } });
    await expect(page.locator(".grid-pane .walls").first()).toHaveAttribute("d", "M0 0h1v1h-1z");
    // A finger draws a line down on any of the grids, and the page does not scroll under it.
    const pane = page.locator(".grid-pane").nth(2);
    await pane.scrollIntoViewIfNeeded();
    const box = (await pane.boundingBox()) as { x: number; y: number; width: number; height: number };
    const cell = box.width / 22;
    const touch = await page.context().newCDPSession(page);
    const send = (type: "touchStart" | "touchMove" | "touchEnd", row?: number) =>
      touch.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: row === undefined ? [] : [{ x: box.x + 0.5 * cell, y: box.y + (row + 0.5) * cell }],
      });
    await send("touchStart", 1);
    for (const row of [2, 3, 4]) await send("touchMove", row);
    await send("touchEnd");
    const walls = [0, 1, 2, 3, 4].map((row) => `M0 ${row}h1v1h-1z`).join("");
    await expect(page.locator(".grid-pane .walls").first()).toHaveAttribute("d", walls);
    for (const tab of ["Dans un graphe", "Taquin", "Sur une grille"]) {
      await page.getByRole("radiogroup", { name: "Où" }).getByText(tab, { exact: true }).tap();
      await expect(page.locator(".pane, .spot, .tile").first()).toBeVisible();
      await fits(page, tab);
      expect(await serious(page), tab).toEqual([]);
    }
  });
});

test("the four grids are seen at once at 1280 × 800 and 1024 × 768, with one legend", async ({ page }) => {
  await open(page, "#paths");
  await expect(page.locator(".pane .counts").last()).toContainText("expanded");
  await expect(page.locator(".grid-legend")).toHaveCount(1);
  for (const [width, height] of [
    [1280, 800],
    [1024, 768],
  ]) {
    await page.setViewportSize({ width, height });
    const last = await page.locator(".pane").last().boundingBox();
    expect((last?.y ?? height) + (last?.height ?? 0)).toBeLessThanOrEqual(height);
  }
});
