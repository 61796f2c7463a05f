import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type AnyGame, fullGame, type Rules, readMoveList, Session } from "marienbad/game";
import { findGame, makeGame } from "marienbad/games/all";
import { createPlayer, oracleFor } from "marienbad/oracle";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callOf } from "../../test/run-command.ts";
import { match } from "../commands/match.ts";
import { writePlay } from "../commands/play.ts";
import { search } from "../commands/search.ts";
import { readArguments } from "../core/arguments.ts";
import type { Command } from "../core/command.ts";
import { playAtTable } from "./loop.ts";
import { readCommand } from "./words.ts";

async function json(command: Command, ...args: string[]) {
  const { call, printed } = callOf(readArguments(command, [...args, "--json"]));
  expect(await command.run(call)).toBe(0);
  return JSON.parse(printed[0]);
}

const refusal = (command: Command, ...args: string[]) =>
  Promise.resolve()
    .then(() => command.run(callOf(readArguments(command, args)).call))
    .then(
      () => "no refusal",
      (error: Error) => error.message,
    );

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "marienbad-play-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** These searches end when they have proved something; the clock of a busy machine must not end them before. */
const PATIENTLY = ["--time", "60000"];

describe("search", () => {
  it("answers the trees of the course in the shape that programs expect (SPEC.md §3, example 5)", async () => {
    const first = await json(search, "tree", "[[[3],[-2,1],[4]],[[2,0]],[[-3,-3],[5]]]");
    expect(first).toMatchObject({ value: 2, exact: true, move: "2", depth: 3, line: ["2", "1", "1"] });
    const second = await json(search, "tree", "[[[1],[4,-2,1]],[[-1],[5]],[[-3,-3],[5]]]", "--algorithm", "alphabeta");
    expect(second).toMatchObject({ value: 1, cuts: { alpha: 2, beta: 1 } });
  });

  it("answers the graph of the course both ways (example 9)", async () => {
    const graph = "{0:[1,2,6],1:[5],2:[3],3:[4,6],4:[5],5:[6]} S0={0,3,5} h=[3,-1,-2,0,2,2,0]";
    const ask = (...flags: string[]) => json(search, "graph", graph, "--depth", "4", ...flags);
    expect((await ask("--algorithm", "minimax")).value).toBe(2);
    expect((await ask("--algorithm", "memo")).value).toBe(2);
    expect((await ask("--algorithm", "memo", "--reuse", "deeper")).value).toBe(0);
  });

  it("finds by every algorithm that tic-tac-toe is a draw (example 4) and who wins nim from 15", async () => {
    for (const algorithm of ["minimax", "memo", "alphabeta", "strong", "mcts", "pns"]) {
      const isDeep = ["minimax", "memo", "alphabeta"].includes(algorithm);
      const toTheEnd = (depth: string) => (isDeep ? ["--depth", depth] : PATIENTLY);
      const drawn = await json(search, "tictactoe", "--algorithm", algorithm, ...toTheEnd("9"));
      expect([algorithm, drawn.value, drawn.exact]).toEqual([algorithm, 0, true]);
      // Taking 1, 2 or 3, who leaves a multiple of 4 wins: three from fifteen.
      const won = await json(search, "nim", "--algorithm", algorithm, ...toTheEnd("15"));
      expect(won).toMatchObject({ value: "infinity", exact: true, move: "3" });
    }
  });

  it("finds that marienbad is lost in both versions, and the one good bite of chomp (examples 6 and 7)", async () => {
    for (const last of ["wins", "loses"]) {
      expect(await json(search, "marienbad", `last=${last}`, ...PATIENTLY)).toMatchObject({
        value: "-infinity",
        exact: true,
      });
    }
    const game = makeGame("chomp", { rows: 3, columns: 4 });
    const { start } = game;
    const good: string[] = [];
    for (const bite of game.moves(start)) {
      const after = game.notation.writePosition(game.play(start, bite));
      const { value, exact } = await json(search, "chomp", after, "--algorithm", "pns", ...PATIENTLY);
      expect(exact).toBe(true);
      if (value === "infinity") good.push(game.notation.writeMove(bite, start));
    }
    const best = await json(search, "chomp", ...PATIENTLY);
    expect(good).toEqual(["2,3"]); // row 2, column 3
    expect(best.move).toBe("2,3");
  });

  it("searches from a position, given as moves or as it is written", async () => {
    // After X in a corner and O beside it on the edge, X wins (example 4).
    expect(await json(search, "tictactoe", "1 2")).toMatchObject({ value: "infinity", exact: true });
    expect(await json(search, "tictactoe", "XO./.../...")).toMatchObject({ value: "infinity", exact: true });
    expect(await json(search, "tictactoe", "XXX/OO./...")).toMatchObject({ value: "infinity", move: null, line: [] });
  });

  it("asks the oracle for what the strong player cannot prove", async () => {
    // Column 4 wins from the empty board (Allis 1988), and nim-sum 384 of 100, 200 and 300 is answered by 172 (Bouton
    // 1901).
    const first = await json(search, "connect4", "--nodes", "1000");
    expect(first).toMatchObject({ value: "infinity", exact: true, move: "4", distance: 41, source: "expert" });
    const heaps = await json(search, "marienbad", "rows=100,200,300", "last=wins", "--nodes", "1000");
    expect(heaps).toMatchObject({ value: "infinity", exact: true, move: "3:128", source: "theorem" });
    expect((await json(search, "connect4", "--depth", "2")).exact).toBe(false);
  });

  it("writes a trace that has the cuts in it", async () => {
    const file = join(folder, "trace.json");
    await json(search, "tree", "[[[1],[4,-2,1]],[[-1],[5]],[[-3,-3],[5]]]", "--trace", file);
    const { events } = JSON.parse(await readFile(file, "utf8"));
    expect(events.filter(({ kind }: { kind: string }) => kind === "cut")).toEqual([
      { kind: "cut", node: 4, cut: "beta", pruned: ["2", "3"] },
      { kind: "cut", node: 6, cut: "alpha", pruned: ["2"] },
      { kind: "cut", node: 9, cut: "alpha", pruned: ["2"] },
    ]);
    expect(events[0].window).toEqual({ alpha: "-infinity", beta: "infinity" });
  });

  it("refuses what makes no sense, with a reason", async () => {
    for (const [args, reason] of [
      [["tictactoe", "--depth", "0"], /whole number from 1/],
      [["tictactoe", "--depth", "-3"], /whole number from 1/],
      [["tictactoe", "--time", "0"], /at least 1/],
      [["tictactoe", "--nodes", "0"], /at least 1/],
      [["tictactoe", "--heuristic", "mobility"], /no heuristic "mobility".*Known: lines, playouts/],
      [["tictactoe", "1 1"], /"1" is not a legal move at X.*Legal: 2 3 4/],
      [["tictactoe", "--algorithm", "pns", "--depth", "3"], /means nothing to pns/],
      [["tictactoe", "--algorithm", "strong", "--trace", "x"], /only minimax, memo, alphabeta/],
      [["tictactoe", "--reuse", "deeper"], /about the memo/],
      [["tree", "[[]]"], /column 2: an empty list/],
      [["tree", "[1,2]", "--algorithm", "mcts"], /needs a game/],
      [["tree"], /missing/],
      [["connect4", "--algorithm", "minimax", "--depth", "12", "--nodes", "5000"], /Not finished after 5\d\d\d nodes/],
      [["tictactoe", "--algorithm", "minimax", "--depth", "9", "--trace", "x"], /more than 500,000 events/],
    ] as const) {
      expect(await refusal(search, ...args)).toMatch(reason);
    }
  });
});

