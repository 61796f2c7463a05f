import { expect, test } from "@playwright/test";
import { button, cell, fits, follow, link, open, played, twoPeople, vertex } from "./lab.ts";
import { serious } from "./serious.ts";

test("a game of Marienbad by touch, in French", async ({ page }) => {
  await open(
    page,
    link("play", { game: "marienbad", options: { rows: "1,2" }, moves: "", seats: ["human", "perfect"] }),
  );
  await expect(page.locator("h1")).toContainText("Marienbad");
  await expect(page.locator(".status")).toContainText("À vous de jouer");
  await button(page, "Valeurs").tap();
  await expect(page.locator(".certainty")).toContainText("Le joueur 0 gagne en 2");
  await cell(page, "1:0").tap(); // both sticks of the second row: one is left, and its taker loses
  await expect.poll(async () => (await played(page)).length).toBe(2);
  await expect(page.locator(".status.over")).toContainText("Vous gagnez !");
  await fits(page);
});

test("every board fits the screen", async ({ page }) => {
  await open(page);
  for (const game of ["nim", "bachet", "grundy", "wythoff", "connect4", "hex", "domineering", "morris"]) {
    await follow(page, twoPeople(game));
    await expect(page.locator(`.game-${game}`)).toBeVisible();
    await expect(page.locator(".board")).toBeInViewport({ ratio: 0.5 });
    await fits(page);
  }
});

test("the review of a game by touch, in French", async ({ page }) => {
  await open(
    page,
    link("play", { game: "tictactoe", moves: "5 2 1 9 4 6 7", seats: ["perfect", "human"], review: "best" }),
  );
  await expect(page.locator(".turning")).toContainText("Le tournant : coup 2");
  await button(page, "Voir le coup 2").tap();
  await expect(page.locator(".verdict-box")).toContainText("2. 2 : faute");
  await fits(page);
  expect(await serious(page)).toEqual([]);
});

test("the picture of an arena follows the step on a phone, its names at least 12 pixels high", async ({ page }) => {
  await open(page, link("arena", { game: "nim", options: { sticks: "10", take: "1,2" }, step: 0 }));
  await expect(page.locator(".graph .vertex")).toHaveCount(20);
  const size = await vertex(page, "(9, 1)")
    .locator(".vertex-name")
    .evaluate((name) => {
      const scale = (name as SVGTextElement).getScreenCTM()?.a ?? 0;
      return scale * Number.parseFloat(getComputedStyle(name).fontSize);
    });
  expect(size).toBeGreaterThanOrEqual(12);
  for (let step = 1; step <= 11; step++) {
    await page.keyboard.press("ArrowRight");
    const joining = page.locator(".graph .joining");
    await expect(joining).toHaveCount(1);
    const inside = await joining.evaluate((joined) => {
      const [place, frame] = [joined, joined.closest(".picture") as Element].map((one) => one.getBoundingClientRect());
      return place.left >= frame.left && place.right <= frame.right;
    });
    expect(inside, `step ${step}`).toBe(true);
  }
  // Every page is named whole, and what is chosen from stands in columns.
  const last = await page.locator(".frame nav a").last().boundingBox();
  expect((last?.x ?? 999) + (last?.width ?? 0)).toBeLessThanOrEqual(390);
  const lefts = await page
    .getByRole("radiogroup", { name: "Que faire" })
    .locator("label")
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
  expect(new Set(lefts).size).toBeLessThanOrEqual(3);
});

test("the arena by touch, in French", async ({ page }) => {
  await open(page, "#arena/eight");
  await expect(page.locator(".sentence")).toContainText("l’attracteur du joueur 0 a 5 sur 8 sommets");
  await button(page, "Début (Origine)").tap();
  await button(page, "Avancer (flèche droite)").tap();
  await expect(page.locator(".sentence")).toContainText("7 entre dans A₀");
  await page.getByText("Solution", { exact: true }).tap();
  await vertex(page, "4").tap();
  await expect(page.locator(".vertex-panel")).toContainText("Le joueur 0 gagne en 2 coups.");
  await fits(page);
  expect(await serious(page)).toEqual([]);
});

test("an edge is drawn by a finger from vertex to vertex", async ({ page }) => {
  await open(page, "#arena/eight");
  await page.getByText("Modifier", { exact: true }).tap();
  await page.getByText("Dessiner", { exact: true }).tap();
  await page.locator(".picture").scrollIntoViewIfNeeded();
  await expect(page.locator(".graph .edge:not(.entry)")).toHaveCount(10);
  const [from, to] = await Promise.all(["0", "3"].map((name) => vertex(page, name).boundingBox()));
  if (from === null || to === null) throw new Error("no vertex");
  const at = (share: number) => ({
    x: from.x + from.width / 2 + share * (to.x - from.x),
    y: from.y + from.height / 2 + share * (to.y - from.y),
  });
  const touch = await page.context().newCDPSession(page);
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at(0)] });
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
    await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [at(share)] });
  }
  await expect(page.locator(".edge.rubber")).toBeVisible();
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect(page.locator(".graph .edge:not(.entry)")).toHaveCount(11);
});
