import fc from "fast-check";
import { DEFLATED, type Packing, seededRandom, UNPACKED } from "marienbad/base";
import { describe, expect, it } from "vitest";
import { ZLIB } from "../node/packing.ts";
import { KeyMap, KeySet } from "../ranges/key-table.ts";
import { listIn, NO_VALUE, rangeFile, sublevelIn } from "../ranges/range-files.ts";
import { readNote, writeNote } from "../tasks/note.ts";
import { damagedFile, memoryFiles } from "../tasks/task.ts";
import { ListReader, ListWriter } from "./block-list.ts";
import { bytesOfPage, IndexPage, writePage } from "./index-page.ts";
import { countUpTo, placeOfKey, sortKeys } from "./sorted-keys.ts";
import { countsOfLevels, levelStatistics } from "./statistics.ts";
import {
  bytesOfValue,
  outcomeOfValue,
  packValues,
  rankOfValue,
  unpackValues,
  VALUES,
  valueOfDraw,
  valueOfWin,
  winnerOfValue,
  worthOfValue,
} from "./value.ts";

const sortedKeys = (max: number) => fc.uniqueArray(fc.nat(max)).map((list) => Float64Array.from(list).sort());

const NO_WORTH = new Int32Array(1 << 16);
const valueIn = (map: KeyMap, key: number): number => map.bestOf(Float64Array.of(key), 0, 1, NO_WORTH);

describe("a value in ten bits", () => {
  it("is an outcome and a rank", () => {
    for (const rank of [0, 1, 5, 63, 254]) {
      expect([outcomeOfValue(valueOfWin(1, rank)), rankOfValue(valueOfWin(1, rank))]).toEqual([1, rank]);
      expect([winnerOfValue(valueOfWin(0, rank)), winnerOfValue(valueOfWin(1, rank))]).toEqual([0, 1]);
      expect([winnerOfValue(valueOfDraw(rank)), rankOfValue(valueOfDraw(rank))]).toEqual([undefined, rank]);
    }
    expect([valueOfWin(1, 3), valueOfDraw(5)]).toEqual([0x103, 0x205]);
  });

  it("is worth most as a quick win, least as a quick loss, and as a draw the more the nearer its end", () => {
    for (const player of [0, 1] as const) {
      const other = player === 0 ? 1 : 0;
      const order = [0, 1, 253, 254].map((rank) => valueOfWin(player, rank));
      order.push(...[0, 1, 254].map(valueOfDraw), ...[254, 253, 1, 0].map((rank) => valueOfWin(other, rank)));
      const worths = order.map((value) => worthOfValue(value, player));
      for (const [place, worth] of worths.slice(1).entries()) expect(worth).toBeLessThan(worths[place]);
    }
  });

  it("takes a byte in files, 2 + 6 bits, or two where ranks are beyond 63", () => {
    expect([bytesOfValue(63), bytesOfValue(64)]).toEqual([1, 2]);
    expect([...packValues(Uint16Array.of(valueOfWin(1, 3), valueOfDraw(63)), 1)]).toEqual([0x43, 0xbf]);
    expect([...packValues(Uint16Array.of(valueOfWin(1, 3), valueOfDraw(254)), 2)]).toEqual([3, 1, 254, 2]);
    for (const [bytes, ranks] of [
      [1, 64],
      [2, 255],
    ] as const) {
      const values = Uint16Array.from({ length: 3 * ranks }, (_, i) => ((i % 3) << 8) | Math.floor(i / 3));
      const back = new Uint16Array(values.length + 1);
      unpackValues(packValues(values, bytes), bytes, back, 1);
      expect(back.subarray(1)).toEqual(values);
    }
  });
});

