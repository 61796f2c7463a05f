import { expect, type Locator, type Page, test } from "@playwright/test";
import { button, fits, inLink, link, open } from "./lab.ts";
import { serious } from "./serious.ts";

function node(page: Page, name: string): Locator {
  return page.getByRole("treeitem", { name: new RegExp(`^${name},`) });
}

function sentence(page: Page): Locator {
  return page.locator(".sentence");
}

/** Steps until the sentence begins so, and never further: each step is seen before the next. */
async function stepUntil(page: Page, step: Locator, beginning: string): Promise<void> {
  for (let count = 0; count < 40 && !(await sentence(page).textContent())?.startsWith(beginning); count++) {
    await expect(page.locator(".count")).toHaveText(new RegExp(`^${count} /`));
    await step.click();
    await expect(page.locator(".count")).toHaveText(new RegExp(`^${count + 1} /`));
  }
}

// SPEC, worked example 5: alpha-beta on this tree finds 1 and reads the leaves 1, 4, −1, −3, −3.
test("alpha-beta on the course's tree, step by step", async ({ page }) => {
  await open(page, "#tree/cuts"); // it opens on the answer
  await expect(sentence(page)).toContainText("The root is worth 1 to Max.");
  await button(page, "First (Home)").click();
  await expect(sentence(page)).toContainText("looks 3 moves ahead");
  await button(page, "Last (End)").click();
  await expect(sentence(page)).toHaveText("All children of this node are known. The root is worth 1 to Max.");
  const read = await page.locator(".tree-node.leaf:not(.skipped) .tree-value").allTextContents();
  expect(read).toEqual(["1", "4", "−1", "−3", "−3"]);
  await expect(page.locator(".tree-node.skipped.leaf")).toHaveCount(4);
  await expect(node(page, "node 2")).toHaveAccessibleName(/window \(1, −1\), value ≤ −1, alpha cut$/);
  await expect(node(page, "node 2.2")).toHaveAccessibleName(/pruned$/);
});

test("after another algorithm the tree is drawn as after a reload", async ({ page }) => {
  const drawn = (): Promise<string[]> =>
    page.locator(".tree :is(.tree-node, .tree-edge) *").evaluateAll((all) =>
      all.map((one) => {
        const { fill, stroke, strokeWidth, opacity } = getComputedStyle(one);
        return [one.parentElement?.getAttribute("class"), fill, stroke, strokeWidth, opacity].join();
      }),
    );
  await open(page, "#tree/cuts");
  for (const [name, id] of [
    ["Minimax", "minimax"],
    ["Alpha-beta", "alphabeta"],
  ]) {
    await page.locator(".segments").getByText(name, { exact: true }).click();
    await inLink(page, `"algorithm":"${id}"`);
    await expect(sentence(page)).toContainText("The root is worth 1 to Max.");
    const changed = await drawn();
    await page.reload();
    await expect(sentence(page)).toContainText("The root is worth 1 to Max.");
    expect(changed, name).toEqual(await drawn());
  }
});

test("a cut is named, with its reason", async ({ page }) => {
  await open(page, "#tree/beta");
  await button(page, "First (Home)").click();
  await stepUntil(page, button(page, "Step (right arrow)"), "β-cut");
  await expect(sentence(page)).toHaveText(
    "β-cut at node 1.2: 5 ≥ 3. Min, above, already has 3 (node 1) and will never come here. One child is not " +
      "looked at; ≥ 5 is a bound.",
  );
  await expect(node(page, "node 1.2")).toHaveAccessibleName(/value ≥ 5/);
  await expect(page.locator(".tree-code .lit")).toHaveText("α ≥ β? cut the other moves");
  await button(page, "Back (left arrow)").click();
  await expect(sentence(page)).toContainText("The window is now (5, 3)");
});

test("the three algorithms side by side", async ({ page }) => {
  await open(page, "#tree/cuts");
  const row = (name: string): Locator => page.getByRole("row", { name: new RegExp(`^${name}`) });
  await expect(row("Minimax").getByRole("cell")).toHaveText(["19", "9", "–", "–", "1"]);
  await expect(row("Memoised minimax").getByRole("cell")).toHaveText(["19", "9", "0", "–", "1"]);
  await expect(row("Alpha-beta").getByRole("cell")).toHaveText(["13", "5", "–", "2+1", "1"]);
  await expect(page.locator(".chosen-move")).toContainText("Chosen move: 1, worth 1");
});

