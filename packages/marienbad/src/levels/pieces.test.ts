import { describe, expect, it } from "vitest";
import { run, type Work } from "../base/work.ts";
import type { DecidedLevel, LevelEngine, LevelKeys } from "../game/level-engine.ts";
import { expandedParts, sublevelOf } from "./parts.ts";
import { KeyCollector, mergedRuns, placeOfKey, unionWork } from "./sorted-keys.ts";
import { countsOfLevels, countValues, levelStatistics } from "./statistics.ts";
import { keptKeys, keptLevel, levelsOf, memoryStore } from "./store.ts";
import { type LevelHelper, teamOf } from "./team.ts";
import { outcomeOfValue, rankOfValue, valueOfDraw, valueOfWin, winnerOfValue, worthOfValue } from "./value.ts";

async function gather<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}
const upTo = (count: number): Float64Array => Float64Array.from({ length: count }, (_, key) => key);

describe("a value in a byte", () => {
  it("is an outcome and a rank", () => {
    for (const rank of [0, 1, 5, 63]) {
      expect([outcomeOfValue(valueOfWin(1, rank)), rankOfValue(valueOfWin(1, rank))]).toEqual([1, rank]);
      expect([winnerOfValue(valueOfWin(0, rank)), winnerOfValue(valueOfWin(1, rank))]).toEqual([0, 1]);
      expect([winnerOfValue(valueOfDraw(rank)), rankOfValue(valueOfDraw(rank))]).toEqual([undefined, rank]);
    }
    expect([valueOfWin(1, 3), valueOfDraw(5)]).toEqual([0x43, 0x85]);
  });

  it("is worth most as a quick win, least as a quick loss, and as a draw the more the nearer its end", () => {
    for (const player of [0, 1] as const) {
      const other = player === 0 ? 1 : 0;
      const order = [0, 1, 62, 63].map((rank) => valueOfWin(player, rank));
      order.push(...[0, 1, 62].map(valueOfDraw), ...[63, 62, 1, 0].map((rank) => valueOfWin(other, rank)));
      const worths = order.map((value) => worthOfValue(value, player));
      for (const [place, worth] of worths.slice(1).entries()) expect(worth).toBeLessThan(worths[place]);
    }
  });
});

describe("statistics", () => {
  const byCount = (values: readonly number[]): Float64Array => {
    const counts = new Float64Array(256);
    countValues(Uint8Array.from(values), counts);
    return counts;
  };
  const levels = () => [
    levelStatistics(0, byCount([valueOfWin(0, 3), valueOfWin(0, 3), valueOfWin(1, 0), valueOfDraw(2)]), 9),
    levelStatistics(1, byCount([valueOfWin(0, 1), valueOfWin(1, 2), valueOfWin(1, 2)]), 4),
  ];

  it("count each result by its rank", () => {
    expect(levels()[0]).toEqual({
      level: 0,
      positions: 4,
      moves: 9,
      player0: 2,
      player1: 1,
      draws: 1,
      byRank: { player0: [0, 0, 0, 2], player1: [1], draws: [0, 0, 1] },
    });
  });

  it("of a whole game count for the player to move, who is another one in each level", () => {
    expect(countsOfLevels(levels())).toEqual({
      byOutcome: { player0: 3, player1: 3, finiteDraw: 1, infiniteDraw: 0 },
      byMover: { win: 4, lose: 2, finiteDraw: 1, infiniteDraw: 0 },
      byRank: { win: [0, 0, 2, 2], lose: [1, 1], finiteDraw: [0, 0, 1] },
    });
  });
});

