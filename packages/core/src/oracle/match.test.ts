import { describe, expect, it } from "vitest";
import { databaseValues } from "../../../databases/src/database/find-position.ts";
import { valueOfDraw, valueOfWin } from "../../../databases/src/database/value.ts";
import type { Text } from "../base/text.ts";
import { fullGame } from "../game/full-game.ts";
import type { Result, Rules } from "../game/game.ts";
import type { OracleBudget } from "./allowance.ts";
import { proved, sourceOf } from "./judgement.ts";
import { isMistake, type MatchGame, match, wilsonInterval } from "./match.ts";
import { type Oracle, oracleFor } from "./oracle.ts";
import type { ComputerPlayer } from "./players.ts";

/** Sticks: one or two are taken in turn, and who takes the last one wins; of 4 the first player can force it. */
interface Sticks {
  readonly left: number;
  readonly turn: 0 | 1;
}
const sticks = (start: number): Rules<Sticks, number> => ({
  start: { left: start, turn: 0 },
  turn: ({ turn }) => turn,
  moves: ({ left }) => [1, 2].filter((taken) => taken <= left),
  play: ({ left, turn }, taken) => ({ left: left - taken, turn: turn === 0 ? 1 : 0 }),
  result: ({ left, turn }) => (left === 0 ? (turn === 0 ? 1 : 0) : undefined),
  key: ({ left, turn }) => `${left} ${turn}`,
});
const always = (name: string, taken: number): ComputerPlayer<Sticks, number> => ({
  name,
  choose: async ({ left }) => Math.min(taken, left),
});

describe("a match", () => {
  it("is played from both sides in turn, and counted for each contestant", async () => {
    const told: MatchGame<number>[] = [];
    const oracle = oracleFor(fullGame(sticks(4)));
    const report = await match(sticks(4), [always("ones", 1), always("twos", 2)], {
      games: 3,
      oracle,
      onGame: (game) => void told.push(game),
    });
    // From 4 the winning move is 1 (3 left). Ones: 1, 2, 1: ones win. Twos: 2, 1, 1: twos win, though 2 was a mistake.
    expect(report.games).toEqual([
      { starter: 0, moves: [1, 2, 1], winner: 0 },
      { starter: 1, moves: [2, 1, 1], winner: 1 },
      { starter: 0, moves: [1, 2, 1], winner: 0 },
    ]);
    expect(told).toEqual(report.games);
    expect(report.contestants).toEqual([
      { name: "ones", wins: 2, moves: 5, judged: 5, mistakes: 1 },
      { name: "twos", wins: 1, moves: 4, judged: 4, mistakes: 1 },
    ]);
    expect([report.draws, report.share, report.interval]).toEqual([0, 2 / 3, wilsonInterval(2, 3)]);
    const pair = await match(sticks(4), [always("ones", 1), always("twos", 2)], { games: 2, oracle });
    expect(pair.contestants.map(({ judged, mistakes }) => [judged, mistakes])).toEqual([
      [3, 1],
      [3, 1],
    ]);
  });

  it("says nothing of mistakes without an oracle, or where it knows nothing", async () => {
    const players = [always("ones", 1), always("twos", 2)] as const;
    const knowing = { known: async () => undefined } as unknown as Oracle<Sticks, number>;
    for (const oracle of [undefined, knowing]) {
      const { contestants } = await match(sticks(4), players, { games: 1, ...(oracle && { oracle }) });
      expect(contestants).toEqual([
        { name: "ones", wins: 1, moves: 2 },
        { name: "twos", wins: 0, moves: 1 },
      ]);
    }
  });

  it("begins with moves drawn by lot, from the seed, the same for both games of a pair", async () => {
    const playing = async (seed: number | undefined, opening: number) => {
      const options = { games: 6, opening, ...(seed !== undefined && { seed }) };
      return await match(sticks(40), [always("ones", 1), always("ones too", 1)], options);
    };
    const { games, contestants } = await playing(3, 10);
    for (const pair of [0, 2, 4]) expect(games[pair].moves).toEqual(games[pair + 1].moves);
    for (const { moves } of games) for (const taken of moves.slice(10)) expect(taken).toBe(1);
    expect(games[0].moves).not.toEqual(games[2].moves);
    expect(games[2].moves).not.toEqual(games[4].moves);
    const own = games.reduce((sum, { moves }) => sum + moves.length - 10, 0);
    expect(contestants[0].moves + contestants[1].moves).toBe(own);
    expect((await playing(4, 10)).games).not.toEqual(games);
    expect((await playing(undefined, 10)).games).toEqual((await playing(1, 10)).games);
    expect((await playing(3, 0)).games[0].moves).toEqual(Array.from({ length: 40 }, () => 1));
  });

  it("is drawn where a play is too long, and a draw is half a point", async () => {
    const players = [always("ones", 1), always("twos", 2)] as const;
    const report = await match(sticks(40), players, { games: 2, longest: 7 });
    expect(report.games.map(({ moves, winner }) => [moves.length, winner])).toEqual([
      [7, undefined],
      [7, undefined],
    ]);
    expect([report.draws, report.share, report.interval]).toEqual([2, 0.5, wilsonInterval(1, 2)]);
    const long = await match(sticks(600), [always("ones", 1), always("ones", 1)], { games: 1 });
    expect([long.draws, long.games[0].moves.length]).toEqual([1, 500]);
  });

  it("needs a game at least, and ends with its signal", async () => {
    const players = [always("ones", 1), always("twos", 2)] as const;
    for (const games of [0, -1, 1.5, Number.NaN]) {
      await expect(match(sticks(4), players, { games })).rejects.toMatchObject({ code: "bad-argument" });
    }
    const signal = { aborted: false };
    const stopping = match(sticks(4), players, {
      games: 5,
      signal,
      onGame: () => {
        signal.aborted = true;
      },
    });
    await expect(stopping).rejects.toMatchObject({ code: "interrupted", message: "Interrupted after 1 games." });
  });

  it("hands its signal and its listener to the players, and its budget to the oracle", async () => {
    const signal = { aborted: false };
    const notes: Text[] = [];
    const onNote = (note: Text): void => void notes.push(note);
    const seen: unknown[] = [];
    const watching: ComputerPlayer<Sticks, number> = {
      name: "watching",
      async choose(_, watch) {
        seen.push(watch);
        return 1;
      },
    };
    const budgets: OracleBudget[] = [];
    const known = async (_: Sticks, budget: OracleBudget = {}) => void budgets.push(budget);
    const oracle = { known } as unknown as Oracle<Sticks, number>;
    await match(sticks(1), [watching, watching], { games: 1, signal, onNote, oracle });
    expect(seen).toEqual([{ signal, onNote }]);
    expect(budgets).toEqual([
      { time: 2000, signal },
      { time: 2000, signal },
    ]);
  });
});

