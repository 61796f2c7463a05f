import { expect, test } from "@playwright/test";
import { button, cell, follow, inLink, link, open, played, save, twoPeople } from "./lab.ts";

/** One tap or two that make a first move, game by game: what stands in the catalogue can be played. */
const FIRST_MOVES: Readonly<Record<string, readonly [string, ...string[]]>> = {
  nim: ["3", "0:12"],
  marienbad: ["4:2", "3:5"],
  bachet: ["7", "7"],
  grundy: ["12:7+5", "0|5"],
  kayles: ["10:8", "0:0", "0:1"],
  octal: ["12:11", "0:0", "0:0"],
  wythoff: ["1,1", "4,7"],
  chomp: ["2,3", "2,3"],
  tictactoe: ["5", "1,1"],
  connect4: ["4", "0,3"],
  hex: ["b3", "b3"],
  domineering: ["a4-a3", "0,0"],
  dodgem: ["a3-b3", "0,0", "0,1"],
  morris: ["b2", "b2"],
  hexapawn: ["b1-b2", "2,1", "1,1"],
  "pong-hau-ki": ["a-c", "a"],
  "mu-torere": ["1-c", "1"],
  hounds: ["a-b", "a", "b"],
  pursuit: ["b2", "b2"],
  notakto: ["a5", "a5"],
  dots: ["a1-a2", "a1-a2"],
  kalah: ["1", "0:1"],
  othello: ["b4", "0,1"],
};

const CLOSING_UP = ["grundy", "kayles", "octal"];

test("every game of the catalogue has a board that plays, and marks the last move", async ({ page }) => {
  await open(page);
  for (const [game, [word, ...taps]] of Object.entries(FIRST_MOVES)) {
    await follow(page, twoPeople(game));
    await expect(page.locator(`.game-${game}`)).toBeVisible();
    for (const id of taps) await cell(page, id).click();
    expect([game, ...(await played(page))]).toEqual([game, word]);
    // The cells that it changed say so, and have corners or an outline around them; heaps have closed up by then.
    const changed = page.getByRole("gridcell", { name: "last move" });
    if (CLOSING_UP.includes(game)) await expect(changed).toHaveCount(0);
    else await expect(changed, game).not.toHaveCount(0);
    const outlined = ["nim", "marienbad", "chomp", ...CLOSING_UP];
    if (!outlined.includes(game)) await expect(page.locator(".last-move path")).toHaveCount(await changed.count());
  }
});

test("a whole game of tic-tac-toe with the keyboard alone, against the perfect player", async ({ page }) => {
  await open(page, link("play", { game: "tictactoe", moves: "", seats: ["human", "perfect"] }));
  const onGrid = (): Promise<boolean> =>
    page.evaluate(() => document.activeElement?.getAttribute("role") === "gridcell");
  for (let tabs = 0; !(await onGrid()); tabs++) {
    expect(tabs).toBeLessThan(20);
    await page.keyboard.press("Tab");
  }
  let [row, column] = [0, 0];
  for (let mine = 1; (await page.locator(".status.over").count()) === 0; mine++) {
    expect(mine).toBeLessThan(6);
    const labels = await page
      .getByRole("gridcell")
      .evaluateAll((cells) => cells.map((one) => one.getAttribute("aria-label")));
    const target = mine === 1 ? 4 : labels.findIndex((label) => label?.includes("empty"));
    const [toRow, toColumn] = [Math.floor(target / 3), target % 3];
    for (; row < toRow; row++) await page.keyboard.press("ArrowDown");
    for (; row > toRow; row--) await page.keyboard.press("ArrowUp");
    for (; column < toColumn; column++) await page.keyboard.press("ArrowRight");
    for (; column > toColumn; column--) await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Enter");
    await expect(page.locator(".history .move, .status.over")).not.toHaveCount(0);
    await expect
      .poll(async () => (await played(page)).length % 2 === 0 || (await page.locator(".status.over").count()) > 0)
      .toBe(true);
  }
  // The perfect player never loses at tic-tac-toe (course: the game is a draw), and the result is said aloud.
  await expect(page.locator(".status.over")).toContainText(/You lose\.|A draw\./);
  await expect(page.getByRole("status").last()).toContainText(/You lose\.|A draw\./);
});

