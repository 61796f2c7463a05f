import { describe, expect, it } from "vitest";
import { claimsOf, DRAW, level, rulesOf, WIN } from "../../test/small-levels.ts";
import type { DecidedLevel, KeyedGame } from "../game/index.ts";
import { verifyPart, verifyPartWork } from "./level-part.ts";
import {
  type LevelClaims,
  type PartsOptions,
  type PartVerifier,
  type VerifyLevelsOptions,
  verifyLevels,
} from "./levels.ts";

const FIRST = 100; // the keys of level 1 begin here, those of level 2 at a million
const SECOND = 1_000_000;
const levelOf = (position: number): number => (position >= SECOND ? 2 : position >= FIRST ? 1 : 0);
const rangeOf = (from: number, count: number): number[] => Array.from({ length: count }, (_, place) => from + place);

/** The start leads to as many positions as there are lists, and these to the ends in their lists; all is drawn. */
function gameOf(endsOfPosition: readonly (readonly number[])[], ends: number) {
  const positions = rangeOf(FIRST, endsOfPosition.length);
  const moves: Record<number, readonly number[]> = { 1: positions };
  for (const [place, list] of endsOfPosition.entries()) moves[FIRST + place] = list.map((end) => SECOND + end);
  const game = rulesOf({ moves, levelOf });
  const levels = [
    level([1, DRAW + (ends > 0 ? 2 : 1)]),
    level(...positions.map((key) => [key, DRAW + (ends > 0 ? 1 : 0)] as const)),
    level(...rangeOf(SECOND, ends).map((key) => [key, DRAW] as const)),
  ].filter(({ keys }) => keys.length > 0);
  return { game, levels };
}

/**
 * Options for parts of this size, with what is said and asked: how far it is, and how many successors each part has.
 */
function inParts(game: KeyedGame<number, number>, partKeys: number) {
  const progress: [level: number, left: number][] = [];
  const wanted: number[] = [];
  const successors: PartsOptions["successors"] = async (keys) => {
    const after = new Set([...keys].flatMap((key) => [...game.rules.moves(key)]));
    wanted.push(after.size);
    return Float64Array.from(after).sort();
  };
  const options: VerifyLevelsOptions = {
    onProgress: (place, left) => progress.push([place, left]),
    inParts: { partKeys, successors },
  };
  return { options, progress, wanted, successors };
}

/** The same claims, with a list of what is loaded of a level. */
function watched(claims: LevelClaims, which: number) {
  const loads: [from: number, to: number][] = [];
  const load: LevelClaims["load"] = async (place, from, to) => {
    if (place === which) loads.push([from, to]);
    return await claims.load(place, from, to);
  };
  return { claims: { ...claims, load }, loads };
}

const withKey = ({ keys, values }: DecidedLevel, place: number, key: number) => ({
  keys: keys.with(place, key),
  values,
});

describe("levels that do not fit into memory", () => {
  it("are read in parts: a sample, then at most eight times as much, then what fits with its successors", async () => {
    // Three ends for each of 1000 positions.
    const { game, levels } = gameOf(
      rangeOf(0, 1000).map((place) => [3 * place, 3 * place + 1, 3 * place + 2]),
      3000,
    );
    const { options, progress, wanted } = inParts(game, 128);
    expect(await verifyLevels(game, claimsOf(game, levels), options)).toBeUndefined();
    const ofLevel = (which: number) =>
      progress.map(([place, left], part) => [place, left, wanted[part]]).filter(([place]) => place === which);
    expect(progress.length).toBe(wanted.length);
    // 128 / 64, then eight times 2, then 128 · 16 / 48, rounded down, again and again.
    expect(ofLevel(1).slice(0, 5)).toEqual([
      [1, 1000, 6],
      [1, 998, 48],
      [1, 982, 126],
      [1, 940, 126],
      [1, 898, 126],
    ]);
    expect(ofLevel(1).at(-1)).toEqual([1, 16, 48]);
    // Ends have no successors: 2, 16, then always 128.
    expect(ofLevel(2).slice(0, 5)).toEqual([
      [2, 3000, 0],
      [2, 2998, 0],
      [2, 2982, 0],
      [2, 2854, 0],
      [2, 2726, 0],
    ]);
    expect(ofLevel(0)).toEqual([[0, 1, 1000]]);
  });

  it("fit as long as two neighbours have no more than twice as many keys as a part", async () => {
    const { game, levels } = gameOf(
      rangeOf(0, 6).map((place) => [place]),
      6,
    );
    const partsFor = async (partKeys: number): Promise<number[]> => {
      const { options, wanted } = inParts(game, partKeys);
      expect(await verifyLevels(game, claimsOf(game, levels), options)).toBeUndefined();
      return wanted;
    };
    expect(await partsFor(6)).toEqual([]);
    // Level 2 (6 keys) and level 0 with level 1 (7 keys) still fit; level 1 with level 2 (12 keys) does not.
    expect(await partsFor(5.5)).toEqual([1, 5]);
  });

  it("notice what is out of order where two parts meet", async () => {
    const { game, levels } = gameOf(
      rangeOf(0, 300).map(() => [0]),
      1,
    );
    for (const place of [1, 2, 3, 17, 18, 19]) {
      const changed = levels.with(1, withKey(levels[1], place, FIRST + place - 1));
      for (const chosen of [{}, inParts(game, 128).options, inParts(game, 40).options]) {
        const wrong = await verifyLevels(game, claimsOf(game, changed), chosen);
        expect(wrong).toMatchObject({ level: 1, key: FIRST + place - 1, text: { en: "it is out of order" } });
      }
    }
  });

  describe("are searched for successors in steps of 2¹⁴", () => {
    const STEP = 2 ** 14;
    // Eight successors each, so that parts of eight keys hold one position: in steps 0 and 2, in 1, in 2, in 0.
    const { game, levels } = gameOf(
      [[...rangeOf(3, 4), ...rangeOf(2 * STEP + 5, 4)], rangeOf(STEP, 8), rangeOf(2 * STEP, 8), rangeOf(STEP - 8, 8)],
      40_000,
    );

    it("of which those that cannot have any are left out", async () => {
      const { claims, loads } = watched(claimsOf(game, levels), 2);
      const loadsOfPosition: (readonly [number, number])[][] = [];
      const parts = inParts(game, 8);
      const successors: PartsOptions["successors"] = async (keys, place) => {
        if (place === 1) loadsOfPosition.push(loads.splice(0)); // those of the position before
        return await parts.successors(keys, place);
      };
      expect(await verifyLevels(game, claims, { inParts: { partKeys: 8, successors } })).toBeUndefined();
      const [ownLevel, first, second, third] = loadsOfPosition;
      expect(ownLevel[0]).toEqual([0, 1]);
      expect(ownLevel.at(-1)?.[1]).toBe(40_000);
      const steps = [
        [0, STEP],
        [STEP, 2 * STEP],
        [2 * STEP, 40_000],
      ];
      expect(first).toEqual(steps);
      expect(second).not.toContainEqual(steps[0]);
      expect(third).toEqual([steps[2]]);
      expect(loads).toContainEqual(steps[0]);
      expect(loads).not.toContainEqual(steps[2]);
    });

    it.each([
      [0, 4],
      [0, 2 * STEP + 8],
      [1, STEP],
      [3, STEP - 1],
    ])("and one that is missing is missed: position %i, end %i", async (position, end) => {
      const { keys, values } = levels[2];
      const without = { keys: keys.filter((_, place) => place !== end), values: values.subarray(1) };
      const claims = claimsOf(game, levels.with(2, without));
      const wrong = await verifyLevels(game, claims, inParts(game, 8).options);
      expect(wrong).toMatchObject({ level: 1, key: FIRST + position, text: { en: "a successor is missing" } });
    });
  });
});

