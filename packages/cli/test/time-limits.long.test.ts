import { spawn } from "node:child_process";
import { join } from "node:path";
import { findGame } from "marienbad/games/all";
import { createPlayer, oracleFor } from "marienbad/oracle";
import { runAsync, SEARCHES } from "marienbad/search";
import { describe, expect, it } from "vitest";
import { packageFolder } from "./cli.ts";

const TIME = 3000;
/** What a limit may be passed by. */
const LATE = 1000;

interface End {
  readonly lasted: number;
  readonly output: string;
}

/** Runs the built program as its user does; it lasts from its start to its end, whatever else the machine does. */
function run(line: string, nodeOptions = ""): Promise<End> {
  const words = [join(packageFolder, "bin/marienbad.js"), ...line.split(" ")];
  const startedAt = performance.now();
  const child = spawn(process.execPath, words, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NODE_OPTIONS: nodeOptions },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
    });
  }
  return new Promise((resolve) => {
    child.on("close", () => resolve({ lasted: performance.now() - startedAt, output }));
  });
}

/** What the same machine takes at the same time to start the program. */
async function starting(): Promise<number> {
  return (await run("solve nim sticks=5")).lasted;
}

/** Each of these positions needs ten times as long, or is never proved. */
const HARD = [
  "domineering rows=9 columns=9",
  "hex size=9",
  "tictactoe rows=8 columns=8 align=5",
  "chomp rows=30 columns=30",
  "othello rows=8 columns=8",
];

const LINES = [
  ...HARD.flatMap((game) => [`search ${game} --time ${TIME}`, `analyse ${game} --time ${TIME}`]),
  `analyse dodgem size=6 --time ${TIME}`,
  `search connect4 columns=9 rows=6 --time ${TIME}`,
  `search domineering rows=9 columns=9 --algorithm pns --time ${TIME}`,
  `search chomp rows=30 columns=30 --algorithm mcts --time ${TIME}`,
  `solve domineering rows=9 columns=9 --time ${TIME}`,
  `solve chomp rows=30 columns=30 --time ${TIME}`,
  // Two positions and three.
  `review domineering rows=9 columns=9 a9-a8 --time ${TIME / 2}`,
  `review hex size=9 a1,b1 --time ${TIME / 3}`,
];

describe("a time is kept within a second", () => {
  it.each(LINES)("%s", async (line) => {
    const idle = await starting();
    const { lasted } = await run(line);
    expect(lasted).toBeLessThan(TIME + LATE + 2 * idle);
  });

  it.each(["search domineering rows=9 columns=9", "analyse kalah", "analyse dodgem size=5"])(
    "with little memory: %s",
    async (line) => {
      const idle = await starting();
      const { lasted } = await run(`${line} --time ${TIME}`, "--max-old-space-size=256");
      expect(lasted).toBeLessThan(TIME + LATE + 2 * idle);
    },
  );

  it("by every move of a match, and by what says what the moves were worth", async () => {
    const idle = await starting();
    const { lasted, output } = await run("match chomp rows=30 columns=30 strong:1000 mcts:1000 --games 1 --json");
    const players: { moves: number }[] = JSON.parse(output).players;
    const moves = players.reduce((sum, player) => sum + player.moves, 0);
    const judging = 2 * 2000; // milliseconds for each move, what it was worth before and after
    expect(lasted).toBeLessThan(moves * (1000 + judging) + LATE + 2 * idle);
  });

  it.each(HARD)("by the library: %s", async (line) => {
    const [id, ...options] = line.split(" ");
    const game = findGame(id)(Object.fromEntries(options.map((option) => option.split("="))));
    const { start } = game;
    const questions: (() => Promise<unknown>)[] = [
      () => oracleFor(game).analyse(start, { time: 1000 }),
      () => oracleFor(game).known(start, { time: 1000 }),
      () => oracleFor(game).quickMove(start, { time: 1000 }),
    ];
    for (const name of ["perfect:1000", "strong:1000", ...(game.scores === undefined ? ["mcts:1000"] : [])]) {
      const player = await createPlayer(name, game);
      questions.push(() => player.choose(start));
    }
    for (const { takes, start: begin, isToDepth } of SEARCHES) {
      if (isToDepth || (game.scores !== undefined && !takes.includes("heuristic"))) continue;
      questions.push(() => runAsync(begin(game, start, {}), { time: 1000 }));
    }
    for (const ask of questions) {
      const startedAt = performance.now();
      await ask();
      expect(performance.now() - startedAt).toBeLessThan(1000 + LATE);
    }
  });
});
