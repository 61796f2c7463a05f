import { MarienbadError } from "./error.ts";
import { memoryError, memoryShortage, type Shortage, shortageOf } from "./memory.ts";
import type { Text } from "./text.ts";
import * as texts from "./texts.ts";

/**
 * A long computation: a generator that pauses now and then, yields its progress and returns its result. In between, its
 * driver checks the clock, the budget and the signal, and resumes or stops it.
 *
 *     const work = explore.work(game);            // nothing happens yet
 *     run(work)                                  // without a pause
 *     await runAsync(work, { signal, time })     // in slices, letting key presses and signals in between
 */
export type Work<Result, Progress = number> = Generator<Progress, Result, void>;

/** A signal that cancels work: that of an AbortController, or any object of its shape. */
export interface Signal {
  readonly aborted: boolean;
}

/** Options to watch and cancel work. */
export interface Watch<Progress = number> {
  readonly signal?: Signal | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/** A limit for work. When it is spent, work that handles `Stop` returns what it has. */
export interface Budget<Progress = Meter> extends Watch<Progress> {
  /** Milliseconds. */
  readonly time?: number | undefined;
  /** Nodes on the meter of the work, if it has one. */
  readonly nodes?: number | undefined;
}

const SLICE = 10; // milliseconds between two looks at the clock

/** Progress of a search: nodes visited, and the next pause, planned by the driver to make slices equally long. */
export class Meter {
  nodes = 0;
  pauseAt = 1;
  /** The nodes that a position counts for: more than 1 in a search that is much slower than others. */
  weight = 1;
  /** For the search to report while it runs. */
  depth = 0;

  /** Plans the next pause from the speed so far; no slice is longer than twice all the previous ones together. */
  planPause(elapsed: number, time = Number.POSITIVE_INFINITY, nodes = Number.POSITIVE_INFINITY): void {
    const speed = this.nodes / Math.max(elapsed, 0.01);
    const planned = Math.min(speed * Math.min(SLICE, time - elapsed), 2 * this.nodes);
    this.pauseAt = Math.min(this.nodes + Math.max(1, planned), nodes);
  }
}

/** Thrown into work whose budget is spent; unless caught for a partial result, ends in `limit-reached`. */
export class Stop extends Error {}

/** The work, returning undefined if its budget is spent. */
export function* unlessStopped<Found>(work: Work<Found, Meter>): Work<Found | undefined, Meter> {
  try {
    return yield* work;
  } catch (error) {
    if (error instanceof Stop) return undefined;
    throw error;
  }
}

class OutOfMemory extends Stop {
  readonly shortage: Shortage;

