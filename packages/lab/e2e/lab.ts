import { readFile } from "node:fs/promises";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { expect, type Locator, type Page } from "@playwright/test";

/** The end of a link that opens a page of the lab in this state: written here a second time, from its description. */
export function link(page: string, state: unknown): string {
  return `#${page}/1${deflateRawSync(Buffer.from(JSON.stringify(state))).toString("base64url")}`;
}

/** Waits until the link of the page says this of its state, as JSON: it follows what is done a moment later. */
export async function inLink(page: Page, words: string): Promise<void> {
  await expect.poll(() => stateInLink(page.url())).toContain(words);
}

function stateInLink(url: string): string {
  const packed = /#[a-z-]+\/1(.*)$/.exec(url)?.[1];
  return packed === undefined ? "" : inflateRawSync(Buffer.from(packed, "base64url")).toString();
}

/** Opens the lab and waits until it can be used. What breaks in the page fails the test. */
export async function open(page: Page, hash = ""): Promise<void> {
  page.on("pageerror", (error) => {
    throw error;
  });
  await page.goto(`/${hash}`);
  await expect(page.locator("main > *").first()).toBeVisible();
}

/** Opens another link in the same page, as somebody who pastes it into the address bar. */
export async function follow(page: Page, hash: string): Promise<void> {
  await page.evaluate((next) => {
    location.hash = next;
  }, hash);
}

/** What is seen on each page once it has something to show. */
const CONTENT: Readonly<Record<string, string>> = {
  games: ".card-link",
  play: ".board",
  arena: ".graph .vertex, .arena-canvas, .around",
  tree: ".tree-node",
  nim: ".columns, .grundy-verdict",
  paths: ".pane .counts, .spot, .tile",
  dilemma: ".equilibria, .strip, .ranking",
  course: "article",
  "my-rules": ".cm-content",
  compare: ".side .board",
};

/** Follows a link and waits until its page has something to show; no complaint is seen. */
export async function arrive(page: Page, hash: string): Promise<void> {
  const id = hash.slice(1).split("/")[0];
  await follow(page, hash);
  const marked = id === "games" ? "play" : id; // a part of playing for the menu
  await expect(page.locator(`nav a[href="#${marked}"][aria-current]`), hash).toBeVisible();
  await expect(page.locator(CONTENT[id]).first(), hash).toBeVisible();
  await expect(page.getByRole("alert"), hash).toHaveCount(0);
}

/** A play between two people: nothing happens by itself. */
export function twoPeople(game: string, more: object = {}): string {
  return link("play", { game, moves: "", seats: ["human", "human"], ...more });
}

export function cell(page: Page, id: string): Locator {
  return page.locator(`[data-cell="${id}"]`);
}

/** A vertex of the arena; tuples are written without blanks there. */
export function vertex(page: Page, name: string): Locator {
  const shown = name.replaceAll(", ", ",");
  return page.locator(".graph .vertex").filter({ has: page.locator(`text.vertex-name:text-is("${shown}")`) });
}

export function button(page: Page, name: string | RegExp): Locator {
  return page.getByRole("button", { name, exact: typeof name === "string" });
}

/** The moves played so far, as the history shows them. */
export async function played(page: Page): Promise<string[]> {
  const words = await page.locator(".history .move").allTextContents();
  return words.map((word) => word.replace(/^(le )?(player|joueur) \d /i, "").trim());
}

/** Saves the picture that is shown, as somebody who presses the button; the file's name and what is in it. */
export async function save(page: Page): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Save the file").click()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
}

/** Nothing is wider than the screen. */
export async function fits(page: Page, what?: string): Promise<void> {
  const [width, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(width, what).toBeLessThanOrEqual(screen);
}
