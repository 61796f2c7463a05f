import { expect, type Page, test } from "@playwright/test";
import { faultsOfArcs } from "../scripts/walk-arcs.mjs";
import { button, follow, inLink, link, open, save, vertex } from "./lab.ts";

async function mode(page: Page, name: string): Promise<void> {
  await page.getByRole("radiogroup", { name: "What to do" }).getByText(name, { exact: true }).click();
}

async function ranks(page: Page): Promise<Record<string, string>> {
  return page
    .locator(".graph .vertex[data-rank]")
    .evaluateAll((all) =>
      Object.fromEntries(
        all.map((one) => [one.querySelector(".vertex-name")?.textContent, (one as SVGElement).dataset.rank ?? ""]),
      ),
    );
}

test("a whole attractor with the keyboard alone", async ({ page }) => {
  await open(page, "#arena/nim10");
  const sentence = page.locator(".sentence");
  await expect(sentence).toContainText("has 11 of 20 vertices"); // it opens on the answer
  await page.keyboard.press("Home");
  await expect(sentence).toContainText("is empty");
  // Whose the goals are is known before anything has joined.
  await expect(vertex(page, "(0, 1)").locator(".goal-mark.player0")).toBeVisible();
  await expect(vertex(page, "(0, 0)").locator(".goal-mark.player1")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(sentence).toContainText("(0, 1) joins A₀: player 0 has won there.");
  await expect(page.locator(".code .lit")).toContainText("of rank 0");
  await page.keyboard.press("ArrowRight");
  await expect(sentence).toContainText("joins A₁: it is a vertex of player 0, and the move to (0, 1) leads into A₀");
  await expect(page.locator(".code .lit")).toContainText("if player 0 moves at u");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(sentence).toContainText("(3, 1) joins A₂: it is a vertex of player 1, and each of its moves");
  await expect(page.locator(".code .lit")).toContainText("count[u] = 0");
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator(".graph .joining")).toHaveCount(1);
  await page.keyboard.press("End");
  await expect(sentence).toContainText("the attractor of player 0 has 11 of 20 vertices");
  await expect(sentence).toContainText("player 0 can win");
  // SPEC, worked example 1.
  await expect
    .poll(() => ranks(page))
    .toEqual({
      "(0,1)": "0",
      "(1,0)": "1",
      "(2,0)": "1",
      "(3,1)": "2",
      "(4,0)": "3",
      "(5,0)": "3",
      "(6,1)": "4",
      "(7,0)": "5",
      "(8,0)": "5",
      "(9,1)": "6",
      "(10,0)": "7",
    });
  await page.keyboard.press("Home");
  await expect.poll(() => ranks(page)).toEqual({});
  await page.keyboard.press("Space");
  await expect(button(page, "Pause")).toBeVisible();
  await expect.poll(async () => Object.keys(await ranks(page)).length).toBeGreaterThan(1);
  await page.keyboard.press("Space");
  await expect(button(page, "Play")).toBeVisible();
});

test("vertices and sentences are in the words of the vocabulary", async ({ page }) => {
  await open(page, link("arena", { game: "nim", options: { sticks: "6", take: "1,2" }, step: 1 }));
  await page.getByLabel("Names of the players").selectOption("white/black");
  await page.getByLabel("Language").selectOption("fr");
  await expect(vertex(page, "5N")).toBeVisible();
  await expect(page.locator(".sentence")).toContainText("0N entre dans A₀ : Blanc y a gagné.");
});

test("the scrubber and the buttons go anywhere, and the link remembers the step", async ({ page }) => {
  await open(page, "#arena/nim10");
  await expect(page.locator(".count")).toHaveText("12 / 12");
  await button(page, "From the start").click();
  await button(page, "Pause").click();
  await page.getByLabel("Step", { exact: true }).fill("4");
  await expect(page.locator(".count")).toHaveText("4 / 12");
  await button(page, "Last (End)").click();
  await button(page, "Back (left arrow)").click();
  await expect(page.locator(".count")).toHaveText("11 / 12");
  await inLink(page, '"step":11');
  await page.reload();
  await expect(page.locator(".count")).toHaveText("11 / 12");
});

test("every example opens", async ({ page }) => {
  await open(page, "#arena");
  const select = page.getByRole("combobox", { name: "Arena" });
  await expect(select).toBeVisible();
  const ids = await select.locator("option").evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  const examples = ids.filter((id) => id !== "" && !id.startsWith("game:"));
  expect(examples.length).toBeGreaterThanOrEqual(12);
  for (const id of examples) {
    await select.selectOption(id);
    await expect(page.locator(".graph .vertex, .figure-box").first(), id).toBeVisible();
    await expect(page.locator(".lead").first()).toContainText("vertices");
    await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0);
  }
});