// SPEC, worked example 9: at depth 4 plain minimax finds 2, the memo of the course 0.
test("the memo of the course differs from minimax on a graph", async ({ page }) => {
  await open(page, "#tree/memo");
  const values = page.locator(".tree-counts tbody td:last-child");
  await expect(values).toHaveText(["2", "2", "2"]);
  await page.getByLabel("A remembered value serves").selectOption("deeper");
  await expect(values).toHaveText(["2", "0", "2"]);
  await expect(sentence(page)).toContainText("The root is worth 0");
  await expect(page.locator(".tree-node.memo").first()).toBeVisible();
});

test("a position of a game, its heuristic and its depth", async ({ page }) => {
  await open(page, "#tree/tictactoe");
  // SPEC, worked example 4: the line heuristic gives the centre 4, a corner 3, an edge 2.
  await page.getByLabel("Depth").fill("1");
  // the page is drawn anew while the number stands there: it must not be taken away
  await expect(page.locator(".chosen-move")).toContainText("Chosen move: 5");
  await page.getByLabel("Depth").press("Enter");
  await expect(page.locator(".chosen-move")).toContainText("Chosen move: 5, worth 4");
  await expect(page.locator(".tree-node.leaf .tree-value")).toHaveText(["3", "2", "3", "2", "4", "2", "3", "2", "3"]);
  await page.getByLabel("From this position, or after these moves").fill("nonsense");
  await button(page, "Search from here").click();
  await expect(page.getByRole("alert")).toBeVisible();
});

test("a large tree opens where the search is, and by hand", async ({ page }) => {
  await open(page, link("tree", { game: "tictactoe", options: {}, algorithm: "minimax", depth: 3, step: 30 }));
  const shown = page.locator(".tree-node");
  await expect(page.locator(".tree-node.current")).toBeInViewport();
  expect(await shown.count()).toBeLessThan(40);
  const before = await shown.count();
  await page.locator(".tree-more").last().click();
  await expect.poll(() => shown.count()).toBeGreaterThan(before);
  await expect(
    page
      .getByRole("row", { name: /^Minimax/ })
      .getByRole("cell")
      .first(),
  ).toHaveText("586"); // 1 + 9 + 72 + 504
});

test("a search that takes long shows its progress and can be stopped", async ({ page }) => {
  await open(page, link("tree", { game: "connect4", options: {}, algorithm: "alphabeta", depth: 12 }));
  const progress = page.getByRole("progressbar", { name: "Counting" });
  await expect.poll(async () => Number(await progress.getAttribute("value"))).toBeGreaterThan(0);
  await button(page, "Stop").click();
  await expect(page.getByText("The counting was stopped.")).toBeVisible();
});

test("the state is the link, and a bad tree is told", async ({ page, context }) => {
  await open(page, "#tree/alpha");
  await page.getByLabel("Nested lists; a leaf is its score").fill("[[7, 8], [9]]");
  await button(page, "Search this").click();
  await expect(sentence(page)).toContainText("The root is worth 9");
  await inLink(page, "[[7, 8], [9]]");
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(sentence(other)).toContainText("The root is worth 9");
  await page.getByLabel("Nested lists; a leaf is its score").fill("[[7, 8], []]");
  await button(page, "Search this").click();
  await expect(page.getByRole("alert")).toContainText("an empty list has no value");
});

