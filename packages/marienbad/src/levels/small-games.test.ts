import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { explore } from "../arena/index.ts";
import { rankOf, winnerOf } from "../arena/solution.ts";
import { run } from "../base/work.ts";
import type { DecidedLevel, Game, LevelEngine, LevelKeys, Result } from "../game/index.ts";
import { plainKit } from "../game/notation.ts";
import { solve } from "../solve/index.ts";
import { type ByteSource, LevelDatabase, writeDatabase } from "./database.ts";
import { gameEngine } from "./game-engine.ts";
import { levelledGame } from "./levelled-game.ts";
import { solvedNeighbourhood } from "./neighbourhood.ts";
import { type LevelProgress, solveLevels } from "./solve-levels.ts";
import { type LevelPart, type LevelStore, levelsOf, memoryStore } from "./store.ts";
import { rankOfValue, winnerOfValue } from "./value.ts";

async function gather<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}
const sourceOf = (bytes: Uint8Array, name?: string): ByteSource => ({
  ...(name !== undefined && { name }),
  size: bytes.length,
  read: async (offset, length) => bytes.subarray(offset, offset + length),
});

/**
 * Two counters, raised in turn up to `size` each; at the end the result is drawn by lot, and some positions are ends
 * before. Keys tell both, and the level is their sum.
 */
function counters(size: number, lot: (key: number) => Result | undefined) {
  const width = size + 1;
  const levelOf = (at: number): number => (at % width) + Math.floor(at / width);
  const rules: Game<number, number> = {
    start: 0,
    turn: (at) => (levelOf(at) % 2 === 0 ? 0 : 1),
    moves: (at) => [...(at % width < size ? [1] : []), ...(Math.floor(at / width) < size ? [width] : [])],
    play: (at, step) => at + step,
    result: (at) => (levelOf(at) === 2 * size ? (lot(at) ?? "draw") : at === 0 ? undefined : lot(at)),
    key: (at) => at,
  };
  return { rules, levelOf, positionOf: (key: number) => key };
}
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
      message: "Interrupted while deciding level 4 (1 positions decided so far).",
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