describe("large levels", () => {
  const { game, levels } = gameOf(
    rangeOf(0, 8192).map(() => [0, 1]),
    2,
  );
  const watchedHelpers = (game: KeyedGame<number, number>) => {
    const shares: number[][] = [];
    const helper: PartVerifier = async (place, part, next, keyBefore) => {
      shares.push([place, part.keys.length, keyBefore ?? -1]);
      return verifyPart(game, place, part, next, keyBefore);
    };
    return { shares, helpers: [helper, helper] };
  };

  it("of 2¹³ positions are divided, and the moves that the helpers count are added", async () => {
    const { shares, helpers } = watchedHelpers(game);
    const statistics = claimsOf(game, levels);
    expect(statistics.levels[1].moves).toBe(16_384);
    expect(await verifyLevels(game, statistics, { helpers })).toBeUndefined();
    expect(shares).toEqual([
      [1, 4096, -1],
      [1, 4096, FIRST + 4095],
    ]);
  });

  it("are checked without helpers, too", async () => {
    const changed = levels.with(1, { keys: levels[1].keys, values: levels[1].values.with(8000, WIN[0] + 1) });
    for (const options of [{}, { helpers: [] }]) {
      expect(await verifyLevels(game, claimsOf(game, levels), options)).toBeUndefined();
      expect(await verifyLevels(game, claimsOf(game, changed), options)).toMatchObject({ level: 1, key: FIRST + 8000 });
    }
  });

  it("tell their helpers the last key of the part before", async () => {
    // Parts of 2⁸, 2¹¹ and 2¹⁴ keys, of which the third is divided.
    const many = gameOf(
      rangeOf(0, 40_000).map(() => []),
      0,
    );
    const { shares, helpers } = watchedHelpers(many.game);
    const { options } = inParts(many.game, 2 ** 14);
    expect(await verifyLevels(many.game, claimsOf(many.game, many.levels), { ...options, helpers })).toBeUndefined();
    expect(shares).toEqual([
      [1, 8192, FIRST + 2303],
      [1, 8192, FIRST + 2303 + 8192],
      [1, 8192, FIRST + 2303 + 16_384],
      [1, 8192, FIRST + 2303 + 24_576],
    ]);
  });

  it("pause every 2¹⁰ positions, and say how far they are", () => {
    const progressOf = (count: number): number[] => {
      const part = { keys: levels[1].keys.subarray(0, count), values: levels[1].values.subarray(0, count) };
      return [...verifyPartWork(game, 1, part, levels[2])];
    };
    expect(progressOf(2500)).toEqual([0.4096, 0.8192, 1]);
    expect(progressOf(2048)).toEqual([0.5, 1]);
  });

  it("can be stopped while they are checked", async () => {
    const end = rulesOf({ moves: {}, levelOf });
    const signal = { aborted: false };
    const onProgress = (): void => {
      signal.aborted = true; // after everything has been read
    };
    const claims = claimsOf(end, [level([1, DRAW])]);
    expect(await verifyLevels(end, claims)).toBeUndefined();
    await expect(verifyLevels(end, claims, { signal, onProgress })).rejects.toThrow(/Interrupted/);
  });
});
