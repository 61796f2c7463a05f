import { describe, expect, it } from "vitest";
import type { MarienbadError } from "../base/error.ts";
import { run, type Work } from "../base/work.ts";
import { makeGame } from "../games/all.ts";
import type { Rules } from "./game.ts";
import { countPlays, gameTree, measureTree, playOf, plays, readMove, readPosition } from "./index.ts";

describe("plays (G3)", () => {
  const six = makeGame("nim", { sticks: 6, until: 1 });

  it("the course's six sticks: 13 plays, 7 won by player 0, those it lists", () => {
    const all = [...plays(six)];
    expect([all.length, all.filter((play) => play.end === 0).length]).toEqual([13, 7]);
    const sticks = all.filter((play) => play.end === 0).map((play) => play.positions.map((p) => p.sticks).join(","));
    expect(sticks.sort()).toEqual(
      ["6,3,2,1", "6,4,2,1", "6,4,3,1", "6,5,2,1", "6,5,3,1", "6,5,4,1", "6,5,4,3,2,1"].sort(),
    );
    expect(countPlays(six)).toEqual({ total: 13n, wonBy: [7n, 6n], drawn: 0n, stuck: 0n });
  });

  it("the full misère rules have 24", () => {
    expect(countPlays(makeGame("nim", { sticks: 6, last: "loses" })).total).toBe(24n);
  });

  it("tic-tac-toe has 255168 plays (Schaeffer 2002 and many others): 131184, 77904, 46080", () => {
    expect(countPlays(makeGame("tictactoe"))).toEqual({
      total: 255168n,
      wonBy: [131184n, 77904n],
      drawn: 46080n,
      stuck: 0n,
    });
  });

  it("a game with cycles has no number of plays, but they can be listed to their first repetition", () => {
    const rules = makeGame("dodgem");
    expect(() => countPlays(rules)).toThrow(/infinitely many/);
    for (const play of plays(rules)) {
      if (play.end !== "cycle") continue;
      const keys = play.positions.map((position) => rules.key(position));
      expect(keys.indexOf(keys[keys.length - 1])).toBeLessThan(keys.length - 1);
      break;
    }
    expect(() => countPlays(makeGame("tictactoe"), { limit: 100 })).toThrow(/100 positions, the limit/);
  });

  it("a partial play is a prefix; a maximal one has an end", () => {
    expect(playOf(six, [1, 1]).end).toBeUndefined();
    expect(playOf(six, [1, 1, 3]).end).toBe(0);
  });
});

describe("work on plays", () => {
  /** Counts up for ever, by one or by two. */
  const endless: Rules<number, number> = {
    start: 1,
    turn: () => 0,
    moves: () => [0, 1],
    play: (n, bit) => n + 1 + bit,
    result: () => undefined,
    key: (n) => `${n}`,
  };
  const stopped = <T>(work: Work<T>): string => {
    const stop = new AbortController();
    try {
      run(work, { signal: stop.signal, onProgress: () => stop.abort() });
    } catch (error) {
      return (error as MarienbadError).code;
    }
    return "not stopped";
  };

  it("can be stopped", () => {
    expect(stopped(countPlays.work(endless))).toBe("interrupted");
    expect(stopped(gameTree.work(endless, { depth: 100 }))).toBe("interrupted");
  });

  it("a play that never ends is refused, not followed until memory ends", () => {
    const line: Rules<number, number> = { ...endless, moves: () => [0], play: (n) => n + 1, key: (n) => n };
    expect(() => plays(line).next()).toThrow(/more than 100,000 moves, the limit: it may never end/);
    expect(() => plays(line, 0, { maxLength: 5 }).next()).toThrow(/more than 5 moves/);
    const short = { ...line, result: (n: number) => (n === 6 ? (0 as const) : undefined) };
    expect([...plays(short, 1, { maxLength: 5 })].map(({ moves }) => moves.length)).toEqual([5]);
  });

  it("a tree may be as deep as it likes", () => {
    const line: Rules<number, number> = { ...endless, moves: () => [0], play: (n) => n + 1, key: (n) => n };
    expect(measureTree(gameTree(line, { depth: 50_000 }))).toEqual({
      nodes: 50_001,
      leaves: 1,
      height: 50_000,
      degree: 1,
    });
  });
});

describe("the game tree (G4)", () => {
  it("of six sticks has 13 leaves and height 5", () => {
    const measures = measureTree(gameTree(makeGame("nim", { sticks: 6, until: 1 }), { depth: 10 }));
    expect([measures.leaves, measures.height, measures.degree]).toEqual([13, 5, 3]);
  });

  it("shows one play among its siblings", () => {
    const rules = makeGame("tictactoe");
    const tree = gameTree(rules, { depth: 9, along: [4, 0, 8] });
    expect(measureTree(tree)).toEqual({ nodes: 1 + 9 + 8 + 7, leaves: 8 + 7 + 7, height: 3, degree: 9 });
    expect(() => gameTree(rules, { depth: 9, limit: 1000 })).toThrow(/1,000 nodes/);
  });

  it("follows moves that the rules make anew at each call", () => {
    const rules = makeGame("marienbad", { rows: [1, 2] });
    const along = [
      { row: 0, count: 1 },
      { row: 1, count: 2 },
    ];
    expect(measureTree(gameTree(rules, { depth: 9, along }))).toMatchObject({ nodes: 1 + 3 + 2, height: 2 });
  });
});

describe("reading moves and positions", () => {
  const game = makeGame("tictactoe");

  it("takes a position as written or as the moves that lead there", () => {
    expect(game.key(readPosition(game, "1 2"))).toBe(game.key(readPosition(game, "XO./.../...")));
    expect(() => readPosition(game, "1 1")).toThrow(/not a legal move at X/);
    expect(() => readMove(game, game.start, "10")).toThrow(/Legal: 1 2 3 4 5 6 7 8 9/);
  });
});
