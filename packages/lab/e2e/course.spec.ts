import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { arrive, button, fits, follow, inLink, link, open } from "./lab.ts";
import { serious } from "./serious.ts";
import { spokenInFigures } from "./spoken.ts";

const chapters = (page: Page) => page.getByRole("navigation", { name: /Chapters|Chapitres/ }).getByRole("button");
const exercise = (page: Page, id: string) => page.locator(`[data-exercise=${id}]`);

/** The rows of the specification, by their letters and how many there are. */
const ROWS = { G: 6, A: 6, T: 7, S: 6, O: 5, M: 7, N: 5, P: 5, D: 2, F: 2 };
const concordance = readFileSync(new URL("../../../docs/concordance.md", import.meta.url), "utf8")
  .split("\n")
  .flatMap((line) => {
    const cells = line.split("|").map((cell) => cell.trim());
    const row = /^([A-JL-TVY]\d?) /.exec(cells[1] ?? "")?.[1]; // K, U, W, X, Z: some have no page of their own
    return row === undefined || cells.length !== 7 ? [] : [{ row, lab: cells[5] }];
  });

test("every row of the specification has a page of the lab in the concordance", () => {
  const wanted = Object.entries(ROWS).flatMap(([letter, count]) =>
    Array.from({ length: count }, (_, index) => `${letter}${index + 1}`),
  );
  expect(concordance.map(({ row }) => row).sort()).toEqual([...wanted, "C"].sort());
  for (const { row, lab } of concordance) expect(lab, row).toMatch(/^`#/);
});

test("every chapter: examples come out right, and every link, also of the concordance, leads somewhere", async ({
  page,
}) => {
  await open(page, "#course");
  const links = new Set<string>();
  await expect(chapters(page)).toHaveCount(12);
  for (let index = 0; index < 12; index++) {
    await chapters(page).nth(index).click();
    await expect(chapters(page).nth(index)).toHaveAttribute("aria-current", "true");
    await expect(page.locator(".computed", { hasText: "…" })).toHaveCount(0);
    await expect(page.locator(".computed.wrong")).toHaveCount(0);
    for (const href of await page
      .locator("article a")
      .evaluateAll((all) => all.map((one) => one.getAttribute("href")))) {
      links.add(href ?? "");
    }
  }
  await chapters(page).filter({ hasText: "Attractors" }).click();
  await expect(page.locator("[data-live=attractor]")).toContainText("0 1 2 4 7");
  await expect(page.locator("[data-live=rank]")).toContainText("7");
  for (const { lab } of concordance) for (const [, href] of lab.matchAll(/`(#[^`]+)`/g)) links.add(href);
  expect(links.size).toBeGreaterThan(35);
  for (const href of links) await arrive(page, href);
});

test("the book: a slider in a sentence, words that point, an exercise on the figure that corrects itself", async ({
  page,
}) => {
  await open(page, "#course/attractors/layers");
  const layers = page.locator("#layers");
  await layers.getByRole("slider", { name: "Steps" }).fill("7");
  await expect(layers.locator(".value").first()).toHaveText("11"); // SPEC, example 1: player 0 wins 11 of 20
  await layers.getByRole("button", { name: "one move before" }).hover();
  await expect(layers.locator(".node.lit")).toHaveCount(1);
  const task = page.locator('[data-task="attractors/before"]');
  for (const name of ["vertex a", "vertex b", "vertex e"])
    await task.getByRole("button", { name, exact: true }).click();
  await task.getByRole("button", { name: "Check" }).click();
  await expect(task).toContainText("The arrows of e go to d and f");
  await task.getByRole("button", { name: "vertex e", exact: true }).press("Enter");
  await task.getByRole("button", { name: "vertex d", exact: true }).click();
  await task.getByRole("button", { name: "Check" }).click();
  await expect(task).toContainText("Right.");
  await page.reload();
  await expect(page.locator(".sections li.done")).toHaveText(["3.2 One move before the win"]);
});

test("the book on the stage: F gives a figure the screen, arrows walk through the words that point at it", async ({
  page,
}) => {
  await open(page, "#course/attractors/before");
  await expect(page.locator("#before figure.live")).toBeInViewport();
  await page.keyboard.press("f");
  await expect(page.locator("header.frame")).toBeHidden();
  await expect(page.locator('[data-stage="figure"] .node.lit')).toHaveCount(0);
  await page.keyboard.press("ArrowRight");
  // a has a door to G
  await expect(page.locator('[data-stage="figure"] .node.lit')).toHaveAttribute("aria-label", "vertex a, 1/2");
  await expect(page.locator('[data-stage="sentence"]')).toHaveText(/^One move earlier: where it is their own turn, /);
  await page.keyboard.press("Escape");
  await expect(page.locator("header.frame")).toBeVisible();
});

test("a node that is pointed at lights the words about it", async ({ page }) => {
  await open(page, "#course/attractors/envelope");
  await page.locator("#envelope").getByRole("button", { name: "vertex G", exact: true }).hover();
  await expect(page.locator("#envelope .pointer.lit")).toHaveText("the double border with their own mark");
});

test("each part of a figure has a name for a screen reader, in both languages", async ({ page }) => {
  await open(page, "#course/paths");
  await expect(page.locator(".book .section").first()).toBeVisible();
  const english = await spokenInFigures(page);
  expect(english.bad).toEqual([]);
  expect(english.parts).toContain("row 2, column 3");
  await page.getByLabel("Language").selectOption("fr");
  await expect(page.locator("h1")).toHaveText("Le cours");
  const french = await spokenInFigures(page);
  expect(french.bad).toEqual([]);
  expect(french.parts).toContain("ligne 2, colonne 3");
  expect(french.parts.length).toBe(english.parts.length);
});

test("a figure is one tab stop; arrows, Home and End go through its parts, and the focus outlives a redraw", async ({
  page,
}) => {
  await open(page, "#course/paths");
  const map = page.locator("figure.live").first();
  await expect(map.locator("svg")).toBeVisible();
  const stops = page
    .locator(".scene")
    .evaluateAll((all) => all.map((one) => one.querySelectorAll('[tabindex="0"]').length));
  expect(Math.max(...(await stops))).toBe(1);
  await map.locator('[tabindex="0"]').focus();
  await page.keyboard.press("Home");
  for (const key of ["ArrowRight", "ArrowRight", "ArrowDown"]) await page.keyboard.press(key);
  const focused = page.locator("*:focus");
  await expect(focused).toHaveAccessibleName("row 2, column 3");
  expect(await focused.evaluate((node) => getComputedStyle(node).outlineStyle)).toBe("solid");
  await page.keyboard.press("Enter");
  await expect(focused).toHaveAccessibleName("row 2, column 3: wall");
  await page.keyboard.press("End");
  await expect(focused).toHaveAccessibleName("row 11, column 22");
  await page.keyboard.press("Tab");
  await expect(map.locator(".scene :focus")).toHaveCount(0);
  await page.keyboard.press("Shift+Tab");
  await expect(focused).toHaveAccessibleName("row 11, column 22");
  // A match that was taken is gone: the focus is on its neighbour, and one region reports what is seen now.
  await follow(page, "#course/games");
  const rows = page.locator("figure.live").first();
  await rows.locator('[tabindex="0"]').focus();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(rows.locator(".says")).toContainText("your move");
  await expect(rows.locator(".scene :focus")).toHaveAccessibleName(/^row \d, match \d$/);
  await expect(page.locator(".book").locator("[aria-live], output")).toHaveCount(0);
  await expect(page.locator("[aria-live]")).toHaveText(await rows.locator(".says").innerText());
});

test("words that point at a figure are pressed by key, and keep their part lit", async ({ page }) => {
  await open(page, "#course/attractors");
  const words = page.locator("#layers .pointer").first();
  await words.focus();
  for (const key of ["Enter", "Space"]) {
    await page.keyboard.press(key);
    await expect(words).toHaveAttribute("aria-pressed", key === "Enter" ? "true" : "false");
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expect(page.locator("#layers .node.lit")).toHaveCount(key === "Enter" ? 2 : 0);
    await words.focus();
  }
});

test("the book on paper is dark on white, also from the dark theme, and without what cannot be pressed", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page, "#course/attractors");
  const words = page.locator("#before .prose p").first();
  const seen = () => words.evaluate((node) => getComputedStyle(node).color);
  const onScreen = await seen();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  expect([onScreen, await seen()]).toEqual(["rgb(233, 230, 223)", "rgb(32, 36, 43)"]); // the two faces of --ink
  for (const hidden of [".contents", ".task .row", "header.frame", ".slider button"])
    await expect(page.locator(hidden).first(), hidden).toBeHidden();
  await expect(page.locator("#layers .slider b").first()).toBeVisible();
});