  constructor(shortage: Shortage) {
    super();
    this.shortage = shortage;
  }
}

/** The progress in an error about work that was stopped: "after 3 games"; undefined before the first pause. */
type HowFar<Progress> = (progress: Progress | undefined) => Text;

/** Throws `interrupted` if the signal is set: for loops that wait for a file or a thread, and are no `Work`. */
export function throwIfAborted(signal: Signal | undefined, howFar: () => Text = texts.beforeTheEnd): void {
  if (signal?.aborted) throw new MarienbadError("interrupted", texts.interrupted(howFar()));
}

/** Runs work without a pause; for a budget see `runWithin`. `onProgress` may set the signal. */
export function run<Result, Progress = number>(
  work: Work<Result, Progress>,
  watch: Watch<Progress> & { readonly time?: never; readonly nodes?: never } = {},
  howFar: HowFar<Progress> = texts.beforeTheEnd,
): Result {
  const startedAt = performance.now();
  let progress: Progress | undefined;
  for (;;) {
    const step = nextStep(work, watch, progress, howFar);
    if (step.done) return step.value;
    progress = step.value;
    (progress as Partial<Meter> | undefined)?.planPause?.(performance.now() - startedAt);
    watch.onProgress?.(progress);
  }
}

/** Runs work unwatched, which keeps the driver out of a bundle. */
export function finish<Result>(work: Work<Result, unknown>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Milliseconds that other work of the program may have to wait. */
export const BREATH = 25;

/** Lets other work of the program run; in Node without a timer, which would sleep a millisecond first. */
export function breathe(): Promise<void> {
  const { setImmediate } = globalThis as { setImmediate?: (resume: () => void) => void };
  return new Promise((resolve) => (setImmediate === undefined ? setTimeout(resolve, 0) : setImmediate(resolve)));
}

/** Runs work in slices, letting other work run in between, to its end or to the end of its budget. */
export async function runAsync<Result, Progress = number>(
  work: Work<Result, Progress>,
  budget: Budget<Progress> = {},
  howFar: HowFar<Progress> = texts.beforeTheEnd,
): Promise<Result> {
  const limitedWork = limited(work, budget);
  let progress: Progress | undefined;
  let resumedAt = performance.now();
  for (;;) {
    const step = nextStep(limitedWork, budget, progress, howFar);
    if (step.done) return step.value;
    progress = step.value;
    if (performance.now() - resumedAt < BREATH) continue;
    budget.onProgress?.(progress);
    await breathe();
    resumedAt = performance.now();
  }
}

function nextStep<Result, Progress>(
  work: Work<Result, Progress>,
  { signal }: Watch<Progress>,
  progress: Progress | undefined,
  howFar: HowFar<Progress>,
): IteratorResult<Progress, Result> {
  throwIfAborted(signal, () => howFar(progress));
  const short = memoryShortage();
  try {
    return short === undefined ? work.next() : work.throw(new OutOfMemory(short));
  } catch (error) {
    const shortage = error instanceof OutOfMemory ? error.shortage : shortageOf(error);
    throw shortage === undefined ? error : memoryError(shortage, howFar(progress));
  }
}

/** Runs work without a pause, to its end or to the end of its budget. */
export function runWithin<Result, Progress = number>(
  work: Work<Result, Progress>,
  { signal, onProgress, ...budget }: Budget<Progress>,
): Result {
  return run(limited(work, budget), { signal, onProgress });
}

function* limited<Result, Progress>(
  work: Work<Result, Progress>,
  { time = Number.POSITIVE_INFINITY, nodes = Number.POSITIVE_INFINITY }: Pick<Budget, "time" | "nodes"> = {},
): Work<Result, Progress> {
  checkBudget({ time, nodes });
  const startedAt = performance.now();
  let step = work.next();
  while (!step.done) {
    try {
      yield step.value;
    } catch (stop) {
      step = work.throw(stop); // memory is short: the work may have something to show
      continue;
    }
    const meter = step.value instanceof Meter ? step.value : undefined;
    const elapsed = performance.now() - startedAt;
    const isLate = elapsed >= time;
    const isSpent = isLate || (meter !== undefined && meter.nodes >= nodes);
    meter?.planPause(elapsed, time, nodes);
    try {
      step = isSpent ? work.throw(new Stop()) : work.next();
    } catch (error) {
      if (!(error instanceof Stop) || error instanceof OutOfMemory) throw error;
      const spent = isLate ? texts.outOfTime(time, meter?.nodes) : texts.outOfNodes(meter?.nodes ?? nodes);
      throw new MarienbadError("limit-reached", spent, { parameters: { time, nodes, visited: meter?.nodes } });
    }
  }
  return step.value;
}

function checkBudget({ time, nodes }: Pick<Budget, "time" | "nodes">): void {
  if (time !== undefined && !(time > 0)) throw new MarienbadError("bad-argument", texts.noTime(time));
  if (nodes !== undefined && !(nodes >= 1)) throw new MarienbadError("bad-argument", texts.noNodes(nodes));
}

/** A function with its work: `explore(game)` runs without a pause, `explore.work(game)` returns work for a driver. */
export type WithWork<AtOnce, Make> = AtOnce & {
  readonly work: Make;
};

/** Attaches its work to a function. */
export function withWork<AtOnce extends object, Make>(atOnce: AtOnce, work: Make): WithWork<AtOnce, Make> {
  return Object.assign(atOnce, { work });
}

/** The function that runs this work without a pause. */
export function runnable<Given extends readonly unknown[], Result, Progress>(
  make: (...given: Given) => Work<Result, Progress>,
): WithWork<(...given: Given) => Result, (...given: Given) => Work<Result, Progress>> {
  return withWork((...given: Given) => run<Result, Progress>(Reflect.apply(make, undefined, given)), make);
}

/** Like `runnable`, without a driver in the bundle: its work is unwatched when it runs without a pause. */
export function finishable<Given extends readonly unknown[], Result, Progress>(
  make: (...given: Given) => Work<Result, Progress>,
): WithWork<(...given: Given) => Result, (...given: Given) => Work<Result, Progress>> {
  return withWork((...given: Given) => finish(make.apply(undefined, given as never)), make);
}