test("values are exact where the game is solved, and mistakes are marked", async ({ page }) => {
  await open(page, twoPeople("nim"));
  await button(page, "Values").click();
  // 15 = 4 × 3 + 3: taking 3 wins, the rest loses (Bouton's remark on multiples of 4).
  await expect(page.locator(".certainty")).toContainText("wins in 7");
  await expect(page.locator(".certainty")).toContainText("proved: ");
  await expect(page.locator(".chips .move").first()).toContainText("3");
  await expect(page.locator(".board .sign.win")).toHaveCount(1);
  await expect(page.locator(".board .sign.loss")).toHaveCount(2);
  await cell(page, "0:14").click();
  await expect(page.locator(".history .fault-mark")).toHaveText("??, blunder");
});

/** Thirty stones of connect-4: what is left takes the solver a millisecond. */
const LATE = "1 6 3 5 3 4 5 6 1 3 1 2 6 3 3 5 7 3 4 6 7 1 5 7 1 5 4 2 2 1";

test("what nobody has proved is not known, or an opinion in words with its numbers behind it", async ({ page }) => {
  await open(page, twoPeople("connect4", { options: { columns: "8", rows: "7" }, values: true, patience: 2 }));
  await expect(page.locator(".certainty")).toContainText("Not known", { timeout: 15_000 });
  await expect(page.locator(".chips .move").first()).toContainText("not known yet");
  await follow(page, twoPeople("connect4", { options: { align: "5" }, values: true, patience: 2 }));
  await expect(page.locator(".certainty")).toContainText("searched", { timeout: 15_000 });
  await expect(page.locator(".certainty")).toContainText(/Rather good for player|About even/);
  await page.getByText("The numbers").click();
  await expect(page.locator("details.numbers")).toContainText("0 is even");
  // On 7 × 6 there is a book: only the middle column wins, in 41 moves (Allis 1988).
  await follow(page, twoPeople("connect4", { values: true }));
  await expect(page.locator(".certainty .badge.exact")).toBeVisible({ timeout: 15_000 });
  await expect(page.locator(".certainty")).toContainText("41");
  // Later on the solver of connect-4 answers in time.
  await follow(page, twoPeople("connect4", { moves: LATE, values: true }));
  await expect(page.locator(".certainty .badge.exact")).toBeVisible({ timeout: 15_000 });
});

test("every opponent answers", async ({ page }) => {
  await open(page);
  for (const seat of ["perfect", "strong:50", "minimax:2:lines", "minimax:2:playouts", "mcts:50", "random"]) {
    await follow(page, link("play", { game: "tictactoe", moves: "", seats: ["human", seat] }));
    await expect(page.locator(".history")).toHaveCount(0);
    await cell(page, "0,0").click();
    await expect.poll(async () => (await played(page)).length, seat).toBe(2);
  }
});

test("undo, redo, hint, swap sides and new game", async ({ page }) => {
  await open(page, link("play", { game: "nim", moves: "", seats: ["human", "perfect"] }));
  await button(page, "Hint").click();
  await expect(page.locator(".board .cell.hinted")).toHaveCount(3);
  await cell(page, "0:12").click();
  await expect.poll(async () => (await played(page)).length).toBe(2);
  await button(page, "Undo").click();
  await expect(page.locator(".history .undone")).toHaveCount(2);
  await button(page, "Redo").click();
  await expect(page.locator(".history .undone")).toHaveCount(0);
  await button(page, "Swap sides").click();
  await expect.poll(async () => (await played(page)).length).toBe(3);
  await button(page, "New game").click();
  await expect.poll(async () => (await played(page)).length).toBe(1);
});

test("pieces are dragged, and a move can be typed", async ({ page }) => {
  await open(page, twoPeople("hexapawn"));
  const [from, to] = [await cell(page, "2,0").boundingBox(), await cell(page, "1,0").boundingBox()];
  if (from === null || to === null) throw new Error("no board");
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => played(page)).toEqual(["a1-a2"]);
  await page.getByLabel("Type a move").fill("B3XA2");
  await page.keyboard.press("Enter");
  await expect.poll(() => played(page)).toEqual(["a1-a2", "b3xa2"]);
  await page.getByLabel("Type a move").fill("z9");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText('"z9" is not a legal move');
  await page.getByLabel("Language").selectOption("fr");
  await page.getByLabel("Taper un coup").fill("z9");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText('"z9" n’est pas un coup permis');
  await page.getByLabel("Noms des joueurs").selectOption("Alice/Bob");
  await expect(cell(page, "2,1")).toHaveAttribute("aria-label", "b1, pion d’Alice");
});

test("a heap is cut and taken from in one move, touch by touch", async ({ page }) => {
  // Take one token and leave three heaps: a cut, then the token.
  await open(page, twoPeople("octal", { options: { code: "0.8", heap: "6" } }));
  for (const id of ["0|4", "0:1", "0:1"]) await cell(page, id).click({ force: true });
  await expect.poll(() => played(page)).toEqual(["6:2+2+1"]);
});

