import { expect, test } from "@playwright/test";
import { CHAPTERS_OF_BOOK } from "../src/course/book/chapters.ts";
import { fits, open } from "./lab.ts";
import { serious } from "./serious.ts";
import { spokenInFigures } from "./spoken.ts";

for (const { id } of CHAPTERS_OF_BOOK) {
  for (const locale of ["en-GB", "fr-FR"]) {
    test.describe(`chapter ${id}, ${locale}`, () => {
      test.use({ locale });

      test("every figure is drawn, and nothing serious is wrong", async ({ page }) => {
        test.slow(); // a whole chapter is scanned
        await open(page, `#course/${id}`);
        await expect(page.locator(".book .section").first()).toBeVisible();
        const figures = await page.locator("figure.live").count();
        expect(figures).toBeGreaterThan(0);
        await expect(page.locator("figure.live .scene svg")).toHaveCount(figures);
        expect(await serious(page)).toEqual([]);
        const { parts, bad } = await spokenInFigures(page);
        expect(bad).toEqual([]);
        if (id !== "beyond") expect(parts.length).toBeGreaterThan(40);
      });

      test("on a phone nothing is wider than the screen", async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await open(page, `#course/${id}`);
        await expect(page.locator(".book .section").first()).toBeVisible();
        await fits(page);
      });
    });
  }
}
