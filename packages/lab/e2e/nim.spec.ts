import { expect, test } from "@playwright/test";
import { button, cell, fits, inLink, link, open } from "./lab.ts";
import { serious } from "./serious.ts";

// Bouton 1901; SPEC, worked example 6: 1-3-5-7 is lost for the player to move, in normal and in misère play.
test("heaps to touch, binary columns and winning moves", async ({ page }) => {
  await open(page, "#nim");
  await expect(page.locator(".status")).toContainText("Player 0 to move loses");
  await expect(page.locator(".columns .odd")).toHaveCount(0);
  await cell(page, "3:4").click(); // the fifth stick of the last row and those after it: 1 3 5 4 is left
  await expect(page.locator(".status")).toContainText("Player 1 to move wins");
  await expect(page.locator(".columns .sum td")).toHaveText(["3", "0", "1", "1"]);
  await expect(page.locator(".reasons")).toContainText("The columns of 2, 1 hold an odd number of ones");
  // 1 ⊕ 3 ⊕ 5 ⊕ 4 = 3, so 3 → 0 is the move (1 and 4 and 5 would grow).
  await expect(page.locator(".move.hinted")).toHaveText(
    ["heap 2 3 → 0 take 3"].map((text) => new RegExp(text.replaceAll(" ", "\\s*"))),
  );
  await page.locator(".move.hinted").click();
  await expect(page.locator(".status")).toContainText("Player 0 to move loses");
  await button(page, "Take back").click();
  await expect(page.locator(".columns .sum td").first()).toHaveText("3");
});

// SPEC, worked example 6: (1, 1) is lost in normal play and won in misère play.
test("normal and misère play differ on heaps of one", async ({ page }) => {
  await open(page, "#nim/heaps?1,1");
  await expect(page.locator(".status")).toContainText("Player 0 to move loses");
  await page.getByText("the last token loses (misère)").click();
  await expect(page.locator(".status")).toContainText("Player 0 to move wins");
  await expect(page.locator(".reasons")).toContainText("2 heaps of one are left, an even number");
  await cell(page, "0:0").click();
  await cell(page, "1:0").click();
  await expect(page.locator(".status.over")).toHaveText("Player 0 wins.");
});

test("a game against the computer, by keyboard alone", async ({ page }) => {
  await open(page, link("nim", { tab: "heaps", heaps: ["2 3"], answering: true }));
  // 2 3: take one of the second row, then copy what the computer does.
  await cell(page, "0:1").focus();
  for (const key of ["ArrowDown", "ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
  await expect(cell(page, "1:2")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator(".columns tbody .value")).toHaveText(["1", "2"]); // it takes one of the largest heap
  await cell(page, "1:1").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".columns tbody .value")).toHaveText(["0", "1"]);
  await cell(page, "1:0").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".status.over")).toHaveText("Player 0 wins.");
});

// Guy and Smith 1956: Kayles has period 12, the last exception being 70. OEIS A002186 for the values.
test("the Grundy table of Kayles, its period and its proof", async ({ page }) => {
  await open(page, "#nim/grundy");
  await expect(page.locator(".grundy-verdict")).toContainText(
    "Period 12 from the heap of 71 on, the last exception being 70: proved",
  );
  await expect(page.locator(".reasons")).toContainText("2 × (71 + 12) + 2 = 168");
  await expect(page.locator(".reasons")).toContainText("verified again from the rules alone");
  await expect(page.locator(".grundy-chart .bar")).toHaveCount(101);
  await page.getByText("The values as a table").click();
  const row = page.locator(".grundy-values tbody tr").first().locator("td");
  await expect(row).toHaveText(["0", "1", "2", "3", "1", "4", "3", "2", "1", "4", "2", "6"]);
  const heap = page.getByRole("slider", { name: "Heap to explain" });
  await heap.focus();
  await page.keyboard.press("Home");
  for (let count = 0; count < 3; count++) await page.keyboard.press("ArrowRight");
  await expect(page.locator(".formula")).toHaveText("g(3) = mex {0, 1, 2} = 3");
  await page.getByLabel("Any heap, however large").fill("1000000000000000000");
  await button(page, "Its value").click();
  // 10^18 ≡ 4 modulo 12, and g(76) = 1: OEIS A002186.
  await expect(page.locator(".found")).toHaveText("g = 1");
});

