import { expect, test } from "@playwright/test";
import { button, fits, inLink, open } from "./lab.ts";

test("two variants are compared on two boards, and the play to a difference is stepped through", async ({ page }) => {
  await open(page, "#compare/dodgem?trapped=wins--trapped=loses");
  await expect(page.getByText("43 positions change who wins, of 1,963 that both have.")).toBeVisible();
  await expect(page.locator(".side .board")).toHaveCount(2);
  await expect(page.locator(".side .worth").nth(0)).toHaveText(/Player 0 wins in 14 moves/);
  await expect(page.locator(".side .worth").nth(1)).toHaveText(/Player 1 wins in 15 moves/);
  await button(page, "Back (left arrow)").click();
  await expect(page.locator(".sentence")).toHaveText("Move 2: b1-a1.");
  await expect(page.locator(".side .worth.differs")).toHaveCount(0);
  await inLink(page, '"cursor":2');
  await fits(page);
});
