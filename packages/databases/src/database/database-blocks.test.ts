import { decodeDistances } from "marienbad/base";
import type { DecidedLevel } from "marienbad/game";
import { describe, expect, it } from "vitest";
import { bytesOfLevels, level, segmentsOf, sourceOf } from "../../test/small-levels.ts";
import { ZLIB } from "../node/packing.ts";
import { LevelDatabase, oneFileOf, segmentsIn } from "./database.ts";
import { DATABASE_BLOCK } from "./index-page.ts";

const B = DATABASE_BLOCK;
const SOLVED = { game: "blocks", options: {} };
const COUNT = 3 * B + 100;
/** Keys of four blocks, three apart. */
const keyAt = (place: number): number => 3 * place + 1;
const wide: DecidedLevel = {
  keys: Float64Array.from({ length: COUNT }, (_, place) => keyAt(place)),
  values: Uint16Array.from({ length: COUNT }, (_, place) => place % 60),
};
const LEVELS = [level([5, 1]), wide, level([2, 0], [9, 513])];

/** The database, and the bytes that are read of it. */
async function opened() {
  const source = sourceOf(await bytesOfLevels(LEVELS, SOLVED), "a.db");
  const reads: [from: number, length: number][] = [];
  const watched = {
    ...source,
    read(offset: number, length: number) {
      reads.push([offset, length]);
      return source.read(offset, length);
    },
  };
  return { database: await LevelDatabase.open(watched, ZLIB), reads };
}

describe("a level of several blocks", () => {
  const CASES = [
    [0, 1, []],
    [0, 2, [0]],
    [1, keyAt(B), [0]],
    [1, keyAt(B) + 1, [0, 1]],
    [keyAt(B) - 1, keyAt(B), [0]],
    [keyAt(B), keyAt(B) + 1, [1]],
    [keyAt(B), keyAt(2 * B), [1]],
    [keyAt(B) + 1, keyAt(3 * B) + 1, [1, 2, 3]],
    [keyAt(COUNT), 2 ** 53 - 1, [3]],
    [0, 2 ** 53 - 1, [0, 1, 2, 3]],
  ] as const;

  it("has blocks with all positions between two keys, and where they begin", async () => {
    const { database } = await opened();
    for (const [from, to, expected] of CASES) {
      const blocks = await database.between(1, from, to);
      expect([from, to, blocks.map(({ firstKey }) => firstKey)]).toEqual([
        from,
        to,
        expected.map((block) => keyAt(block * B)),
      ]);
      for (const [place, { firstKey, count, distances, values }] of blocks.entries()) {
        const first = expected[place] * B;
        const keys = new Float64Array(count);
        expect([count, decodeDistances(distances, firstKey, count, keys, 0)]).toEqual([
          Math.min(B, COUNT - first),
          true,
        ]);
        expect([keys[count - 1], values[count - 1]]).toEqual([keyAt(first + count - 1), (first + count - 1) % 60]);
      }
      const cuts = expected.map((block) => keyAt(block * B)).filter((key) => key > from);
      expect(await database.cutsBetween(1, from, to)).toEqual(cuts);
    }
    expect([await database.cutsOf(0), await database.cutsOf(1)]).toEqual([[5], [1]]);
    expect(await database.between(0, 0, 5)).toEqual([]);
    expect([await database.between(3, 0, 9), await database.cutsBetween(3, 0, 9)]).toEqual([[], []]);
  });

  it("keeps blocks that were read, and reads those that are not kept together", async () => {
    const { database, reads } = await opened();
    const firstKeys = async (from: number, to: number): Promise<number[]> =>
      (await database.between(1, from, to)).map(({ firstKey }) => firstKey);
    const all = [0, 1, 2, 3].map((block) => keyAt(block * B));
    await firstKeys(keyAt(B), keyAt(B) + 1);
    reads.length = 0;
    expect(await firstKeys(keyAt(B), keyAt(B) + 1)).toEqual([all[1]]);
    expect(reads.length).toBe(0);
    expect(await firstKeys(0, keyAt(COUNT))).toEqual(all);
    expect(reads.length).toBe(2); // the first one, and those behind the second
    expect(await firstKeys(0, keyAt(COUNT))).toEqual(all);
    expect(reads.length).toBe(2);
  });
});

