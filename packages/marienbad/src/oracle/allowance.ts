import { MarienbadError } from "../base/error.ts";
import { BREATH, type Budget, breathe, type Meter, runAsync, type Signal, type Work } from "../base/work.ts";
import * as texts from "./texts.ts";

/** How far the oracle has got with a question. */
export interface OracleProgress {
  /** Positions looked at so far. */
  readonly positions: number;
  /** The share that is done, where that is known. */
  readonly share?: number;
}

/**
 * How much one question may cost: milliseconds, or nodes, which give the same answer on every machine. Half of it is
 * for the exact sources and half for searches, unless searches have a budget of their own. Without any the exact
 * sources take as long as they need, and searches a second.
 */
export interface OracleBudget extends Budget<OracleProgress> {
  readonly search?: Pick<Budget, "time" | "nodes"> | undefined;
}

const SEARCH_TIME = 1000; // milliseconds, where nobody has set a budget
/** The share of a budget that the exact sources may take when searches have none of their own. */
const EXACT_SHARE = 1 / 2;
/** Exploring may take this share of the time at least, besides what other sources have taken. */
const MIN_EXPLORING = 1 / 4;

/** A budget that is spent by several works one after the other. */
export class Allowance {
  readonly #budget: OracleBudget;
  readonly #startedAt = performance.now();
  #breathedAt = performance.now();
  #nodes = 0;
  #positions = 0;

  constructor(budget: OracleBudget) {
    this.#budget = budget;
  }

  /** The budget of the searches: their own, or what is left. */
  forSearch(): Allowance {
    const { search, signal, onProgress } = this.#budget;
    if (search === undefined && this.isLimited) return this;
    return new Allowance({ ...(search ?? { time: SEARCH_TIME }), signal, onProgress });
  }

  /** What is allowed, to compare two budgets. */
  get cost(): number {
    const { time, nodes, search } = this.#budget;
    return search?.time ?? search?.nodes ?? time ?? nodes ?? SEARCH_TIME;
  }

  get signal(): Signal | undefined {
    return this.#budget.signal;
  }

  /** Milliseconds that exploring may take, where they are counted. */
  get exploringTime(): number | undefined {
    const { time } = this.#budget;
    return time && Math.max(1, time * Math.max(this.exactLeft, MIN_EXPLORING));
  }

  /** The share of the whole budget that the exact sources may take. */
  get exactShare(): number {
    return this.#budget.search === undefined && this.isLimited ? EXACT_SHARE : 1;
  }

  /** What is left of that share. */
  get exactLeft(): number {
    return Math.max(0, this.left - (1 - this.exactShare));
  }

  /** Nodes spent so far. */
  get nodes(): number {
    return this.#nodes;
  }

  get isLimited(): boolean {
    return this.#budget.time !== undefined || this.#budget.nodes !== undefined;
  }

  /** The share of the whole budget that is left, from 1 down to 0. */
  get left(): number {
    const { time = Number.POSITIVE_INFINITY, nodes = Number.POSITIVE_INFINITY } = this.#budget;
    const ofTime = 1 - (performance.now() - this.#startedAt) / time;
    return Math.max(0, Math.min(1, ofTime, 1 - this.#nodes / nodes));
  }

  /** Tells how far it has got; the positions of earlier works are added. */
  tell(positions: number, share?: number): void {
    this.#budget.onProgress?.({ positions: this.#positions + positions, ...(share !== undefined && { share }) });
  }

  /**
   * Runs a work on a share of the whole budget, or on a budget of its own where there is none. Undefined when it has
   * nothing to show for that.
   */
  async run<Result>(
    work: Work<Result, Meter>,
    share: number,
    otherwise: Pick<Budget, "time" | "nodes"> = {},
  ): Promise<Result | undefined> {
    const { time, nodes, signal } = this.#budget;
    const own: Pick<Budget, "time" | "nodes"> = this.isLimited
      ? {
          ...(time !== undefined && { time: Math.max(1, time * share) }),
          ...(nodes !== undefined && { nodes: Math.max(1, Math.floor(nodes * share)) }),
        }
      : otherwise;
    const onProgress = (meter: Meter): void => this.tell(positionsOn(meter));
    try {
      return await runAsync(this.#counting(work), { ...own, signal, onProgress });
    } catch (error) {
      if (error instanceof MarienbadError && error.code === "limit-reached") return undefined;
      throw error;
    }
  }

  /** The same work, its nodes added to the account when it ends, in whatever way. */
  *#counting<Result>(work: Work<Result, Meter>): Work<Result, Meter> {
    let meter: Meter | undefined;
    try {
      let step = work.next();
      while (!step.done) {
        meter = step.value;
        try {
          yield meter;
        } catch (stop) {
          step = work.throw(stop);
          continue;
        }
        step = work.next();
      }
      return step.value;
    } finally {
      this.#nodes += meter?.nodes ?? 0;
      this.#positions += meter === undefined ? 0 : positionsOn(meter);
    }
  }

  /** For loops that wait for nothing else: lets other work in now and then, which may end the question. */
  async breathe(): Promise<void> {
    if (performance.now() - this.#breathedAt < BREATH) return;
    await breathe();
    this.#breathedAt = performance.now();
    this.checkSignal();
  }

  /** Ends a question that nobody waits for any more. */
  checkSignal(): void {
    if (this.signal?.aborted) throw new MarienbadError("interrupted", texts.interrupted());
  }
}

function positionsOn({ nodes, weight }: Meter): number {
  return Math.round(nodes / weight);
}