test("the solution: winners, ranks and both strategies (SPEC, worked example 3)", async ({ page }) => {
  await open(page, "#arena/eight");
  await mode(page, "Solution");
  for (const name of ["0", "1", "2", "4", "7"]) await expect(vertex(page, name)).toHaveClass(/won0/);
  for (const name of ["3", "5", "6"]) await expect(vertex(page, name)).toHaveClass(/won1/);
  await expect(page.locator(".edge.thick.player0")).toHaveCount(3);
  await expect(page.locator(".edge.thick.player1")).toHaveCount(2);
  await vertex(page, "1").hover();
  await expect(page.locator(".vertex-panel")).toContainText("Player 0 wins in 3 moves.");
  await expect(page.locator(".vertex-panel")).toContainText("the move to 4 leads into A₂");
});

test("the arcs that are seen thick are those of each step, of the solution, of choices and a refutation", async ({
  page,
}) => {
  await open(page, "#arena/nim10");
  await expect(page.locator(".count")).toHaveText("12 / 12");
  const faults = await faultsOfArcs({
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
  });
  expect(faults).toEqual([]);
});

test("draws that end and draws that do not are told apart", async ({ page }) => {
  await open(page, "#arena/draws");
  await mode(page, "Solution");
  for (const name of ["a", "b"]) await expect(vertex(page, name)).toHaveClass(/infinite/);
  for (const name of ["s", "e", "h"]) await expect(vertex(page, name)).toHaveClass(/finite/);
  await vertex(page, "b").focus();
  await expect(page.locator(".vertex-panel")).toContainText("A draw that never ends.");
});

test("my strategy: winning, or a counter-play that is shown", async ({ page }) => {
  await open(page, "#arena/eight");
  await mode(page, "My strategy");
  const choose = async (from: string, to: string): Promise<void> => {
    await vertex(page, from).focus();
    await page.keyboard.press("Enter");
    await page.locator(".vertex-panel .move").filter({ hasText: to }).click();
    await vertex(page, from).focus();
    await page.keyboard.press("Enter");
  };
  await choose("0", "5");
  await button(page, "Check my strategy").click();
  await expect(page.locator(".sentence")).toContainText("Not winning: player 1 wins at 3. Counter-play: 0 → 5 → 3.");
  await expect(page.locator(".token-mark")).toHaveCount(1);
  await choose("0", "4");
  await choose("2", "7");
  await button(page, "Check my strategy").click();
  await expect(page.locator(".sentence")).toContainText("Winning: from 0");
});

test("an edge that is clicked is chosen", async ({ page }) => {
  await open(page, "#arena/ranks");
  await mode(page, "My strategy");
  await page.locator(".edge.live .edge-touch").nth(2).click({ force: true });
  await expect(page.locator(".edge.thick.player0")).toHaveCount(1);
});

test("play here: a token against the perfect opponent", async ({ page }) => {
  await open(page, "#arena/nim10");
  await mode(page, "Play here");
  for (const name of ["(9, 1)", "(6, 1)", "(3, 1)", "(0, 1)"]) {
    await expect(page.locator(".sentence")).toContainText("Your move");
    await vertex(page, name).click();
  }
  await expect(page.locator(".sentence")).toContainText("You win!");
});

test("the editor and the text are kept in step", async ({ page }) => {
  await open(page, "#arena");
  await mode(page, "Edit");
  await button(page, "Empty arena").click();
  await button(page, "New vertex").click();
  await button(page, "New vertex").click();
  await expect(page.locator(".graph .vertex")).toHaveCount(2);
  await page.locator(".chosen-vertex").getByLabel("Goal").selectOption("0");
  await page.getByLabel("Name", { exact: true }).fill("end");
  await page.keyboard.press("Enter");
  await vertex(page, "a").click();
  await page.getByLabel("Add an edge to").selectOption({ label: "end" });
  await expect(page.locator(".graph .edge:not(.entry)")).toHaveCount(1);
  const text = page.getByLabel("The arena as text");
  await expect(text).toHaveValue(/'a': \['end'\]/);
  await expect(text).toHaveValue(/V0 = \{'end': None\}/);
  await expect(page.locator(".vertex-panel")).toContainText("Player 0 wins in 1 move.");
  // Now the other way.
  await text.fill("A = {'a': ['b', 'c'], 'b': ['a'], 'c': []}\nS0 = {'a'}\nV1 = {'c'}\nstart = 'a'\n");
  await expect(page.locator(".graph .vertex")).toHaveCount(3);
  await expect(page.locator(".graph .edge:not(.entry)")).toHaveCount(3);
  await text.fill("A = {'a': ['b'],\n 'b': []}\nS0 = {'a', 'z'}\nV0 = {'y'}\n");
  await expect(page.locator(".faults .fault")).toHaveCount(2);
  await expect(page.locator(".faults .fault").first()).toContainText("Line 3");
  await expect(page.locator(".gutter .bad-line")).toHaveText(["3", "4"]);
  await expect(page.locator(".graph .vertex")).toHaveCount(3);
  await page.getByRole("radiogroup", { name: "Format" }).getByText("DOT").click();
});