// Values of worked example 5 of the SPEC, [[[3],[-2,1],[4]],[[2,0]],[[-3,-3],[5]]] → 2, worked out by hand.
test("the values exercise, whole, by keyboard", async ({ page }) => {
  await open(page, "#tree/values");
  await page.getByRole("radio", { name: "Watch" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(sentence(page)).toContainText("0 of 10 filled in");
  await page.getByRole("textbox", { name: /^Value of node 1\.1 / }).focus();
  for (const value of ["3", "1", "4", "2", "-3", "5", "1", "2", "-3", "3"]) {
    await page.keyboard.type(value);
    await page.keyboard.press("Tab");
  }
  const check = button(page, "Check");
  await check.focus();
  await page.keyboard.press("Enter");
  await expect(sentence(page)).toHaveText("Wrong: the root.");
  await expect(page.getByRole("textbox", { name: /^Value of the root/ })).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("textbox", { name: /^Value of the root/ }).focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("2");
  await check.focus();
  await page.keyboard.press("Enter");
  await expect(sentence(page)).toHaveText("All right!");
});

test("the pruning exercise, by keyboard in the tree", async ({ page }) => {
  await open(page, "#tree/alpha"); // [[1, 4], [-5, 3, 2]]: after −5 the rest of node 2 cannot matter
  await page.getByText("Exercise: what is pruned").click();
  await page.getByRole("treeitem", { name: /^the root/ }).focus();
  for (const [key, reached] of [
    ["ArrowDown", "node 1"],
    ["ArrowDown", "node 1.1"],
    ["ArrowRight", "node 1.2"],
    ["ArrowRight", "node 2.1"],
    ["ArrowRight", "node 2.2"],
  ]) {
    await page.keyboard.press(key);
    await expect(node(page, reached)).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(node(page, "node 2.2")).toHaveAttribute("aria-checked", "true");
  await button(page, "Check").click();
  await expect(sentence(page)).toHaveText("Not looked at, and not marked: 2.3.");
  await expect(page.locator(".tree-own-name").last()).toHaveText("2.3"); // as the picture calls it
  await node(page, "node 2.3").focus();
  await page.keyboard.press(" ");
  await button(page, "Check").click();
  await expect(sentence(page)).toHaveText("All right!");
});

for (const theme of ["light", "dark", "grey"]) {
  test(`no serious violation, ${theme}`, async ({ page }) => {
    test.slow(); // axe reads the page four times
    await open(page, "#tree/cuts");
    await page.evaluate((chosen) => localStorage.setItem("marienbad.theme", chosen), theme);
    await page.reload();
    await expect(sentence(page)).toContainText("The root is worth");
    expect(await serious(page)).toEqual([]);
    for (const exercise of ["Exercise: values", "Exercise: what is pruned"]) {
      await page.getByText(exercise).click();
      await button(page, "Check").click();
      expect(await serious(page)).toEqual([]);
    }
    await open(page, "#tree/tictactoe-end"); // a link followed while the page is open
    await page.getByText("Watch", { exact: true }).click();
    await expect(sentence(page)).toContainText("The root is worth");
    expect(await serious(page)).toEqual([]);
  });
}

test.describe("on a phone, in French", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: "fr-FR" });

  test("the search by touch", async ({ page }) => {
    await open(page, "#tree/alpha");
    await expect(page.locator("h1")).toHaveText("L’arbre");
    await button(page, "Début (Origine)").tap();
    await stepUntil(page, button(page, "Avancer (flèche droite)"), "Coupe");
    await expect(sentence(page)).toContainText("Coupe α (le nœud 2) : −5 ≤ 1. Max, au-dessus, a déjà 1 (la racine)");
    await page.locator('[data-node="1"]').tap();
    await expect(page.locator(".node-panel")).toContainText("Le nœud 1");
    await fits(page);
    expect(await serious(page)).toEqual([]);
  });
});

test("the chosen branch is in view at every size, with windows of 12 pixels", async ({ page }) => {
  for (const [width, height] of [
    [1280, 800],
    [1024, 768],
    [390, 844],
  ]) {
    await page.setViewportSize({ width, height });
    await page.goto("about:blank");
    await open(page, "#tree/tictactoe-end");
    const chosen = await page.locator(".tree-edge.best").last().boundingBox();
    const frame = await page.locator(".tree-picture").boundingBox();
    if (chosen === null || frame === null) throw new Error("no tree");
    expect(chosen.x + chosen.width).toBeLessThanOrEqual(frame.x + frame.width);
    expect(chosen.y + chosen.height).toBeLessThanOrEqual(frame.y + frame.height);
    const letters = await page
      .locator(".tree-window")
      .first()
      .evaluate((text) => {
        const scale = (text.closest("svg") as SVGSVGElement).getScreenCTM()?.a ?? 0;
        return scale * Number.parseFloat(getComputedStyle(text).fontSize);
      });
    expect(Math.round(letters)).toBeGreaterThanOrEqual(12);
  }
});