test("exercise 4.1 by keyboard alone: a wrong answer, the right one, then the answer and the arena", async ({
  page,
}) => {
  await open(page, "#course/exercises");
  await expect(exercise(page, "nim15")).toBeVisible();
  await exercise(page, "nim-two").getByRole("link").focus();
  await page.keyboard.press("Tab");
  await expect(exercise(page, "nim15").getByLabel("Your answer")).toBeFocused();
  await page.keyboard.type("0 7 14");
  await page.keyboard.press("Enter");
  await expect(exercise(page, "nim15")).toContainText("Not yet");
  await page.keyboard.press("Control+A");
  // SPEC, worked example 2; a set, in any order.
  await page.keyboard.type("15, 14, 8, 7, 1, 0");
  await page.keyboard.press("Enter");
  await expect(exercise(page, "nim15")).toContainText("✓ Right.");
  await inLink(page, "15, 14, 8, 7, 1, 0");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(exercise(page, "nim15").locator(".computed")).toContainText("0, 1, 7, 8, 14, 15");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("h1")).toHaveText("The arena");
  await page.goBack();
  await expect(exercise(page, "nim15").getByLabel("Your answer")).toHaveValue("15, 14, 8, 7, 1, 0");
});

test("every exercise has its answer, and takes it", async ({ page }) => {
  await open(page, "#course/exercises");
  const right: Readonly<Record<string, string>> = {
    "nim-graph": "20 34", // README: 20 positions, 34 moves
    "nim-two": "2", // the course's example 2.1.9
    "nim15-strategy": "5 and 5", // SPEC 2: 7 and 8 are lost
    figure6: "6 5 3", // SPEC 3
    ranks: "7", // SPEC 8
    minmax: "2, 2", // SPEC 9; by hand: 2→3→4→5 is worth 2, the others 0
    "minmax-memo": "2 0", // SPEC 9
    "marceau-move": "2", // the course, after 6.9
    "marceau-minimax": "+1", // the course's figure
    alice: "7 4 2 1 0", // SPEC 3
    marceau: "13, 7", // SPEC G3
    xor: "6", // the course's footnote
    "two-rows": "0 and 1",
    "tree-values": "2", // SPEC 5
    cuts: "1; 1 4 -1 -3 -3", // SPEC 5
    prisoners: "2, 2", // SPEC 11
    astar: "5", // SPEC 10
  };
  for (const [id, answer] of Object.entries(right)) {
    await exercise(page, id).getByLabel("Your answer").fill(answer);
    await exercise(page, id).getByRole("button", { name: "Check" }).click();
    await expect(exercise(page, id), id).toContainText("✓ Right.");
  }
  // Where the course has a figure, the exercise has a graph of its own, and no note to whoever wrote it.
  for (const id of ["figure6", "minmax"]) await expect(exercise(page, id)).not.toContainText(/not in|not contain/);
});