describe("a small database", () => {
  const { rules, levelOf, positionOf } = counters(3, (key) => (key === 15 ? 0 : undefined));
  const engine = gameEngine({ rules, positionOf });
  const solved = { game: "counters", options: { size: 3 } };
  const bytesOf = async (levels: readonly LevelPart[], counting: LevelEngine = engine) =>
    Buffer.concat(await gather(writeDatabase(solved, levels, counting)));
  const wholeBytes = async () => await bytesOf(await gather(levelsOf(await solveLevels(engine))));

  it("begins with its name, ends with where its index begins, and is found out for what it is", async () => {
    const bytes = await wholeBytes();
    expect(bytes.subarray(0, 8).toString()).toBe("MRNL0002");
    const trailer = bytes.subarray(-40).toString();
    expect(trailer).toMatch(/^[0-9a-f]{32} {7}\n$/);
    const offset = Number.parseInt(trailer.slice(0, 16), 16);
    expect(JSON.parse(bytes.subarray(offset, -40).toString())).toMatchObject(solved);
    expect([LevelDatabase.isDatabase(bytes), LevelDatabase.isDatabase(bytes.subarray(1))]).toEqual([true, false]);
    expect(LevelDatabase.isDatabase(bytes.subarray(0, 8))).toBe(true);
    const database = await LevelDatabase.open(sourceOf(bytes));
    expect([database.solved, database.positions, database.moves]).toEqual([solved, 16, 24]);
    expect([await database.find(0, 0), await database.find(0, 1), await database.find(7, 0)]).toEqual([
      6,
      undefined,
      undefined,
    ]);
    await database.checkBlocks();
  });

  it("says what is wrong with a file", async () => {
    const bytes = await wholeBytes();
    const changed = (place: number, text: string): Uint8Array => {
      const copy = Buffer.from(bytes);
      copy.write(text, place < 0 ? bytes.length + place : place);
      return copy;
    };
    const opening = async (given: Uint8Array) => {
      const error = await LevelDatabase.open(sourceOf(given, "a.db")).catch((thrown: Error) => thrown);
      return (error as Error).message?.replace("a.db is not a whole database of a solved game: ", "");
    };
    expect(await opening(bytes)).toBeUndefined();
    expect(await opening(bytes.subarray(0, 47))).toBe("it is too short.");
    expect(await opening(bytes.subarray(0, 48))).toBe("its end is missing.");
    expect(await opening(changed(0, "MRNL0001"))).toBe("it should begin with MRNL0002.");
    expect(await opening(changed(-1, " "))).toBe("its end is missing.");
    expect(await opening(changed(-2, "\n "))).toBe("its end is missing.");
    expect(await opening(changed(-40, "x"))).toBe("its end is missing.");
    expect(await opening(changed(-8, "0"))).toBe("its end is missing.");
    expect(await opening(changed(-24, bytes.at(-24) === 48 ? "1" : "0"))).toBe("its index does not fit its checksum.");
    const end = (bytes.length - 40).toString(16).padStart(16, "0");
    expect(await opening(changed(-40, end))).toBe("its end points outside.");
    expect(await opening(changed(-60, "!"))).toBe("its index does not fit its checksum.");
    const database = await LevelDatabase.open(sourceOf(changed(8, "!"), "a.db"));
    await expect(database.checkBlocks()).rejects.toThrow("block 0 of level 0 does not fit its checksum");
    await expect(database.find(0, 0)).rejects.toThrow("a.db is not a whole database");
    await expect(database.checkBlocks({ signal: { aborted: true } })).rejects.toMatchObject({ code: "interrupted" });
  });

  it("has blocks of 4096 positions, and reads one of them for each question", async () => {
    const size = 2 * 4096 + 5;
    const keys = Float64Array.from({ length: size }, (_, place) => 3 * place + 1);
    const values = Uint8Array.from(keys, (key) => key % 192);
    const parts = [
      { level: 0, keys: Float64Array.of(5), values: Uint8Array.of(7) },
      { level: 1, keys: keys.subarray(0, 4096), values: values.subarray(0, 4096) },
      { level: 1, keys: keys.subarray(4096), values: values.subarray(4096) },
    ];
    const counting: LevelEngine = {
      ...engine,
      *countMoves(given) {
        yield 1;
        return 10 * given.length;
      },
    };
    const bytes = await bytesOf(parts, counting);
    expect(Buffer.compare(bytes, await bytesOf([parts[0], { level: 1, keys, values }], counting))).toBe(0);
    let reads = 0;
    const source = sourceOf(bytes);
    const database = await LevelDatabase.open({
      size: source.size,
      async read(offset, length) {
        reads++;
        return await source.read(offset, length);
      },
    });
    expect(reads).toBe(3);
    expect([database.positions, database.moves, database.levels[1].moves]).toEqual([
      size + 1,
      10 * (size + 1),
      10 * size,
    ]);
    for (const place of [0, 1, 4095, 4096, 4097, 8191, 8192, size - 1]) {
      reads = 0;
      expect([place, await database.find(1, keys[place]), reads]).toEqual([place, values[place], 1]);
      expect(await database.find(1, keys[place] + 1)).toBeUndefined();
      expect(await database.find(1, keys[place] - 1)).toBeUndefined();
    }
    const isPart = (found: DecidedLevel, from: number, to: number): boolean =>
      `${found.keys}` === `${keys.subarray(from, to)}` && `${found.values}` === `${values.subarray(from, to)}`;
    expect(isPart(await database.load(1), 0, size)).toBe(true);
    for (const [from, to] of [
      [0, 1],
      [4095, 4097],
      [4096, 8192],
      [5000, 5000],
      [8192, size],
      [5000, 8194],
    ]) {
      expect([from, to, isPart(await database.load(1, from, to), from, to)]).toEqual([from, to, true]);
    }
    reads = 0;
    await database.load(1, 4096, 8192);
    expect(reads).toBe(1);
    reads = 0;
    await database.checkBlocks();
    expect(reads).toBe(4);
  });

  it("stops with its signal while it is written", async () => {
    const levels = await gather(levelsOf(await solveLevels(engine)));
    const signal = { aborted: false };
    const pieces: Uint8Array[] = [];
    const writing = async () => {
      for await (const piece of writeDatabase(solved, levels, engine, { signal })) {
        pieces.push(piece);
        signal.aborted = pieces.length === 2;
      }
    };
    await expect(writing()).rejects.toMatchObject({ code: "interrupted" });
    expect(pieces.length).toBe(2);
  });

  it("knows the neighbourhood of a position, two moves ahead, as the attractors do", async () => {
    const database = await LevelDatabase.open(sourceOf(await wholeBytes()));
    const { arena, positions } = explore(rules);
    const solution = solve(arena);
    for (const [vertex, from] of positions.entries()) {
      const near = await solvedNeighbourhood(database, { rules, levelOf }, from);
      const { positions: around } = explore(
        { ...rules, moves: (at) => (levelOf(at) < levelOf(from) + 2 ? rules.moves(at) : []) },
        { from },
      );
      expect([near.arena.vertexCount, around[0]]).toEqual([around.length, from]);
      for (const [place, at] of around.entries()) {
        const there = positions.indexOf(at);
        expect([winnerOf(near.solution, place), rankOf(near.solution, place)]).toEqual([
          winnerOf(solution, there),
          rankOf(solution, there),
        ]);
      }
      expect(near.solution.choiceOfVertex.length).toBe(near.arena.vertexCount);
      expect(vertex).toBe(positions.indexOf(from));
    }
    const far = { rules: { ...rules, key: (at: number) => at + 100 }, levelOf };
    await expect(solvedNeighbourhood(database, far, 0)).rejects.toMatchObject({ code: "illegal-position" });
  });
});