test("vertices are dragged, edges drawn and deleted", async ({ page }) => {
  await open(page, "#arena/ranks");
  await mode(page, "Edit");
  const before = await vertex(page, "w").boundingBox();
  if (before === null) throw new Error("no vertex");
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
  await page.mouse.down();
  await page.mouse.move(before.x + 40, before.y + 90, { steps: 5 });
  await page.mouse.up();
  await expect(button(page, "Lay out again")).toBeVisible();
  const tool = page.getByRole("radiogroup", { name: "Tool" });
  await tool.getByText("Draw").click();
  await vertex(page, "w").hover();
  await page.mouse.down();
  const end = await vertex(page, "z").boundingBox();
  if (end === null) throw new Error("no vertex");
  await page.mouse.move(end.x + 60, end.y + end.height + 40);
  await expect(page.locator(".edge.rubber")).toBeVisible();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2);
  await expect(vertex(page, "z")).toHaveClass(/open/);
  await page.mouse.up();
  await expect(page.locator(".edge.rubber")).toHaveCount(0);
  await tool.getByText("Delete").click();
  await vertex(page, "p").click();
  await expect(page.locator(".graph .vertex")).toHaveCount(8);
  await expect(page.locator(".graph .edge:not(.entry)")).toHaveCount(8);
});

test("owners may be told by a slot, and pasted text is never run", async ({ page }) => {
  await open(page, "#arena");
  await page.getByText("As text").click();
  await page.getByLabel("The arena as text").fill("{(1, 0): [(0, 1)], (0, 1): []}");
  await expect(page.locator(".faults")).toContainText("Whose are the vertices?");
  await expect(page.locator(".faults")).not.toContainText("--"); // no flag of a command line
  await button(page, "Number 2 of each tuple is the player").click();
  await expect(page.locator(".graph .vertex")).toHaveCount(2);
  await expect(page.getByLabel("Owners are given by")).toHaveValue("slot");
  await page.getByLabel("The arena as text").fill('{"<img src=x onerror=alert(1)>": [], __import__("os"): []}');
  await expect(page.locator(".faults .fault").first()).toBeVisible();
  await expect(page.locator("img")).toHaveCount(0);
});

test("pictures are exported in every format, with their blank twins", async ({ page }) => {
  await open(page, "#arena/eight");
  await page.getByText("Export the picture").click();
  const begins = { SVG: "<svg", TikZ: "\\documentclass", DOT: "digraph", Mermaid: "flowchart" };
  for (const [format, beginning] of Object.entries(begins)) {
    await page.locator(".export").getByText(format, { exact: true }).click();
    const contents: string[] = [];
    for (const blank of [false, true]) {
      await page.getByLabel(/Blank twin/).setChecked(blank);
      contents.push((await save(page)).text);
    }
    expect(contents[0], format).toContain(beginning);
    expect(contents[1], format).toContain(beginning);
    expect(contents[1]).not.toBe(contents[0]);
  }
});

test("what is exported is what is shown: the step, and the places", async ({ page }) => {
  const copy = async (): Promise<string> => (await save(page)).text;
  await open(page, link("arena", { game: "nim", options: { sticks: "6", take: "1,2" }, step: 3 }));
  await page.getByText("Export the picture").click();
  const third = await copy();
  expect(third).toContain("Attractor of player 0, step 3 of 6");
  expect(third.match(/class="node tone-player0[^"]*" data-id="v/g)).toHaveLength(3);
  const places = [0, 0, 200, -60, 120, 90];
  const arena = { names: ["s", "a", "é"], owners: "000", goals: "..0", to: [[1, 2], [0], []], start: 0 };
  await follow(page, link("arena", { arena, places, mode: "solution" }));
  await expect(vertex(page, "é")).toHaveClass(/won0/);
  const moved = [...(await copy()).matchAll(/<circle class="border" cx="(.*?)" cy="(.*?)"/g)];
  const [s, a, e] = moved.map(([, x, y]) => [Number(x), Number(y)]);
  expect([a[0] - s[0], a[1] - s[1], e[0] - s[0], e[1] - s[1]]).toEqual(places.slice(2));
  await follow(page, "#arena/pong"); // boards of points that lines join, on the screen and on paper
  await expect(page.locator(".small-board .grid")).toHaveCount(56);
  const piecesOf = (board: Element): string[] =>
    [...board.querySelectorAll(".piece")].map((piece) => piece.getAttribute("class") ?? "");
  const onScreen = await page.locator(".small-board").first().evaluate(piecesOf);
  expect(onScreen.filter((piece) => piece.includes("player0"))).toHaveLength(2);
  const first = /data-id="v0".*?<\/g>/s.exec(await copy())?.[0] ?? "";
  expect(Array.from(first.matchAll(/class="(piece [^"]*)"/g), ([, piece]) => piece)).toEqual(onScreen);
});

