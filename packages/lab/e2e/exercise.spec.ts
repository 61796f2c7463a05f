import { expect, test } from "@playwright/test";
import { open } from "./lab.ts";

// The attractor exercise of seed 7, as `marienbad exercise attractor --seed 7 --answers` gives it.
test("an exercise for a class: a wrong answer is told why, a right one is taken, and no answer is shown", async ({
  page,
}) => {
  await open(page, "#exercise/attractor/7");
  await expect(page.locator(".exercise-card")).toHaveCount(1);
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
