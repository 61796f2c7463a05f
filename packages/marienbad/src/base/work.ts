import { MarienbadError } from "./error.ts";
import type { Text } from "./text.ts";
import * as texts from "./texts.ts";

/**
 * A long computation: a generator that pauses now and then, saying how far it has got, and returns its result. Whoever
 * drives it looks at the clock, at the budget and at the signal in between, and goes on or stops it.
 *
 *     const work = exploreWork(game);            // nothing happens yet
 *     run(work)                                  // all of it at once
 *     await runAsync(work, { signal, time })     // in slices, letting key presses and signals in between
 *
 * A function and its work are called `explore` and `exploreWork`, everywhere.
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

/**
 * The progress of a search: the nodes it has visited, and when it should pause next. The driver plans the pauses, so that
 * each slice lasts about as long as it should, whatever a node costs.
 */
export class Meter {
  nodes = 0;
  /** The node count at which the search should pause next. */
  pauseAt = 1;
  /** Whatever the search wants to report while it runs. */
  depth = 0;
}

/**
 * Thrown into work whose budget is spent. Work that has something to show (the strong player after its last full depth)
 * catches it and returns that; other work lets it pass, and the driver says how far it got.
 */
export class Stop extends Error {}

/** The text of the error when work is cancelled; there is no progress before the first pause. */
type DescribeInterruption<Progress> = (progress: Progress | undefined) => Text;

const SLICE = 10; // milliseconds between two looks at the clock, for work with a meter
const BREATH = 25; // milliseconds that other work of the program (a key press, an abort) may have to wait

/** All of it at once, to its end or to the end of its budget. `onProgress` may be what aborts the signal. */
export function run<Result, Progress = number>(
  work: Work<Result, Progress>,
  budget: Budget<Progress> = {},
  describe: DescribeInterruption<Progress> = texts.interrupted,
): Result {
  const driver = new Driver(work, budget, describe);
  while (!driver.advance()) budget.onProgress?.(driver.progress as Progress);
  return driver.result as Result;
}

/** The same in slices, letting other work in now and then, which is when a signal can come and `onProgress` is called. */
export async function runAsync<Result, Progress = number>(
  work: Work<Result, Progress>,
  budget: Budget<Progress> = {},
  describe: DescribeInterruption<Progress> = texts.interrupted,
): Promise<Result> {
  const driver = new Driver(work, budget, describe);
  let resumedAt = performance.now();
  while (!driver.advance()) {
    if (performance.now() - resumedAt < BREATH) continue;
    budget.onProgress?.(driver.progress as Progress);
    await new Promise((resolve) => setTimeout(resolve, 0));
    resumedAt = performance.now();
  }
  return driver.result as Result;
}

class Driver<Result, Progress> {
  result: Result | undefined;
  progress: Progress | undefined;
  readonly #work: Work<Result, Progress>;
  readonly #budget: Budget<Progress>;
  readonly #describe: DescribeInterruption<Progress>;
  readonly #startedAt = performance.now();

  constructor(work: Work<Result, Progress>, budget: Budget<Progress>, describe: DescribeInterruption<Progress>) {
    checkBudget(budget);
    this.#work = work;
    this.#budget = budget;
    this.#describe = describe;
  }

  /** One slice of work; true when it is over and `result` is there. */
  advance(): boolean {
    const { time = Number.POSITIVE_INFINITY, nodes = Number.POSITIVE_INFINITY, signal } = this.#budget;
    if (signal?.aborted) throw new MarienbadError("interrupted", this.#describe(this.progress));
    const elapsed = performance.now() - this.#startedAt;
    const meter = this.progress instanceof Meter ? this.progress : undefined;
    if (meter !== undefined) planPause(meter, elapsed, time, nodes);
    const isSpent = elapsed >= time || (meter !== undefined && meter.nodes >= nodes);
    try {
      const step = isSpent ? this.#work.throw(new Stop()) : this.#work.next();
      if (step.done) this.result = step.value;
      else this.progress = step.value;
      return step.done === true;
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      const spent = elapsed >= time ? texts.outOfTime(time, meter?.nodes) : texts.outOfNodes(meter?.nodes ?? nodes);
      throw new MarienbadError("limit-reached", spent, { parameters: { time, nodes, visited: meter?.nodes } });
    }
  }
}

/** The speed is learnt on the way; no slice is more than twice as long as all before it. */
function planPause(meter: Meter, elapsed: number, time: number, nodes: number): void {
  const speed = meter.nodes / Math.max(elapsed, 0.01);
  const planned = Math.min(speed * Math.min(SLICE, time - elapsed), 2 * meter.nodes);
  meter.pauseAt = Math.min(meter.nodes + Math.max(1, planned), nodes);
}

/** A budget of nothing is a mistake, not a wish. */
export function checkBudget({ time, nodes }: Pick<Budget, "time" | "nodes">): void {
  if (time !== undefined && !(time > 0)) throw new MarienbadError("bad-argument", texts.noTime(time));
  if (nodes !== undefined && !(nodes >= 1)) throw new MarienbadError("bad-argument", texts.noNodes(nodes));
}
