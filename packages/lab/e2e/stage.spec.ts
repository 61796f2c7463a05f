import { expect, type Page, test } from "@playwright/test";
import { button, follow, inLink, link, open } from "./lab.ts";
import { serious } from "./serious.ts";

const SIZES = [
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

/** What a page shows on the stage, and the sentence below it. */
const FIGURE = '[data-stage="figure"], [data-stage="scaled"], .board-frame';
const SENTENCE = '.stepper .sentence, [data-stage="sentence"], .board-side > .status';

/** The share of the screen that the figure's frame takes, and whether it lies inside. */
async function shareOfScreen(page: Page): Promise<number> {
  const box = await page.locator(FIGURE).first().boundingBox();
  const size = page.viewportSize();
  if (box === null || size === null) return 0;
  const inside = box.x >= 0 && box.y >= 0 && box.x + box.width <= size.width && box.y + box.height <= size.height;
  return inside ? (box.width * box.height) / (size.width * size.height) : 0;
}

for (const size of SIZES) {
  test(`the attractor fills a screen of ${size.width} × ${size.height}, and is stepped by keys`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, link("arena", { game: "nim", options: { sticks: "10", take: "1,2" }, step: 4 }));
    await expect(page.locator(".graph .vertex")).toHaveCount(20);
    await page.keyboard.press("f");
    await expect(page.locator(".frame")).toBeHidden();
    await expect.poll(() => shareOfScreen(page)).toBeGreaterThan(0.6);
    await expect(page.locator(".stage-head h1")).toHaveText("Nim from 10, take 1 or 2");
    // Every vertex is in sight, and names can be read from the last row.
    for (const vertex of await page.locator(".graph .vertex").all()) {
      await expect(vertex).toBeInViewport({ ratio: 1 });
    }
    const letters = await page
      .locator(".graph .vertex-name")
      .first()
      .evaluate((name) => {
        const scale = (name as SVGTextElement).getScreenCTM()?.a ?? 0;
        return scale * Number.parseFloat(getComputedStyle(name).fontSize);
      });
    expect(letters).toBeGreaterThanOrEqual((18 * size.height) / 768);
    // A pointer in the hand of a lecturer sends Page Down.
    const sentence = page.locator(".stepper .sentence");
    await expect(sentence).toContainText("(3, 1) joins A₂");
    await page.keyboard.press("ArrowRight");
    await expect(sentence).toContainText("(5, 0) joins A₃");
    await page.keyboard.press("PageDown");
    await expect(sentence).toContainText("(4, 0) joins A₃");
    await page.keyboard.press("PageUp");
    await expect(sentence).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".layers li")).toHaveCount(8);
    await inLink(page, '"projection":true');
    await page.keyboard.press("Escape");
    await expect(page.locator(".frame")).toBeVisible();
    await expect(page.locator(".graph .vertex").first()).toBeVisible();
  });
}

test("every page gives its figure the screen, with its sentence", async ({ page }) => {
  await page.setViewportSize(SIZES[0]);
  await open(page);
  for (const hash of [
    "#home",
    "#play/connect4",
    "#tree",
    "#nim/heaps",
    "#nim/grundy",
    "#nim/sums",
    "#paths",
    link("paths", { tab: "graph" }),
    "#dilemma",
    link("dilemma", { tab: "match" }),
    "#arena/tictactoe",
  ]) {
    await follow(page, hash);
    await expect(page.locator(FIGURE).first(), hash).toBeVisible();
    await button(page, "Full screen (F)").click();
    await expect(page.locator(".frame"), hash).toBeHidden();
    await expect.poll(() => shareOfScreen(page), hash).toBeGreaterThan(0.6);
    await expect(page.locator(SENTENCE).first(), hash).toBeInViewport({ ratio: 1 });
    await button(page, "Leave full screen (Escape)").click();
    await expect(page.locator(".frame"), hash).toBeVisible();
  }
});

test("a link opens the stage, without a serious violation; typing an f does not", async ({ page }) => {
  await page.goto(
    `/${link("arena", { game: "nim", options: { sticks: "6", take: "1,2" }, step: 3, projection: true })}`,
  );
  await expect(page.locator(".graph .vertex").first()).toBeVisible();
  await expect(page.locator(".frame")).toBeHidden();
  expect(await serious(page)).toEqual([]);
  await page.keyboard.press("f");
  await expect(page.locator(".frame")).toBeVisible();
  await page.getByText("As text").click();
  await page.getByLabel("The arena as text").press("f");
  await expect(page.locator(".frame")).toBeVisible();
});
