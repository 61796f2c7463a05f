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

/** Six sticks, take one or two; the winner once none is left is given. */
const sticks = (winner: string): string => `export default {
start: [6, 0],
turn: ([, turn]) => turn,
moves: ([left]) => [1, 2].filter((count) => count <= left),
play: ([left, turn], count) => [left - count, 1 - turn],
result: ([left, turn]) => (left === 0 ? ${winner} : undefined),
key: ([left, turn]) => 2 * left + turn,
}`;

test("two versions of one's own rules are compared side by side", async ({ page }) => {
  const write = async (code: string): Promise<void> => {
    await page.locator(".cm-content").click();
    await page.keyboard.press("Control+a");
    await page.keyboard.insertText(code);
  };
  await open(page, "#my-rules");
  await write(sticks("1 - turn")); // whoever takes the last one wins
  await expect(page.locator(".outcome-card .verdict")).toContainText("Player 1 wins");
  await button(page, "Set this version aside").click();
  await expect(page.getByText("This version is set aside. This browser keeps it.")).toBeVisible();
  await write(sticks("turn")); // and now loses
  await expect(page.locator(".outcome-card .verdict")).toContainText("Player 0 wins");
  await page.getByRole("link", { name: "Compare with the version set aside" }).click();
  // Who moves loses with 0, 3 or 6 left, and then with 1 or 4: only with 2 and 5 nothing changes. With 6 or 5 left
  // there is one position, with fewer two each, by who moves.
  await expect(page.getByText("9 positions change who wins, of 12 that both have.")).toBeVisible();
  await expect(page.locator(".side").nth(1)).toContainText("set aside");
  await expect(page.locator(".findings")).toContainText("player 0 wins in");

  // On the next visit it is still there, until it is forgotten.
  await page.reload();
  await expect(page.getByText("9 positions change who wins, of 12 that both have.")).toBeVisible();
  await page.goto("#my-rules");
  await page.reload();
  await button(page, "Forget the version set aside").click();
  await expect(page.getByRole("link", { name: "Compare with the version set aside" })).toHaveCount(0);
  await page.reload();
  await expect(button(page, "Set this version aside")).toBeVisible();
  await expect(button(page, "Forget the version set aside")).toHaveCount(0);
});
