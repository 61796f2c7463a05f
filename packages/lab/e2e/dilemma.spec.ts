import { expect, type Page, test } from "@playwright/test";
import { button, fits, inLink, link, open } from "./lab.ts";
import { serious } from "./serious.ts";

const cell = (page: Page, row: number, column: number) =>
  page.locator(".matrix tbody tr").nth(row).locator("td").nth(column);

test("the prisoners of the course: one equilibrium, two years each, the only outcome that is not optimal", async ({
  page,
}) => {
  await open(page, "#dilemma");
  await expect(page.locator(".matrix .payoff")).toHaveCount(8);
  const years = await page
    .locator(".matrix .payoff")
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  expect(years).toEqual(["1", "1", "3", "0", "0", "3", "2", "2"]);
  await expect(page.locator(".notes h2").first()).toHaveText("1 Nash equilibrium");
  await expect(page.locator(".equilibria")).toContainText("A: betray · B: betray");
  await expect(page.locator(".equilibria")).toContainText("A: silent 3, betray 2; none costs less than 2");
  await expect(page.locator(".not-pareto")).toContainText("(silent, silent) would give 1, 1 years");
  await expect(page.locator(".matrix td.equilibrium")).toHaveCount(1);
  await expect(cell(page, 1, 1)).toHaveClass(/equilibrium/);
  await expect(page.locator(".matrix td.pareto")).toHaveCount(3);
  await expect(cell(page, 1, 1)).not.toHaveClass(/pareto/);
  await expect(page.locator(".payoff-plot .outcome.optimal")).toHaveCount(3);
});

test("a matrix that is edited is analysed at once, kept in the link, and refuses what is no number", async ({
  page,
}) => {
  await open(page, "#dilemma/pennies");
  // Matching pennies: each side half the time, value 0 (von Neumann, Morgenstern 1944).
  await expect(page.locator(".equilibria")).toContainText("player 1: 1/2 heads + 1/2 tails");
  await expect(page.locator(".equilibria .badge")).toHaveText("mixed");
  await page.getByLabel("player 1, heads / heads", { exact: false }).fill("3");
  // 3p − (1 − p) = −p + (1 − p): the column player shows heads a third of the time.
  await expect(page.locator(".equilibria")).toContainText("player 2: 1/3 heads + 2/3 tails");
  await inLink(page, '"3"');
  await page.reload();
  await expect(page.locator(".equilibria")).toContainText("player 2: 1/3 heads + 2/3 tails");
  await page.getByLabel("player 1, heads / heads", { exact: false }).fill("3x");
  await expect(page.getByLabel("player 1, heads / heads", { exact: false })).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("player 1, heads / heads", { exact: false }).fill("1/3");
  await button(page, "One row more").click();
  await expect(page.locator(".matrix tbody tr")).toHaveCount(3);
  await button(page, "One column less").click();
  await expect(page.locator(".matrix .payoff")).toHaveCount(6);
});

test("a match, move by move, with the keyboard", async ({ page }) => {
  await open(page, "#dilemma/match");
  await expect(page.locator(".strip td")).toHaveCount(60);
  await page.keyboard.press("Home");
  for (let turn = 0; turn < 3; turn++) await page.keyboard.press("ArrowRight");
  // Tit for tat against always defect in the years of the course: 3 + 2 + 2 and 0 + 2 + 2.
  await expect(page.locator(".stepper .sentence")).toContainText("So far 7 and 4 years.");
  const letters = await page
    .locator(".strip tr")
    .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll("td")].map((one) => one.textContent).join("")));
  expect(letters).toEqual(["CDD", "DDD"]);
  // Nothing is left to chance here, so 30 turns bring (3 + 29 · 2)/30; ending by chance there are 1/0.05 of them on
  // average.
  const expected = page.getByRole("region", { name: "Expectation" });
  await expect(expected).toContainText("61/30");
  await page.getByLabel("A match ends").selectOption("chance");
  await expect(expected).toContainText("41/20");
  await expect(expected.locator("tbody tr").first().locator("td").last()).toHaveText("20");
  await page.getByLabel("A match ends").selectOption("turns");
  await page.getByLabel("Stakes").selectOption("axelrod");
  await expect(page.locator(".stepper .sentence")).toContainText("So far 2 and 7 points.");
  await page.getByLabel("Noise, 0 to 1").fill("1");
  await page.getByLabel("Noise, 0 to 1").press("Tab");
  // Certain noise turns every action round: always defect always cooperates.
  await expect.poll(() => page.locator(".strip tr").nth(1).locator("td").first().textContent()).toBe("C");
});

