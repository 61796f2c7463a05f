import { expect, test } from "@playwright/test";
import { button, link, open } from "./lab.ts";
import { serious } from "./serious.ts";

test("2,443 vertices are painted, found, walked by keys and stepped layer by layer", async ({ page }) => {
  await open(page, link("arena", { game: "domineering", options: { rows: 4, columns: 4 }, step: 0 }));
  const canvas = page.locator(".canvas-frame");
  await expect(canvas).toBeVisible();
  const sentence = page.locator(".sentence");
  await page.keyboard.press("ArrowRight");
  await expect(sentence).toContainText("A₀: 118 vertices, where player 0 has won.");
  await page.keyboard.press("ArrowRight");
  await expect(sentence).toContainText("A₁: 366 vertices of player 0 with a move into A₀.");
  await page.getByLabel("Name of the vertex").fill("X.../X.../..../....");
  await button(page, "Find").click();
  await expect(page.getByRole("alert")).toContainText("There is no vertex");
  await page.getByLabel("Name of the vertex").fill("X.../X.../..../.... 1");
  await button(page, "Find").click();
  await expect(page.locator(".vertex-panel h2")).toHaveText("Vertex X.../X.../..../.... 1");
  await expect(page.getByRole("list", { name: "Leading here" }).getByRole("button")).toHaveCount(1);
  // One button lies over the vertex that has the focus; keys move it.
  const focus = page.locator(".canvas-focus");
  await focus.focus();
  await page.keyboard.press("+");
  await expect(page.locator(".canvas-frame.near")).toBeVisible();
  const before = await focus.getAttribute("aria-label");
  await page.keyboard.press("ArrowDown");
  await expect(focus).not.toHaveAttribute("aria-label", before ?? "");
  await page.keyboard.press("Enter");
  await expect(focus).toHaveAttribute("aria-pressed", "true");
  await button(page, "Fit").click();
  await expect(page.locator(".canvas-frame.near")).toHaveCount(0);
  await expect(page.locator(".picture-frame").getByRole("img")).toHaveAttribute(
    "aria-label",
    /2,443 vertices.*A₁: 366/,
  );
  expect(await serious(page)).toEqual([]);
});

test("a large arena is told in numbers (SPEC, worked example 4)", async ({ page }) => {
  await open(page, "#arena/tictactoe");
  await expect(page.locator(".lead").first()).toContainText("5,478 vertices, 16,167 edges");
  await expect(page.locator(".histogram tbody tr")).toHaveCount(10);
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(".sentence")).toContainText("A₀: 626 vertices, where player 0 has won.");
  await expect(page.locator(".histogram .joined")).toHaveCount(1);
  // After X in a corner and O beside it on the edge, X has exactly three winning moves.
  await page.getByLabel("Name of the vertex").fill("XO./.../...");
  await button(page, "Go there").click();
  await expect(page.locator(".neighbours").last().locator(".move.player0")).toHaveCount(3);
  await expect(page.locator(".walk .graph .vertex")).toHaveCount(9);
  await page.locator(".walk .graph .vertex").nth(1).click();
  await expect(page.locator(".centre-vertex")).toContainText("X../.../...");
  await page.getByLabel("Name of the vertex").fill("nonsense");
  await button(page, "Go there").click();
  await expect(page.getByRole("alert")).toContainText("There is no vertex nonsense");
});

test("a picture larger than its frame is dragged, sized by wheel and keys, and seen as a whole", async ({ page }) => {
  await open(page, "#arena/hexapawn");
  await expect(page.locator(".graph .vertex")).toHaveCount(135);
  const look = (): Promise<{ left: number; width: number; whole: boolean }> =>
    page.locator(".picture").evaluate((frame) => ({
      left: frame.scrollLeft,
      width: frame.firstElementChild?.getBoundingClientRect().width ?? 0,
      whole: frame.scrollWidth <= frame.clientWidth && frame.scrollHeight <= frame.clientHeight,
    }));
  const before = await look();
  const box = await page.locator(".picture").boundingBox();
  if (box === null) throw new Error("no picture");
  await page.mouse.move(box.x + 300, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 200, box.y + 60, { steps: 3 });
  await page.mouse.up();
  await expect.poll(async () => (await look()).left).toBeGreaterThan(before.left + 90);
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -200);
  await page.keyboard.up("Control");
  await expect.poll(async () => (await look()).width).toBeGreaterThan(1.2 * before.width);
  await button(page, "Fit").click();
  await expect.poll(async () => (await look()).whole).toBe(true);
  await page.locator(".graph .vertex").first().focus();
  await page.keyboard.press("+");
  await expect.poll(async () => (await look()).whole).toBe(false);
  await page.keyboard.press("0");
  await expect.poll(async () => (await look()).whole).toBe(true);
});
