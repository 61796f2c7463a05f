import fc from "fast-check";
import { explore, rankOf, winnerOf } from "marienbad/arena";
import { legalMoves } from "marienbad/game";
import { connect4, type Position } from "marienbad/games/connect4";
import { solveArena } from "marienbad/solve";
import { describe, expect, test } from "vitest";
import { boardOf, ENDS_FIRST, expectPositionsOfRules, limits, positionsByImages } from "../../test/mirrored-boards.ts";
import { rankOfValue, winnerOfValue } from "../database/value.ts";
import {
  findPosition,
  inProcess,
  KEYS_OF_RULES,
  LevelDatabase,
  levelledGame,
  memoryFiles,
  segmentsIn,
  solveInto,
  solveLevels,
} from "../index.ts";
import { ZLIB } from "../node/packing.ts";
import type { FileStore } from "../tasks/level-tasks.ts";

/** The segments and the manifest: what a database is. */
async function bytesOf(store: FileStore): Promise<Buffer> {
  const names = (await store.list("")).filter((name) => name.endsWith(".blocks") || name === "manifest");
  return Buffer.concat(await Promise.all(names.map((name) => store.read(name))));
}

describe("connect-4 with mirror images as one position, by the columns at both ends", () => {
  test.each([
    [3, 3],
    [4, 3],
    [5, 3],
    [6, 2],
    [8, 1],
  ])("has the positions, moves and values of the least keys on %i × %i", async (columns, rows) => {
    await expectPositionsOfRules(columns, rows);
  });

  test.each([
    [4, 3],
    [3, 4],
    [5, 2],
  ])("agrees with the attractors about every position of %i × %i and its image", async (columns, rows) => {
    const { rules, game, imageOf } = boardOf(columns, rows);
    const { arena, positions } = explore(rules);
    const solution = solveArena(arena);
    const database = await solveLevels(game, { limits });
    for (const [vertex, position] of positions.entries()) {
      const value = (await findPosition(database, game, imageOf(position))) as number;
      const [winner, rank] = [winnerOf(solution, vertex), rankOf(solution, vertex)];
      if (winnerOfValue(value) !== winner || rankOfValue(value) !== rank) expect([vertex, value]).toBe([winner, rank]);
    }
  });

  describe("beside the database of all positions", () => {
    const boards = (
      [
        [4, 4],
        [5, 3],
        [3, 6],
      ] as const
    ).map(([columns, rows]) => ({ columns, rows }));
    const solved = boards.map(async ({ columns, rows }) => {
      const { rules, game, imageOf } = boardOf(columns, rows);
      const plain = levelledGame("connect4", rules);
      const [all, half] = [await solveLevels(plain, { limits }), await solveLevels(game, { limits })];
      return {
        inAll: (position: Position) => findPosition(all, plain, position),
        inHalf: (position: Position) => findPosition(half, game, imageOf(position)),
      };
    });

    test.each([0, 1, 2])("has the same values along any play, on board %i", async (place) => {
      const { rules: game } = boardOf(boards[place].columns, boards[place].rows);
      const { inAll, inHalf } = await solved[place];
      const plays = fc.array(fc.nat(), { maxLength: 18 });
      await fc.assert(
        fc.asyncProperty(plays, async (choices) => {
          let position: Position = game.start;
          for (const choice of choices) {
            const moves = legalMoves(game, position);
            if (moves.length === 0) break;
            position = game.play(position, moves[choice % moves.length]);
            const expected = await inAll(position);
            expect(expected).toBeDefined();
            expect(await inHalf(position)).toBe(expected);
          }
        }),
      );
    });

    test.each([0, 1, 2])("knows the same positions that no play reaches, on board %i", async (place) => {
      const { columns, rows } = boards[place];
      const { rules: game } = boardOf(columns, rows);
      const { inAll, inHalf } = await solved[place];
      const fields = fc.array(fc.integer({ min: 1, max: 2 ** (rows + 1) - 1 }), {
        minLength: columns,
        maxLength: columns,
      });
      let absent = 0;
      await fc.assert(
        fc.asyncProperty(fields, async (columnsOfKey) => {
          const key = columnsOfKey.reduce((sum, field, column) => sum + field * 2 ** (column * (rows + 1)), 0);
          const position = game.levels?.positionOf(key) as Position;
          const expected = await inAll(position);
          expect(await inHalf(position)).toBe(expected);
          if (expected === undefined) absent++;
        }),
      );
      expect(absent).toBeGreaterThan(0);
    });
  });

  test("has one of each two of the published positions of 4 × 4, and those that are their own image", async () => {
    // John Tromp, John's Connect Four Playground; OEIS A212693.
    expect(await positionsByImages(4, 4)).toBe(161_029);
  });

  test("has keys from which the position comes back, least for the image whose key of the rules is least", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          ...([
            [3, 4],
            [4, 4],
            [5, 6],
            [6, 6],
            [7, 4],
            [9, 2],
          ] as const),
        ),
        fc.array(fc.nat(), { maxLength: 40 }),
        ([columns, rows], choices) => {
          const game = connect4({ columns, rows });
          const { images } = game.levels ?? {};
          let position: Position = game.start;
          for (const choice of choices) {
            const moves = legalMoves(game, position);
            if (moves.length > 0) position = game.play(position, moves[choice % moves.length]);
          }
          expect(images?.positionOf(images.key(position))).toEqual(position);
          const [one, other] = game.symmetry?.images(position) ?? [];
          const byRules = Number(game.key(one)) - Number(game.key(other));
          const byEnds = Number(images?.key(one)) - Number(images?.key(other));
          expect(Math.sign(byEnds)).toBe(Math.sign(byRules));
        },
      ),
    );
  });

  test("writes the same bytes when stopped after any task", async () => {
    const solved = { game: "connect4", options: {}, symmetry: ENDS_FIRST };
    const { game } = boardOf(4, 4);
    const whole = memoryFiles();
    const tasks = await game.tasks(limits);
    await solveInto(whole, solved, tasks, inProcess(tasks, whole));
    const stopped = memoryFiles();
    let attempts = 0;
    for (let goOn = true; goOn; attempts++) {
      const again = await game.tasks(limits);
      const signal = { aborted: false };
      let done = 0;
      const onProgress = (): void => {
        signal.aborted = ++done > 25 * (attempts + 1);
      };
      goOn = await solveInto(stopped, solved, again, inProcess(again, stopped), { signal, onProgress }).then(
        () => false,
        ({ code }) => code === "interrupted",
      );
    }
    expect(attempts).toBeGreaterThan(2);
    expect((await bytesOf(stopped)).equals(await bytesOf(whole))).toBe(true);
    const database = await LevelDatabase.open(segmentsIn(stopped), ZLIB);
    expect(database.ref.symmetry).toBe(ENDS_FIRST);
  });

  test("is there where the board has ends and the rest is small enough, and else the rules do it", () => {
    const hasIt = (columns: number, rows: number, align = 4): boolean =>
      connect4({ columns, rows, align }).levels?.images !== undefined;
    expect([hasIt(3, 1), hasIt(5, 5), hasIt(5, 6), hasIt(6, 5), hasIt(6, 6), hasIt(7, 4)]).not.toContain(false);
    expect([hasIt(2, 5), hasIt(7, 5), hasIt(7, 6), hasIt(6, 7), hasIt(5, 5, 3)]).not.toContain(true);
    const game = connect4({ columns: 2, rows: 5 });
    expect(() => levelledGame({ game: "connect4", symmetry: ENDS_FIRST }, game)).toThrow(
      /keys of the kind "ends-first"/,
    );
    expect(levelledGame({ game: "connect4", symmetry: KEYS_OF_RULES }, game).levels?.engine).toBeUndefined();
  });
});
