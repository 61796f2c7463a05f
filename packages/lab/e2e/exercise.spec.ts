import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { open } from "./lab.ts";

// The attractor exercise of seed 7, as `marienbad exercise attractor --seed 7 --answers` gives it.
test("an exercise for a class: a wrong answer is told why, a right one is taken, and no answer is shown", async ({
  page,
}) => {
  await open(page, "#exercise/attractor/7");
  await expect(page.locator(".exercise-card")).toHaveCount(1);
  await expect(page.locator(".exercise-card h2")).not.toContainText("1."); // there is no second one
  await expect(page.locator(".exercise-wishes, .key")).toHaveCount(0);
  const field = page.getByLabel("Answer to question 1");
  await field.fill("zebra");
  await page.getByRole("button", { name: "Check" }).click();
  await expect(page.locator(".remark").first()).toContainText("none of the names");
  await field.fill("");
  await expect(page.locator(".remark").first()).toBeEmpty(); // what was said is about another answer
  await page.locator(".hit").first().click(); // no field was used yet since: the last one
  await expect(field).not.toHaveValue("");
});

test("an exercise is checked by the key that ends a line, and fills the screen of a room", async ({ page }) => {
  await open(page, "#exercise/heuristic/3");
  // Several fields take names; nothing is answered yet.
  await page.getByLabel("Answer to question 2").press("Enter");
  await expect(page.locator(".remark").nth(1)).toContainText("There is no answer yet.");
  await page.getByRole("heading", { name: "Exercises" }).click();
  await page.keyboard.press("f");
  await expect(page.locator(".stage-head")).toBeVisible();
  const card = page.locator(".exercise-card");
  await expect(card.locator("img")).toBeVisible();
  const [wide, room] = await card.evaluate((one) => [one.getBoundingClientRect().right, innerWidth]);
  expect(wide).toBeLessThanOrEqual(room);
});

test("a class by its names: points beside the questions, and one file for all", async ({ page }) => {
  await open(page, "#exercise");
  await page.getByLabel("Points in all").fill("20");
  await page.keyboard.press("Enter");
  await expect(page.locator(".exercise-card h2 .points")).toHaveText([/points?\)/, /points?\)/]);
  await page.getByText("A class by its names").click();
  await page.getByLabel("Names, one per line").fill("Ada Lovelace\nÉvariste Galois");
  await page.getByLabel("Whose sheet").selectOption("2");
  await expect(page.locator(".exercise-student")).toHaveText("Évariste Galois");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "All keys" }).click();
  const path = await (await download).path();
  const written = readFileSync(path, "utf8");
  for (const name of ["Ada Lovelace", "Évariste Galois"]) expect(written).toContain(name);
});