describe("a store in memory", () => {
  it("joins pieces, reads from place to place, and forgets runs", async () => {
    const store = memoryStore();
    expect([await store.countKeys(0), await store.hasValues(0), await store.loadDepth()]).toEqual([
      undefined,
      false,
      undefined,
    ]);
    await store.saveKeys(0, [Uint32Array.of(1, 2), Uint32Array.of(3), Uint32Array.of(4, 5, 6)]);
    expect(await store.countKeys(0)).toBe(6);
    expect(await store.loadKeys(0, 1, 5)).toEqual(Uint32Array.of(2, 3, 4, 5));
    await store.saveValues(0, [Uint8Array.of(9, 8, 7), Uint8Array.of(6, 5, 4)]);
    expect([await store.hasValues(0), await store.loadValues(0, 2, 4)]).toEqual([true, Uint8Array.of(7, 6)]);
    await store.saveDepth(3);
    expect(await store.loadDepth()).toBe(3);
    await store.saveRun(0, Float64Array.of(1, 2, 3));
    expect(await store.loadRun(0, 1, 2)).toEqual(Float64Array.of(2));
    await store.dropRuns();
    await expect(store.loadRun(0, 0, 1)).rejects.toThrow();
  });

  it("hands out levels, also those that it does not have", async () => {
    const store = memoryStore();
    await store.saveKeys(0, [Uint32Array.of(4, 5)]);
    await store.saveValues(0, [Uint8Array.of(1, 2)]);
    const kept = await keptLevel(store, 0);
    expect([kept.length, await kept.load(1, 2)]).toEqual([2, { keys: Uint32Array.of(5), values: Uint8Array.of(2) }]);
    const missing = await keptLevel(store, 5);
    expect([missing.length, await missing.load(0, 0)]).toEqual([
      0,
      { keys: new Uint32Array(0), values: new Uint8Array(0) },
    ]);
    expect((await keptKeys(store, 5)).length).toBe(0);
    expect(await gather(levelsOf(store))).toEqual([]);
  });

  it("is read in parts of whole blocks of 4096 positions", async () => {
    const store = memoryStore();
    const sizes = [5000, 8192, 3];
    for (const [level, size] of sizes.entries()) {
      await store.saveKeys(level, [upTo(size)]);
      await store.saveValues(level, [new Uint8Array(size).fill(level)]);
    }
    await store.saveDepth(3);
    const lengths = async (partKeys?: number) =>
      (await gather(levelsOf(store, partKeys))).map(({ level, keys, values }) => [level, keys[0], values.length]);
    expect(await lengths()).toEqual([
      [0, 0, 5000],
      [1, 0, 8192],
      [2, 0, 3],
    ]);
    const inBlocks = [
      [0, 0, 4096],
      [0, 4096, 904],
      [1, 0, 4096],
      [1, 4096, 4096],
      [2, 0, 3],
    ];
    for (const partKeys of [1, 4096, 8191]) expect(await lengths(partKeys)).toEqual(inBlocks);
    expect(await lengths(8192)).toEqual(await lengths());
  });
});

describe("a level in parts", () => {
  /** The lengths of the parts of a level whose positions have some successors each. */
  const partsOf = async (length: number, successors: number, partKeys: number, first?: number) => {
    const level = { length, load: async (from: number, to: number) => upTo(length).subarray(from, to) };
    const expand = async (part: Float64Array) => new Float64Array(Math.floor(part.length * successors));
    const parts = await gather(expandedParts(level, expand, partKeys, first));
    let end = 0;
    for (const { part, from, to } of parts) {
      expect([from, part.length, part[0]]).toEqual([end, to - from, from]);
      end = to;
    }
    expect(end).toBe(length);
    return parts.map(({ part }) => part.length);
  };

  it("begins with a sample, and grows by 8 at most to what is foreseen to fit", async () => {
    expect(await partsOf(1000, 2, 640)).toEqual([10, 80, 320, 320, 270]);
    expect(await partsOf(1000, 0.5, 640)).toEqual([10, 80, 640, 270]);
    expect(await partsOf(1000, 0, 640)).toEqual([10, 80, 640, 270]);
    expect(await partsOf(30, 100, 65)).toEqual([2, ...Array.from({ length: 28 }, () => 1)]);
    expect(await partsOf(5, 1, 0.5)).toEqual([1, 1, 1, 1, 1]);
  });

  it("is whole where that is said", async () => {
    expect(await partsOf(100, 3, 1000, 100)).toEqual([100]);
    expect(await partsOf(3, 1, 100, 0)).toEqual([1, 2]);
    expect(await partsOf(0, 1, 100)).toEqual([]);
    expect(await partsOf(1300, 0.5, 1000, 2)).toEqual([2, 16, 128, 1000, 154]);
  });

  it("has single positions that are read in the steps which may have them, no others", async () => {
    const there = Float64Array.of(10, 20, 30, 40, 50, 60, 70);
    const reads: string[] = [];
    let pauses = 0;
    const level = {
      length: there.length,
      async load(from: number, to: number): Promise<DecidedLevel> {
        reads.push(`${from}-${to}`);
        return { keys: there.subarray(from, to), values: Uint8Array.from(there.subarray(from, to)) };
      },
    };
    const sublevel = await sublevelOf(level, () => void pauses++, 2);
    expect([reads, pauses]).toEqual([["0-1", "2-3", "4-5", "6-7"], 4]);
    const take = async (...wanted: number[]) => {
      reads.length = 0;
      const { keys, values } = await sublevel(Float64Array.from(wanted));
      expect([...keys]).toEqual([...values]);
      return [[...keys], [...reads]];
    };
    expect(await take(30, 40)).toEqual([[30, 40], ["2-4"]]);
    expect(await take(5, 10)).toEqual([[10], ["0-2"]]);
    expect(await take(20, 25, 70)).toEqual([
      [20, 70],
      ["0-2", "2-4", "6-7"],
    ]);
    expect(await take(70, 80)).toEqual([[70], ["6-7"]]);
    expect(await take()).toEqual([[], []]);
    expect(pauses).toBe(4 + 1 + 1 + 3 + 1);
  });

  it("is read in steps of 16,384 positions", async () => {
    const reads: number[] = [];
    const load = async (from: number) => {
      reads.push(from);
      return { keys: Float64Array.of(from), values: Uint8Array.of(0) };
    };
    await sublevelOf({ length: 40_000, load });
    expect(reads).toEqual([0, 16_384, 32_768]);
  });
});

