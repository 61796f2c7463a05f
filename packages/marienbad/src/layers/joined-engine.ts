import type { LayerEngine, LayerKeys } from "./layer.ts";
import { unionOfKeys } from "./union.ts";

/** A layer of fewer positions is not worth dividing. */
const LEAST_DIVIDED = 1 << 13;

/** What is needed of an engine that helps another. */
export type LayerHelper = Pick<LayerEngine, "expand" | "decide" | "countMoves">;

/**
 * Several engines of one game as one: large layers are divided among the helpers, which work at the same time (those of
 * the command line live in threads); the others are left to the first engine. Exact, as they are. Cost: beside theirs, merging
 * the layers that are found.
 */
export function joinedEngine(first: LayerEngine, helpers: readonly LayerHelper[]): LayerEngine {
  const divide = async <Part>(
    keys: LayerKeys,
    work: (engine: LayerHelper, part: LayerKeys) => Part | Promise<Part>,
  ) => {
    const parts = partsOf(keys.length, helpers.length);
    if (parts.length === 1) return [await work(first, keys)];
    return await Promise.all(parts.map(([from, to], place) => work(helpers[place], keys.subarray(from, to))));
  };
  return {
    isSwift: first.isSwift,
    firstLayer: () => first.firstLayer(),
    expand: async (keys, level) => unionOfKeys(await divide(keys, (engine, part) => engine.expand(part, level))),
    async decide(keys, level, next) {
      const values = new Uint8Array(keys.length);
      let place = 0;
      for (const part of await divide(keys, (engine, part) => engine.decide(part, level, next))) {
        values.set(part, place);
        place += part.length;
      }
      return values;
    },
    async countMoves(keys, level) {
      const counts = await divide(keys, (engine, part) => engine.countMoves(part, level));
      return counts.reduce((total, count) => total + count, 0);
    },
  };
}

/** A layer of so many positions in at most so many parts, as places from and to. */
export function partsOf(positions: number, most: number): (readonly [from: number, to: number])[] {
  const count = positions < LEAST_DIVIDED ? 1 : Math.max(1, most);
  const length = Math.ceil(positions / count);
  return Array.from({ length: count }, (_, part) => [part * length, Math.min(positions, (part + 1) * length)]);
}
