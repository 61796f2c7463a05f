import { expect, test } from "@playwright/test";
import { button, cell, follow, inLink, link, open, played, twoPeople } from "./lab.ts";

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
};

test("every game of the catalogue has a board that plays", async ({ page }) => {
  await open(page);
  for (const [game, [word, ...taps]] of Object.entries(FIRST_MOVES)) {
    await follow(page, twoPeople(game));
    await expect(page.locator(`.game-${game}`)).toBeVisible();
    for (const id of taps) await cell(page, id).click();
    expect([game, ...(await played(page))]).toEqual([game, word]);
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
  await expect(page.locator(".status.over")).toHaveText(/You lose\.|A draw\./);
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
  await expect(page.locator(".mistake")).toHaveCount(1);
  await expect(page.locator(".chart .dot.bad")).toHaveCount(1);
});

/** Thirty stones of connect-4: what is left takes the solver a millisecond. */
const LATE = "1 6 3 5 3 4 5 6 1 3 1 2 6 3 3 5 7 3 4 6 7 1 5 7 1 5 4 2 2 1";

test("a game that is too large to be solved has searched values, and says so", async ({ page }) => {
  await open(page, twoPeople("connect4", { options: { columns: "8", rows: "7" }, values: true }));
  await expect(page.locator(".certainty")).toContainText("searched", { timeout: 15_000 });
  await expect(page.locator(".board .sign.guess").first()).toBeVisible();
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
  await expect(page.getByRole("alert")).toContainText('"z9" n\'est pas un coup permis');
  await page.getByLabel("Noms des joueurs").selectOption("Alice/Bob");
  await expect(cell(page, "2,1")).toHaveAttribute("aria-label", "b1, pion d'Alice");
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
  await expect(page.getByRole("alert")).toContainText("stopped after 1 second.");
  await page.getByLabel("Who plays as Player 1").selectOption("random");
  await expect.poll(async () => (await played(page)).length).toBe(2);
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
