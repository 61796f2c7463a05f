import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { button, cell, follow, open, twoPeople } from "./lab.ts";

async function check(page: Page, what: string, within = "body"): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(within).analyze();
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  expect(
    serious.map(({ id, nodes }) => `${what}: ${id}: ${nodes[0].html.slice(0, 200)} ${nodes[0].failureSummary}`),
    what,
  ).toEqual([]);
}

for (const theme of ["light", "dark", "grey"]) {
  test(`no serious violation while playing, ${theme}`, async ({ page }) => {
    await open(page, twoPeople("tictactoe"));
    await page.getByLabel("Colours").selectOption(theme);
    await cell(page, "1,1").click();
    await button(page, "Values").click();
    await expect(page.locator(".board .sign").first()).toBeVisible();
    await page.getByText("Copy, paste, share").click();
    await page.getByText("Rules", { exact: true }).click();
    await check(page, "play");
  });

  test(`no serious violation in the arena, ${theme}`, async ({ page }) => {
    await open(page, "#arena/eight");
    await page.getByLabel("Colours").selectOption(theme);
    await page.getByText("As text").click();
    await page.getByText("Export the picture").click();
    for (const mode of ["Attractor", "Solution", "My strategy", "Play here", "Edit"]) {
      await page.getByRole("radiogroup", { name: "What to do" }).getByText(mode, { exact: true }).click();
      await check(page, mode);
    }
    await page.getByRole("combobox", { name: "Arena" }).selectOption("tictactoe");
    await expect(page.locator(".histogram")).toBeVisible();
    await check(page, "summary");
  });
}

test("no serious violation on any board", async ({ page }) => {
  await open(page);
  for (const game of ["nim", "kayles", "chomp", "connect4", "hex", "mu-torere"]) {
    await follow(page, twoPeople(game));
    await expect(page.locator(`.game-${game}`)).toBeVisible();
    await check(page, game, ".board");
  }
});
