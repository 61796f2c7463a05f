import { expect, test } from "@playwright/test";
import { button, fits, link, open } from "./lab.ts";

const rules = (before: string, start = "1"): string =>
  `${before}\nexport default { start: ${start}, turn: () => 0, moves: (p) => (p > 0 ? [1] : []), play: (p) => p - 1, ` +
  "result: (p) => (p > 0 ? undefined : 0), key: (p) => p };";

/** Opens rules and runs them, as somebody who has read them. */
async function run(page: Parameters<typeof open>[0], code: string): Promise<void> {
  await open(page, link("my-rules", { language: "js", code }));
  await button(page, "Run it here").click();
}

test("an endless loop is ended, and the next rules run", async ({ page }) => {
  await run(page, rules("for (;;) {}"));
  await expect(page.getByText("ended after 5 s")).toBeVisible({ timeout: 20_000 });
  await page.getByLabel("Example").selectOption("sticks");
  await expect(page.getByText("Player 0 wins in 7 moves")).toBeVisible({ timeout: 20_000 });
});

test("a flood of messages is ended", async ({ page }) => {
  await run(page, rules("for (let i = 0; i < 1e6; i++) postMessage(String(i));"));
  await expect(page.getByText(/far too much|cannot be read/)).toBeVisible({ timeout: 20_000 });
});

test("what is huge is ended: a message, positions", async ({ page }) => {
  await run(page, rules('postMessage("x".repeat(1e8));'));
  await expect(page.getByText(/far too much/)).toBeVisible({ timeout: 20_000 });
  await run(page, rules("", "1e9"));
  await expect(page.getByText(/300,000/).first()).toBeVisible({ timeout: 30_000 });
});

// On a quick machine the frame of the rules takes gigabytes before its time is over, and Chromium ends its process,
// which is not the page's. Playwright takes that for a crash of the page and asks it nothing more: it is asked here.
test("what eats memory is ended, and the page goes on", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const evaluated = async (expression: string): Promise<unknown> =>
    (await session.send("Runtime.evaluate", { expression })).result.value;
  await run(page, rules("const kept = []; for (;;) kept.push(new Array(1e6).fill(kept.length));"));
  await expect.poll(() => evaluated("document.body.innerText"), { timeout: 30_000 }).toMatch(/was ended/);
  await evaluated(`location.hash = ${JSON.stringify(link("my-rules", { language: "js", code: rules("") }))}`);
  await evaluated("location.reload()");
  const runIt = `[...document.querySelectorAll("button")].find((one) => one.textContent === "Run it here")?.click()`;
  await expect
    .poll(async () => [await evaluated(runIt), await evaluated("document.body.innerText")][1], { timeout: 30_000 })
    .toMatch(/Player 0 wins in 1 move/);
});

test("a forged answer is read as carefully as any", async ({ page }) => {
  const forged = JSON.stringify({ id: 1, answer: { title: "forged", table: { names: ["<img src=x>"] } } });
  await run(page, rules(`postMessage(${JSON.stringify(forged)});`));
  await expect(page.getByText("The table of a game is wrong")).toBeVisible({ timeout: 20_000 });
});

test("a fault is shown at its line, and goes when it is mended", async ({ page }) => {
  await open(page, "#my-rules/sticks");
  await expect(page.getByText("Player 0 wins in 7 moves")).toBeVisible({ timeout: 20_000 });
  await page.getByLabel("Example").selectOption("rook");
  await expect(page.getByRole("heading", { name: "The rook in the corner" })).toBeVisible({ timeout: 20_000 });
  await page.locator(".cm-content").click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("nonsense here");
  await expect(button(page, /^Line \d+, column \d+$/)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText("“here” is unexpected here")).toBeVisible();
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect(page.getByText("nothing wrong")).toBeVisible({ timeout: 20_000 });
});

