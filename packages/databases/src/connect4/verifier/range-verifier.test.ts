import fc from "fast-check";
import { encodeDistances } from "marienbad/base";
import { connect4 } from "marienbad/games/connect4";
import { describe, expect, test } from "vitest";
import { packValues } from "../../database/value.ts";
import { levelledGame, solveLevels } from "../../index.ts";
import { ZLIB } from "../../node/packing.ts";
import { type ClaimedBlock, type RangeClaims, verifyRanges } from "../../verify/range-levels.ts";
import { PlainMoves } from "./range-moves.ts";
import { connect4Verifier } from "./range-verifier.ts";

/** Positions of a level, in lists that a test can change. */
interface ClaimedPositions {
  readonly keys: Float64Array;
  readonly values: Uint16Array;
}

/** The same as a database has them, in blocks of three. */
function blocksOf({ keys, values }: ClaimedPositions): ClaimedBlock[] {
  return Array.from({ length: Math.ceil(keys.length / 3) }, (_, block) => {
    const [from, to] = [3 * block, Math.min(keys.length, 3 * block + 3)];
    const bytes = packValues(values.subarray(from, to), 1);
    return { firstKey: keys[from], count: to - from, distances: encodeDistances(keys, from, to), values: bytes };
  });
}

const blocksOfPositions = new WeakMap<ClaimedPositions, ClaimedBlock[]>();

/** They are asked for range by range. */
function blocksOnce(positions: ClaimedPositions): ClaimedBlock[] {
  const blocks = blocksOfPositions.get(positions) ?? blocksOf(positions);
  blocksOfPositions.set(positions, blocks);
  return blocks;
}

/** Everything a database says about a board, in lists that a test can change. */
async function claimsOf(
  columns: number,
  rows: number,
  maxLowBits?: number | "mirrored",
  atOnce?: { readonly ranges: number; readonly blocks: number },
) {
  const isMirrored = maxLowBits === "mirrored";
  const rules = connect4({ columns, rows });
  const game = levelledGame({ game: "connect4", symmetry: isMirrored && "ends-first" }, rules);
  const database = await solveLevels(game, { limits: { packing: ZLIB } });
  const lists = await Promise.all(database.levels.map(({ level }) => database.load(level)));
  const claims = (changed: readonly ClaimedPositions[], levels = database.levels): RangeClaims => ({
    levels,
    cutsOf: async () => [],
    async cutsBetween(level, from, to) {
      const blocks = changed[level] === undefined ? [] : blocksOnce(changed[level]);
      return blocks.map(({ firstKey }) => firstKey).filter((key) => key > from && key < to);
    },
    async between(level, from, to) {
      const blocks = changed[level] === undefined ? [] : blocksOnce(changed[level]);
      const first = blocks.findLastIndex(({ firstKey }) => firstKey <= from);
      return blocks.slice(Math.max(0, first)).filter(({ firstKey }) => firstKey < to);
    },
  });
  const startKey = game.key(game.start) as number;
  const verifier = isMirrored
    ? await game.verifier?.()
    : connect4Verifier({ columns, rows, align: 4 }, maxLowBits, atOnce);
  if (verifier === undefined) throw new Error("no verifier");
  const verify = (changed: readonly ClaimedPositions[], levels = database.levels) =>
    verifyRanges(verifier, startKey, claims(changed, levels));
  /** The key of the mirror image of the position that has this one. */
  const imageOfKey = (key: number): number => {
    const images = rules.symmetry?.images(game.positionOf(key)) ?? [];
    return images.map((image) => game.key(image) as number).find((other) => other !== key) ?? key;
  };
  return { database, lists, verify, imageOfKey };
}

const without = ({ keys, values }: ClaimedPositions, place: number): ClaimedPositions => ({
  keys: keys.filter((_, at) => at !== place),
  values: values.filter((_, at) => at !== place),
});

const withKey = ({ keys, values }: ClaimedPositions, key: number, value: number): ClaimedPositions => {
  const next = keys.findIndex((other) => other > key);
  const place = next < 0 ? keys.length : next;
  return {
    keys: Float64Array.of(...keys.subarray(0, place), key, ...keys.subarray(place)),
    values: Uint16Array.of(...values.subarray(0, place), value, ...values.subarray(place)),
  };
};

/** The same list with one element and the next one exchanged. */
function exchanged<List extends Float64Array | Uint16Array>(list: List, place: number): List {
  return list.with(place, list[place + 1]).with(place + 1, list[place]) as List;
}