test("options come from the registry, and impossible ones are refused in a sentence", async ({ page }) => {
  await open(page, twoPeople("nim"));
  await page.getByText("Rules", { exact: true }).click();
  await page.getByLabel("sticks at the start").fill("-3");
  await button(page, "Play with these rules").click();
  await expect(page.getByRole("alert")).toContainText("should be a whole number");
  await page.getByLabel("sticks at the start").fill("7");
  await page.getByLabel("numbers of sticks that may be taken").fill("2,5");
  await button(page, "Play with these rules").click();
  await expect(page.locator(".board .cell")).toHaveCount(7);
  await expect(page.locator(".chips .move")).toHaveText(["2", "5"]);
});

test("move lists are copied and pasted, and a play may start anywhere", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, twoPeople("tictactoe"));
  await page.getByText("Copy, paste, share").click();
  await page.getByLabel("List of moves").fill("5 1 9");
  await button(page, "Play this list").click();
  await expect.poll(() => played(page)).toEqual(["5", "1", "9"]);
  await button(page, "Copy the moves").click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe("5 1 9");
  await page.getByLabel("List of moves").fill("5 5");
  await button(page, "Play this list").click();
  await expect(page.getByRole("alert")).toContainText('Move 2 of the list: "5" is not a legal move');
  await page.getByLabel("Position to start from").fill("XO./.X./..O");
  await button(page, "Start there").click();
  await expect(page.locator(".board .standing")).toHaveCount(4);
});

test("a position can be sent as a link, and embedded without the frame", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, twoPeople("connect4", { moves: "4 4 3" }));
  await page.getByText("Copy, paste, share").click();
  await button(page, "Copy a link to this position").click();
  await expect(page.getByRole("status").last()).toContainText("Copied.");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto("about:blank");
  await page.goto(copied);
  await expect(page.locator(".history .move")).toHaveCount(3);
  await button(page, "Undo").click();
  await expect(page.locator(".history .undone")).toHaveCount(1);
  await inLink(page, '"cursor":2');
  await page.reload();
  await expect(page.locator(".history .undone")).toHaveCount(1);
  await page.goto("about:blank");
  await open(page, twoPeople("hex", { embed: true }));
  await expect(page.locator(".board")).toBeVisible();
  await expect(page.locator(".frame")).toHaveCount(0);
  await expect(page.locator("h1")).toHaveCount(0);
});

test("a computation that takes too long is stopped, and the page stays alive", async ({ page }) => {
  await open(page, link("play", { game: "connect4", moves: "", seats: ["human", "minimax:25"], patience: 1 }));
  await cell(page, "5,3").click();
  await expect(page.locator(".board-side")).toContainText("The strong player moved instead.", { timeout: 20_000 });
  await expect(page.locator(".board-side")).toContainText("stopped after 1 second.");
  expect((await played(page)).length).toBe(2);
});

test("the perfect player knows a game of heaps of any size, and says where it cannot prove its move", async ({
  page,
}) => {
  const perfect = { moves: "", seats: ["human", "perfect"], patience: 5 };
  // 90,000,000 = 4 × 22,500,000: after 1 is taken, the winning answer is 3.
  await open(page, link("play", { game: "nim", options: { sticks: 90_000_000 }, ...perfect }));
  await page.getByLabel("Type a move").fill("1");
  await page.keyboard.press("Enter");
  await expect.poll(() => played(page), { timeout: 15_000 }).toEqual(["1", "3"]);
  await follow(page, link("play", { game: "connect4", options: { columns: 8, rows: 7 }, ...perfect }));
  await page.getByLabel("Type a move").fill("4");
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await played(page)).length, { timeout: 30_000 }).toBe(2);
  await expect(page.locator(".board-side")).toContainText("No best move can be proved here");
});

test("tic-tac-toe is solved and shown when asked", async ({ page }) => {
  await open(page, twoPeople("tictactoe"));
  await button(page, "Values").click();
  await expect(page.locator(".board .sign")).toHaveCount(9);
});

/** The number at the end of what is said of a value: "wins in 20" is 20. */
const movesIn = (words: string | null): number => Number(/in (\d+)/.exec(words ?? "")?.[1]);

