import { expect, test } from "@playwright/test";
import { CATALOGUE } from "marienbad/games/all";
import { follow, link, open } from "./lab.ts";

test.use({ viewport: { width: 1280, height: 800 } });

for (const locale of ["en-GB", "fr-FR"]) {
  test.describe(locale, () => {
    test.use({ locale });

    test("a play of every game is seen whole on 1280 × 800, with values and without", async ({ page }) => {
      test.setTimeout(300_000);
      await open(page);
      for (const { id: game } of CATALOGUE) {
        for (const values of [false, true]) {
          await follow(page, link("play", { game, moves: "", seats: ["human", "perfect"], values }));
          await expect(page.locator(`.game-${game} .board`)).toBeVisible();
          if (values) await expect(page.locator(".certainty")).toBeVisible({ timeout: 30_000 });
          const height = await page.evaluate(() => document.documentElement.scrollHeight);
          expect(height, `${game}, values ${values}`).toBe(800);
        }
      }
    });

    test("the gallery is seen whole on 1280 × 800", async ({ page }) => {
      await open(page, "#games");
      await expect(page.locator(".card-link").first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(800);
    });
  });
}
