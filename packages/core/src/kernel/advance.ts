import type { Meter, Work } from "../base/work.ts";

/** A kernel that searches in slices and counts the positions it looks at. */
export interface SearchKernel {
  /** Works on about `budget` positions more; not 0 when it is done. */
  advance(budget: number): number;
  nodeCount(): number;
}

/** Fewer positions than this are not worth a look at the clock. */
const MIN_SLICE = 4096;

/**
 * What a kernel has begun, to its end; it pauses when the meter says so, and its positions are added there. A fresh
 * meter is shown before the work begins, so that its reader has the positions even of a work that never pauses; and so
 * is one whose pause is due, so that many small questions in a row pause as well, and each has its answer.
 */
export function* advanceWork(kernel: SearchKernel, meter: Meter): Work<void, Meter> {
  const before = kernel.nodeCount() - meter.nodes;
  if (meter.nodes === 0 || meter.nodes >= meter.pauseAt) yield meter;
  for (;;) {
    const done = kernel.advance(Math.max(MIN_SLICE, meter.pauseAt - meter.nodes));
    meter.nodes = kernel.nodeCount() - before;
    if (done) return;
    if (meter.nodes >= meter.pauseAt) yield meter;
  }
}
