import { expect, test } from "@playwright/test";
import { follow, link, open } from "./lab.ts";

const HUGE = 1e308;
const LONG = "n".repeat(201);
const ARENA = { names: ["a", "b"], owners: "01", goals: ".0", to: [[1], []] };
const MATRIX = { title: LONG, players: ["A", "B"], rows: ["u"], columns: ["l"], cells: [[["1", "1"]]] };

/** States of each page that no figure of it could show. */
const STATES: Readonly<Record<string, readonly object[]>> = {
  home: [{ moves: "4:7", me: HUGE }],
  play: [
    { game: "nim", moves: "3 2", cursor: HUGE },
    { game: LONG, moves: "" },
  ],
  games: [{ search: LONG }],
  arena: [
    { arena: ARENA, places: [HUGE, HUGE, -HUGE, 0] },
    { arena: ARENA, places: [1e9, 0, -1e9, 0] },
    { arena: { ...ARENA, names: ["a", LONG] } },
  ],
  tree: [{ game: "tictactoe", options: {}, depth: HUGE, step: -HUGE }],
  nim: [
    { tab: "grundy", game: "0.77", to: HUGE, heap: HUGE },
    { tab: "heaps", heaps: [LONG] },
  ],
  paths: [{ tab: "grid", map: "S..G", own: { 1: HUGE } }],
  dilemma: [
    { tab: "matrix", matrix: MATRIX },
    { tab: "match", first: "tit-for-tat", second: "random", turns: HUGE },
  ],
  course: [{ at: "nim", figures: { "piles/0": { taken: HUGE } } }],
  exercise: [{ kind: "attractor", seed: HUGE }],
  compare: [{ game: "dodgem", options: [{ trapped: LONG }, {}] }],
};

test("hostile links are refused in a sentence on every page, and no figure breaks", async ({ page }) => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  await open(page);
  const refused = async (hash: string, sentence: RegExp): Promise<void> => {
    const name = hash.slice(0, 60);
    await follow(page, hash);
    await expect(page.locator(".notice"), name).toContainText(sentence);
    await expect(page.locator("main h1").first(), name).toBeVisible();
    const broken = await page.evaluate(() =>
      [...document.querySelectorAll("svg, svg *")].flatMap((part) =>
        [...part.attributes].filter(({ value }) => /NaN|Infinity|e\+\d\d/.test(value)).map(({ value }) => value),
      ),
    );
    expect(broken, name).toEqual([]);
    await page.locator(".notice button").click();
    await expect(page.getByRole("alert"), name).toHaveCount(0);
  };
  for (const [id, states] of Object.entries(STATES)) {
    for (const state of states) await refused(link(id, state), /a number out of range or a name of more than 200/);
    await refused(`#${id}/${LONG}`, /a number out of range or a name of more than 200/);
    await refused(`#${id}/nim?sticks=${"9".repeat(300)}`, /a number out of range or a name of more than 200/);
    await refused(`#${id}/${"n".repeat(300_000)}`, /too big/);
    // Links of the page are resolved against its address: with a long one each of them takes its time.
    expect(page.url().length).toBeLessThan(1000);
  }
  await refused(`#${"n".repeat(300_000)}`, /too big/);
  expect(complaints).toEqual([]);
});
