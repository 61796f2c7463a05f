import { MarienbadError } from "../../base/error.ts";
import type { LongWork } from "./entry.ts";

/** Work that pauses now and then, saying how far it has got. */
export type Slices<Result> = Generator<number, Result, undefined>;

/** All of it at once. */
export function runAtOnce<Result>(work: Slices<Result>): Result {
  for (;;) {
    const slice = work.next();
    if (slice.done) return slice.value;
  }
}

/** How long other work (a key press, an abort) may have to wait, in milliseconds. */
const PATIENCE = 25;

/** Slice after slice, letting other work in now and then, which is when a signal can come. */
export async function runInSlices<Result>(
  work: Slices<Result>,
  { signal, onProgress }: LongWork = {},
): Promise<Result> {
  let pausedAt = performance.now();
  for (;;) {
    if (signal?.aborted) throw new MarienbadError("interrupted", "Interrupted before the work was done.");
    const slice = work.next();
    if (slice.done) return slice.value;
    if (performance.now() - pausedAt < PATIENCE) continue;
    onProgress?.(slice.value);
    await new Promise((resolve) => setTimeout(resolve, 0));
    pausedAt = performance.now();
  }
}
