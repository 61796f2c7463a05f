import { expect, test } from "@playwright/test";
import { follow, open } from "./lab.ts";

test("a change of page is announced, and its heading takes the focus: by click, link, Back; not at first", async ({
  page,
}) => {
  await open(page, "#course/attractors");
  const said: string[] = [];
  await page.exposeFunction("heard", (words: string) => said.push(words));
  await page.evaluate(() => {
    const region = document.querySelector(".unseen[role=status]") as Element;
    const hear = () => (window as unknown as { heard(words: string): void }).heard(region.textContent);
    new MutationObserver(hear).observe(region, { childList: true, characterData: true, subtree: true });
  });
  const focused = page.locator("*:focus");
  await expect(page.locator("h1")).toBeVisible();
  await expect(focused).toHaveCount(0);
  await page.locator('nav a[href="#tree"]').click();
  await expect(focused).toHaveText("The tree");
  await expect.poll(() => said.join()).toContain("Tree · Marienbad");
  expect(await focused.evaluate((node) => getComputedStyle(node).outlineStyle)).toBe("none"); // a mouse needs no ring
  await page.goBack();
  await expect(focused).toHaveText("The course");
  await expect.poll(() => said.join()).toContain("Attractors · Course · Marienbad");
  await follow(page, "#course/nim");
  await expect(focused).toHaveText("Nim and Grundy");
  await page.locator('.sections a[href="#course/nim/bouton"]').click();
  await expect(page.locator("h3:focus")).toHaveText(/Bouton/); // not the link itself
  // Only the state in the link changes: the focus stays.
  await page.locator("#lamp .scene [tabindex='0']").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#course\/1/);
  await expect(page.locator("#lamp .scene :focus")).toHaveCount(1);
});

for (const width of [1280, 390])
  test(`reload and Back find the place in a chapter, ${width} pixels wide; a link to a section leads there`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, "#course/attractors");
    await expect(page.locator("#inspector")).toBeAttached();
    const place = () => page.evaluate(() => Math.round(window.scrollY));
    const goDown = async (to: number) => {
      await page.evaluate((y) => window.scrollTo(0, y), to);
      await expect.poll(() => page.evaluate(() => Math.round(history.state?.y))).toBe(to);
    };
    await goDown(4000);
    await page.reload();
    await expect.poll(place).toBe(4000);
    await page.mouse.wheel(0, 10); // the reader moves
    await expect.poll(place).toBe(4010);
    await goDown(4200);
    await page
      .locator(".onward a:visible")
      .nth(4)
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.locator("h1")).toHaveText(/arena/i);
    await expect.poll(place).toBeLessThan(600);
    await page.goBack();
    await expect.poll(place).toBe(4200);
    await page.waitForTimeout(300); // what is fetched late does not push it away
    expect(await place()).toBe(4200);
    await follow(page, "#course/attractors/ranks");
    await expect(page.locator("#ranks h3")).toBeInViewport();
    await page.reload();
    await expect(page.locator("#ranks h3")).toBeInViewport();
  });
