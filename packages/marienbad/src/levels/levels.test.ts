import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { explore, rankOf, winnerOf } from "../arena/index.ts";
import { seededRandom } from "../base/random.ts";
import { run } from "../base/work.ts";
import type { DecidedLevel, Game, LevelEngine } from "../game/index.ts";
import { connect4Engine, keyedConnect4 } from "../games/connect4/level-engine.ts";
import { makeGame } from "../games/index.ts";
import { solve } from "../solve/index.ts";
import { gameEngine } from "./game-engine.ts";
import { levelledGame } from "./levelled-game.ts";
import { sublevelOf } from "./parts.ts";
import { solveLevels } from "./solve-levels.ts";
import { KeyCollector, mergedRuns, placeOfKey, unionWork } from "./sorted-keys.ts";
import { type LevelPart, type LevelStore, levelsOf, memoryStore } from "./store.ts";
import { type LevelHelper, teamOf } from "./team.ts";
import { rankOfValue, winnerOfValue } from "./value.ts";

async function gather<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

async function allLevels(engine: LevelEngine): Promise<LevelPart[]> {
  return await gather(levelsOf(await solveLevels(engine)));
}

const countOf = (levels: readonly DecidedLevel[]): number => levels.reduce((sum, { keys }) => sum + keys.length, 0);
const board = (columns: number, rows: number, align = 4) => ({ columns, rows, align });

