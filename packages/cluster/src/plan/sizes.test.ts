import { type AnyKit, type Game, makeGame, run } from "marienbad";
import { KEYS_OF_RULES, kitOfImages } from "marienbad/levels";
import { describe, expect, it } from "vitest";
import { plan } from "./plan.ts";
import { levelSizesWork, sampleLevelsWork } from "./sizes.ts";

/** Positions of noughts and crosses by marks on the board: 5,478, as every source has it. */
const SIZES = [1, 9, 72, 252, 756, 1260, 1520, 1140, 390, 78];

/** The game once more, on strings, with the way back that sampling needs: any mark of the last player. */
const LINES = ["012", "345", "678", "036", "147", "258", "048", "246"].map((line) => [...line].map(Number));
const levelOf = (board: string): number => board.replaceAll(".", "").length;
const put = (board: string, cell: number, mark: string): string => board.slice(0, cell) + mark + board.slice(cell + 1);
const cellsOf = (board: string, mark: string): number[] => [...board].flatMap((sign, i) => (sign === mark ? [i] : []));
const rules: Game<string, number> = {
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
    const found = run(levelSizesWork(makeGame("tictactoe").kit as AnyKit, 10));
    expect(found).toEqual({ sizes: SIZES, way: "counted", error: 0 });
  });

  it("are estimated by random plays, level by level, where the game tells what comes before", () => {
    const found = run(sampleLevelsWork({ rules, levels } as unknown as AnyKit, 5000));
    expect(found?.sizes.length).toBe(SIZES.length);
    for (const [level, size] of SIZES.entries()) {
      expect(Math.abs((found?.sizes[level] ?? 0) - size) / size, `level ${level}`).toBeLessThan(0.1);
    }
    expect(found?.error).toBeLessThan(0.02);
    expect(run(sampleLevelsWork({ rules } as unknown as AnyKit, 10))).toBe(undefined);
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
    const kit = kitOfImages("tictactoe", makeGame("tictactoe").kit as AnyKit, KEYS_OF_RULES);
    expect(run(levelSizesWork(kit, 10))).toEqual({ sizes: IMAGES, way: "counted", error: 0 });
  });

  it("are estimated, though images of one position come before another", () => {
    const kit = kitOfImages("tictactoe", { rules, levels, symmetry: { images } } as unknown as AnyKit, KEYS_OF_RULES);
    const found = run(sampleLevelsWork(kit, 5000));
    for (const [level, size] of IMAGES.entries()) {
      expect(Math.abs((found?.sizes[level] ?? 0) - size) / size, `level ${level}`).toBeLessThan(0.1);
    }
  });
});

describe("a plan", () => {
  const rates = { seconds: 1e-6, read: 4, written: 2, store: 3, database: 1 };
  const question = { positions: 36e9, levels: 10, rates, threads: 10, bandwidth: 1e9 };

  it("shares work and exchange among machines, and has them wait for each other once per stage", () => {
    const [one, ten] = [1, 10].map((machines) => plan({ ...question, machines }));
    expect(one).toEqual({
      ...{ machines: 1, coreHours: 10, exchanged: 216e9, store: 108e9, database: 36e9 },
      ...{ seconds: 3600 + 20, limit: "work" },
    });
    expect([ten.seconds, ten.coreHours]).toEqual([360 + 20, 10]);
    expect(plan({ ...question, machines: 1, bandwidth: 1e7 })).toMatchObject({ seconds: 21_620, limit: "exchange" });
    expect(plan({ ...question, machines: 1e6 }).limit).toBe("stages");
  });
});
