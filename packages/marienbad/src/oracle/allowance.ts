import { MarienbadError } from "../base/error.ts";
import { type Budget, type Meter, runAsync, type Signal, type Work } from "../base/work.ts";
import * as texts from "./texts.ts";

/** How far the oracle has got with a question. */
export interface OracleProgress {
  /** Positions looked at so far. */
  readonly positions: number;
  /** The share that is done, where that is known. */
  readonly share?: number;
}

/**
 * How much one question may cost: milliseconds, or nodes, which give the same answer on every machine. Without either the
 * exact sources take as long as they need, and a search takes a second.
 */
export type OracleBudget = Budget<OracleProgress>;

/** A budget that is spent by several works one after the other. */
export class Allowance {
  readonly #budget: OracleBudget;
  readonly #startedAt = performance.now();
  #nodes = 0;

  constructor(budget: OracleBudget) {
    this.#budget = budget;
  }

  get signal(): Signal | undefined {
    return this.#budget.signal;
  }

  /** Milliseconds of the whole budget, where they are counted. */
  get time(): number | undefined {
    return this.#budget.time;
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

  /** Tells how far it has got; the nodes of earlier works are added. */
  tell(positions: number, share?: number): void {
    this.#budget.onProgress?.({ positions: this.#nodes + positions, ...(share !== undefined && { share }) });
  }

  /**
   * Runs a work on a share of the whole budget, or on a budget of its own where there is none. Undefined when it has nothing
   * to show for that.
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
    const onProgress = (meter: Meter): void => this.tell(meter.nodes);
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
    }
  }

  /** Ends a question that nobody waits for any more. */
  checkSignal(): void {
    if (this.signal?.aborted) throw new MarienbadError("interrupted", texts.interrupted());
  }
}
