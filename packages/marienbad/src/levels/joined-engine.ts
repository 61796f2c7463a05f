import type { LevelEngine, LevelKeys } from "./level.ts";
import { unionOfKeys } from "./union.ts";

/** A layer of fewer positions is not worth dividing. */
const LEAST_DIVIDED = 1 << 13;

/** What is needed of an engine that helps another. */
export type LevelHelper = Pick<LevelEngine, "expand" | "decide" | "countMoves">;

/**
 * Several engines of one game as one: large levels are divided among the helpers, which work at the same time (those of
 * the command line live in threads); the others are left to the first engine. Exact, as they are. Cost: beside theirs, merging
 * the levels that are found.
 */
export function joinedEngine(first: LevelEngine, helpers: readonly LevelHelper[]): LevelEngine {
  const divide = async <Answer>(
    keys: LevelKeys,
    work: (engine: LevelHelper, share: LevelKeys) => Answer | Promise<Answer>,
  ) => {
    const shares = sharesOf(keys.length, helpers.length);
    if (shares.length === 1) return [await work(first, keys)];
    return await Promise.all(shares.map(([from, to], place) => work(helpers[place], keys.subarray(from, to))));
  };
  return {
    partKeys: first.partKeys,
    isSwift: first.isSwift,
    firstLevel: () => first.firstLevel(),
    expand: async (keys, level) => unionOfKeys(await divide(keys, (engine, share) => engine.expand(share, level))),
    async decide(keys, level, next) {
      const values = new Uint8Array(keys.length);
      let place = 0;
      for (const share of await divide(keys, (engine, share) => engine.decide(share, level, next))) {
        values.set(share, place);
        place += share.length;
      }
      return values;
    },
    async countMoves(keys, level) {
      const counts = await divide(keys, (engine, share) => engine.countMoves(share, level));
      return counts.reduce((total, count) => total + count, 0);
    },
  };
}

/** So many positions dealt out to at most so many helpers, as places from and to. */
export function sharesOf(positions: number, most: number): (readonly [from: number, to: number])[] {
  const count = positions < LEAST_DIVIDED ? 1 : Math.max(1, most);
  const length = Math.ceil(positions / count);
  return Array.from({ length: count }, (_, share) => [share * length, Math.min(positions, (share + 1) * length)]);
}