describe("match", () => {
  it("counts wins, draws and mistakes, and gives an interval", async () => {
    const report = await json(match, "tictactoe", "minimax:2", "random", "--games", "20", "--seed", "4");
    const [minimax, random] = report.players;
    expect(minimax.wins + random.wins + report.draws).toBe(20);
    expect(random.blunderRate).toBeGreaterThan(minimax.blunderRate);
    expect(report.interval[0]).toBeLessThan(report.share);
    expect(report.interval[1]).toBeGreaterThan(report.share);
    expect(await json(match, "tictactoe", "minimax:2", "random", "--games", "20", "--seed", "4")).toEqual(report);
  });

  it("says when a game is too large for mistakes, and refuses what is no player", async () => {
    const report = await json(match, "tictactoe", "random", "random", "--games", "2", "--limit", "100");
    expect(report.players[0]).not.toHaveProperty("mistakes");
    expect(await refusal(match, "tictactoe", "wizard", "random")).toMatch(/no player "wizard"/);
    expect(await refusal(match, "tictactoe", "random", "random", "--games", "0")).toMatch(/from 1/);
  });
});

describe("a play at the table", () => {
  const game: AnyGame = makeGame("tictactoe");

  async function playLines(lines: readonly string[], { against = "perfect", hints = false, moves = "" } = {}) {
    const { call, printed, notes } = callOf();
    const session = new Session(game, game.start);
    session.playWords(readMoveList(moves));
    const oracle = oracleFor<unknown, unknown>(game);
    const computer =
      against === "human" ? undefined : await createPlayer<unknown, unknown>(against, game, { oracle, seed: 1 });
    async function* typed() {
      yield* lines;
    }
    const saved: string[] = [];
    const end = await playAtTable(call, {
      game,
      session,
      seats: [undefined, computer],
      oracle,
      hints,
      lines: typed(),
      save: async (file) => void saved.push(file),
      review: async () => call.output.line(`reviewed ${session.words.join(" ")}`),
    });
    return { end, session, printed: printed.join("\n"), noted: notes.join("\n"), saved };
  }

  it("ends with a result, or where the lines end", async () => {
    const won = await playLines(["1", "2", "3", "4", "5", "6", "7"], { against: "human" });
    expect(won.end).toBe(0);
    expect(won.printed).toMatch(/Player 0 wins/);
    const left = await playLines(["5"]);
    expect(left.end).toBe("left");
    expect(left.session.moves.length).toBe(2); // the computer has answered
    expect(left.printed).toMatch(/To go on later: --moves "5 \d"/);
    expect((await playLines(["quit", "5"])).session.words).toEqual([]);
  });

  it("shows that perfect thinks, and says so where it falls back to the strongest move", async () => {
    // Three moves at each position, and 3⁴⁰ plays that nobody can look through.
    const rules: Rules<{ readonly at: number; readonly depth: number }, number> = {
      start: { at: 1, depth: 0 },
      turn: ({ depth }) => (depth % 2 === 0 ? 0 : 1),
      moves: ({ depth }) => (depth < 40 ? [1, 2, 3] : []),
      play: ({ at, depth }, move) => ({ at: (at * 48_271 + move * 16_807) % 2_147_483_647, depth: depth + 1 }),
      result: ({ at, depth }) => (depth < 40 ? undefined : at % 2 === 0 ? 0 : 1),
      key: ({ at, depth }) => 64 * at + depth,
    };
    const { call, printed } = callOf();
    const thinking: string[] = [];
    const watched = { ...call, output: { ...call.output, still: (text: string) => void thinking.push(text) } };
    const game: AnyGame = fullGame(rules);
    const computer = await createPlayer<unknown, unknown>("perfect:500", game, { seed: 1 });
    const session = new Session<unknown, unknown>(game, rules.start);
    async function* nobody(): AsyncGenerator<string> {}
    await playAtTable(watched, {
      ...{ game, session, seats: [computer, undefined], hints: false, lines: nobody() },
      oracle: oracleFor<unknown, unknown>(game),
      save: async () => undefined,
      review: async () => undefined,
    });
    expect(session.moves.length).toBe(1);
    expect(thinking[0]).toMatch(/^Player 0 \(perfect:500\) thinks … [\d,]+ positions$/);
    expect(printed.join("\n")).toContain(
      "No best move can be proved here in the time given: the strongest one known is",
    );
  });

  it("reviews the play so far when asked, and offers it at the end", async () => {
    const { printed } = await playLines(["1", "2", "review", "3", "4", "5", "6", "7", "review"], { against: "human" });
    expect(printed).toMatch(/reviewed 1 2\n/);
    expect(printed).toMatch(/Player 0 wins.*?Enter ends\)\nreviewed 1 2 3 4 5 6 7$/s);
    const over = await playLines(["1", "2", "3", "4", "5", "6", "7", ""], { against: "human" });
    expect(over.printed).not.toMatch(/reviewed/);
  });

  it("refuses illegal moves, lists legal ones and goes on", async () => {
    const { noted, session } = await playLines(["5", "5", "x"], { against: "human" });
    expect(noted).toMatch(/"5" is not a legal move.*Legal: 1 2 3 4 6 7 8 9/);
    expect(session.words).toEqual(["5"]);
  });

  it("takes back a move with the answer to it", async () => {
    const { session, printed } = await playLines(["undo", "5", "undo"]);
    expect(session.words).toEqual([]);
    expect(printed).toMatch(/nothing to take back/);
    expect((await playLines(["undo"], { moves: "1 2 3", against: "human" })).session.words).toEqual(["1", "2"]);
  });

  it("shows what moves are worth: three winning moves after corner and edge (SPEC.md §3, example 4)", async () => {
    const { printed } = await playLines(["values", "hint"], { moves: "1,2" });
    expect(printed.match(/^ {2}\d {2}player 0 wins/gm)?.length).toBe(3);
    expect(printed).toMatch(/Try \d: player 0 wins in/);
    expect((await playLines([], { hints: true })).printed).toMatch(/ {2}1 {2}a draw in 8 moves/);
  });

  it("saves, and reads back what it saved", async () => {
    const { saved, noted } = await playLines(["save", "save here.txt"]);
    expect(saved).toEqual(["here.txt"]);
    expect(noted).toMatch(/name of a file/);
    const text = writePlay(
      { ref: { game: "nim" }, game: { ...game, id: "nim", options: { take: [1, 2] } }, arena: undefined },
      undefined,
      ["2", "1"],
    );
    expect(text).toBe("# marienbad play nim take=1,2\n2 1\n");
    expect(readMoveList(text)).toEqual(["2", "1"]);
    const file = join(folder, "play.txt");
    await writeFile(file, text);
    expect(readMoveList(await readFile(file, "utf8"))).toEqual(["2", "1"]);
  });

  it("reads commas between moves, and within a move where the game writes them", () => {
    const played = (game: string, list: string) => {
      const played = findGame(game)();
      const session = new Session(played, played.start);
      session.playWords(readMoveList(list));
      return session.words;
    };
    expect(played("tictactoe", "1,2, 3")).toEqual(["1", "2", "3"]);
    expect(played("chomp", "2,3 1,4")).toEqual(["2,3", "1,4"]);
  });

  it("names the bad move of a list", () => {
    const session = new Session(game, game.start);
    expect(() => session.playWords(["1", "9", "1"])).toThrow(/Move 3 of the list: "1" is not a legal move/);
  });

  it("understands both languages, and a colon before a command", () => {
    expect(readCommand("annuler")).toEqual({ id: "undo", rest: "" });
    expect(readCommand(":save a b.txt")).toEqual({ id: "save", rest: "a b.txt" });
    expect(readCommand("a1")).toBeUndefined();
  });
});
