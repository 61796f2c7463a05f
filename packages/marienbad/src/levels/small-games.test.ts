import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { counters, gather } from "../../test/small-levels.ts";
import { explore } from "../arena/index.ts";
import { rankOf, winnerOf } from "../arena/solution.ts";
import { run } from "../base/work.ts";
import type { LevelEngine, LevelKeys, Result } from "../game/index.ts";
import { plainKit } from "../game/notation.ts";
import { solve } from "../solve/index.ts";
import { gameEngine } from "./game-engine.ts";
import { levelledGame } from "./levelled-game.ts";
import { type LevelProgress, solveLevels } from "./solve-levels.ts";
import { type LevelStore, levelsOf, memoryStore } from "./store.ts";
import { rankOfValue, winnerOfValue } from "./value.ts";

const lots = fc.array(fc.constantFrom<Result | undefined>(undefined, undefined, undefined, 0, 1, "draw"), {
  minLength: 49,
  maxLength: 49,
});

describe("small games drawn by lot", () => {
  it("have the values of the attractors, whole or in parts", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 6 }),
        lots,
        fc.integer({ min: 1, max: 5 }),
        async (size, lot, partKeys) => {
          const game = counters(size, (key) => lot[key]);
          const { arena, positions } = explore(game.rules);
          const solution = solve(arena);
          const expected = new Map(
            positions.map((at, vertex) => [at, [winnerOf(solution, vertex), rankOf(solution, vertex)]]),
          );
          const engine = gameEngine(game);
          for (const each of [engine, { ...engine, partKeys }]) {
            const levels = await gather(levelsOf(await solveLevels(each)));
            const found = levels.flatMap(({ keys, values }) =>
              Array.from(keys, (key, place): [number, unknown[]] => [
                key,
                [winnerOfValue(values[place]), rankOfValue(values[place])],
              ]),
            );
            expect(new Map(found)).toEqual(expected);
            expect(found.length).toBe(positions.length);
            for (const { level, keys } of levels) {
              for (const key of keys) expect(game.levelOf(key)).toBe(level);
              expect(run(engine.countMoves(keys, level))).toBe(
                [...keys].reduce(
                  (sum, key) => sum + (game.rules.result(key) === undefined ? game.rules.moves(key).length : 0),
                  0,
                ),
              );
            }
          }
        },
      ),
      { numRuns: 12 },
    );
  });
});

describe("the engine of a game by its rules", () => {
  const game = counters(3, () => undefined);

  it("works on parts that its memory has room for, 64 bytes for each key in three quarters of it", () => {
    expect(gameEngine(game).partKeys).toBe(Number.POSITIVE_INFINITY);
    expect(gameEngine(game, { megabytes: 16 }).partKeys).toBe((16 * 2 ** 20 * 3) / 4 / 64);
    expect(gameEngine(game, { megabytes: 0 }).partKeys).toBe((2 ** 20 * 3) / 4 / 64);
    expect([gameEngine(game).isBestAlone, [...gameEngine(game).firstLevel()]]).toEqual([false, [0]]);
  });

  it("needs whole numbers for keys", () => {
    const worded = gameEngine({ rules: { ...game.rules, key: String }, positionOf: game.positionOf });
    expect(() => worded.firstLevel()).toThrow(expect.objectContaining({ code: "not-applicable" }));
    const large = gameEngine({ rules: { ...game.rules, key: (at) => at + 0.5 }, positionOf: game.positionOf });
    expect(() => large.firstLevel()).toThrow("keys are whole numbers");
  });

  it("notices a position that should have been found", () => {
    const next = { keys: Float64Array.of(1), values: Uint8Array.of(0) };
    expect(() => run(gameEngine(game).decide(Float64Array.of(0), 0, next))).toThrow(
      expect.objectContaining({ code: "bad-rules", message: expect.stringContaining("A move from level 0") }),
    );
  });

  it("pauses after 1024 positions", () => {
    const keys = Float64Array.from({ length: 2049 }, () => 0);
    const engine = gameEngine(game);
    expect([...engine.countMoves(keys, 0)]).toEqual([0, 1024 / 2049, 2048 / 2049]);
    const next = { keys: Float64Array.of(1, 4), values: Uint8Array.of(64, 0) };
    expect([...engine.decide(keys, 0, next)]).toEqual([0, 1024 / 2049, 2048 / 2049]);
    expect(run(engine.decide(keys, 0, next)).every((value) => value === 1)).toBe(true);
    expect([...engine.expand(keys, 0)].slice(0, 3)).toEqual([0, 1024 / 2049, 2048 / 2049]);
  });
});