describe("sorted keys", () => {
  it("are found, first, last and between, or not", () => {
    const keys = Uint32Array.of(3, 5, 9);
    expect([3, 5, 9, 2, 4, 6, 10].map((key) => placeOfKey(keys, key))).toEqual([0, 1, 2, -1, -1, -1, -1]);
    expect(placeOfKey(new Uint32Array(0), 3)).toBe(-1);
  });

  it("stay lists of their kind when they are merged, and the work pauses after each pair", () => {
    const lists = [Uint32Array.of(1, 4), Uint32Array.of(2, 4, 9), Uint32Array.of(0), Uint32Array.of(4)];
    expect(run(unionWork(lists))).toEqual(Uint32Array.of(0, 1, 2, 4, 9));
    expect(run(unionWork([Float64Array.of(2 ** 40), Float64Array.of(1, 2 ** 40)]))).toEqual(
      Float64Array.of(1, 2 ** 40),
    );
    expect([...unionWork(lists)]).toEqual([1 / 4, 1 / 4, 1 / 2]);
    expect([...unionWork(lists.slice(0, 3))]).toEqual([1 / 3, 1 / 3, 1 / 2]);
    expect([...unionWork(lists.slice(0, 1))]).toEqual([]);
    const [only] = lists;
    expect(run(unionWork([only]))).toBe(only);
  });

  it("are set aside only where most of a full run is different", () => {
    const listsOf = (runKeys: number, keys: readonly number[]): number => {
      const collector = new KeyCollector(runKeys);
      for (const key of keys) collector.add(key);
      return [...collector.takeWork()].length; // one pause for each pair of lists
    };
    expect(listsOf(4, [1, 1, 2, 2, 3, 3, 4])).toBe(1); // 1 2 stay; 1 2 3 3 are set aside as 1 2 3
    expect(listsOf(4, [1, 1, 1, 2, 2, 1, 1, 2])).toBe(0);
    expect(listsOf(4, [1, 2, 3, 4, 5])).toBe(1);
    expect(listsOf(4, [1, 2, 3, 4])).toBe(0);
    const collector = new KeyCollector(4);
    for (const key of [5, 6, 7, 8, 9]) collector.add(key);
    collector.clear();
    collector.add(1);
    expect([...run(collector.takeWork())]).toEqual([1]);
    expect([...run(collector.takeWork())]).toEqual([]);
  });

  it("of runs are read in equal pieces, each once, and only when the piece before is used up", async () => {
    const runs = [Float64Array.of(3, 5, 8, 30), Float64Array.of(1, 4, 7, 9), Float64Array.of(5, 9, 20)];
    const reads: string[] = [];
    const loadRun = async (number: number, from: number, to: number) => {
      reads.push(`${number}:${from}-${to}`);
      return runs[number].subarray(from, to);
    };
    const lengths = runs.map(({ length }) => length);
    const pieces = await gather(mergedRuns({ loadRun }, lengths, 9, async (work) => run(work)));
    // As in the drawing of sorted-keys.ts: up to 7 nothing is missing, then up to 8; all is read then.
    expect(pieces.map((piece) => [...piece])).toEqual([[1, 3, 4, 5, 7], [8], [9, 20, 30]]);
    expect(reads).toEqual(["0:0-3", "1:0-3", "2:0-3", "1:3-4", "0:3-4"]);
    reads.length = 0;
    await gather(mergedRuns({ loadRun }, lengths, 1, async (work) => run(work)));
    expect(reads.length).toBe(11);
  });
});

