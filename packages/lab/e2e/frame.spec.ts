import { expect, test } from "@playwright/test";
import { button, follow, link, open, twoPeople } from "./lab.ts";

test.use({ serviceWorkers: "allow" });

test("a damaged, too big or newer link opens the lab with one sentence", async ({ page }) => {
  const good = twoPeople("nim");
  const notAGame = link("play", { game: "chess", moves: "" });
  const illegal = link("play", { game: "nim", moves: "9 9" });
  const arena = link("arena", { arena: { names: ["a"], owners: "0", goals: ".", to: [[5]] } });
  for (const hash of [
    "#play/1abc",
    `${good.slice(0, -6)}`,
    "#play/<script>",
    "#nowhere/1",
    "#play/1",
    notAGame,
    illegal,
    arena,
  ]) {
    await page.goto("about:blank");
    await open(page, hash);
    await expect(page.getByRole("alert").first(), hash).toContainText("damaged");
    await expect(page.getByRole("alert")).toHaveCount(1);
    await expect(page.locator("h1")).toBeVisible();
  }
  await page.goto("about:blank");
  await open(page, `#play/1${"A".repeat(150_000)}`);
  await expect(page.getByRole("alert")).toContainText("too big");
  await page.goto("about:blank");
  await open(page, link("play", { game: "nim", moves: " ".repeat(3_000_000) }));
  await expect(page.getByRole("alert")).toContainText("too big");
  await page.goto("about:blank");
  await open(page, "#play/9abc");
  await expect(page.getByRole("alert")).toContainText("newer version");
  await button(page, "Close").click();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a damaged link shows the page as it begins, not the game that was there", async ({ page }) => {
  await open(page, twoPeople("nim", { moves: "3 2" }));
  await expect(page.locator(".history .move")).toHaveCount(2);
  await follow(page, "#play/1abc");
  await expect(page.getByRole("alert")).toContainText("damaged");
  await expect(page.locator(".game-nim")).toHaveCount(0);
  await follow(page, "#arena/eight");
  await expect(page.locator(".graph .vertex")).toHaveCount(8);
  await follow(page, "#arena/1abc");
  await expect(page.locator(".graph .vertex")).toHaveCount(20);
});

test("the title of the window says where one is, in the reader's language", async ({ page }) => {
  await open(page);
  await expect(page).toHaveTitle("Marienbad");
  for (const [hash, title] of [
    ["#play/hex", "Hex · Play · Marienbad"],
    ["#arena/nim10", "Nim from 10, take 1 or 2 · Arena · Marienbad"],
    ["#nim/grundy", "Grundy values · Nim · Marienbad"],
    ["#paths", "On a grid · Paths · Marienbad"],
    ["#dilemma", "Once · Dilemma · Marienbad"],
    ["#course/exercises", "Exercises · Course · Marienbad"],
  ]) {
    await follow(page, hash);
    await expect(page).toHaveTitle(title);
  }
  await page.getByLabel("Language").selectOption("fr");
  await expect(page).toHaveTitle("Exercices · Cours · Marienbad");
});

test("every page has its link and its code for embedding", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "#arena/eight");
  await expect(page.locator(".graph .vertex")).toHaveCount(8);
  const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  await button(page, "Copy the link").click();
  await expect.poll(copied).toMatch(/^http.*#arena\/1/);
  await button(page, "Copy the code for embedding").click();
  await expect.poll(copied).toMatch(/^<iframe src="http.*#arena\/1.*<\/iframe>$/);
});

test("the browser's language comes first, and a choice is kept", async ({ browser }) => {
  const french = await browser.newContext({ locale: "fr-CA" });
  const page = await french.newPage();
  await open(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.getByRole("link", { name: "Jouer", exact: true })).toBeVisible();
  await page.getByLabel("Langue").selectOption("en");
  await expect(page.getByRole("link", { name: "Play", exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("link", { name: "Play", exact: true })).toBeVisible();
  await french.close();
});

test("the browser goes back from page to page, and finds the play as it was", async ({ page }) => {
  await open(page, twoPeople("nim", { moves: "3 2" }));
  await page.getByRole("link", { name: "Arena", exact: true }).click();
  await expect(page).toHaveURL(/#arena\//);
  await page.goBack();
  await expect(page.locator(".history .move")).toHaveCount(2);
  await expect(page).toHaveURL(/#play\//);
});

test("themes: the system's, light, dark and grey", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page);
  const paper = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect.poll(paper).toBe("rgb(21, 23, 27)");
  await page.getByLabel("Colours").selectOption("light");
  await expect.poll(paper).toBe("rgb(251, 249, 245)");
  await page.getByLabel("Colours").selectOption("grey");
  await expect.poll(paper).toBe("rgb(255, 255, 255)");
});

test("the skip link leads to the content and leaves the state alone", async ({ page }) => {
  await open(page, "#play/nim");
  await page.keyboard.press("Tab");
  await expect(page.locator(".skip")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  await expect(page.locator("h1")).toHaveText("Nim with one heap");
});

test("nothing is asked of anybody else, and nothing breaks the security policy", async ({ page }) => {
  const elsewhere: string[] = [];
  const complaints: string[] = [];
  page.on("request", (request) => {
    if (!/^(http:\/\/127\.0\.0\.1:\d+\/|data:|blob:)/.test(request.url())) elsewhere.push(request.url());
  });
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  await open(page, "#play/hex");
  await button(page, "Values").click();
  await page.getByRole("link", { name: "Arena", exact: true }).click();
  await expect(page.locator(".graph .vertex").first()).toBeVisible();
  expect(elsewhere).toEqual([]);
  expect(complaints).toEqual([]);
});

test("without a network the lab opens what was opened before, and says so of the rest", async ({ page, context }) => {
  await open(page, "#arena/eight"); // the first visit: nobody has kept anything yet
  await expect(page.locator(".graph .vertex")).toHaveCount(8);
  const kept = (): Promise<string[]> =>
    page.evaluate(async () => {
      const lists = await Promise.all((await caches.keys()).map(async (key) => (await caches.open(key)).keys()));
      return lists.flat().map(({ url }) => url);
    });
  const notKept = async (): Promise<string[]> => {
    const fetched = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
    const all = await kept();
    return [...fetched, all.find((url) => /\/tasks-/.test(url)) ?? "tasks"].filter((url) => !all.includes(url));
  };
  await expect.poll(notKept).toEqual([]); // nor what the worker fetched
  expect((await kept()).filter((url) => url.endsWith(".book"))).toEqual([]);
  await context.setOffline(true);
  await page.goto("about:blank");
  await open(page, "#arena/draws");
  await expect(page.locator(".graph .vertex").first()).toBeVisible();
  await page.getByRole("link", { name: "Dilemma", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("has not been opened on this device before");
  await page.getByRole("link", { name: "Marienbad" }).click();
  await button(page, "Let it begin").click();
  await expect(page.getByText("Your move")).toBeVisible();
});

test("the first load is under 50 kB of JavaScript, compressed", async ({ page }) => {
  const { gzipSync } = await import("node:zlib");
  let total = 0;
  const bodies: Promise<void>[] = [];
  page.on("response", (response) => {
    if (!response.url().endsWith(".js") || response.request().serviceWorker() !== null) return;
    bodies.push(
      response.body().then((body) => {
        total += gzipSync(body).length;
      }),
    );
  });
  await open(page);
  await Promise.all(bodies);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThan(50_000);
});