test("connect-4 against the perfect player: every value is proved and none contradicts another", async ({ page }) => {
  test.setTimeout(240_000); // two workers on a busy machine
  await open(page, link("play", { game: "connect4", moves: "", seats: ["human", "perfect"], values: true }));
  const over = page.locator(".status.over");
  for (let mine = 0; (await over.count()) === 0; mine++) {
    expect(mine).toBeLessThan(21);
    await expect(page.locator(".certainty .badge.exact")).toBeVisible({ timeout: 60_000 });
    const moves = page.locator(".chips .move");
    const worths = await moves.allTextContents();
    for (const worth of worths) expect(worth).toMatch(/(wins|loses|draw) (in \d+|now)|draw/);
    // The value of a position is the best of its moves, one move later.
    const [position, best] = [await page.locator(".certainty").textContent(), worths[0]];
    if (!best.includes("now")) expect(movesIn(position), `${position} ${worths.join()}`).toBe(movesIn(best) + 1);
    // The worst move, so that the play is short.
    await moves.last().click();
    await expect
      .poll(async () => (await played(page)).length % 2 === 0 || (await over.count()) > 0, { timeout: 60_000 })
      .toBe(true);
    await expect(page.locator(".board-side")).not.toContainText("No best move can be proved");
  }
  await expect(over).toContainText("You lose.");
  await expect(page.locator(".after .reason")).toContainText("4 in a row.");
  await expect(page.locator(".board .winning circle")).toHaveCount(4);
  await button(page, "Swap and replay").click();
  await expect.poll(async () => (await played(page)).length, { timeout: 20_000 }).toBe(1);
});

test("connect-4 is exact outside its book, where guesses were wrong", async ({ page }) => {
  // Values of all moves by the solver of the library, which agrees with Pons's and Tromp's.
  await open(page, twoPeople("connect4", { moves: "3 4 6 7 2 6 2 5", values: true }));
  await expect(page.locator(".certainty .badge.exact")).toBeVisible({ timeout: 60_000 });
  await expect(page.locator(".certainty")).toContainText("Player 0 wins in 21");
  await expect(page.locator(".chips .move").first()).toHaveText("3wins in 20");
  await expect(page.locator(".chips .move").filter({ hasText: /^2/ })).toHaveText("2wins in 26");
});

/** A whole game, all 32 positions of which were solved: who should win changed at moves 3, 4, 9 to 13 and 20. */
const REVIEWED = [..."4473453442557341251612255267726"].join(" ");

test("the review of a game finds its mistakes, what was better, and where it turned", async ({ page }) => {
  test.setTimeout(180_000);
  await open(page, link("play", { game: "connect4", moves: REVIEWED, seats: ["human", "perfect"] }));
  await expect(page.locator(".status.over")).toContainText("You win!");
  await button(page, "Review my game").click();
  await expect(page.locator(".review-chart")).toBeVisible({ timeout: 120_000 });
  await expect(page.locator(".turning")).toContainText("The turning point: move 20");
  await expect(page.locator(".review-chart .fault-mark.blunder")).toHaveCount(4);
  await expect(page.locator(".review-chart .fault-mark.mistake")).toHaveCount(4, { timeout: 60_000 });
  await expect(page.locator(".summary")).not.toContainText("Not known");
  await page.locator(".history .move").nth(12).click();
  await expect(page.locator(".verdict-box")).toContainText("13. 7: blunder");
  await expect(page.locator(".verdict-box")).toContainText("3 or 6 win in 26 moves");
  await expect(page.locator(".board .better text")).toHaveText(["better: 3", "or 6"]);
  await expect(page.locator(".board .fault-sign")).toHaveText("??");
  await inLink(page, '"review":"best"');
  await page.locator(".review-chart .plot").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator(".history .move.current")).toContainText("12");
  await page.keyboard.press("ArrowDown"); // the next mistake, and back to the one before
  await page.keyboard.press("ArrowDown");
  await expect(page.locator(".verdict-box")).toContainText("15. 4: inaccuracy");
  await page.keyboard.press("ArrowUp");
  await expect(page.locator(".verdict-box")).toContainText("13. 7: blunder");
  const plot = page.locator(".review-chart .plot");
  const { width, height } = (await plot.boundingBox()) ?? { width: 0, height: 0 };
  await plot.click({ position: { x: (width * 20) / 31, y: height / 2 } });
  await expect(page.locator(".verdict-box")).toContainText("20. 6: blunder");
  await button(page, "Best line").click();
  await expect(page.locator(".line-words")).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press("End");
  await expect(page.locator(".board .winning circle")).toHaveCount(4);
  await button(page, "Back to the play").click();
  await page.getByText("Export the picture").click();
  const file = await save(page);
  expect(file.name).toBe("review.svg");
  expect(file.text).toContain("??");
});