for (const theme of ["light", "dark", "grey"]) {
  test(`no serious violation on the course and the landing page, ${theme}`, async ({ page }) => {
    for (const hash of ["#course/attractors", "#course/exercises", "#course/traps", ""]) {
      await page.goto("about:blank");
      await open(page, hash);
      await page.getByLabel("Colours").selectOption(theme);
      await expect(page.locator("article, .first-game")).toBeVisible();
      expect(await serious(page), hash).toEqual([]);
    }
  });
}

test("a first visit begins a game of Marienbad at once, in one screen, and can go on elsewhere", async ({ page }) => {
  await open(page);
  await expect(page.locator("h1")).toHaveText("Take the last match, and you have lost.");
  await expect(page.locator(".board")).toBeInViewport({ ratio: 1 });
  await expect(page.locator(".doors")).toBeInViewport({ ratio: 1 });
  expect(new URL(page.url()).hash).toBe("");
  await expect(page.locator(".status")).toHaveText("You begin");
  await page.locator('[data-cell="3:0"]').click(); // the whole last row
  await expect(page.locator(".status")).toHaveText("Your move");
  // 1-3-5-0 has nim-sum 7: the perfect player takes 3 of 5 and leaves 1-3-2 (Bouton; the switch of misère comes later).
  await expect.poll(() => page.locator(".board").textContent()).toContain("2");
  await button(page, "What is each move worth?").click();
  await expect(page.locator("h1")).toHaveText("Marienbad (Nim with rows)");
  await expect(page.locator(".history .move")).toHaveCount(2);
});