test("a game that is too large says so, and the page stays alive", async ({ page }) => {
  await open(page, link("arena", { game: "connect4", options: {} }));
  await expect(page.getByRole("alert")).toContainText(/more than 300,000|stopped/, { timeout: 15_000 });
  await page.getByRole("combobox", { name: "Arena" }).selectOption("nim10");
  await expect(page.locator(".graph .vertex")).toHaveCount(20);
});

test("an arena of 200 vertices is stepped through", async ({ page }) => {
  await open(page, link("arena", { game: "nim", options: { sticks: 100, take: "1,2" }, step: 0 }));
  await expect(page.locator(".graph .vertex")).toHaveCount(200);
  for (let i = 0; i < 5; i++) await page.keyboard.press("ArrowRight");
  await expect(page.locator(".count")).toContainText("5 /");
});

test("a strategy is told by clicks alone, and its refutation has a colour of its own", async ({ page }) => {
  await open(page, "#arena/eight");
  await mode(page, "My strategy");
  await vertex(page, "0").click();
  await expect(page.locator(".sentence")).toContainText("From 0, click the vertex to go to.");
  await vertex(page, "5").click();
  await expect(page.locator(".sentence")).toContainText("1 of 3 chosen");
  await button(page, "Check my strategy").click();
  await expect(page.locator(".sentence")).toContainText("Not winning: player 1 wins at 3");
  await expect(page.locator(".edge.refuting")).toHaveCount(2);
  await expect(page.locator(".edge.refuting.player0, .edge.refuting.player1")).toHaveCount(0);
  await page.getByText("A strategy as a dictionary", { exact: true }).click();
  await page.getByLabel("A strategy as a dictionary").fill("{0: 4, 1: 7, 2: 7}");
  await button(page, "Take this strategy").click();
  await expect(page.locator(".faults .fault")).toHaveText("1: no move leads to 7.");
  await button(page, "Check my strategy").click();
  await expect(page.locator(".sentence")).toContainText("Winning: from 0");
});

test("an empty arena works at once, and everything drawn can be undone", async ({ page }) => {
  await open(page, "#arena/nim10");
  await mode(page, "Edit");
  await expect(page.locator(".graph .vertex")).toHaveCount(20);
  await button(page, "Empty arena").click();
  await expect(page.locator(".lead").first()).toContainText("0 vertices, 0 edges");
  await expect(page.getByLabel("The arena as text")).toHaveValue("");
  await page.locator(".picture .graph").click({ position: { x: 60, y: 60 } });
  await expect(page.locator(".graph .vertex")).toHaveCount(1);
  await button(page, "Undo").click();
  await expect(page.locator(".graph .vertex")).toHaveCount(0);
  await page.locator("h1").click();
  await page.keyboard.press("Control+z");
  await expect(page.locator(".graph .vertex")).toHaveCount(20);
  await button(page, "Redo").click();
  await expect(page.locator(".graph .vertex")).toHaveCount(0);
});

test("the rule of dead ends is there where it has an effect, and says when it empties the attractor", async ({
  page,
}) => {
  await open(page, "#arena/nim10");
  await expect(page.locator(".graph .vertex")).toHaveCount(20);
  await expect(page.getByLabel("A player who cannot move")).toHaveCount(0);
  const arena = { names: ["0", "1"], owners: "01", goals: "..", to: [[1], []], start: 0 };
  await follow(page, link("arena", { arena }));
  await expect(page.getByLabel("A player who cannot move")).toHaveValue("draw");
  await expect(page.locator(".hint")).toContainText("1 dead end counts as a draw");
  await button(page, "Who cannot move loses").click();
  await expect(page.locator(".sentence")).toContainText("has 2 of 2 vertices");
  await expect(page.locator(".hint")).toHaveCount(0);
});

for (const [width, height] of [
  [1024, 768],
  [1280, 800],
  [390, 844],
]) {
  test(`no control lies on a vertex at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, "#arena/nim10");
    await expect(page.locator(".graph .vertex")).toHaveCount(20);
    const [zoom, picture] = await Promise.all([
      page.locator(".zoom").boundingBox(),
      page.locator(".picture").boundingBox(),
    ]);
    if (zoom === null || picture === null) throw new Error("no picture");
    expect(zoom.x >= picture.x + picture.width || zoom.y >= picture.y + picture.height).toBe(true);
  });
}
