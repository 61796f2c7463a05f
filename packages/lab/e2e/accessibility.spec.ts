import { expect, type Page, test } from "@playwright/test";
import { button, cell, follow, open, twoPeople } from "./lab.ts";
import { serious } from "./serious.ts";

async function check(page: Page, what: string, within = "body", rules?: string[]): Promise<void> {
  expect(await serious(page, rules === undefined ? { within } : { within, rules }), what).toEqual([]);
}

const MODES = ["Attractor", "Solution", "My strategy", "Play here", "Edit"];

test("no serious violation while playing", async ({ page }) => {
  await open(page, twoPeople("tictactoe"));
  await cell(page, "1,1").click();
  await button(page, "Values").click();
  await expect(page.locator(".board .sign").first()).toBeVisible();
  await page.getByText("Copy, paste, share").click();
  await page.getByText("Rules", { exact: true }).click();
  await check(page, "play");
  // In other colours only the contrast can change.
  for (const theme of ["dark", "grey"]) {
    await page.getByLabel("Colours").selectOption(theme);
    await check(page, theme, "body", ["color-contrast"]);
  }
});

test("no serious violation in the arena", async ({ page }) => {
  await open(page, "#arena/eight");
  await page.getByText("As text").click();
  await page.getByText("Export the picture").click();
  for (const mode of MODES) {
    await page.getByRole("radiogroup", { name: "What to do" }).getByText(mode, { exact: true }).click();
    await check(page, mode, mode === "Attractor" ? "body" : ".arena-main");
  }
  for (const theme of ["dark", "grey"]) {
    await page.getByLabel("Colours").selectOption(theme);
    await check(page, theme, "body", ["color-contrast"]);
  }
});

test("no serious violation in a summary", async ({ page }) => {
  await open(page, "#arena/tictactoe");
  await expect(page.locator(".around")).toBeVisible();
  await check(page, "summary");
  await page.getByLabel("Colours").selectOption("dark");
  await check(page, "dark summary", "body", ["color-contrast"]);
});

test("no serious violation on any board", async ({ page }) => {
  await open(page);
  for (const game of ["nim", "kayles", "chomp", "connect4", "hex", "mu-torere"]) {
    await follow(page, twoPeople(game));
    await expect(page.locator(`.game-${game}`)).toBeVisible();
    await check(page, game, ".board");
  }
});
