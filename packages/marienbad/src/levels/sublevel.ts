import type { DecidedLevel, LevelKeys } from "./level.ts";
import type { KeptLevel } from "./store.ts";

/** So many positions of a layer are read at a time. */
const STEP_POSITIONS = 1 << 14;

/** Those of the wanted keys that a layer has, with their values. The wanted keys are overwritten. */
export type Sublevel = (wanted: LevelKeys) => Promise<DecidedLevel>;

/**
 * A way to take single positions out of a layer, in the order of their keys: of the next layer this is all that deciding or
 * verifying a part of a layer needs. Cost: at the beginning one key is read in every step; then each time the steps in which
 * there may be wanted keys.
 */
export async function sublevelOf(layer: KeptLevel<DecidedLevel>, stepPositions = STEP_POSITIONS): Promise<Sublevel> {
  const firstKeyOfStep: number[] = [];
  for (let from = 0; from < layer.length; from += stepPositions) {
    firstKeyOfStep.push((await layer.load(from, from + 1)).keys[0]);
  }
  return async (wanted) => {
    const values = new Uint8Array(wanted.length);
    let [asked, found] = [0, 0];
    for (let step = 0; step < firstKeyOfStep.length && asked < wanted.length; step++) {
      if (wanted[asked] >= firstKeyOfStep[step + 1]) continue; // it is in a later step
      const from = step * stepPositions;
      const there = await layer.load(from, Math.min(layer.length, from + stepPositions));
      for (let place = 0; place < there.keys.length && asked < wanted.length; ) {
        const [key, wantedKey] = [there.keys[place], wanted[asked]];
        if (key === wantedKey) {
          wanted[found] = key;
          values[found++] = there.values[place];
        }
        if (key <= wantedKey) place++;
        if (wantedKey <= key) asked++;
      }
    }
    return { keys: wanted.subarray(0, found), values: values.subarray(0, found) };
  };
}
