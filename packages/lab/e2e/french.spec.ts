import { expect, test } from "@playwright/test";
import { CHAPTERS_OF_BOOK } from "../src/course/book/chapters.ts";
import { follow, open } from "./lab.ts";

test.use({ locale: "fr-FR" });

const PAGES = [
  ...["play/nim", "play/connect4", "games/", "arena/nim", "tree/nim", "nim/sums", "nim/grundy?1,2,3", "nim/heaps"],
  ...["paths/grid", "paths/taquin", "dilemma/match", "my-rules/", "compare/nim", "exercise/"],
  ...[...CHAPTERS_OF_BOOK.map(({ id }) => id), "exercises", "traps"].map((chapter) => `course/${chapter}`),
];

const SHOWN: Readonly<Record<string, string>> = {
  play: ".board",
  games: ".card-link",
  arena: ".graph",
  tree: ".tree-node",
  nim: ".columns, .grundy-verdict, .status",
  paths: ".pane .counts, .tile",
  dilemma: ".strip",
  "my-rules": ".cm-content",
  compare: ".side .board",
  exercise: ".exercise-figure",
  course: ".book .section, .course-exercises, .traps",
};

test("no page in French has a straight apostrophe in its words, spoken or seen", async ({ page }) => {
  await open(page);
  for (const name of PAGES) {
    await follow(page, `#${name}`);
    await expect(page.locator(SHOWN[name.split("/")[0]] ?? "h1").first(), name).toBeVisible();
    const straight = await page.evaluate(() => {
      const words: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
        if (!node.parentElement?.closest("code, pre, textarea, script, style, noscript, .cm-content"))
          words.push(node.nodeValue ?? "");
      for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
        for (const name of ["aria-label", "title", "placeholder", "alt"]) words.push(element.getAttribute(name) ?? "");
      return words.filter((one) => /(^|\P{L})([cdjlmnst]|\p{L}*qu|aujourd)'[\p{L}«([*]/iu.test(one));
    });
    expect.soft(straight, name).toEqual([]);
  }
});
