import { runAsync, type Signal } from "../base/work.ts";
import type { DecidedLevel, LevelEngine, LevelKeys } from "../game/level-engine.ts";
import { unionWork } from "./sorted-keys.ts";

/** A part of fewer positions is not worth dividing. */
const MIN_DIVIDED = 1 << 13;

/** Somebody who answers the questions of an engine at the same time as others, a thread for example. */
export interface LevelHelper {
  expand(keys: LevelKeys, level: number): Promise<LevelKeys>;
  decide(keys: LevelKeys, level: number, next: DecidedLevel): Promise<Uint8Array>;
  countMoves(keys: LevelKeys, level: number): Promise<number>;
}

/** Who works on levels, and what stops them. */
export interface TeamOptions {
  /** Large parts are divided among them; without any, the engine does everything. */
  readonly helpers?: readonly LevelHelper[];
  readonly signal?: Signal | undefined;
}

/**
 * An engine with its helpers as one helper: what is large is divided among the helpers, which work at the same time;
 * the rest is left to the engine, in slices between which the signal is looked at. Exact, as they are. Cost: beside
 * theirs, merging the keys that are found.
 */
export function teamOf(engine: LevelEngine, { helpers = [], signal }: TeamOptions = {}): LevelHelper {
  const own: LevelHelper = {
    expand: (keys, level) => runAsync(engine.expand(keys, level), { signal }),
    decide: (keys, level, next) => runAsync(engine.decide(keys, level, next), { signal }),
    countMoves: (keys, level) => runAsync(engine.countMoves(keys, level), { signal }),
  };
  const divide = async <Answer>(
    keys: LevelKeys,
    ask: (helper: LevelHelper, share: LevelKeys) => Promise<Answer>,
  ): Promise<Answer[]> => {
    if (helpers.length === 0 || keys.length < MIN_DIVIDED) return [await ask(own, keys)];
    const length = Math.ceil(keys.length / helpers.length);
    return await Promise.all(
      helpers.map((helper, place) => ask(helper, keys.subarray(place * length, (place + 1) * length))),
    );
  };
  return {
    async expand(keys, level) {
      const lists = await divide(keys, (helper, share) => helper.expand(share, level));
      return await runAsync(unionWork(lists), { signal });
    },
    async decide(keys, level, next) {
      const shares = await divide(keys, (helper, share) => helper.decide(share, level, next));
      if (shares.length === 1) return shares[0];
      const values = new Uint8Array(keys.length);
      let place = 0;
      for (const share of shares) {
        values.set(share, place);
        place += share.length;
      }
      return values;
    },
    async countMoves(keys, level) {
      const counts = await divide(keys, (helper, share) => helper.countMoves(share, level));
      return counts.reduce((total, count) => total + count, 0);
    },
  };
}
