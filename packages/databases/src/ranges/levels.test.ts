import { explore, rankOf, winnerOf } from "marienbad/arena";
import { seededRandom } from "marienbad/base";
import { fullGame, type Rules } from "marienbad/game";
import { findGame } from "marienbad/games/all";
import { solveArena } from "marienbad/solve";
import { describe, expect, it } from "vitest";
import { levelsIn } from "../../test/small-levels.ts";
import { findPosition } from "../database/find-position.ts";
import { rankOfValue, valueOfWin, winnerOfValue } from "../database/value.ts";
import { ZLIB } from "../node/packing.ts";
import { levelledGame } from "../tasks/levelled-game.ts";
import { solveLevels } from "../tasks/solve-levels.ts";

const board = (columns: number, rows: number, align = 4) => ({ columns, rows, align });
const limits = { packing: ZLIB };

describe("solving by levels", () => {
  const boards = [board(4, 3), board(3, 4), board(4, 3, 3), board(2, 8), board(1, 4)];
  it.each([
    ...boards.map((options) => ["connect4", options] as const),
    ["tictactoe", { rows: 3, columns: 3 }],
    ["tictactoe", { rows: 2, columns: 4, misere: "yes" }],
    ["hex", { size: 3 }],
    ["domineering", { rows: 4, columns: 4 }],
    ["grundy", { heap: 20 }],
    ["octal", { code: "0.07", heap: 20 }],
    ["octal", { code: "8.0", heap: 15 }],
  ] as const)("gives what the attractors give, on every position of %s %j", async (id, options) => {
    const played = findGame(id)(options);
    const { arena, positions } = explore(played);
    const solution = solveArena(arena);
    const game = levelledGame(id, played);
    const database = await solveLevels(game, { limits });
    expect([database.positions, database.moves]).toEqual([arena.vertexCount, arena.edgeCount]);
    const valueOfKey = new Map(
      (await levelsIn(database)).flatMap(({ keys, values }) =>
        Array.from(keys, (key, i): [number, number] => [key, values[i]]),
      ),
    );
    for (const [vertex, position] of positions.entries()) {
      const result = database.leavesOutWon ? played.result(position) : undefined;
      const isLeftOut = typeof result === "number";
      const value = isLeftOut ? valueOfWin(result, 0) : (valueOfKey.get(played.key(position) as number) as number);
      if (winnerOfValue(value) === winnerOf(solution, vertex) && rankOfValue(value) === rankOf(solution, vertex))
        continue;
      expect([vertex, value]).toEqual([vertex, [winnerOf(solution, vertex), rankOf(solution, vertex)]]);
    }
  });

  it.each([
    ["tictactoe", { rows: 3, columns: 4, align: 3, misere: "yes" }],
    ["hex", { size: 5 }],
    ["domineering", { rows: 6, columns: 7 }],
    ["domineering", { rows: 3, columns: 3 }],
    ["grundy", { heap: 50 }],
    ["octal", { code: "0.07", heap: 50 }],
    ["octal", { code: "8.0", heap: 20 }],
    ["connect4", { columns: 7, rows: 6, align: 4 }],
  ])("finds the way back from keys, and the level, along random plays of %s %j", (id, options) => {
    const rules = levelledGame(id, findGame(id)(options));
    const { positionOf, levelOf } = rules;
    const random = seededRandom(7);
    for (let play = 0; play < 50; play++) {
      let position = rules.start;
      for (let level = 0; ; level++) {
        expect([level, positionOf(rules.key(position) as number)]).toEqual([levelOf(position), position]);
        if (rules.result(position) !== undefined) break;
        const moves = rules.moves(position);
        position = rules.play(position, moves[random.below(moves.length)]);
      }
    }
  });

  /** Sticks are taken, and who takes the last one wins. The level is how many have been taken. */
  function sticks(start: number, takes: readonly number[]) {
    const rules: Rules<readonly [left: number, turn: 0 | 1], number> = {
      start: [start, 0],
      turn: ([, turn]) => turn,
      moves: ([left]) => takes.filter((taken) => taken <= left),
      play: ([left, turn], taken) => [left - taken, turn === 0 ? 1 : 0],
      result: ([left, turn]) => (left === 0 ? (turn === 0 ? 1 : 0) : undefined),
      key: ([left, turn]) => 2 * left + turn,
    };
    return levelledGame(
      "sticks",
      fullGame({
        ...rules,
        levels: {
          positionOf: (key): readonly [number, 0 | 1] => [Math.floor(key / 2), (key % 2) as 0 | 1],
          levelOf: ([left]: readonly [number, 0 | 1]) => start - left,
        },
      }),
    );
  }

  it("takes games that skip levels, and whose turn does not follow from the level", async () => {
    const game = sticks(21, [1, 2, 3]);
    const database = await solveLevels(game, { limits });
    const { arena, positions } = explore(game);
    const solution = solveArena(arena);
    expect(database.positions).toBe(arena.vertexCount);
    for (const [vertex, position] of positions.entries()) {
      const value = (await findPosition(database, game, position)) as number;
      expect([winnerOfValue(value), rankOfValue(value)]).toEqual([
        winnerOf(solution, vertex),
        rankOf(solution, vertex),
      ]);
    }
    expect(database.levels[2].ofPlayer1).toBeDefined();
  });

  it("takes levels without any position between others", async () => {
    const database = await solveLevels(sticks(9, [3]), { limits });
    expect(database.levels.map(({ positions }) => positions)).toEqual([1, 0, 0, 1, 0, 0, 1, 0, 0, 1]);
    await database.checkBlocks();
    expect(await database.find(1, 17)).toBeUndefined();
  });

  it("takes 255 levels, and no more", async () => {
    const database = await solveLevels(sticks(254, [1]), { limits });
    expect([database.levels.length, rankOfValue((await database.find(0, 508)) as number)]).toEqual([255, 254]);
    await expect(solveLevels(sticks(255, [1]))).rejects.toThrow(/more than 255 levels/);
  });

  it("takes a byte for a value up to 64 levels, and two beyond", async () => {
    for (const [last, bytes] of [
      [63, 1],
      [64, 2],
    ]) {
      const { levels, manifest, find } = await solveLevels(sticks(last, [1]), { limits }).then((database) => ({
        levels: database.levels.length,
        manifest: database.manifest.levels.map(({ valueBytes }) => valueBytes),
        find: database.find(0, 2 * last),
      }));
      expect([levels, new Set(manifest), rankOfValue((await find) as number)]).toEqual([
        last + 1,
        new Set([bytes]),
        last,
      ]);
    }
  });

  it("refuses a move that does not raise the level, and keys that are no whole numbers", async () => {
    await expect(solveLevels(sticks(5, [0, 1]))).rejects.toThrow("A move from level 0 leads to level 0");
    const rules = sticks(3, [1]);
    const levels = { positionOf: () => rules.start, levelOf: () => 0 };
    for (const key of [() => "a", () => -1]) {
      const game = levelledGame("sticks", fullGame({ ...rules, key, levels }));
      await expect(solveLevels(game)).rejects.toThrow("keys are whole numbers");
    }
  });

  it("refuses rules that give endless plays to a player, whose draws would have other ranks", () => {
    const rules = sticks(3, [1]);
    const levels = { positionOf: () => rules.start, levelOf: () => 0 };
    const game = fullGame({ ...rules, endless: 1 as const, levels });
    expect(() => levelledGame("sticks", game)).toThrow('Remove "endless"');
    expect(() => levelledGame("sticks", fullGame({ ...rules, endless: "draw" as const, levels }))).not.toThrow();
  });

  it("takes the nearest of several draws", async () => {
    // From 0 to 1, which is drawn, or to 2 and 3, where nobody can move any more.
    const after: Readonly<Record<number, readonly number[]>> = { 0: [2, 1], 2: [3] };
    const rules: Rules<number, number> = {
      start: 0,
      deadEnd: "draw",
      turn: (position) => (position === 2 ? 1 : 0),
      moves: (position) => after[position] ?? [],
      play: (_, to) => to,
      result: (position) => (position === 1 ? "draw" : undefined),
      key: (position) => position,
    };
    const levels = { positionOf: (key: number) => key, levelOf: (at: number) => [0, 1, 1, 2][at] };
    const database = await solveLevels(levelledGame("draws", fullGame({ ...rules, levels })));
    expect((await levelsIn(database)).map(({ values }) => [...values])).toEqual([[512 + 1], [512, 512 + 1], [512]]);
  });
});