describe("a mistake", () => {
  const results: readonly (Result | undefined)[] = [0, "draw", 1, undefined];
  const oracle = {
    known: async (position: number) => {
      const result = results[position];
      return result === undefined ? undefined : proved({ result, rank: 1 }, sourceOf("arena"));
    },
  } as unknown as Oracle<number, never>;

  it("is a move after which things are worse", async () => {
    const [win, draw, loss, unknown] = [0, 1, 2, 3];
    const of = async (before: number, after: number) => [
      await isMistake(oracle, 0, before, after),
      await isMistake(oracle, 1, before, after),
    ];
    expect(await of(win, win)).toEqual([false, false]);
    expect(await of(win, draw)).toEqual([true, false]);
    expect(await of(win, loss)).toEqual([true, false]);
    expect(await of(draw, win)).toEqual([false, true]);
    expect(await of(draw, draw)).toEqual([false, false]);
    expect(await of(draw, loss)).toEqual([true, false]);
    expect(await of(loss, draw)).toEqual([false, true]);
    expect(await of(unknown, loss)).toEqual([undefined, undefined]);
    expect(await of(win, unknown)).toEqual([undefined, undefined]);
  });
});

describe("the interval of Wilson", () => {
  it("is everything before the first trial, and never more than that", () => {
    expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 1 });
    for (let trials = 1; trials <= 40; trials++) {
      const [none, all] = [wilsonInterval(0, trials), wilsonInterval(trials, trials)];
      expect(none.low).toBeGreaterThanOrEqual(0);
      expect(none.low).toBeLessThan(1e-15);
      expect(all.high).toBeLessThanOrEqual(1);
      expect(all.high).toBeGreaterThan(1 - 1e-15);
    }
  });
});

describe("the values of a database", () => {
  it("are found by level and key, and written as everywhere", async () => {
    const values: Readonly<Record<string, number>> = {
      "1 7": valueOfWin(0, 3),
      "2 8": valueOfWin(1, 0),
      "3 9": valueOfDraw(5),
    };
    const game = { ...({ key: (at: number) => at + 6 } as Rules<number, never>), levelOf: (at: number) => at };
    const find = async (level: number, key: number) => values[`${level} ${key}`];
    const valueAt = databaseValues({ find, leavesOutWon: false }, game);
    expect(await valueAt(1)).toEqual({ result: 0, rank: 3 });
    expect(await valueAt(2)).toEqual({ result: 1, rank: 0 });
    expect(await valueAt(3)).toEqual({ result: "draw", rank: 5 });
    expect(await valueAt(4)).toBeUndefined();
  });
});