// SPEC, worked example 2: take {2,3,5}, Grundy 0,0,1,1,2,2,3 with period 7.
test("subtraction sets, codes and bad codes", async ({ page }) => {
  await open(page, "#nim/grundy?2,3,5");
  await expect(page.locator(".grundy-verdict")).toContainText("{2,3,5} Period 7 from the heap of 0 on: proved");
  await page.getByText("The values as a table").click();
  await expect(page.locator(".grundy-values tbody tr").first().locator("td")).toHaveText([
    "0",
    "0",
    "1",
    "1",
    "2",
    "2",
    "3",
  ]);
  const code = page.getByLabel("Or a code (0.77), a set (2,3,5)");
  await code.fill("0.7x");
  await button(page, "Show").click();
  await expect(page.getByRole("alert")).toContainText('"x" is not a digit');
  await code.fill("chomp");
  await button(page, "Show").click();
  await expect(page.getByRole("alert")).toContainText("chomp is not a game of independent heaps");
});

test("a long search for a period shows its progress and can be stopped", async ({ page }) => {
  await open(page, link("nim", { tab: "grundy", game: "8.FFFFFFFFFFFFFFFF", to: 2000 }));
  await expect(page.getByRole("progressbar")).toBeVisible();
  await button(page, "Stop").click();
  await expect(page.getByRole("alert")).toHaveText("Stopped.");
  await page.getByLabel("Language").selectOption("fr"); // what is told is told again in the other language
  await expect(page.getByRole("alert")).toHaveText("Arrêté.");
});

// g(Nim 6, take 1 to 3) = 6 mod 4 = 2; g(Kayles 5) = 4 (OEIS A002186); g(Chomp 2 × 3) = 4 by hand from its 9 positions.
test("a sum of different games", async ({ page }) => {
  await open(page, "#nim/sums");
  await expect(page.locator(".worth strong")).toHaveText(["2", "4", "4"]);
  await expect(page.locator(".columns .sum .value")).toHaveText("2");
  await expect(page.locator(".status")).toHaveText("The player to move wins.");
  await page.locator(".sum-part .move.hinted").first().click();
  await expect(page.locator(".worth strong").first()).toHaveText("0");
  await expect(page.locator(".status")).toHaveText("The player to move loses.");
  await button(page, "Take back").click();
  await expect(page.locator(".status")).toHaveText("The player to move wins.");
  await page.getByLabel("Add a game").selectOption("wythoff");
  await expect(page.locator(".worth strong")).toHaveCount(4);
});

test("the state is the link", async ({ page, context }) => {
  await open(page, "#nim/heaps?3,4,5");
  await cell(page, "2:3").click();
  await inLink(page, '"heaps":["3 4 5","3 4 3"]');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.locator(".columns tbody .value")).toHaveText(["3", "4", "3"]);
  await other.locator(".controls").getByRole("button", { name: "Take back" }).click();
  await expect(other.locator(".columns tbody .value")).toHaveText(["3", "4", "5"]);
});

for (const theme of ["light", "dark", "grey"]) {
  test(`no serious violation, ${theme}`, async ({ page }) => {
    test.slow(); // axe reads the page three times
    await open(page, "#nim/heaps?3,4,5");
    await page.evaluate((chosen) => localStorage.setItem("marienbad.theme", chosen), theme);
    await page.reload();
    await expect(page.locator(".columns")).toBeVisible();
    expect(await serious(page)).toEqual([]);
    await page.getByText("Grundy values").click();
    await page.getByText("The values as a table").click();
    expect(await serious(page)).toEqual([]);
    await page.getByText("Sums of games").click();
    await expect(page.locator(".sum-board")).toHaveCount(3);
    expect(await serious(page)).toEqual([]);
  });
}

test.describe("on a phone, in French", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: "fr-FR" });

  test("heaps, chart and sum by touch", async ({ page }) => {
    await open(page, "#nim/heaps?1,2");
    await expect(page.locator("h1")).toHaveText("Nim et Grundy");
    await cell(page, "1:1").tap();
    await expect(page.locator(".status")).toContainText("Le joueur 1 est au trait et perd");
    await expect(page.locator(".reasons")).toContainText("la somme de Nim est 0");
    await fits(page);
    await page.getByText("Valeurs de Grundy").tap();
    await expect(page.locator(".grundy-verdict")).toContainText("Période 12 à partir du tas de 71");
    await fits(page);
    await page.getByText("Sommes de jeux").tap();
    await expect(page.locator(".status")).toHaveText("Le joueur au trait gagne.");
    await fits(page);
    expect(await serious(page)).toEqual([]);
  });
});