describe("a team", () => {
  const engine: LevelEngine = {
    partKeys: Number.POSITIVE_INFINITY,
    isBestAlone: false,
    firstLevel: () => Float64Array.of(0),
    *expand(keys): Work<LevelKeys> {
      yield 1;
      return keys.map((key) => key + 1) as LevelKeys;
    },
    *decide(keys): Work<Uint8Array> {
      yield 1;
      return Uint8Array.from(keys, (key) => key % 200);
    },
    *countMoves(keys): Work<number> {
      yield 1;
      return keys.length * 2;
    },
  };
  const next: DecidedLevel = { keys: new Float64Array(0), values: new Uint8Array(0) };
  const shares: string[] = [];
  const helperOf = (name: string): LevelHelper => ({
    async expand(keys, level) {
      shares.push(`${name} expands ${keys.length} of ${level}`);
      return run(engine.expand(keys, level));
    },
    async decide(keys, level, after) {
      expect(after).toBe(next);
      shares.push(`${name} decides ${keys.length} of ${level}`);
      return run(engine.decide(keys, level, after));
    },
    async countMoves(keys, level) {
      shares.push(`${name} counts ${keys.length} of ${level}`);
      return run(engine.countMoves(keys, level));
    },
  });
  const helpers = ["a", "b", "c"].map(helperOf);

  it("divides 8192 positions among its helpers, and gives what the engine gives", async () => {
    const team = teamOf(engine, { helpers });
    const keys = upTo(8192);
    expect(`${await team.expand(keys, 4)}`).toBe(`${run(engine.expand(keys, 4))}`);
    expect(`${await team.decide(keys, 4, next)}`).toBe(`${run(engine.decide(keys, 4, next))}`);
    expect(await team.countMoves(keys, 4)).toBe(2 * 8192);
    const told = (verb: string) => [`a ${verb} 2731 of 4`, `b ${verb} 2731 of 4`, `c ${verb} 2730 of 4`];
    expect(shares).toEqual([...told("expands"), ...told("decides"), ...told("counts")]);
  });

  it("leaves fewer to the engine, and everything where there are no helpers", async () => {
    shares.length = 0;
    for (const [team, size] of [
      [teamOf(engine, { helpers }), 8191],
      [teamOf(engine), 9000],
      [teamOf(engine, { helpers: [] }), 9000],
    ] as const) {
      const keys = upTo(size);
      expect(`${await team.expand(keys, 4)}`).toBe(`${run(engine.expand(keys, 4))}`);
      expect(`${await team.decide(keys, 4, next)}`).toBe(`${run(engine.decide(keys, 4, next))}`);
      expect(await team.countMoves(keys, 4)).toBe(2 * size);
    }
    expect(shares).toEqual([]);
  });

  it("stops with its signal", async () => {
    const team = teamOf(engine, { signal: { aborted: true } });
    const shared = teamOf(engine, { signal: { aborted: true }, helpers });
    for (const asked of [
      () => team.expand(upTo(3), 0),
      () => team.decide(upTo(3), 0, next),
      () => team.countMoves(upTo(3), 0),
      () => shared.expand(upTo(8192), 0),
    ]) {
      await expect(asked()).rejects.toMatchObject({ code: "interrupted" });
    }
  });
});
