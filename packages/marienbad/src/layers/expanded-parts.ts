import type { DecidedLayer, LayerKeys } from "./layer.ts";
import type { KeptLayer } from "./store.ts";

/** Neighbouring positions of a layer, and the keys of all positions one move after them. */
export interface ExpandedPart<Part> {
  readonly part: Part;
  /** Its places in the layer. */
  readonly from: number;
  readonly to: number;
  readonly successors: LayerKeys;
}

/** The first part only shows how many successors there are. */
const SAMPLE_SHARE = 1 / 64;

/**
 * A layer in parts, one after the other, each as large as can be while neither it nor its successors have more than about
 * `partKeys` keys: how many successors a part has is foreseen from the part before. `first` is the length of the first part.
 */
export async function* expandedParts<Part>(
  layer: KeptLayer<Part>,
  expand: (part: Part) => LayerKeys | Promise<LayerKeys>,
  partKeys: number,
  first = Math.ceil(partKeys * SAMPLE_SHARE),
): AsyncGenerator<ExpandedPart<Part>, void, void> {
  let length = first;
  for (let from = 0; from < layer.length; ) {
    const to = Math.min(layer.length, from + length);
    const part = await layer.load(from, to);
    const successors = await expand(part);
    yield { part, from, to, successors };
    length = Math.max(1, Math.floor(partKeys / Math.max(1, successors.length / (to - from))));
    from = to;
  }
}

/**
 * Those of the wanted keys that a layer has, with their values: all of the next layer that deciding or verifying a part of
 * a layer needs. The wanted keys are overwritten. Cost: one walk along the layer, which reads `stepKeys` positions at a time.
 */
export async function sublayer(
  wanted: LayerKeys,
  layer: KeptLayer<DecidedLayer>,
  stepKeys: number,
): Promise<DecidedLayer> {
  const values = new Uint8Array(wanted.length);
  let found = 0;
  let asked = 0;
  for (let from = 0; from < layer.length && asked < wanted.length; from += stepKeys) {
    const step = await layer.load(from, Math.min(layer.length, from + stepKeys));
    for (let place = 0; place < step.keys.length && asked < wanted.length; ) {
      const [there, key] = [step.keys[place], wanted[asked]];
      if (there === key) {
        wanted[found] = key;
        values[found++] = step.values[place];
      }
      if (there <= key) place++;
      if (key <= there) asked++;
    }
  }
  return { keys: wanted.subarray(0, found), values: values.subarray(0, found) };
}