describe("what is no database", () => {
  const small = () => bytesOfLevels([level([5, 1])], SOLVED);
  const refused = async (bytes: Uint8Array, reason: string): Promise<void> => {
    const message = expect.stringMatching(new RegExp(`^b.db is not a whole database .*${reason}`));
    await expect(LevelDatabase.open(sourceOf(bytes, "b.db"))).rejects.toMatchObject({ code: "bad-input", message });
  };
  const began = async (magic: string): Promise<Uint8Array> => {
    const bytes = Uint8Array.from(await small());
    bytes.set(new TextEncoder().encode(magic));
    return bytes;
  };

  it("is known by how it begins", async () => {
    for (const magic of ["MRNL0003", "MRNL0005", "ABCD0003", "MRNM0001"])
      await refused(await began(magic), "it should begin with MRNL0004");
    const begins = ["MRNL0004 and more", "MRNL", "MRNL9", "MRN", "", "XMRNL"].map((text) =>
      new TextEncoder().encode(text),
    );
    expect(begins.map((bytes) => LevelDatabase.isDatabase(bytes))).toEqual([true, true, true, false, false, false]);
  });

  it("is refused where it is too short, or its end is missing or points elsewhere", async () => {
    const bytes = await small();
    for (const length of [0, 7, 39]) await refused(bytes.subarray(0, length), "it is too short");
    await refused(bytes.subarray(0, 40), "its end is missing");
    await refused(bytes.subarray(0, bytes.length - 1), "its end is missing");
    await refused(Uint8Array.of(...bytes, 0), "its end is missing");
    const ended = (length: number): Uint8Array => {
      const text = length.toString(16).padStart(16, "0");
      return Uint8Array.from([...bytes.subarray(0, -40), ...new TextEncoder().encode(text), ...bytes.subarray(-24)]);
    };
    for (const length of [0, bytes.length - 40, bytes.length, 2 ** 24 + 1])
      await refused(ended(length), "its end points outside");
    for (const length of [1, bytes.length - 41]) await refused(ended(length), "its manifest does not fit its checksum");
  });

  it("is refused where bytes are added before the manifest", async () => {
    const bytes = await small();
    const json = Number.parseInt(new TextDecoder().decode(bytes.subarray(-40, -24)), 16);
    const begin = bytes.length - 40 - json - 24; // of its only row
    const longer = Uint8Array.from([...bytes.subarray(0, begin), 0, ...bytes.subarray(begin)]);
    await refused(longer, "in its manifest, levels should be \\d+ bytes in all");
  });

  it("is refused where its row or its page is another, and says of which level", async () => {
    const bytes = await bytesOfLevels([level([5, 1]), level([7, 1], [9, 2])], SOLVED);
    const json = Number.parseInt(new TextDecoder().decode(bytes.subarray(-40, -24)), 16);
    for (const [place, reason] of [
      [bytes.length - 40 - json - 1, "a page of the index of level 1 is not as it was written"],
      [bytes.length - 40 - json - 48 - 1, "a page of the index of level 1 is not as it was written"],
      [bytes.length - 40 - json - 48 - 24 - 1, "block 0 of level 1 does not fit its checksum"],
      [8, "block 0 of level 0 does not fit its checksum"],
    ] as const) {
      const database = await LevelDatabase.open(
        sourceOf(
          bytes.map((byte, at) => (at === place ? byte ^ 1 : byte)),
          "b.db",
        ),
      );
      const message = expect.stringContaining(reason);
      await expect(database.checkBlocks()).rejects.toMatchObject({ code: "bad-input", message });
    }
    const open = await LevelDatabase.open(sourceOf(bytes));
    await open.checkBlocks({ signal: { aborted: false } });
    await expect(open.checkBlocks({ signal: { aborted: true } })).rejects.toMatchObject({ code: "interrupted" });
  });

  it("is missing a file of its folder", async () => {
    const store = await segmentsOf([level([5, 1])], SOLVED);
    const database = await LevelDatabase.open(segmentsIn(store, "folder"));
    expect([await database.find(0, 5), database.ref]).toEqual([1, SOLVED]);
    await store.remove("segment-0-00000.blocks");
    const pieces = oneFileOf(store);
    await pieces.next();
    await expect(pieces.next()).rejects.toMatchObject({
      code: "missing-file",
      parameters: { name: "segment-0-00000.blocks" },
    });
    await store.remove("manifest");
    await expect(LevelDatabase.open(segmentsIn(store, "folder"))).rejects.toThrow(/^folder is not .* it is too short/);
  });
});
