import type { LevelKeys } from "./level.ts";
import type { LevelStore } from "./store.ts";
import { unionOfKeys } from "./union.ts";

/*
 * Of each run a piece is in memory. Up to the smallest of the last keys of these pieces nothing can be missing, so that much of
 * all of them is merged and handed out; the pieces that are then used up are read on.
 *
 *     run 0:  3  5  8 | …        8, 7 and 20 are the last ones: up to 7 nothing is missing, and
 *     run 1:  1  4  7 | …        1 3 4 5 7 is handed out. Run 1 is read on; 8 waits in run 0,
 *     run 2:  5  9 20 | …        9 and 20 in run 2.
 */

/**
 * The keys of runs of these lengths that a store has set aside, each key once, in increasing order, in pieces that have at
 * most `mostKeys` keys together. Cost: n log k for n keys in k runs, which are read once (external merging: Knuth, volume 3, 5.4).
 */
export async function* mergedRuns(
  store: Pick<LevelStore, "loadRun">,
  lengths: readonly number[],
  mostKeys: number,
): AsyncGenerator<LevelKeys, void, void> {
  const pieceKeys = Math.max(1, Math.floor(mostKeys / lengths.length));
  let open = lengths.map((length, run) => ({ run, length, read: 0, piece: new Float64Array(0) as LevelKeys }));
  for (;;) {
    for (const source of open) {
      if (source.piece.length > 0 || source.read === source.length) continue;
      const to = Math.min(source.length, source.read + pieceKeys);
      source.piece = await store.loadRun(source.run, source.read, to);
      source.read = to;
    }
    open = open.filter(({ piece }) => piece.length > 0);
    if (open.length === 0) return;
    const last = open.map(({ piece, read, length }) =>
      read === length ? Number.POSITIVE_INFINITY : (piece.at(-1) as number),
    );
    const bound = Math.min(...last);
    const whole: LevelKeys[] = [];
    for (const source of open) {
      const count = countUpTo(source.piece, bound);
      if (count > 0) whole.push(source.piece.subarray(0, count));
      source.piece = source.piece.subarray(count);
    }
    yield unionOfKeys(whole);
  }
}

/** How many of these increasing keys are at most the bound. */
function countUpTo(keys: LevelKeys, bound: number): number {
  let low = 0;
  for (let high = keys.length; low < high; ) {
    const middle = (low + high) >>> 1;
    if (keys[middle] <= bound) low = middle + 1;
    else high = middle;
  }
  return low;
}
