import { expect, test } from "@playwright/test";
import { button, cell, open } from "./lab.ts";

test("a game is found in the gallery by a word without its accent, told about, and played by keys alone", async ({
  page,
}) => {
  await open(page, "#games");
  await expect(page.locator(".card-link .board").first()).toBeVisible();
  const search = page.getByRole("searchbox");
  await expect(async () => {
    await page.keyboard.press("/"); // heard once the page is listening
    await expect(search).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.type("misere tic-tac");
  await expect(page.locator('.card-link[href="#play/tictactoe?misere=yes"]')).toBeVisible();
  await expect(page.locator('.card-link[href="#play/tictactoe"]')).toHaveCount(0);
  await page.keyboard.press("Control+A");
  await page.keyboard.type("aligner");
  const cards = page.locator(".card-link");
  await cards.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(cards.nth(1)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  const details = page.locator(".details");
  await expect(details).toHaveCount(1);
  await expect(details).toContainText("5,478");
  await expect(details).toContainText("draw in 9");
  await page.getByLabel("Show who wins").uncheck();
  await expect(page.locator(".outcome").first()).toContainText("solved");
  await cards.first().focus();
  await page.keyboard.press("Escape");
  await expect(details).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(cell(page, "2,2")).toBeVisible();
  await page.getByRole("link", { name: "All games" }).click();
  await expect(button(page, "Show all games")).toHaveCount(0);
  await expect(cards.first()).toBeVisible();
});