describe("the verifier of connect-4", () => {
  test.each([
    [4, 3, 22],
    [4, 3, 8],
    [3, 5, 6],
    [5, 3, 8],
    [2, 9, 10],
    [1, 4, 22],
    [3, 5, "mirrored"],
    [4, 4, "mirrored"],
    [5, 3, "mirrored"],
    [6, 2, "mirrored"],
    [9, 1, "mirrored"],
  ] as const)("finds nothing wrong on %i × %i with at most %s low bits", async (columns, rows, maxLowBits) => {
    const { lists, verify } = await claimsOf(columns, rows, maxLowBits);
    expect(await verify(lists)).toBeUndefined();
  });

  test.each([
    [4, 3, 8, { ranges: 1, blocks: 64 }],
    [4, 3, 4, { ranges: 7, blocks: 64 }],
    [5, 2, 3, { ranges: 100, blocks: 64 }],
    [4, 3, 8, { ranges: 100, blocks: 1 }],
    [4, 3, 4, { ranges: 5, blocks: 2 }],
  ] as const)(
    "finds nothing wrong on %i × %i with %i low bits and %j at a time",
    async (columns, rows, lowBits, atOnce) => {
      const { lists, verify } = await claimsOf(columns, rows, lowBits, atOnce);
      expect(await verify(lists)).toBeUndefined();
    },
  );

  test("finds positions in a range whose columns cannot have so many or so few stones", async () => {
    const { lists, verify } = await claimsOf(4, 3, 8);
    for (const [level, key, noticedAt] of [
      [2, 0xffff, 2], // four full columns
      [10, 0x1111, 11], // an empty board: what moves lead to from there is missing
    ]) {
      const wrong = await verify(lists.with(level, withKey(lists[level], key, 0x200)));
      expect(wrong?.level).toBe(noticedAt);
    }
  });

  test.each([
    [22, undefined],
    [8, undefined],
    [8, { ranges: 5, blocks: 64 }],
    [8, { ranges: 100, blocks: 1 }],
    ["mirrored", undefined],
  ] as const)(
    "finds a changed value, a dropped key, one too many and one twice, with %s low bits, %j at a time",
    async (lowBits, atOnce) => {
      const { lists, verify } = await claimsOf(4, 3, lowBits, atOnce);
      for (let level = 1; level < lists.length; level++) {
        const { keys, values } = lists[level];
        const place = (7 * level) % keys.length;
        const changed = values.map((value, at) => (at === place ? value ^ 1 : value));
        const twice = withKey(lists[level], keys[place], values[place]);
        const changes = [{ keys, values: changed }, without(lists[level], place), twice];
        if (!keys.includes(keys[place] + 1)) changes.push(withKey(lists[level], keys[place] + 1, 0x200));
        for (const change of changes) {
          // Levels are verified from the last one on: what a change leads to may be noticed before the change itself.
          const wrong = await verify(lists.with(level, change));
          expect([level - 1, level, level + 1]).toContain(wrong?.level);
        }
      }
    },
  );

  test("finds the image of a position instead of it or beside it, and two values or keys exchanged", async () => {
    const { lists, verify, imageOfKey } = await claimsOf(4, 3, "mirrored");
    let changed = 0;
    for (let level = 1; level < lists.length; level++) {
      const { keys, values } = lists[level];
      for (let place = level % 3; place + 1 < keys.length; place += Math.ceil(keys.length / 6)) {
        const image = imageOfKey(keys[place]);
        const changes: ClaimedPositions[] = [{ keys: exchanged(keys, place), values }];
        if (values[place] !== values[place + 1]) changes.push({ keys, values: exchanged(values, place) });
        if (image !== keys[place]) {
          expect(image).toBeGreaterThan(keys[place]);
          changes.push(withKey(lists[level], image, values[place]));
          changes.push(withKey(without(lists[level], place), image, values[place]));
        }
        for (const change of changes) {
          expect([level - 1, level, level + 1]).toContain((await verify(lists.with(level, change)))?.level);
        }
        changed += changes.length;
      }
    }
    expect(changed).toBeGreaterThan(100);
  });

  test("finds wrong statistics, won positions included, and a last level that is left out", async () => {
    const { database, lists, verify } = await claimsOf(4, 3);
    const { levels } = database;
    const [one] = levels.slice(9);
    const won = { ...one, byRank: { ...one.byRank, player0: [one.byRank.player0[0] + 1] } };
    expect(await verify(lists, levels.with(9, won))).toMatchObject({ level: 9 });
    expect(await verify(lists, levels.with(3, { ...levels[3], moves: levels[3].moves + 1 }))).toMatchObject({
      level: 3,
    });
    expect(await verify(lists.slice(0, -1), levels.slice(0, -1))).toMatchObject({ level: expect.any(Number) });
    expect(await verify([], [])).toMatchObject({ level: 0 });
  });
});

test("ranges whose columns have so many stones are found in order", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: -2, max: 13 }),
      fc.integer({ min: -1, max: 13 }),
      (rows, columns, least, most) => {
        const moves = new PlainMoves(rows, columns);
        const fieldsOf = (range: number): number[] =>
          Array.from({ length: columns }, (_, column) => (range >> (column * (rows + 1))) % 2 ** (rows + 1));
        const stones = (range: number): number =>
          fieldsOf(range).reduce((sum, field) => sum + (field === 0 ? Number.NaN : field.toString(2).length - 1), 0);
        const all = Array.from({ length: 2 ** (columns * (rows + 1)) }, (_, range) => range);
        const found: number[] = [];
        for (let range = 0; range < all.length; range++) {
          range = moves.nextWithStones(range, least, most);
          if (range < all.length) found.push(range);
        }
        expect(found).toEqual(all.filter((range) => stones(range) >= least && stones(range) <= most));
      },
    ),
    { numRuns: 60 },
  );
});
