import { describe, expect, it } from "vitest";
import { plainColumns } from "../../test/plain-columns.ts";
import type { FileStore } from "../tasks/level-tasks.ts";
import { memoryFiles } from "../tasks/task.ts";
import { ColumnLevel, countsOf, FoundRanges, FoundValues, keysOf, Pool, rangesOf, valuesOf } from "./column-files.ts";

const engine = plainColumns(() => false);
const LEVEL = 3;
const bytesOf = (length: number, first: number): Uint8Array => Uint8Array.from({ length }, (_, place) => first + place);

interface List {
  readonly range: number;
  readonly bytes: Uint8Array;
  readonly won?: number;
  readonly moves?: number;
}

/** Writes the files of a level with lists that have a position for each byte, and a value, 255 less it. */
async function written(...files: readonly (readonly List[])[]): Promise<FileStore> {
  const store = memoryFiles();
  for (const [file, lists] of files.entries()) {
    const [found, decided] = [new FoundRanges(engine, new Pool()), new FoundValues(engine, new Pool())];
    for (const { range, bytes, won = 0, moves = 0 } of lists) {
      found.add(range, { count: bytes.length, bytes, won, moves });
      if (bytes.length > 0) decided.add(bytes.map((byte) => 255 - byte));
    }
    await store.write(keysOf(LEVEL, file), found.pieces);
    await store.write(rangesOf(LEVEL, file), [found.directory(rangesOf(LEVEL, file))]);
    await store.write(valuesOf(LEVEL, file), decided.pieces);
    await store.write(countsOf(LEVEL, file), [decided.directory(countsOf(LEVEL, file))]);
  }
  return store;
}

const FILES = [
  [
    { range: 2, bytes: bytesOf(3, 10), won: 4, moves: 20 },
    { range: 3, bytes: bytesOf(0, 0), won: 2, moves: 5 },
    { range: 5, bytes: bytesOf(1, 40), moves: 1 },
  ],
  [{ range: 7, bytes: bytesOf(0, 0), won: 1, moves: 1 }],
  [{ range: 9, bytes: bytesOf(4, 60), moves: 8 }],
];

