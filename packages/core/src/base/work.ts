import { MarienbadError } from "./error.ts";
import { memoryError, memoryShortage, type Shortage, shortageOf } from "./memory.ts";
import type { Text } from "./text.ts";
import * as texts from "./texts.ts";

/**
 * A long computation: a generator that pauses now and then, saying how far it has got, and returns its result. Whoever
 * drives it looks at the clock, at the budget and at the signal in between, and goes on or stops it.
 *
 *     const work = explore.work(game);            // nothing happens yet
 *     run(work)                                  // all of it at once
 *     await runAsync(work, { signal, time })     // in slices, letting key presses and signals in between
 *
 * A function has its work beside it: `explore` and `explore.work`, everywhere.
 */
export type Work<Result, Progress = number> = Generator<Progress, Result, void>;

/** What stops work from outside: the signal of an AbortController, or anything of its shape. */
export interface Signal {
  readonly aborted: boolean;
}

/** How long work is watched and stopped. */
export interface Watch<Progress = number> {
  readonly signal?: Signal | undefined;
  /** Called at pauses with how far the work has got: the share that is done, or the work done so far. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/** How much work is allowed; work that has something to show for less (`Stop`) returns that. */
export interface Budget<Progress = Meter> extends Watch<Progress> {
  /** Milliseconds. */
  readonly time?: number | undefined;
  /** Nodes on the work's meter, where it has one. */
  readonly nodes?: number | undefined;
}

const SLICE = 10; // milliseconds between two looks at the clock

/**
 * The progress of a search: the nodes it has visited, and when it should pause next. The driver plans the pauses, so
 * that each slice lasts about as long as it should, whatever a node costs.
 */
export class Meter {
  nodes = 0;
  /** The node count at which the search should pause next. */
  pauseAt = 1;
  /** What a position counts in nodes: more than 1 in a search that takes much longer over each than others do. */
  weight = 1;
  /** Whatever the search wants to report while it runs. */
  depth = 0;

  /** After this many milliseconds. The speed is learnt on the way; no slice is longer than twice all before it. */
  planPause(elapsed: number, time = Number.POSITIVE_INFINITY, nodes = Number.POSITIVE_INFINITY): void {
    const speed = this.nodes / Math.max(elapsed, 0.01);
    const planned = Math.min(speed * Math.min(SLICE, time - elapsed), 2 * this.nodes);
    this.pauseAt = Math.min(this.nodes + Math.max(1, planned), nodes);
  }
}

/**
 * Thrown into work whose budget is spent. Work that has something to show (the strong player after its last full depth)
 * catches it and returns that; other work lets it pass, and the driver says how far it got.
 */
export class Stop extends Error {}

/** The same work for one that has nothing to show for less: it returns nothing when its budget is spent. */
export function* unlessStopped<Found>(work: Work<Found, Meter>): Work<Found | undefined, Meter> {
  try {
    return yield* work;
  } catch (error) {
    if (error instanceof Stop) return undefined;
    throw error;
  }
}

/** A stop because memory becomes short. */
class OutOfMemory extends Stop {
  readonly shortage: Shortage;

  constructor(shortage: Shortage) {
    super();
    this.shortage = shortage;
  }
}

/**
 * How far work got that is cancelled or out of memory, as a sentence about that says it: "after 3 games". There is no
 * progress before the first pause.
 */
type HowFar<Progress> = (progress: Progress | undefined) => Text;

/** Ends work that is cancelled: for loops that wait (for a file, a thread) and so are not work of this kind. */
export function throwIfAborted(signal: Signal | undefined, howFar: () => Text = texts.beforeTheEnd): void {
  if (signal?.aborted) throw new MarienbadError("interrupted", texts.interrupted(howFar()));
}

/** All of it at once; for a budget see `runWithin`. `onProgress` may be what aborts the signal. */
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

/** All of it at once, unwatched, without a driver in the bundle. */
export function finish<Result>(work: Work<Result, unknown>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Milliseconds that other work of the program may have to wait. */
export const BREATH = 25;

/** Lets other work of the program in: as soon as possible in Node, where a timer would sleep a millisecond first. */
export function breathe(): Promise<void> {
  const { setImmediate } = globalThis as { setImmediate?: (resume: () => void) => void };
  return new Promise((resolve) => (setImmediate === undefined ? setTimeout(resolve, 0) : setImmediate(resolve)));
}

/**
 * As `run`, in slices, letting other work in now and then, which is when a signal can come and `onProgress` is
 * called; to its end or to the end of its budget.
 */
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

/** All of it at once, to its end or to the end of its budget. */
export function runWithin<Result, Progress = number>(
  work: Work<Result, Progress>,
  { signal, onProgress, ...budget }: Budget<Progress>,
): Result {
  return run(limited(work, budget), { signal, onProgress });
}

/**
 * The same work within a budget: when it is spent, `Stop` is thrown into the work, which returns what it has; work that
 * has nothing ends in `limit-reached`.
 */
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

/** A budget of nothing is a mistake, not a wish. */
function checkBudget({ time, nodes }: Pick<Budget, "time" | "nodes">): void {
  if (time !== undefined && !(time > 0)) throw new MarienbadError("bad-argument", texts.noTime(time));
  if (nodes !== undefined && !(nodes >= 1)) throw new MarienbadError("bad-argument", texts.noNodes(nodes));
}

/** A function with its work: `explore(game)` does it at once, `explore.work(game)` is work for a driver. */
export type WithWork<AtOnce, Make> = AtOnce & {
  /** The same as work, which pauses now and then. */
  readonly work: Make;
};

/** Puts work beside the function that does it at once. */
export function withWork<AtOnce extends object, Make>(atOnce: AtOnce, work: Make): WithWork<AtOnce, Make> {
  return Object.assign(atOnce, { work });
}

/** Makes a function of work, which does it at once when it is called. */
export function runnable<Given extends readonly unknown[], Result, Progress>(
  make: (...given: Given) => Work<Result, Progress>,
): WithWork<(...given: Given) => Result, (...given: Given) => Work<Result, Progress>> {
  return withWork((...given: Given) => run<Result, Progress>(Reflect.apply(make, undefined, given)), make);
}
