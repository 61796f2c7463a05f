import { MarienbadError, type Sentence } from "./error.ts";

/** Work that pauses now and then, saying how far it has got. */
export type Slices<Result, Progress = number> = Generator<Progress, Result, undefined>;

/** How long work is watched and stopped. */
export interface LongWork<Progress = number> {
  readonly signal?: AbortSignal | undefined;
  /** Told now and then how far it has got: where nothing else is said the share that is done, or the work done so far. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/** The sentence of the error when work is cancelled; it has not got anywhere before its first pause. */
type TellInterruption<Progress> = (progress: Progress | undefined) => Sentence;
const interruptedSomewhere = (): Sentence => ({
  en: "Interrupted before the work was done.",
  fr: "Interrompu avant la fin du travail.",
});

/** All of it at once. `onProgress` is told at every pause, and may be what aborts the signal. */
export function runAtOnce<Result, Progress = number>(
  work: Slices<Result, Progress>,
  { signal, onProgress }: LongWork<Progress> = {},
  tellInterruption: TellInterruption<Progress> = interruptedSomewhere,
): Result {
  for (;;) {
    const slice = work.next();
    if (slice.done) return slice.value;
    onProgress?.(slice.value);
    if (signal?.aborted) throw new MarienbadError("interrupted", tellInterruption(slice.value));
  }
}

/** How long other work (a key press, an abort) may have to wait, in milliseconds. */
const PATIENCE = 25;

/**
 * Slice after slice, letting other work in now and then, which is when a signal can come and `onProgress` is told: when
 * `patience` milliseconds have gone by, with 0 at every pause of the work.
 */
export async function runInSlices<Result, Progress = number>(
  work: Slices<Result, Progress>,
  { signal, onProgress }: LongWork<Progress> = {},
  tellInterruption: TellInterruption<Progress> = interruptedSomewhere,
  patience = PATIENCE,
): Promise<Result> {
  let progress: Progress | undefined;
  let resumedAt = performance.now();
  for (;;) {
    if (signal?.aborted) throw new MarienbadError("interrupted", tellInterruption(progress));
    const slice = work.next();
    if (slice.done) return slice.value;
    progress = slice.value;
    if (performance.now() - resumedAt < patience) continue;
    onProgress?.(progress);
    await new Promise((resolve) => setTimeout(resolve, 0));
    resumedAt = performance.now();
  }
}