describe("the files of a level of columns", () => {
  it("say which ranges there are, and what they have", async () => {
    const level = await ColumnLevel.read(engine, await written(...FILES), LEVEL, 3);
    expect([level.level, level.fileCount, level.positions, level.won, level.moves]).toEqual([LEVEL, 3, 8, 7, 35]);
    expect([0, 2, 3, 5, 7, 9].map((range) => level.has(range))).toEqual([false, true, false, true, false, true]);
    expect([0, 1, 2].map((file) => [...level.rangesOf(file)])).toEqual([[2, 5], [], [9]]);
    expect([0, 1, 2].map((file) => level.positionsOf(file))).toEqual([4, 0, 4]);
  });

  it("say which ranges have the positions from one place to another", async () => {
    const level = await ColumnLevel.read(engine, await written(...FILES), LEVEL, 3);
    const rangeOfPlace = [2, 2, 2, 5, 9, 9, 9, 9];
    for (let from = 0; from < 8; from++) {
      for (let to = from + 1; to <= 8; to++) {
        const { ranges, skipped } = level.rangesBetween(from, to);
        const expected = [...new Set(rangeOfPlace.slice(from, to))];
        const before = rangeOfPlace.slice(0, from).filter((range) => range === expected[0]).length;
        expect([from, to, [...ranges], skipped]).toEqual([from, to, expected, before]);
      }
    }
  });

  it("have the lists of ranges and their values, of those that are there", async () => {
    const level = await ColumnLevel.read(engine, await written(...FILES), LEVEL, 3);
    const lists = await level.readLists([9, 0, 2, 3, 2], new Pool());
    const expected = [
      [2, 3, [10, 11, 12]],
      [9, 4, [60, 61, 62, 63]],
    ];
    expect([...lists].map(([range, { count, bytes }]) => [range, count, [...bytes]])).toEqual(expected);
    const decided = await level.readDecided(new Set([9, 5]), new Pool());
    expect([...decided].map(([range, { bytes, values }]) => [range, [...bytes], [...values]])).toEqual([
      [5, [40], [215]],
      [9, [60, 61, 62, 63], [195, 194, 193, 192]],
    ]);
  });

  it("are damaged where a byte is another, one is missing, or nothing is left", async () => {
    const store = await written(...FILES);
    for (const [name, read] of [
      [rangesOf(LEVEL, 2), () => ColumnLevel.read(engine, store, LEVEL, 3)],
      [countsOf(LEVEL, 2), (level: ColumnLevel) => level.countValues(2)],
      [countsOf(LEVEL, 2), (level: ColumnLevel) => level.readDecided([9], new Pool())],
      [keysOf(LEVEL, 2), (level: ColumnLevel) => level.readLists([9], new Pool())],
      [valuesOf(LEVEL, 2), (level: ColumnLevel) => level.readDecided([9], new Pool())],
    ] as const) {
      const whole = await store.read(name);
      const level = await ColumnLevel.read(engine, store, LEVEL, 3);
      const last = whole.length - 1;
      const changed = [
        ...[0, last - 1, last].map((place) => whole.with(place, whole[place] ^ 1)),
        ...[last, 15, 0].filter((length) => length <= last).map((length) => whole.subarray(0, length)),
      ];
      for (const bytes of changed) {
        await store.write(name, [bytes]);
        await expect(read(level), `${name} ${bytes.length}`).rejects.toMatchObject({
          code: "damaged-file",
          parameters: { name },
        });
      }
      await store.write(name, [whole]);
      await read(level);
    }
  });

  it("are damaged where they were written under another name, or have values of fewer ranges", async () => {
    const store = await written(...FILES);
    const level = await ColumnLevel.read(engine, store, LEVEL, 3);
    await store.write(countsOf(LEVEL, 0), [await store.read(countsOf(LEVEL, 2))]);
    await expect(level.countValues(0)).rejects.toMatchObject({ code: "damaged-file" });
    const decided = new FoundValues(engine, new Pool());
    decided.add(Uint8Array.of(245, 244, 243));
    await store.write(countsOf(LEVEL, 0), [decided.directory(countsOf(LEVEL, 0))]);
    await expect(level.readDecided([2], new Pool())).rejects.toMatchObject({ code: "damaged-file" });
  });

  it("are put together from lists of any length", async () => {
    const lengths = [700_000, 400_000, 1, 2_000_000, 0, 5].map((length, range) => ({
      range,
      bytes: bytesOf(length, range),
    }));
    const store = await written(lengths);
    const level = await ColumnLevel.read(engine, store, LEVEL, 1);
    const lists = await level.readLists([5, 4, 3, 2, 1, 0], new Pool());
    expect([...lists.keys()]).toEqual([0, 1, 2, 3, 5]);
    for (const { range, bytes } of lengths) {
      if (bytes.length > 0) expect(Buffer.compare(lists.get(range)?.bytes as Uint8Array, bytes)).toBe(0);
    }
  });

  it("are read at once where at most 256 KiB that nobody asked for lie between, and never beyond", async () => {
    const gap = 1 << 18;
    const lengths = [10, gap, 10, gap + 1, 10, 10];
    const inner = await written(lengths.map((length, range) => ({ range, bytes: bytesOf(length, 0) })));
    const reads: string[] = [];
    const store: FileStore = {
      ...inner,
      read(name, from, to, room) {
        if (name.endsWith(".keys")) reads.push(`${from}-${to} ${room?.length}`);
        return inner.read(name, from, to, room);
      },
    };
    const level = await ColumnLevel.read(engine, store, LEVEL, 1);
    const readsOf = async (...ranges: number[]): Promise<string[]> => {
      reads.length = 0;
      await level.readLists(ranges, new Pool());
      return [...reads];
    };
    const starts = lengths.map((_, place) => lengths.slice(0, place).reduce((sum, length) => sum + length, 0));
    expect(await readsOf(0, 2)).toEqual([`0-${starts[3]} ${starts[3]}`]);
    expect(await readsOf(2, 4)).toEqual([`${starts[2]}-${starts[3]} 10`, `${starts[4]}-${starts[5]} 10`]);
    expect(await readsOf(5, 4)).toEqual([`${starts[4]}-${starts[5] + 10} 20`]);
    expect(await readsOf(0, 2, 5)).toEqual([`0-${starts[3]} ${starts[3]}`, `${starts[5]}-${starts[5] + 10} 10`]);
  });

  it("of other lists are other reads, and the checksums of values are read once for each file", async () => {
    const inner = await written(...FILES);
    const reads: string[] = [];
    const store: FileStore = {
      ...inner,
      read(name, from, to, room) {
        reads.push(name);
        return inner.read(name, from, to, room);
      },
    };
    const level = await ColumnLevel.read(engine, store, LEVEL, 3);
    reads.length = 0;
    for (let time = 0; time < 2; time++) await level.readDecided([2, 9], new Pool());
    const lists = [keysOf(LEVEL, 0), keysOf(LEVEL, 2)];
    const [first, last] = [0, 2].map((file) => [countsOf(LEVEL, file), valuesOf(LEVEL, file)]);
    expect(reads).toEqual([...lists, ...first, ...last, ...lists, first[1], last[1]]);
  });
});

describe("memory that is used again", () => {
  it("is nobody else's until it is cleared, however much is taken, and the same then", () => {
    const pool = new Pool();
    const lengths = [5, 0, 1 << 20, 3, 1 << 21, 7, 1 << 22];
    const taken = lengths.map((length, number) => pool.take(length).fill(number + 1));
    for (const [number, bytes] of taken.entries()) {
      expect(bytes.length).toBe(lengths[number]);
      expect(bytes.every((byte) => byte === number + 1)).toBe(true);
    }
    pool.clear();
    const [one, other] = [pool.take(1 << 21), pool.take(1 << 21)];
    pool.clear();
    expect([pool.take(1 << 21).buffer === one.buffer, other.buffer === one.buffer, one.byteOffset]).toEqual([
      true,
      true,
      0,
    ]);
    const exact = new Pool();
    const whole = exact.take(1 << 20); // all of the first piece
    exact.clear();
    expect(exact.take(1 << 20).buffer).toBe(whole.buffer);
  });
});
