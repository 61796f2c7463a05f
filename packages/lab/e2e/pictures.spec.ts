import { expect, test } from "@playwright/test";
import { button, open, save } from "./lab.ts";

/**
 * A picture by the name of its file: how many formats it has (four when it is a graph), and an answer that it tells.
 */
type Pictures = readonly (readonly [name: string, formats: number, answer: string])[];

/** Answers from the specification (examples 5, 6, 10 and 11), or counted by hand. */
const PICTURES: Readonly<Record<string, Pictures>> = {
  "#play/hexapawn": [["hexapawn", 3, "player1"]],
  "#tree/cuts": [["list-tree", 5, "≤ −1"]],
  "#tree/tictactoe-end": [["tictactoe-tree", 5, "α = "]],
  "#nim/heaps?3,4,5": [
    ["nim-heaps", 3, ">5<"],
    ["nim-columns", 3, "nim-sum: 2"],
  ],
  "#nim/grundy?2,3,5": [
    ["grundy-chart", 3, "period 7"],
    ["grundy-table", 3, ">3<"],
  ],
  "#nim/sums": [["nim-columns", 3, "nim-sum: "]],
  "#paths/pocket": [
    ["grid-dijkstra", 3, "strong"],
    ["grid-greedy", 3, "strong"],
    ["grid-astar", 3, "strong"],
    ["grid-weighted", 3, "strong"],
  ],
  "#paths/inconsistent": [["path", 5, "d = 5"]],
  "#paths/taquin": [["taquin", 3, ">8<"]],
  "#dilemma/prisoners": [
    ["matrix", 3, "2*, 2*"],
    ["payoffs", 3, "silent, silent"],
  ],
  "#dilemma/match": [
    ["match", 3, "Tit for tat: 61"],
    ["sums", 3, "Tit for tat<"],
  ],
  "#dilemma/tournament": [
    ["tournament", 3, "1.00"],
    ["population", 3, "Grudger 2"],
  ],
};

const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  png: /^.PNG/,
  tex: /\\begin\{tikzpicture\}/,
  dot: /^digraph (?!(?:graph|node|edge|digraph|subgraph|strict) )\w+ \{/,
  mmd: /^flowchart /m,
};

test("every picture of every page is exported in its formats, with its blank twin", async ({ page }) => {
  test.slow(); // eleven pages
  for (const [hash, pictures] of Object.entries(PICTURES)) {
    await page.goto("about:blank");
    await open(page, hash);
    const fold = page.locator("details", { hasText: "Export the picture" });
    await fold.locator("summary").click(); // it is there once there is something to export
    const last = button(page, "Last (End)");
    if ((await last.count()) > 0 && (await last.isEnabled())) await last.click();
    for (const [name, formats, answer] of pictures) {
      if (pictures.length > 1) await fold.getByLabel("Picture").selectOption(name);
      const labels = fold.getByRole("radiogroup", { name: "Format" }).locator("label");
      await expect(labels).toHaveCount(formats);
      const drawn: string[] = [];
      for (const blank of [true, false]) {
        await fold.getByLabel("Blank twin").setChecked(blank);
        const { name: file, text } = await save(page);
        expect(file).toBe(`${name}${blank ? "-blank" : ""}.svg`);
        drawn.push(text);
      }
      const [blank, full] = drawn.map((text) => text.replace(/<style>.*<\/style>/, ""));
      expect(full, name).toContain(answer);
      expect(blank, name).not.toContain(answer);
      expect(await page.evaluate(brokenSvg, drawn), name).toEqual([]);
      for (let format = 1; format < formats; format++) {
        await labels.nth(format).click();
        const { name: file, text } = await save(page);
        const ending = ["svg", "png", "tex", "dot", "mmd"][format];
        expect(file).toBe(`${name}.${ending}`);
        expect(text).toMatch(BEGINNINGS[ending]);
        expect(text).not.toMatch(/NaN|undefined|\[object/);
      }
    }
  }
});

/** Those that are not well-formed, or have a number that is none. */
function brokenSvg(texts: readonly string[]): string[] {
  const parse = (text: string): Document => new DOMParser().parseFromString(text, "image/svg+xml");
  return texts.filter((text) => /NaN|undefined/.test(text) || parse(text).querySelector("parsererror") !== null);
}

test("the tree is exported at the step that is shown: what is not yet looked at has no value", async ({ page }) => {
  await open(page, "#tree/alpha");
  await page.getByText("Export the picture").click();
  const labelOf = (svg: string, node: string): string | undefined => {
    const drawn = svg.split("</g>").find((part) => part.includes(`data-id="${node}"`)) ?? "";
    return /class="label"[^>]*>([^<]*)</.exec(drawn)?.[1];
  };
  await button(page, "First (Home)").click();
  const first = await save(page);
  expect(labelOf(first.text, "n0")).toBeUndefined();
  expect(first.text).not.toContain("edge cut");
  await button(page, "Last (End)").click();
  const last = await save(page);
  // [[1, 4], [-5, 3, 2]]: Min gets 1 on the left, at most −5 on the right, where 3 and 2 are cut away.
  expect(labelOf(last.text, "n0")).toBe("1");
  expect(last.text).toContain("≤ −5");
  expect(last.text.match(/class="edge cut[^"]*" data-from="n/g)).toHaveLength(2);

  // It is seen before it is saved, and follows the page.
  const preview = page.locator(".preview img");
  const address = await preview.getAttribute("src");
  await button(page, "Back (left arrow)").click();
  await expect(preview).not.toHaveAttribute("src", address as string);
  await expect.poll(() => preview.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(100);
  await page.getByText("TikZ", { exact: true }).click();
  const text = page.locator(".preview textarea");
  await expect(text).toHaveValue(/\\documentclass/);
  await page.getByLabel("A fragment to include").check();
  await expect(text).toHaveValue(/^% .*\n% In the preamble/);
  expect((await save(page)).text).not.toContain("documentclass");
});
