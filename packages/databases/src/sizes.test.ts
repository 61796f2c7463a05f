import { run } from "marienbad/base";
import type { AnyGame, Rules } from "marienbad/game";
import { findGame, makeGame } from "marienbad/games/all";
import { describe, expect, it } from "vitest";
import { KEYS_OF_RULES } from "./database/game-ref.ts";
import { gameOfImages } from "./ranges/images.ts";
import { levelSizesWork, sampleLevelsWork } from "./sizes.ts";

/** Positions of noughts and crosses by marks on the board: 5,478, as every source has it. */
const SIZES = [1, 9, 72, 252, 756, 1260, 1520, 1140, 390, 78];

/** The game once more, on strings, with the way back that sampling needs: any mark of the last player. */
const LINES = ["012", "345", "678", "036", "147", "258", "048", "246"].map((line) => [...line].map(Number));
const levelOf = (board: string): number => board.replaceAll(".", "").length;
const put = (board: string, cell: number, mark: string): string => board.slice(0, cell) + mark + board.slice(cell + 1);
const cellsOf = (board: string, mark: string): number[] => [...board].flatMap((sign, i) => (sign === mark ? [i] : []));
const rules: Rules<string, number> = {
  start: ".........",
  turn: (board) => (levelOf(board) % 2 === 0 ? 0 : 1),
  moves: (board) => cellsOf(board, "."),
  play: (board, cell) => put(board, cell, "XO"[levelOf(board) % 2]),
  result: (board) => {
    const isWon = LINES.some(([a, b, c]) => board[a] !== "." && board[a] === board[b] && board[b] === board[c]);
    return isWon ? (levelOf(board) % 2 === 1 ? 0 : 1) : levelOf(board) === 9 ? "draw" : undefined;
  },
  key: (board) => board,
};
const levels = {
  levelOf,
  positionOf: () => rules.start,
  before: (board: string) => cellsOf(board, "OX"[levelOf(board) % 2]).map((cell) => put(board, cell, ".")),
};

describe("the sizes of levels", () => {
  it("are counted where the game is small", () => {
    const found = run(levelSizesWork(makeGame("tictactoe") as AnyGame, 10));
    expect(found).toEqual({ sizes: SIZES, way: "counted", error: 0 });
  });

  it("are estimated by random plays, level by level, where the game knows what comes before", () => {
    const found = run(sampleLevelsWork({ ...rules, levels } as unknown as AnyGame, 5000));
    expect(found?.sizes.length).toBe(SIZES.length);
    for (const [level, size] of SIZES.entries()) {
      expect(Math.abs((found?.sizes[level] ?? 0) - size) / size, `level ${level}`).toBeLessThan(0.1);
    }
    expect(found?.error).toBeLessThan(0.02);
    expect(run(sampleLevelsWork({ ...rules } as unknown as AnyGame, 10))).toBe(undefined);
  });
});

describe("the sizes of levels of the catalogue", () => {
  it.each([
    ["tictactoe", { rows: 3, columns: 3 }],
    ["tictactoe", { rows: 3, columns: 4, misere: "yes" }],
    ["hex", { size: 3 }],
    ["connect4", { columns: 4, rows: 3 }],
  ])("are estimated near what counting gives, for %s %j", (id, options) => {
    const game = findGame(id)(options);
    const counted = run(levelSizesWork(game, 1));
    const sampled = run(sampleLevelsWork(game, 3000));
    const total = (sizes: readonly number[] = []) => sizes.reduce((sum, size) => sum + size, 0);
    expect(counted?.way).toBe("counted");
    expect(sampled?.sizes.length).toBe(counted?.sizes.length);
    expect(total(sampled?.sizes) / total(counted?.sizes)).toBeCloseTo(1, 1);
  });
});

describe("the sizes of levels up to symmetry", () => {
  /** Up to turns and mirrors: 765 positions, OEIS A008907. */
  const IMAGES = [1, 3, 12, 38, 108, 174, 204, 153, 57, 15];
  const turned = (board: string): string => [6, 3, 0, 7, 4, 1, 8, 5, 2].map((cell) => board[cell]).join("");
  const mirrored = (board: string): string => [2, 1, 0, 5, 4, 3, 8, 7, 6].map((cell) => board[cell]).join("");
  const images = (board: string): string[] => {
    const turns = [board];
    for (let turn = 0; turn < 3; turn++) turns.push(turned(turns[turn]));
    return [...turns, ...turns.map(mirrored)];
  };

  it("are counted", () => {
    const game = gameOfImages("tictactoe", makeGame("tictactoe") as AnyGame, KEYS_OF_RULES);
    expect(run(levelSizesWork(game, 10))).toEqual({ sizes: IMAGES, way: "counted", error: 0 });
  });

  it("are estimated, though images of one position come before another", () => {
    const game = gameOfImages(
      "tictactoe",
      { ...rules, levels, symmetry: { images } } as unknown as AnyGame,
      KEYS_OF_RULES,
    );
    const found = run(sampleLevelsWork(game, 5000));
    for (const [level, size] of IMAGES.entries()) {
      expect(Math.abs((found?.sizes[level] ?? 0) - size) / size, `level ${level}`).toBeLessThan(0.1);
    }
  });
});