test.describe(() => {
  test.use({ locale: "fr-FR" });

  test("an error of syntax is reported in French, at its place, beside the last figure in grey", async ({ page }) => {
    await open(page, "#my-rules/sticks");
    const figure = page.locator(".outcome-card .start-picture");
    const greyness = (): Promise<string> => figure.evaluate((shown) => getComputedStyle(shown).filter);
    await expect(page.getByText("Le joueur 0 gagne en 7 coups")).toBeVisible({ timeout: 20_000 });
    expect(await greyness()).toBe("none");
    await page.locator(".cm-content").click();
    await page.keyboard.press("Control+End");
    await page.keyboard.type("let a = => 2;");
    const place = button(page, /^Ligne \d+, colonne 9$/);
    await expect(place).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(/«\s=>\s»\sest inattendu ici/)).toBeVisible();
    await expect(page.locator(".rules-faults")).not.toContainText("Unexpected");
    await expect(figure).toBeVisible();
    expect(await greyness()).toBe("grayscale(1)");
    await expect(page.getByText("Figure de la dernière version valable")).toBeVisible();
    await expect(page.getByText("Le joueur 0 gagne en 7 coups")).toBeVisible();
    await place.click(); // the cursor stands before the sign
    await page.keyboard.type("+");
    await expect(page.locator(".cm-content")).toContainText("let a = +=> 2;");
    for (let i = 0; i < 30; i++) await page.keyboard.press("Control+z");
    await expect(page.getByText("rien à redire")).toBeVisible({ timeout: 20_000 });
    expect(await greyness()).toBe("none");
  });
});

test("a player who never plays is remarked on", async ({ page }) => {
  await run(page, rules("", "3"));
  await expect(page.getByText("Player 1 never plays")).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText("one remark")).toBeVisible();
  await open(page, "#my-rules/sticks");
  await expect(page.getByText("nothing wrong")).toBeVisible({ timeout: 20_000 });
});

test("one's own game opens on every page, and again after the page is loaded anew", async ({ page }) => {
  await open(page, "#my-rules/row");
  await page.locator('.my-rules a[href="#play/my-rules"]').click();
  await expect(page.locator('[data-cell="b2"]')).toBeVisible();
  await page.locator('[data-cell="b2"]').click();
  await expect(page.locator(".history .move")).toHaveCount(2, { timeout: 20_000 });
  await page.reload();
  await expect(page.getByRole("heading", { name: "Three in a row" })).toBeVisible({ timeout: 20_000 });
  for (const [name, seen] of [
    ["#arena/my-rules", ".graph .vertex, .arena-canvas, .around"],
    ["#tree/my-rules", ".tree-node"],
  ]) {
    await page.goto(`/${name}`);
    await expect(page.locator(seen).first()).toBeVisible({ timeout: 20_000 });
  }
});

test("a game without a board is played by its positions as they are written", async ({ page }) => {
  await open(page, "#my-rules/nim");
  await page.locator('.my-rules a[href="#play/my-rules"]').click();
  await expect(page.locator(".board-side .text-board")).toHaveText("10,0");
});

test("the page of one's own rules fits a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const example of ["sticks", "rook", "row", "ring"]) {
    await open(page, `#my-rules/${example}`);
    await expect(page.getByRole("link", { name: "See the graph" })).toBeVisible({ timeout: 20_000 });
    await fits(page, example);
  }
});

test("a sandbox that cannot be opened is told in a sentence", async ({ page }) => {
  await page.route("**/sandbox.html", (route) => route.abort());
  await open(page, "#my-rules/sticks");
  await expect(page.getByText("could not be opened")).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText("Checking…")).toHaveCount(0);
});

test("a link to a play carries its rules: they are read first", async ({ page }) => {
  const code = `// somebody's\n${rules("", "5")}`;
  await open(page, link("play", { game: "my-rules", moves: "1", rules: { language: "js", code } }));
  await expect(page.getByText("it opens once they have run")).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
  await button(page, "Run it here").click();
  await expect(page.locator(".history .move")).toHaveCount(1, { timeout: 20_000 });
  expect(page.url()).toContain("#play/");
});
