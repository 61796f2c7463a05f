import type { LevelKeys } from "./level.ts";
import type { KeptLevel } from "./store.ts";

/** Neighbouring positions of a layer, and the keys of all positions one move after them. */
export interface ExpandedPart<Part> {
  readonly part: Part;
  /** Its places in the layer. */
  readonly from: number;
  readonly to: number;
  readonly successors: LevelKeys;
}

/** The first part only shows how many successors there are; then parts grow, not too fast, for they may differ. */
const SAMPLE_SHARE = 1 / 64;
const MOST_GROWTH = 8;

/**
 * A layer in parts, one after the other, each as large as can be while neither it nor its successors have more than about
 * `partKeys` keys: how many successors a part has is foreseen from the part before. `first` is the length of the first part.
 */
export async function* expandedParts<Part>(
  layer: KeptLevel<Part>,
  expand: (part: Part) => LevelKeys | Promise<LevelKeys>,
  partKeys: number,
  first = Math.ceil(partKeys * SAMPLE_SHARE),
): AsyncGenerator<ExpandedPart<Part>, void, void> {
  let length = Math.max(1, first);
  for (let from = 0; from < layer.length; ) {
    const to = Math.min(layer.length, from + length);
    const part = await layer.load(from, to);
    const successors = await expand(part);
    yield { part, from, to, successors };
    const foreseen = Math.floor(partKeys / Math.max(1, successors.length / (to - from)));
    length = Math.max(1, Math.min(foreseen, MOST_GROWTH * (to - from)));
    from = to;
  }
}
