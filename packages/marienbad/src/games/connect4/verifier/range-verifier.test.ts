import { describe, expect, test } from "vitest";
import { encodeDistances } from "../../../base/key-block.ts";
import type { ClaimedBlock } from "../../../game/range-verifier.ts";
import { levelledGame, solveLevels } from "../../../levels/index.ts";
import { packValues } from "../../../levels/value.ts";
import { ZLIB } from "../../../node/packing.ts";
import { type RangeClaims, verifyRanges } from "../../../verify/range-levels.ts";
import { connect4 } from "../index.ts";
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

/** Everything a database says about a board, in lists that a test can change. */
async function claimsOf(columns: number, rows: number, maxLowBits?: number) {
  const { kit } = connect4.make({ columns, rows });
  const database = await solveLevels(levelledGame("connect4", kit), { limits: { packing: ZLIB } });
  const lists = await Promise.all(database.levels.map(({ level }) => database.load(level)));
  const claims = (changed: readonly ClaimedPositions[], levels = database.levels): RangeClaims => ({
    levels,
    cutsOf: async () => [],
    async between(level, from, to) {
      const blocks = changed[level] === undefined ? [] : blocksOf(changed[level]);
      const first = blocks.findLastIndex(({ firstKey }) => firstKey <= from);
      return blocks.slice(Math.max(0, first)).filter(({ firstKey }) => firstKey < to);
    },
  });
  const startKey = kit.rules.key(kit.rules.start) as number;
  const verifier = connect4Verifier({ columns, rows, align: 4 }, maxLowBits);
  if (verifier === undefined) throw new Error("no verifier");
  const verify = (changed: readonly ClaimedPositions[], levels = database.levels) =>
    verifyRanges(verifier, startKey, claims(changed, levels));
  return { database, lists, verify };
}

const without = ({ keys, values }: ClaimedPositions, place: number): ClaimedPositions => ({
  keys: keys.filter((_, at) => at !== place),
  values: values.filter((_, at) => at !== place),
});

const withKey = ({ keys, values }: ClaimedPositions, key: number, value: number): ClaimedPositions => {
  const place = keys.findIndex((other) => other > key);
  return {
    keys: Float64Array.of(...keys.subarray(0, place), key, ...keys.subarray(place)),
    values: Uint16Array.of(...values.subarray(0, place), value, ...values.subarray(place)),
  };
};

describe("the verifier of connect-4", () => {
  test.each([
    [4, 3, 22],
    [4, 3, 8],
    [3, 5, 6],
    [5, 3, 8],
    [2, 9, 10],
    [1, 4, 22],
  ])("finds nothing wrong on %i × %i with at most %i low bits", async (columns, rows, maxLowBits) => {
    const { lists, verify } = await claimsOf(columns, rows, maxLowBits);
    expect(await verify(lists)).toBeUndefined();
  });

  test.each([22, 8])(
    "finds a changed value, a dropped key, one too many and one twice, with %i low bits",
    async (lowBits) => {
      const { lists, verify } = await claimsOf(4, 3, lowBits);
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