describe("solving by levels", () => {
  const boards = [board(4, 4), board(5, 3), board(3, 5), board(4, 3, 3), board(2, 9), board(1, 4)];
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
    const { kit } = makeGame(id as string, options);
    const { rules } = kit;
    const { arena, positions } = explore(rules);
    const solution = solve(arena);
    const levels = await allLevels(await levelledGame(id, kit).engine());
    expect(countOf(levels)).toBe(arena.vertexCount);
    const valueOfKey = new Map(
      levels.flatMap(({ keys, values }) => Array.from(keys, (key, i): [number, number] => [key, values[i]])),
    );
    positions.forEach((position, vertex) => {
      const value = valueOfKey.get(rules.key(position) as number) as number;
      if (winnerOfValue(value) === winnerOf(solution, vertex) && rankOfValue(value) === rankOf(solution, vertex))
        return;
      expect([vertex, value]).toEqual([vertex, [winnerOf(solution, vertex), rankOf(solution, vertex)]]);
    });
  });

  it("gives the same levels by the rules and by the kernel", async () => {
    for (const options of [board(4, 3), board(6, 2), board(3, 5)]) {
      const byRules = await allLevels(gameEngine(keyedConnect4(options)));
      const byKernel = await allLevels(connect4Engine(options));
      expect(byKernel.map(({ keys }) => Array.from(keys))).toEqual(byRules.map(({ keys }) => Array.from(keys)));
      expect(byKernel.map(({ values }) => values)).toEqual(byRules.map(({ values }) => values));
    }
  });

  it.each([board(5, 5), board(6, 4), board(8, 3), board(4, 7), board(2, 9), board(9, 2)])(
    "gives the same by the rules and by the kernel on thousands of random positions of %j",
    (options) => {
      const game = keyedConnect4(options);
      const [byRules, byKernel] = [gameEngine(game), connect4Engine(options)];
      const random = seededRandom(options.columns);
      const level = Math.floor((options.columns * options.rows) / 2) + random.below(2);
      const found = new Set<number>();
      for (let play = 0; play < 3000; play++) {
        let position = game.rules.start;
        for (let moves = game.rules.moves(position); position.placed < level && moves.length > 0; ) {
          position = game.rules.play(position, moves[random.below(moves.length)]);
          moves = game.rules.moves(position);
        }
        if (position.placed === level) found.add(game.rules.key(position) as number);
      }
      const keys = Uint32Array.from(found).sort();
      const nextKeys = run(byRules.expand(keys, level));
      expect(Array.from(run(byKernel.expand(keys, level)))).toEqual(Array.from(nextKeys));
      const winOrDraw = (): number => (random.below(3) << 6) | random.below(30);
      const next = { keys: nextKeys, values: Uint8Array.from(nextKeys, winOrDraw) };
      expect(run(byKernel.decide(keys, level, next))).toEqual(run(byRules.decide(keys, level, next)));
      expect(run(byKernel.countMoves(keys, level))).toBe(run(byRules.countMoves(keys, level)));
    },
  );

  it("merges sorted lists of keys", () => {
    const keys = fc.uniqueArray(fc.nat(60)).map((list) => Float64Array.from(list).sort());
    const check = fc.property(fc.array(keys, { minLength: 1 }), (lists) => {
      const all = new Set(lists.flatMap((list) => [...list]));
      expect([...run(unionWork(lists))]).toEqual([...all].sort((one, other) => one - other));
    });
    fc.assert(check);
  });

  it("finds the place of a key", () => {
    const keys = fc.uniqueArray(fc.nat(60)).map((list) => Float64Array.from(list).sort());
    const check = fc.property(keys, fc.nat(60), (list, key) => {
      expect(placeOfKey(list, key)).toBe(list.indexOf(key));
    });
    fc.assert(check);
  });

  it("puts keys in order as they come", () => {
    const check = fc.property(fc.array(fc.array(fc.nat(30))), fc.integer({ min: 1, max: 9 }), (lists, runKeys) => {
      const collector = new KeyCollector(runKeys);
      for (const list of lists) {
        for (const key of list) collector.add(key);
        expect([...run(collector.takeWork())]).toEqual([...new Set(list)].sort((one, other) => one - other));
      }
    });
    fc.assert(check);
  });

  it("merges runs that were set aside, with few of their keys in memory", async () => {
    const keys = fc.uniqueArray(fc.nat(60), { minLength: 1 }).map((list) => Float64Array.from(list).sort());
    const check = fc.asyncProperty(fc.array(keys, { minLength: 1 }), fc.nat(20), async (lists, maxKeys) => {
      const store = memoryStore();
      for (const [run, list] of lists.entries()) await store.saveRun(run, list);
      const lengths = lists.map(({ length }) => length);
      const pieces = await gather(mergedRuns(store, lengths, maxKeys, async (work) => run(work)));
      for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(Math.max(lists.length, maxKeys));
      const all = new Set(lists.flatMap((list) => [...list]));
      expect(pieces.flatMap((piece) => [...piece])).toEqual([...all].sort((one, other) => one - other));
    });
    await fc.assert(check);
  });

  it("takes single positions out of a level that is read step by step", async () => {
    const keys = fc.uniqueArray(fc.nat(60)).map((list) => Float64Array.from(list).sort());
    const check = fc.asyncProperty(keys, keys, fc.integer({ min: 1, max: 9 }), async (there, wanted, step) => {
      const valueOfKey = new Map(Array.from(there, (key, place): [number, number] => [key, place]));
      const values = Uint8Array.from(valueOfKey.values());
      const sublevel = await sublevelOf(
        {
          length: there.length,
          load: async (from, to) => ({ keys: there.subarray(from, to), values: values.subarray(from, to) }),
        },
        undefined,
        step,
      );
      const expected = [...wanted].filter((key) => valueOfKey.has(key)).map((key) => [key, valueOfKey.get(key)]);
      const found = await sublevel(wanted);
      expect([...found.keys].map((key, place) => [key, found.values[place]])).toEqual(expected);
    });
    await fc.assert(check);
  });

  it("gives the same in parts, when a level does not fit into memory", async () => {
    const engine = connect4Engine(board(4, 4)); // by the rules: see node/node.test.ts
    const whole = await allLevels(engine);
    const partKeys = 2000;
    const store = memoryStore();
    const runs: number[] = [];
    const watched: LevelStore = {
      ...store,
      saveRun: async (run, keys) => {
        runs.push(keys.length);
        await store.saveRun(run, keys);
      },
    };
    let widest = 0;
    const decide: LevelEngine["decide"] = (keys, level, next) => {
      widest = Math.max(widest, keys.length, next.keys.length);
      return engine.decide(keys, level, next);
    };
    await solveLevels({ ...engine, decide, partKeys }, { store: watched });
    expect(widest).toBeLessThanOrEqual(2 * partKeys);
    expect(await gather(levelsOf(store))).toEqual(whole);
    expect(runs.length).toBeGreaterThan(countOf(whole) / partKeys / 2);
    expect(Math.max(...runs)).toBeLessThan(1.5 * partKeys);
  });

  it("takes the kernel of connect-4 where the memory is enough, and else says why not", async () => {
    expect(connect4Engine(board(5, 5), { megabytes: 200 })).toMatchObject({ isBestAlone: true });
    const slow = connect4Engine(board(5, 5), { megabytes: 199 }); // 12 bytes for each 64 of 2 ** 30 keys, and 8 MiB
    expect(slow.isBestAlone).toBe(false);
    expect(slow.note?.en).toMatch(/takes 200 MiB of memory; with 199/);
  });

  it("gives the same when several helpers share the work", async () => {
    const options = board(4, 4);
    const engine = connect4Engine(options);
    let asked = 0;
    const helper = (own: LevelEngine): LevelHelper => ({
      expand: async (keys, level) => run(own.expand(keys, level)),
      decide: async (keys, level, next) => run(own.decide(keys, level, next)),
      async countMoves(keys, level) {
        asked++;
        return run(own.countMoves(keys, level));
      },
    });
    const helpers = [helper(connect4Engine(options)), helper(connect4Engine(options)), helper(connect4Engine(options))];
    const levels = await allLevels(engine);
    expect(await gather(levelsOf(await solveLevels(engine, { helpers })))).toEqual(levels);
    const [largest] = levels.toSorted((one, other) => other.keys.length - one.keys.length);
    const level = levels.indexOf(largest);
    const moves = run(engine.countMoves(largest.keys, level));
    expect(await teamOf(engine, { helpers }).countMoves(largest.keys, level)).toBe(moves);
    expect(asked).toBe(3);
    expect(await teamOf(engine, { helpers }).countMoves(largest.keys.subarray(0, 8191), level)).toBe(
      run(engine.countMoves(largest.keys.subarray(0, 8191), level)),
    );
    expect(asked).toBe(3); // too few to be divided
    await teamOf(engine, { helpers }).countMoves(largest.keys.subarray(0, 8192), level);
    expect(asked).toBe(6);
  });

  it("finds the 3,945,711 positions of connect-4 on 5 × 4, a draw (John Tromp's table)", async () => {
    const levels = await allLevels(connect4Engine(board(5, 4)));
    expect(countOf(levels)).toBe(3_945_711);
    expect(winnerOfValue(levels[0].values[0])).toBeUndefined();
    expect(rankOfValue(levels[0].values[0])).toBe(20);
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
    const { rules, positionOf, levelOf } = levelledGame(id, makeGame(id, options).kit);
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

  it("keeps a position that can be reached in several numbers of moves in each level", async () => {
    const levels = await allLevels(gameEngine({ rules: sticks(5, [1, 2]), positionOf: (key) => key }));
    expect(levels.map(({ keys }) => Array.from(keys))).toEqual([[5], [3, 4], [1, 2, 3], [0, 1, 2], [0, 1], [0]]);
    expect(winnerOfValue(levels[0].values[0])).toBe(0);
  });

  it("refuses plays that do not end soon enough", async () => {
    const endless = gameEngine({ rules: sticks(5, [0, 1]), positionOf: (key) => key });
    await expect(solveLevels(endless)).rejects.toThrow(/more than 63 moves/);
    const lasting = (moves: number) => gameEngine({ rules: sticks(moves, [1]), positionOf: (key: number) => key });
    const levels = await allLevels(lasting(63));
    expect([levels.length, rankOfValue(levels[0].values[0])]).toEqual([64, 63]);
    await expect(solveLevels(lasting(64))).rejects.toThrow(/more than 63 moves/);
  });

  it("takes the nearest of several draws", async () => {
    // From 0 to 1, which is drawn, or to 2 and 3, where nobody can move any more.
    const after: Readonly<Record<number, readonly number[]>> = { 0: [2, 1], 2: [3] };
    const rules: Game<number, number> = {
      start: 0,
      turn: (position) => (position === 2 ? 1 : 0),
      moves: (position) => after[position] ?? [],
      play: (_, to) => to,
      result: (position) => (position === 1 ? "draw" : undefined),
      key: (position) => position,
    };
    const levels = await allLevels(gameEngine({ rules, positionOf: (key) => key }));
    expect(levels.map(({ values }) => [...values])).toEqual([[128 + 1], [128, 128 + 1], [128]]);
  });

  it.each([
    ["by the rules", gameEngine(keyedConnect4(board(5, 3)))],
    ["by the kernel", connect4Engine(board(5, 3))],
  ])("is not misled by work that was stopped half-way, %s", async (_, engine) => {
    const levels = await allLevels(engine);
    const [left, right] = [levels[8].keys.slice(0, 5000), levels[8].keys.slice(-5000)];
    const again = (work: Generator<number, unknown, void>): void => {
      work.next();
      work.next();
      work.return(undefined);
    };
    const expanded = run(engine.expand(right, 8));
    again(engine.expand(left, 8));
    expect(run(engine.expand(right, 8))).toEqual(expanded);
    again(engine.decide(left, 8, levels[9]));
    expect(run(engine.expand(right, 8))).toEqual(expanded);
    again(engine.expand(left, 8));
    expect(run(engine.decide(levels[8].keys, 8, levels[9]))).toEqual(levels[8].values);
  });

  it("drops what stopped work has set aside, and decides a level that is missing between others", async () => {
    const engine = connect4Engine(board(3, 3));
    const store = memoryStore();
    let dropped = 0;
    const dropRuns = async (): Promise<void> => void dropped++;
    await solveLevels(engine, { store: { ...store, dropRuns } });
    expect(dropped).toBe(1);
    const whole = await gather(levelsOf(store));
    const hasValues = async (level: number): Promise<boolean> => level === 4;
    await solveLevels(engine, { store: { ...store, hasValues } });
    expect(await gather(levelsOf(store))).toEqual(whole);
  });

  it.each([Number.POSITIVE_INFINITY, 80])("counts what it has dealt with, in parts of %s", async (partKeys) => {
    const store = memoryStore();
    const totals = { finding: [] as number[], deciding: [] as number[] };
    const engine = { ...connect4Engine(board(3, 3)), partKeys };
    await solveLevels(engine, { store, onProgress: ({ phase, total }) => void totals[phase].push(total) });
    const positions = countOf(await gather(levelsOf(store)));
    for (const list of [totals.finding, totals.deciding]) {
      expect(list.at(-1)).toBe(positions);
      expect(list).toEqual(list.toSorted((one, other) => one - other));
    }
  });

  /** Sticks are taken, and taking the last one wins for player 0, whoever does: only the levels matter here. */
  function sticks(start: number, takes: readonly number[]): Game<number, number> {
    return {
      start,
      turn: () => 0,
      moves: (left) => takes.filter((taken) => taken <= left),
      play: (left, taken) => left - taken,
      result: (left) => (left === 0 ? 0 : undefined),
      key: (left) => left,
    };
  }

  it.each([Number.POSITIVE_INFINITY, 80])(
    "goes on from the last whole level when it was stopped at any moment, in parts of %s",
    async (partKeys) => {
      const engine = { ...connect4Engine(board(3, 3)), partKeys };
      const solving = async (store: LevelStore, stopAfter?: number): Promise<string[]> => {
        const interruption = new AbortController();
        const steps: string[] = [];
        const done = solveLevels(engine, {
          store,
          signal: interruption.signal,
          onProgress({ phase, level }) {
            if (steps.push(`${phase} ${level}`) === stopAfter) interruption.abort();
          },
        });
        if (stopAfter === undefined) await done;
        else await expect(done).rejects.toThrow(/Interrupted/);
        return steps;
      };
      const unbroken = memoryStore();
      const steps = await solving(unbroken);
      const whole = await gather(levelsOf(unbroken));
      for (let stopAfter = 1; stopAfter < steps.length; stopAfter += Math.ceil(steps.length / 20)) {
        const store = memoryStore();
        await solving(store, stopAfter);
        const [again] = await solving(store);
        expect(steps.indexOf(again)).toBeGreaterThanOrEqual(steps.indexOf(steps[stopAfter - 1]));
        expect(await gather(levelsOf(store))).toEqual(whole);
      }
    },
  );
});