test("the other side can be made to begin, and the game is in the link", async ({ page }) => {
  await open(page);
  await button(page, "Let it begin").click();
  await expect(page.locator(".status")).toHaveText("Your move");
  await expect(page).toHaveURL(/#home\/1/);
  await page.reload();
  await expect(page.locator(".status")).toHaveText("Your move");
});

test.describe("on a phone, in French", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: "fr-FR" });

  test("the landing page plays by touch, the course fits", async ({ page }) => {
    await open(page);
    await expect(page.locator("h1")).toHaveText("Qui prend la dernière allumette a perdu.");
    await expect(page.locator(".board")).toBeInViewport({ ratio: 0.9 });
    await page.locator('[data-cell="2:1"]').tap();
    await expect(page.locator(".status")).toHaveText("À vous de jouer");
    await fits(page);
    expect(await serious(page)).toEqual([]);
    for (const hash of ["#course/attractors", "#course/exercises", "#course/traps"]) {
      await page.goto("about:blank");
      await open(page, hash);
      await expect(page.locator("article")).toBeVisible();
      await fits(page);
      expect(await serious(page), hash).toEqual([]);
    }
    await page.goto("about:blank");
    await open(page, "#course/exercises");
    await exercise(page, "xor").getByLabel("Votre réponse").fill("6");
    await exercise(page, "xor").getByRole("button", { name: "Vérifier" }).tap();
    await expect(exercise(page, "xor")).toContainText("✓ Juste.");
  });
});

test("a spoiled link leaves its figure as it begins; a cut is named and a code put together by keys", async ({
  page,
}) => {
  const figures = { "inspector/0": { claims: [3, 2], checked: 1 } };
  await open(page, link("course", { at: "attractors", within: "inspector", figures }));
  await expect(page.locator("#inspector .scene")).toBeVisible();
  await expect(page.locator("#inspector")).not.toContainText("undefined");
  await follow(page, "#course/alphabeta/window");
  const trap = page.locator("#window .trap");
  await trap.getByLabel("a β cut").focus();
  await page.keyboard.press("Space");
  await expect(page.locator('[data-place="window/2"] .says')).toContainText("It fails.");
  await follow(page, "#course/nim/periods");
  await page.getByRole("button", { name: "take 3, leave two heaps: not allowed" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#periods")).toContainText("0.774");
  await expect(page.getByRole("button", { name: "take 3, leave two heaps: allowed" })).toBeFocused();
});

test("a figure that is moved is drawn again, and no other", async ({ page }) => {
  await page.addInitScript(() => {
    const { replace } = String.prototype;
    Object.assign(window, { drawn: 0 });
    // Each drawing is an SVG without its style.
    String.prototype.replace = function (this: string, ...given: unknown[]) {
      if (this.includes("<svg") && String(given[0]).includes("<style>"))
        (window as unknown as { drawn: number }).drawn++;
      return Reflect.apply(replace, this, given);
    };
  });
  await open(page, "#course/attractors");
  const slider = page.locator("#layers").getByRole("slider", { name: "Steps" });
  await slider.focus();
  const drawn = () => page.evaluate(() => (window as unknown as { drawn: number }).drawn);
  let before = 0;
  const isStill = async (): Promise<boolean> => {
    const last = before;
    before = await drawn();
    return before > 10 && before === last;
  };
  await expect.poll(isStill, { intervals: [300] }).toBe(true); // the focus scrolls the slider into view first
  for (let k = 4; k <= 7; k++) {
    await page.keyboard.press("ArrowRight");
    await expect(slider).toHaveValue(String(k));
  }
  expect((await drawn()) - before).toBe(4);
});