describe("statistics", () => {
  const byCount = (...valuesOfMover: readonly (readonly number[])[]) => {
    const counts: [Float64Array, Float64Array] = [new Float64Array(VALUES), new Float64Array(VALUES)];
    for (const [mover, values] of valuesOfMover.entries()) for (const value of values) counts[mover][value]++;
    return counts;
  };
  const first = () =>
    levelStatistics(0, byCount([valueOfWin(0, 3), valueOfWin(0, 3), valueOfWin(1, 0), valueOfDraw(2)], []), 9);

  it("count each result by its rank", () => {
    expect(first()).toEqual({
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
    const second = levelStatistics(1, byCount([], [valueOfWin(0, 1), valueOfWin(1, 2), valueOfWin(1, 2)]), 4);
    const { byMover, byRank, byOutcome } = countsOfLevels([first(), second]);
    expect(byMover).toEqual({ win: 4, lose: 2, finiteDraw: 1, infiniteDraw: 0 });
    expect(byRank).toEqual({ win: [0, 0, 2, 2], lose: [1, 1], finiteDraw: [0, 0, 1] });
    expect(byOutcome).toEqual({ player0: 3, player1: 3, finiteDraw: 1, infiniteDraw: 0 });
  });

  it("say who moves where that does not follow from the level", () => {
    const mixed = levelStatistics(1, byCount([valueOfWin(0, 1), valueOfDraw(2)], [valueOfWin(0, 1)]), 5);
    expect(mixed.ofPlayer1).toEqual({ player0: [0, 1], player1: [], draws: [] });
    const { byMover, byRank } = countsOfLevels([mixed]);
    expect(byMover).toEqual({ win: 1, lose: 1, finiteDraw: 1, infiniteDraw: 0 });
    expect(byRank).toEqual({ win: [0, 1], lose: [0, 1], finiteDraw: [0, 0, 1] });
    const longer = levelStatistics(1, byCount([valueOfWin(0, 1)], [valueOfWin(0, 3)]), 5);
    expect(countsOfLevels([longer]).byRank).toEqual({ win: [0, 1], lose: [0, 0, 0, 1], finiteDraw: [] });
  });
});

describe("sorted keys", () => {
  it("are found, first, last and between, or not", () => {
    fc.assert(
      fc.property(sortedKeys(60), fc.nat(60), (list, key) => {
        expect(placeOfKey(list, key)).toBe(list.indexOf(key));
        expect(countUpTo(list, key)).toBe(list.filter((one) => one <= key).length);
      }),
    );
  });

  it("are made of any keys, near each other or up to 2⁵³ apart", () => {
    const near = fc.integer({ min: 1, max: 2 ** 32 }).map((span) => ({ least: 2 ** 53 - 1 - span, span }));
    const far = fc.constant({ least: 0, span: 2 ** 53 - 1 });
    const check = fc.property(fc.oneof(near, far), fc.nat(), ({ least, span }, seed) => {
      const random = seededRandom(seed);
      const keys = new Set([least, least + span]);
      for (let count = 0; count < 1500; count++) keys.add(least + random.below(1 + Math.min(span, 2 ** 31)));
      const list = Float64Array.from(keys);
      expect(sortKeys(list.slice())).toEqual(list.sort());
    });
    fc.assert(check, { numRuns: 20 });
  });

  it.each([2 ** 11 - 1, 2 ** 11, 2 ** 22 - 1, 2 ** 22, 2 ** 32 - 1, 2 ** 32, 2 ** 32 + 1])(
    "are made of keys that lie exactly %i apart, few or many",
    (span) => {
      for (const count of [1, 2, 1023, 1024, 1025]) {
        const others = Array.from({ length: count - 1 }, (_, place) => 5 + place);
        for (const keys of [
          [5 + span, ...others],
          [...others, 5 + span],
        ]) {
          const expected = keys.toSorted((one, other) => one - other);
          expect([...sortKeys(Float64Array.from(keys))]).toEqual(expected);
        }
      }
    },
  );
});

describe("a page of rows", () => {
  const sum = "0123456789abcdef";
  const rows = [3, 5, 9].map((firstKey, place) => ({ firstKey, bytes: 10 + place, checksum: sum }));

  it("has the rows that were written, and where each begins", () => {
    const written = writePage(rows);
    expect([written.length, bytesOfPage(3)]).toEqual([72, 72]);
    const page = IndexPage.read(written, 33) as IndexPage;
    expect([0, 1, 2].map((row) => page.rowAt(row))).toEqual(rows);
    expect([0, 1, 2, 3].map((row) => page.startOf(row))).toEqual([0, 10, 21, 33]);
    expect([0, 1, 2].map((row) => page.firstKeyOf(row))).toEqual([3, 5, 9]);
    expect([0, 3, 4, 5, 8, 9, 100].map((key) => page.rowOfKey(key))).toEqual([0, 0, 0, 1, 1, 2, 2]);
    const behind = Uint8Array.of(7, 7, ...written).subarray(2);
    expect(IndexPage.read(behind, 33)?.rowAt(1)).toEqual(rows[1]);
  });

  it("is none where keys do not increase, or lengths are not those of what is below it", () => {
    const read = (changed: object, below = 33) =>
      IndexPage.read(writePage(rows.map((row, place) => (place === 1 ? { ...row, ...changed } : row))), below);
    expect(read({})).toBeDefined();
    for (const below of [32, 34]) expect(read({}, below)).toBeUndefined();
    for (const firstKey of [3, 9, 2, 10, 4.5, Number.NaN, 2 ** 53]) expect(read({ firstKey })).toBeUndefined();
    expect(read({ firstKey: 4 })).toBeDefined();
    for (const [bytes, below] of [
      [0, 22],
      [-1, 21],
      [1.5, 23.5],
      [2 ** 53, 2 ** 53 + 22],
    ]) {
      expect(read({ bytes }, below)).toBeUndefined();
    }
    expect(read({ bytes: 1 }, 23)).toBeDefined();
    const first = (firstKey: number) => IndexPage.read(writePage([{ ...rows[0], firstKey }]), 10);
    expect([first(0)?.firstKeyOf(0), first(-1), first(-0.5)]).toEqual([0, undefined, undefined]);
  });
});

describe("tables of keys", () => {
  /** Few of them in one place, or far apart up to 2⁵³: tables must not depend on how keys lie. */
  const keys = fc.array(
    fc.oneof(
      fc.nat(50),
      fc.maxSafeNat(),
      fc.nat(40).map((power) => 2 ** power),
    ),
    {
      maxLength: 200,
    },
  );

  it("hold each key once, hand them out in order, and forget them", () => {
    const set = new KeySet();
    fc.assert(
      fc.property(keys, (list) => {
        const inOrder = Float64Array.from(new Set(list)).sort();
        for (const key of list) set.add(key);
        expect(set.size).toBe(inOrder.length);
        expect(set.take()).toEqual(inOrder);
        expect(set.size).toBe(0);
        for (let times = 0; times < 2; times++) set.addAll(inOrder);
        expect(set.size).toBe(inOrder.length);
        expect(set.take()).toEqual(inOrder);
      }),
    );
    for (let key = 0; key < 5000; key++) set.add(key * 2 ** 32);
    expect(set.take()).toEqual(Float64Array.from({ length: 5000 }, (_, key) => key * 2 ** 32));
  });

  it("know the value of each key, and of no other", () => {
    const map = new KeyMap();
    fc.assert(
      fc.property(keys, keys, (list, others) => {
        const inOrder = Float64Array.from(new Set(list)).sort();
        map.fill(
          inOrder,
          Uint16Array.from(inOrder, (_, place) => place),
        );
        for (const key of [...list, ...others]) expect(valueIn(map, key)).toBe(inOrder.indexOf(key));
      }),
    );
  });

  it("hold as many keys as one likes, each far from the others", () => {
    const map = new KeyMap();
    const far = Float64Array.from({ length: 5000 }, (_, place) => place * 2 ** 29);
    map.fill(
      far,
      Uint16Array.from(far, (_, place) => place),
    );
    expect(valueIn(map, 4999 * 2 ** 29)).toBe(4999);
    expect(valueIn(map, 4999 * 2 ** 29 + 1)).toBe(-1);
  });
});

describe("a note", () => {
  it("is read as it was written, and not when a byte of it is another", async () => {
    const store = memoryFiles();
    await writeNote(store, "a.json", { keys: [1, 2], text: "é" });
    expect(await readNote(store, "a.json")).toEqual({ keys: [1, 2], text: "é" });
    const bytes = await store.read("a.json");
    for (let place = 0; place < bytes.length - 1; place++) {
      await store.write("a.json", [bytes.with(place, bytes[place] ^ 1)]);
      await expect(readNote(store, "a.json")).rejects.toMatchObject({ code: "damaged-file" });
    }
  });
});

describe("a list of positions", () => {
  const PACKINGS: readonly (readonly [string, Packing])[] = [
    ["as they are", UNPACKED],
    ["deflated by streams", DEFLATED],
    ["deflated by zlib", ZLIB],
  ];
  const written = async (keys: Float64Array, values: Uint16Array, valueBytes: 0 | 1 | 2, packing: Packing) => {
    const list = new ListWriter(valueBytes, packing, 16);
    const packed = valueBytes === 0 ? new Uint8Array(0) : packValues(values, valueBytes);
    const half = Math.floor(keys.length / 2);
    await list.add(keys.subarray(0, half), packed.subarray(0, half * valueBytes));
    await list.add(keys.subarray(half), packed.subarray(half * valueBytes));
    const { pieces, row } = await list.finish();
    return { bytes: Buffer.concat(pieces), row };
  };
  const readerOf = (bytes: Uint8Array, row: ListReader["row"], valueBytes: 0 | 1 | 2, packing: Packing) =>
    new ListReader(row, {
      read: async (from, to) => bytes.subarray(from, to),
      damaged: () => damagedFile("list"),
      valueBytes,
      packing,
      blockPositions: 16,
    });

  it.each(PACKINGS)("is read as it was written, whole and block by block, %s", async (_, packing) => {
    const lists = fc.uniqueArray(fc.oneof(fc.nat(2000), fc.maxSafeNat()), { minLength: 1, maxLength: 70 });
    const check = fc.asyncProperty(lists, fc.constantFrom(0, 1, 2), fc.nat(), async (list, width, seed) => {
      const valueBytes = width as 0 | 1 | 2;
      const keys = Float64Array.from(list).sort();
      const ranks = valueBytes === 2 ? 255 : 64;
      const values = Uint16Array.from(keys, (_key, i) => (((seed + i) % 3) << 8) | ((seed + 7 * i) % ranks));
      const { bytes, row } = await written(keys, values, valueBytes, packing);
      expect([row.positions, row.bytes, row.firstKey]).toEqual([keys.length, bytes.length, keys[0]]);
      const reader = readerOf(bytes, row, valueBytes, packing);
      await reader.check();
      expect((await reader.load()).keys).toEqual(keys);
      if (valueBytes > 0) expect((await reader.load()).values).toEqual(values);
      const last = await reader.load(reader.blocks - 1, reader.blocks);
      expect(last.keys).toEqual(keys.subarray((reader.blocks - 1) * 16));
    });
    await fc.assert(check, { numRuns: 30 });
  });

  it.each(PACKINGS)("is not read when any byte of it is another, %s", async (_, packing) => {
    const keys = Float64Array.from({ length: 40 }, (_key, place) => 3 * place * place);
    const { bytes, row } = await written(keys, new Uint16Array(40).fill(0x203), 1, packing);
    for (let place = 0; place < bytes.length; place++) {
      const damaged = Buffer.from(bytes);
      damaged[place] ^= 1 << (place % 8);
      await expect(readerOf(damaged, row, 1, packing).load()).rejects.toMatchObject({ code: "damaged-file" });
      await expect(readerOf(damaged, row, 1, packing).check()).rejects.toMatchObject({ code: "damaged-file" });
    }
  });
});

describe("single positions of a decided level", () => {
  it("are found in its ranges, of which only blocks with wanted keys are read", async () => {
    const store = memoryFiles();
    const all = Float64Array.from({ length: 30_000 }, (_, place) => 2 * place);
    const valueAt = (key: number): number => ((key / 2) % 60) + 256;
    for (const [range, from] of [0, 10_000, 12_000].entries()) {
      const keys = all.subarray(from, [10_000, 12_000, 30_000][range]);
      const list = new ListWriter(1);
      await list.add(keys, packValues(Uint16Array.from(keys, valueAt), 1));
      const { pieces, row } = await list.finish();
      await store.write(rangeFile("decide", 5, range), pieces);
      const id = `decide-5-000${range}`;
      const task = { id, kind: "decide", level: 5, from: range, to: range + 1, done: `${id}.json`, weight: 1 };
      await writeNote(store, task.done, { row });
    }
    let read = 0;
    const watched = {
      ...store,
      async read(name: string, from?: number, to?: number) {
        const bytes = await store.read(name, from, to);
        if (name.endsWith(".values")) read += bytes.length;
        return bytes;
      },
    };
    const sublevel = sublevelIn(watched, { level: 5, from: 0, to: 3 }, 1, async () => {});
    const check = async (wanted: Float64Array): Promise<void> => {
      const values = await sublevel(wanted);
      expect([...values]).toEqual([...wanted].map((key) => (key % 2 === 0 && key < 60_000 ? valueAt(key) : NO_VALUE)));
    };
    await check(all);
    read = 0;
    await check(Float64Array.of(4, 19_998, 20_000, 23_998, 24_000, 59_998, 59_999, 70_000));
    expect(read).toBeLessThan(5 * 2 * 4096 + 100); // the first and last block of two ranges, and the middle one
    const random = fc.uniqueArray(fc.nat(60_010), { minLength: 1 }).map((list) => Float64Array.from(list).sort());
    await fc.assert(fc.asyncProperty(random, check), { numRuns: 20 });
    const whole = listIn(store, rangeFile("decide", 5, 1), { firstKey: 0, bytes: 9, checksum: "", positions: 4 }, 1);
    await expect(whole.load()).rejects.toMatchObject({ parameters: { name: "decide-5-0001.values" } });
  });
});