test("a tournament: ranking, heat map, population; the same seed gives the same numbers", async ({ page }) => {
  const hash = link("dilemma", {
    tab: "tournament",
    stakes: "course",
    turns: 3,
    noise: 0,
    seed: 5,
    entrants: ["tit-for-tat", "always-defect"],
    repeat: 1,
    generations: 10,
  });
  await open(page, hash);
  // As the library's own test has it: both pay 5/3 of a year a turn, and 7/3 and 4/3 against each other.
  await expect(page.locator(".ranking tbody tr")).toHaveCount(2);
  await expect(page.locator(".ranking tbody tr")).toHaveText([
    "1. Tit for tat1.6671.66767 %0", // as it was played, and as it is expected
    "1. Always defect1.6671.6670 %1",
  ]);
  await expect(page.locator(".heat td button")).toHaveText(["1.00", "2.33", "1.33", "2.00"]);
  await expect(page.locator(".population .band")).toHaveCount(2);
  await page.getByText("Exact expectations").click();
  await expect(page.locator(".heat td button").nth(1)).toHaveAttribute("title", /7\/3/);
  await page.locator(".heat td button").nth(1).click();
  await expect(page.getByLabel("First player")).toHaveValue("tit-for-tat");
  await expect(page.getByLabel("Second player")).toHaveValue("always-defect");
});

test("a long tournament shows its progress and can be cancelled", async ({ page }) => {
  await open(page, "#dilemma/tournament");
  await expect(page.locator(".ranking")).toBeVisible();
  await page.getByText(/^Strategies: /).click();
  await button(page, "All").click();
  for (const [name, value] of [
    ["Turns", "1000"],
    ["Matches of a pair", "1000"],
  ]) {
    await page.getByLabel(name, { exact: true }).fill(value);
    await page.getByLabel(name, { exact: true }).press("Tab");
  }
  await button(page, "Play the tournament").click();
  const bar = page.getByRole("progressbar");
  await expect(bar).toBeVisible();
  await expect.poll(() => bar.evaluate((one) => (one as HTMLProgressElement).value)).toBeGreaterThan(0);
  // the page is not blocked
  await page.getByRole("radiogroup", { name: "How often" }).getByText("Once", { exact: true }).click();
  await expect(page.locator(".matrix")).toBeVisible();
  await page.getByRole("radiogroup", { name: "How often" }).getByText("Tournament", { exact: true }).click();
  await button(page, "Stop").click();
  await expect(page.getByRole("alert")).toHaveText("Stopped.");
  await expect(button(page, "Play the tournament")).toBeEnabled();
  await expect(page.locator(".ranking tbody tr")).toHaveCount(8); // what was played before is still there
});

for (const theme of ["light", "dark", "grey"]) {
  test(`no serious violation, ${theme}`, async ({ page }) => {
    for (const [hash, there] of [
      ["#dilemma/prisoners", ".equilibria"],
      ["#dilemma/match", ".strip"],
      ["#dilemma/tournament", ".ranking"],
    ]) {
      await page.goto("about:blank");
      await open(page, hash);
      await page.getByLabel("Colours").selectOption(theme);
      await expect(page.locator(there)).toBeVisible({ timeout: 20_000 });
      await page.keyboard.press("End");
      expect(await serious(page), hash).toEqual([]);
    }
  });
}

test.describe("on a phone, in French", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: "fr-FR" });

  test("every view fits, speaks French and listens to touch", async ({ page }) => {
    await open(page, "#dilemma");
    await expect(page.locator("h1")).toHaveText("Le dilemme");
    await expect(page.locator(".equilibria")).toContainText("A : trahir · B : trahir");
    for (const [tab, there] of [
      ["Une rencontre", ".strip"],
      ["Tournoi", ".ranking"],
      ["Une fois", ".equilibria"],
    ]) {
      await page.getByRole("radiogroup", { name: "Combien de fois" }).getByText(tab, { exact: true }).tap();
      await expect(page.locator(there)).toBeVisible();
      if (tab === "Une rencontre") {
        await button(page, "Début (Origine)").tap();
        await button(page, "Avancer (flèche droite)").tap();
        await expect(page.locator(".stepper .sentence")).toContainText(
          "Tour 1 : Donnant-donnant coopère, Toujours trahir trahit.",
        );
      }
      await fits(page, tab);
      expect(await serious(page), tab).toEqual([]);
    }
  });
});
