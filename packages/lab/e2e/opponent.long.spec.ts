import { execFileSync } from "node:child_process";
import { createReadStream } from "node:fs";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import type { Situation } from "../src/opponent/module.d.ts";

/** Dominoes on a strip of nine squares; whoever cannot place one has lost. */
const STRIP = `
import { opponent, type Player } from "marienbad";
const levelOf = (taken: number): number => taken.toString(2).replaceAll("0", "").length / 2;
const turn = (taken: number) => (levelOf(taken) % 2) as Player;
const moves = (taken: number) => [0, 1, 2, 3, 4, 5, 6, 7].filter((square) => (taken & (3 << square)) === 0);
export default {
  title: "Dominoes",
  ...{ start: 0, turn, moves, key: (taken: number) => taken },
  play: (taken: number, square: number) => taken | (3 << square),
  result: (taken: number) => (moves(taken).length === 0 ? opponent(turn(taken)) : undefined),
  levels: { positionOf: (key: number) => key, levelOf },
};
`;
const PROGRAM = fileURLToPath(new URL("../../cli/bin/marienbad.js", import.meta.url));
const TYPES: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".json": "application/json" };

let folder: string;
let server: Server;
let ranges = 0;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "marienbad-build-"));
  // A plain server of files: it knows their types and, as most do, ranges.
  server = createServer(async (request, response) => {
    const path = join(folder, new URL(request.url ?? "/", "http://x").pathname.replace(/\/$/, "/index.html"));
    const size = await stat(path).then(
      (found) => found.size,
      () => undefined,
    );
    if (size === undefined) return response.writeHead(404).end();
    const asked = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "");
    const type = { "content-type": TYPES[extname(path)] ?? "application/octet-stream" };
    if (asked === null) return createReadStream(path).pipe(response.writeHead(200, type));
    ranges++;
    const [start, end] = [Number(asked[1]), Math.min(size - 1, Number(asked[2]))];
    response.writeHead(206, { ...type, "content-range": `bytes ${start}-${end}/${size}` });
    createReadStream(path, { start, end }).pipe(response);
  }).listen(0, "127.0.0.1");
  execFileSync("node", [PROGRAM, "build", "tictactoe", "-o", join(folder, "ttt")]);
  execFileSync("node", [PROGRAM, "build", "connect4", "columns=5", "rows=4", "-o", join(folder, "c4")]);
  execFileSync("node", [PROGRAM, "build", "dots", "columns=2", "rows=2", "-o", join(folder, "dots")]);
  execFileSync("node", [PROGRAM, "build", "othello", "columns=4", "rows=4", "-o", join(folder, "othello")]);
  await writeFile(join(folder, "strip.ts"), STRIP);
  execFileSync("node", [PROGRAM, "build", "strip.ts", "--database", "strip.db", "-o", "strip"], { cwd: folder });
});

test.afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const address = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

test("a built tic-tac-toe never loses to a person who tries, from a server and from a file", async ({ page }) => {
  for (const url of [`${address()}ttt/`, pathToFileURL(join(folder, "ttt/index.html")).href]) {
    await page.goto(url);
    await expect(page.getByRole("heading")).toHaveText("Tic-tac-toe");
    for (let moves = 0; moves < 5; moves++) {
      const choice = page.getByRole("group", { name: "Moves" }).getByRole("button").first();
      if (!(await choice.isVisible().catch(() => false))) break;
      await choice.click();
      await expect(page.getByRole("status")).not.toContainText("The opponent moves");
      if (moves > 0) continue;
      const last = (await page.getByText(/^Last move: \d$/).textContent())?.at(-1); // the opponent's answer
      await expect(page.getByRole("gridcell", { name: "last move" })).toHaveAccessibleName(
        `${last}, nought, last move`,
      );
      await expect(page.locator(".last-move path")).toHaveCount(1);
    }
    await expect(page.getByRole("status")).toHaveText(/A draw|You lose/);
    await page.getByRole("button", { name: "New play, I begin" }).click();
    await expect(page.getByText("Last move")).toHaveCount(0);
  }
});

/** Lets the module beside a page play both sides: the start, the end, and how many moves it took. */
async function playItself(page: Page): Promise<{ start: Situation; end: Situation; length: number }> {
  return await page.evaluate(async () => {
    const { createOpponent } = await import(new URL("opponent.js", location.href).href);
    const opponent = await createOpponent("game.json");
    const start = await opponent.after([]);
    const played: string[] = [];
    for (let now = start; now.best !== undefined; now = await opponent.after(played)) played.push(now.best);
    return { start, end: await opponent.after(played), length: played.length };
  });
}

test("a built connect-4 is read by ranges, and its module plays perfectly", async ({ page }) => {
  await page.goto(`${address()}c4/`);
  await expect(page.getByRole("status")).toContainText("Your move");
  expect(ranges).toBeGreaterThan(3);
  const situations = await playItself(page);
  // Connect-4 on 5 columns and 4 rows is a draw (John Tromp's table of small boards): all 20 cells are filled.
  expect(situations.start.value.result).toBe("draw");
  expect(situations.start.moves).toHaveLength(5);
  expect(situations.end.over).toBe("draw");
  expect(situations.length).toBe(20);
});

test("a built game for points plays for them and shows them, from a server and from a file", async ({ page }) => {
  // Dots and boxes on 2 × 2 boxes: +2, othello on 4 × 4: −8; both by brute force in the tests of the games.
  for (const [name, points] of [
    ["dots", 2],
    ["othello", -8],
  ] as const) {
    await page.goto(`${address()}${name}/`);
    await expect(page.getByRole("status")).toContainText(points > 0 ? "you gain 2 points" : "opponent gains 8 points");
    const { start, end } = await playItself(page);
    expect(start.value).toMatchObject({ points, result: points > 0 ? 0 : 1 });
    expect(end).toMatchObject({ points, over: points > 0 ? 0 : 1 });
  }
  await page.goto(pathToFileURL(join(folder, "dots/index.html")).href);
  await page.getByRole("button", { name: "New play, it begins" }).click();
  const score = page.locator(".score");
  for (let moves = 0; moves < 12; moves++) {
    await expect(page.getByRole("status")).not.toContainText("The opponent moves");
    const choices = page.getByRole("group", { name: "Moves" }).getByRole("button");
    if ((await choices.count()) === 0) break;
    await choices.first().click();
  }
  await expect(page.getByRole("status")).toHaveText(/^You lose by [24] points\.$/);
  await expect(score).toHaveCount(0);
});

test("rules in TypeScript that import the library play from their own database", async ({ page }) => {
  const before = ranges;
  await page.goto(`${address()}strip/`);
  await expect(page.getByRole("heading")).toHaveText("Dominoes");
  expect(ranges).toBeGreaterThan(before);
  // Dominoes on nine squares are lost for who begins (Dawson's Kayles, Winning Ways, vol. 1, ch. 4).
  const { start, end } = await playItself(page);
  expect(start.value.result).toBe(1);
  expect(end.over).toBe(1);
});