describe("a levelled game", () => {
  const { rules, levelOf, positionOf } = counters(2, () => undefined);

  it("is a kit that has levels", async () => {
    const game = levelledGame("counters", plainKit(rules, { levels: { levelOf, positionOf } }));
    expect([game.levelOf(4), game.positionOf(4)]).toEqual([2, 4]);
    expect((await game.engine({ megabytes: 1 })).partKeys).toBe((2 ** 20 * 3) / 4 / 64);
    const own = gameEngine({ rules, positionOf });
    const asked: unknown[] = [];
    const engine = async (limits?: unknown): Promise<LevelEngine> => {
      asked.push(limits);
      return own;
    };
    const limits = { megabytes: 7 };
    expect(
      await levelledGame("counters", plainKit(rules, { levels: { levelOf, positionOf, engine } })).engine(limits),
    ).toBe(own);
    expect(asked).toEqual([limits]);
  });

  it("is nothing else, and knows the name of before", () => {
    for (const levels of [undefined, { levelOf }, { positionOf }, { levelOf: 5, positionOf }]) {
      const kit = { ...plainKit(rules), levels } as never;
      expect(() => levelledGame("counters", kit)).toThrow("counters cannot be solved by levels: that takes");
    }
    const old = { ...plainKit(rules), layers: { levelOf, positionOf } };
    expect(() => levelledGame("counters", old)).toThrow('counters has "layers" beside its rules');
    expect(() => levelledGame("counters", old)).toThrow(expect.objectContaining({ code: "not-applicable" }));
    const both = { ...old, levels: { levelOf } } as never;
    expect(() => levelledGame("counters", both)).toThrow("cannot be solved by levels");
  });

  it("does not take a wrong way back", () => {
    const game = levelledGame(
      "counters",
      plainKit(rules, { levels: { levelOf, positionOf: (key: number) => key + 1 } }),
    );
    const message = "counters contradicts itself: positionOf(3) gives a position whose key is 4.";
    expect(() => game.positionOf(3)).toThrow(expect.objectContaining({ code: "bad-rules", message }));
  });
});