test("the chart of a review leaves open what is not known", async ({ page }) => {
  // Gale 1974: the first player wins, but how soon is not known on 14 × 14; after 2,2 the other copies along the edge.
  const options = { rows: "14", columns: "14" };
  await open(page, twoPeople("chomp", { options, moves: "2,2 1,5", review: "best", patience: 2 }));
  const boxOf = async (selector: string) => {
    const box = await page.locator(`.review-chart ${selector}`).boundingBox();
    if (box === null) throw new Error(`no ${selector}`);
    return box;
  };
  await expect(page.locator(".review-chart .plot .unknown")).toHaveCount(1, { timeout: 30_000 });
  const [plot, bar] = [await boxOf(".plot"), await boxOf(".plot .unknown")];
  // It covers every win of player 0 that the proof allows, up to the soonest.
  expect(Math.abs(bar.y - plot.y)).toBeLessThan(2);
  expect(bar.height / plot.height).toBeGreaterThan(0.3);
  expect(bar.height / plot.height).toBeLessThan(0.5);
  expect(
    await page
      .locator(".review-chart .unknown")
      .first()
      .evaluate((bar) => getComputedStyle(bar).backgroundImage),
  ).toContain("gradient");
  await expect(page.locator(".review-chart .curve")).toHaveAttribute("d", /^M500 [-.\d]+L1000 [-.\d]+$/);
  await expect(page.locator(".review-chart figcaption")).toContainText("Not known: somewhere in the hatched bar.");
});

test("mistakes are tried again until a move keeps the value", async ({ page }) => {
  // Player 1 answers the middle at a side: every corner would have held the draw.
  await open(page, link("play", { game: "tictactoe", moves: "5 2 1 9 4 6 7", seats: ["perfect", "human"] }));
  await expect(page.locator(".board .winning circle")).toHaveCount(3);
  await button(page, "Review my game").click();
  // The answer is nowhere on the page before it has been found: neither in the turning point nor in the chart.
  const answer = page.getByText("1 or 3 or 7 or 9 draw");
  await expect(answer).toBeVisible();
  await button(page, "Retry my mistakes (1)").click();
  await expect(page.locator(".verdict-box")).toContainText("Move 2: Player 1 played 2. Find better.");
  const isHidden = async (): Promise<void> => {
    await expect(answer).toHaveCount(0);
    await expect(page.locator(".review-chart, .review-cards, .preview")).toHaveCount(0);
    await expect(page.getByText("hidden until you have found a better move")).toBeVisible();
  };
  await isHidden();
  await cell(page, "1,0").click();
  await expect(page.locator(".verdict-box")).toContainText("4: not yet.");
  await isHidden();
  await cell(page, "0,0").click();
  await expect(page.locator(".verdict-box")).toContainText("1: found!");
  await expect(page.locator(".review-chart")).toBeVisible();
  await expect(answer).toBeVisible();
  await button(page, "Done").click();
  await expect(page.locator(".history .move")).toHaveCount(7);
  await button(page, "Rematch").click();
  await expect.poll(async () => (await played(page)).length).toBe(1);
});

for (const size of [
  { width: 1280, height: 860 },
  { width: 390, height: 844 },
])
  test(`the board stays where it is when a game ends, ${size.width} pixels wide`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, twoPeople("marienbad", { moves: "4:7 3:5 2:3" }));
    const frame = page.locator(".board-frame");
    await expect(page.locator(".history .move")).toHaveCount(3);
    const before = await frame.boundingBox();
    await cell(page, "0:0").click(); // the last match, which loses
    await expect(page.locator(".status.over")).toBeVisible();
    await expect(button(page, "Review my game")).toBeVisible();
    expect(await frame.boundingBox()).toEqual(before);
    await expect(page.locator(".after")).toContainText("Player 1 made the last move, which loses.");
  });

test("a token drops, and appears in its place where motion is to be reduced", async ({ page }) => {
  for (const [reducedMotion, name, duration] of [
    ["no-preference", "arrive", "0.34s"],
    ["reduce", "none", "0s"],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto("about:blank");
    await open(page, twoPeople("connect4"));
    await cell(page, "5,3").click();
    const token = page.locator(".board .arriving");
    await expect(token).toHaveCount(1);
    const { animationName, animationDuration } = await token.evaluate((node) => {
      const { animationName, animationDuration } = getComputedStyle(node);
      return { animationName, animationDuration };
    });
    expect({ animationName, animationDuration }).toEqual({ animationName: name, animationDuration: duration });
  }
});
