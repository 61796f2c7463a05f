import type { DecidedLevel, LevelKeys } from "../game/level-engine.ts";

/** A level that lies somewhere, and is read from one place to another. */
export interface KeptLevel<Part> {
  readonly length: number;
  load(from: number, to: number): Promise<Part>;
}

/** Neighbouring positions of a level, and the keys of all positions one move after them. */
interface ExpandedPart<Part> {
  readonly part: Part;
  /** Its places in the level. */
  readonly from: number;
  readonly to: number;
  readonly successors: LevelKeys;
}

/** The first part only shows how many successors there are; then parts grow, not too fast, for they may differ. */
const SAMPLE_SHARE = 1 / 64;
const MAX_GROWTH = 8;

/**
 * A level in parts, one after the other, each as large as can be while neither it nor its successors have more than
 * about `partKeys` keys: how many successors a part has is foreseen from the part before. `first` is the length of the
 * first part.
 */
export async function* expandedParts<Part>(
  level: KeptLevel<Part>,
  expand: (part: Part) => Promise<LevelKeys>,
  partKeys: number,
  first = Math.ceil(partKeys * SAMPLE_SHARE),
): AsyncGenerator<ExpandedPart<Part>, void, void> {
  let length = Math.max(1, first);
  for (let from = 0; from < level.length; ) {
    const to = Math.min(level.length, from + length);
    const part = await level.load(from, to);
    const successors = await expand(part);
    yield { part, from, to, successors };
    const foreseen = Math.floor(partKeys / Math.max(1, successors.length / (to - from)));
    length = Math.max(1, Math.min(foreseen, MAX_GROWTH * (to - from)));
    from = to;
  }
}

/** How many positions of a level are read at a time. */
const STEP_POSITIONS = 1 << 14;

/** Those of the wanted keys that a level has, with their values. The wanted keys are overwritten. */
export type Sublevel = (wanted: LevelKeys) => Promise<DecidedLevel>;

/**
 * A way to take single positions out of a level, in the order of their keys: of the next level this is all that
 * deciding a part of a level needs. `pause` is called before every read. Cost: at the beginning one key is read in
 * every step; then each time the steps in which there may be wanted keys.
 */
export async function sublevelOf(
  level: KeptLevel<DecidedLevel>,
  pause: () => void = () => {},
  stepPositions = STEP_POSITIONS,
): Promise<Sublevel> {
  const firstKeyOfStep: number[] = [];
  for (let from = 0; from < level.length; from += stepPositions) {
    pause();
    firstKeyOfStep.push((await level.load(from, from + 1)).keys[0]);
  }
  return async (wanted) => {
    const values = new Uint8Array(wanted.length);
    let [asked, found] = [0, 0];
    for (let step = 0; step < firstKeyOfStep.length && asked < wanted.length; step++) {
      if (wanted[asked] >= firstKeyOfStep[step + 1]) continue; // it is in a later step
      pause();
      const from = step * stepPositions;
      const there = await level.load(from, Math.min(level.length, from + stepPositions));
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