describe("progress", () => {
  const engine = gameEngine(counters(2, (key) => (key === 8 ? 0 : undefined)));

  it("tells every level twice, before and after, in both directions", async () => {
    const told: LevelProgress[] = [];
    const store = await solveLevels(engine, { onProgress: (progress) => void told.push(progress) });
    const sizes = [1, 2, 3, 2, 1];
    const upTo = (level: number): number => sizes.slice(0, level).reduce((sum, size) => sum + size, 0);
    const after = (level: number): number => sizes.slice(level + 1).reduce((sum, size) => sum + size, 0);
    const finding = sizes.flatMap((positions, level) =>
      [0, positions].map((done) => ({ phase: "finding", level, positions, total: upTo(level) + done })),
    );
    const deciding = [4, 3, 2, 1, 0].flatMap((level) =>
      [0, sizes[level]].map((done) => ({
        phase: "deciding",
        level,
        positions: sizes[level],
        total: after(level) + done,
        lastLevel: 4,
      })),
    );
    expect(told).toEqual([...finding, ...deciding]);
    expect(await store.loadDepth()).toBe(5);
    told.length = 0;
    await solveLevels(engine, { store, onProgress: (progress) => void told.push(progress) });
    expect(told).toEqual([]);
  });

  it.each([Number.POSITIVE_INFINITY, 1])("is kept when it is stopped anywhere, in parts of %s", async (partKeys) => {
    const solving = async (store: LevelStore, stopAt: number) => {
      const signal = { aborted: false };
      let steps = 0;
      const onProgress = (): void => {
        signal.aborted = ++steps === stopAt;
      };
      await solveLevels({ ...engine, partKeys }, { store, signal, onProgress });
      return steps;
    };
    const unbroken = memoryStore();
    const steps = await solving(unbroken, Number.POSITIVE_INFINITY);
    const whole = await gather(levelsOf(unbroken));
    for (let stopAt = 1; stopAt <= steps; stopAt++) {
      const store = memoryStore();
      await expect(solving(store, stopAt)).rejects.toMatchObject({ code: "interrupted" });
      await solving(store, Number.POSITIVE_INFINITY);
      expect(await gather(levelsOf(store))).toEqual(whole);
    }
  });

  it("goes on from the level that was being found, and finds no start again", async () => {
    for (const stopAt of [1, 7, 9]) {
      const store = memoryStore();
      const told: LevelProgress[] = [];
      const signal = { aborted: false };
      const onProgress = (progress: LevelProgress): void => {
        signal.aborted = told.push(progress) === stopAt;
      };
      await expect(solveLevels(engine, { store, signal, onProgress })).rejects.toMatchObject({ code: "interrupted" });
      const { level } = told[stopAt - 1];
      const firstLevel = (): never => {
        throw new Error("found again");
      };
      signal.aborted = false;
      await solveLevels({ ...engine, firstLevel }, { store, onProgress });
      expect([told[stopAt].phase, told[stopAt].level]).toEqual(["finding", level]);
    }
  });

  it("decides a level at once where it and the next have no more than two parts together", async () => {
    const lengths = async (partKeys: number) => {
      const decided: number[] = [];
      const decide: LevelEngine["decide"] = (keys, level, next) => {
        decided.push(keys.length);
        return engine.decide(keys, level, next);
      };
      await solveLevels({ ...engine, decide, partKeys });
      return decided;
    };
    expect(await lengths(2.5)).toEqual([1, 2, 3, 2, 1]);
    expect(await lengths(2)).toEqual([1, 2, 1, 2, 1, 1, 1]);
  });

  it("loses no run of a part in the middle of a level", async () => {
    // (3, 1) and (1, 3) are ends, so that of their level only (2, 2) leads on to (3, 2) and (2, 3).
    const game = gameEngine(counters(4, (key) => (key === 8 || key === 16 ? "draw" : undefined)));
    const levels = await gather(levelsOf(await solveLevels({ ...game, partKeys: 1 })));
    expect([...levels[4].keys]).toEqual([4, 8, 12, 16, 20]);
    expect([...levels[5].keys]).toEqual([9, 13, 17, 21]);
  });

  it("goes no further than the ends, and no further than 63 moves", async () => {
    const game = gameEngine(counters(4, (key) => (key === 8 || key === 16 ? "draw" : undefined)));
    expect([...run(game.expand(Float64Array.of(8), 4))]).toEqual([]);
    expect([...run(game.expand(Float64Array.of(8, 12), 4))]).toEqual([13, 17]);
    expect(run(game.countMoves(Float64Array.of(8, 12), 4))).toBe(2);
    const long = gameEngine({ ...counters(64, () => undefined), positionOf: (key) => key });
    const row = { ...long, expand: (keys: LevelKeys, level: number) => long.expand(keys.subarray(0, 1), level) };
    await expect(solveLevels(row)).rejects.toMatchObject({ code: "not-applicable" });
  });

  it("is told by the error of what was stopped; other errors pass", async () => {
    const stopping = (at: number) => {
      const signal = { aborted: false };
      let steps = 0;
      return solveLevels(engine, {
        signal,
        onProgress() {
          signal.aborted = ++steps === at;
        },
      });
    };
    await expect(stopping(5)).rejects.toMatchObject({
      message: "Interrupted while finding the positions after level 2 (3 expanded so far).",
      parameters: { phase: "finding", level: 2, positions: 3, total: 3 },
    });
    await expect(stopping(12)).rejects.toMatchObject({
      message: "Interrupted while deciding level 4 of 4 (1 positions decided so far).",
    });
    const broken = {
      ...engine,
      firstLevel(): never {
        throw new RangeError("no start");
      },
    };
    await expect(solveLevels(broken)).rejects.toThrow("no start");
  });

  it("divides what is foreseen to be too large: twice what the last level has grown", async () => {
    const lengths = async (partKeys: number) => {
      const runs: number[] = [];
      const store = memoryStore();
      const saveRun: LevelStore["saveRun"] = async (number, keys) => {
        runs.push(keys.length);
        await store.saveRun(number, keys);
      };
      await solveLevels({ ...engine, partKeys }, { store: { ...store, saveRun } });
      return runs;
    };
    // Levels of 1, 2, 3, 2, 1 positions: foreseen after them are 2, 8, 9, 4 and 2.
    expect(await lengths(9)).toEqual([]);
    expect(await lengths(8)).toEqual([1, 2]);
    expect(await lengths(7)).toEqual([2, 2, 1, 2]);
  });
});