describe("the sizes of levels, by their definition", () => {
  /** A game on numbers by the moves of each, all of whose other positions are ends. */
  const gameOf = (after: (at: number) => readonly number[], level: (at: number) => number, start = 0): AnyGame =>
    ({
      start,
      turn: () => 0,
      moves: after,
      play: (_: number, to: number) => to,
      result: (at: number) => (after(at).length > 0 ? undefined : "draw"),
      key: (at: number) => at,
      levels: { levelOf: level, positionOf: (key: number) => key },
    }) as unknown as AnyGame;
  const withBefore = (game: AnyGame, before: (at: number) => readonly number[]): AnyGame =>
    ({ ...game, levels: { ...game.levels, before } }) as unknown as AnyGame;

  it("are counted up to 300,000 positions", () => {
    const wide = (count: number): AnyGame => {
      const ends = Array.from({ length: count - 1 }, (_, place) => place + 1);
      return gameOf(
        (at) => (at === 0 ? ends : []),
        (at) => Math.min(1, at),
      );
    };
    expect(run(levelSizesWork(wide(300_000), 1))?.sizes).toEqual([1, 299_999]);
    expect(run(levelSizesWork(wide(300_001), 1))).toBeUndefined();
  });

  it("say how far counting and sampling have got", () => {
    const line = withBefore(
      gameOf(
        (at) => (at < 600 ? [at + 1] : []),
        (at) => at,
      ),
      (at) => [at - 1],
    );
    expect([...levelSizesWork(line, 1)]).toEqual([0, 256, 512].map((at) => (at + 2) / 300_000));
    expect([...sampleLevelsWork(line, 4)]).toEqual([0, 1 / 4, 2 / 4, 3 / 4]);
  });

  it("are 0 of levels that no position has", () => {
    const even = withBefore(
      gameOf(
        (at) => (at < 4 ? [at + 2] : []),
        (at) => at,
      ),
      (at) => [at - 2],
    );
    expect(run(levelSizesWork(even, 1))).toEqual({ sizes: [1, 0, 1, 0, 1], way: "counted", error: 0 });
    expect(run(sampleLevelsWork(even, 3))).toEqual({ sizes: [1, 0, 1, 0, 1], way: "sampled", error: 0 });
  });

  it("have the standard error of the mean of what plays weigh", () => {
    // Half of the plays weigh 1 + 2 = 3, the others 1 + 2 + 4 = 7: their standard deviation is 2, their mean 5.
    const tree = gameOf(
      (at) => ({ 0: [1, 2], 2: [3, 4] })[at] ?? [],
      (at) => [0, 1, 1, 2, 2][at],
    );
    const found = run(
      sampleLevelsWork(
        withBefore(tree, (at) => [at > 2 ? 2 : 0]),
        10_000,
      ),
    );
    expect(found?.error).toBeCloseTo(2 / 5 / Math.sqrt(10_000), 4);
    expect(found?.sizes.slice(0, 2)).toEqual([1, 2]);
    expect(found?.sizes[2]).toBeGreaterThanOrEqual(1);
  });

  it("count only those before from which a play comes, and each once", () => {
    // 3 comes after 1 and 2. What else might come before it, no play reaches: 9 and 8, of which 8 is an end, too.
    const after = (at: number): readonly number[] => ({ 0: [1, 2], 1: [3], 2: [3], 9: [3] })[at] ?? [];
    const levels = (at: number): number => [0, 1, 1, 2][at] ?? 1;
    const before = (at: number): readonly number[] =>
      ({ 1: [0], 2: [0], 3: [1, 2, 2, 9, 8], 8: [0], 9: [7] })[at] ?? [];
    expect(run(sampleLevelsWork(withBefore(gameOf(after, levels), before), 50))).toEqual({
      sizes: [1, 2, 1],
      way: "sampled",
      error: 0,
    });
  });

  it("take moves to one position as one, and none where the play is over", () => {
    const twice = withBefore(
      gameOf(
        (at) => (at === 0 ? [1, 1] : []),
        (at) => at,
      ),
      () => [0],
    );
    expect(run(sampleLevelsWork(twice, 5))?.sizes).toEqual([1, 1]);
    const over = withBefore(
      gameOf(
        (at) => (at < 2 ? [at + 1] : []),
        (at) => at,
      ),
      (at) => [at - 1],
    );
    const rules = { ...over, result: (at: unknown) => (at === 1 ? 0 : undefined) };
    const game = { ...over, ...rules } as unknown as AnyGame;
    expect(run(levelSizesWork(game, 5))?.sizes).toEqual([1, 1]);
    expect(run(sampleLevelsWork(game, 5))?.sizes).toEqual([1, 1]);
  });
});
