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
 * How much one question may cost: milliseconds, or nodes, which give the same answer on every machine. All who are
 * asked share it (`ENDS`), unless searches have a budget of their own. Without any the exact sources take as long as
 * they need, and searches a second.
 */
export interface OracleBudget extends Budget<OracleProgress> {
  readonly search?: Pick<Budget, "time" | "nodes"> | undefined;
}

const SEARCH_TIME = 1000; // milliseconds, where nobody has set a budget

/** Milliseconds: enough for an answer at sight, and still little for a thousand moves when the time is over. */
const MIN_TIME = 0.001;

/** The turns in which sources are asked, in this order; what a turn does not spend is left for the next one. */
export type Turn = "passing" | "position" | "experts" | "exploring" | "deepening" | "proofs";

/** The share of the whole budget that is spent at the end of each turn, at the latest. */
const ENDS: Readonly<Record<Turn, number>> = {
  passing: 1 / 8, // who knows a move at sight, or nearly
  position: 1 / 4, // the position itself, easier to settle than many moves
  experts: 1 / 2, // the moves that are left
  exploring: 3 / 4, // the solved arena; the time alone counts
  deepening: 7 / 8, // the search that estimates, too
  proofs: 1, // the one that proves or says nothing
};

/** The same where searches have a budget of their own, of the exact sources' and of theirs. */
const ENDS_APART: Readonly<Record<Turn, number>> = {
  passing: 1 / 4,
  position: 7 / 16,
  experts: 3 / 4,
  exploring: 1,
  deepening: 3 / 4,
  proofs: 1,
};

/** One account of the time and of the nodes that a question may cost; works spend it one after the other. */
export class Allowance {
  readonly #budget: OracleBudget;
  readonly #ends: Readonly<Record<Turn, number>>;
  readonly #startedAt = performance.now();
  #breathedAt = performance.now();
  #nodes = 0;
  #positions = 0;

  constructor(budget: OracleBudget) {
    this.#budget = budget;
    this.#ends = budget.search === undefined ? ENDS : ENDS_APART;
  }

  /** The account of the searches: this one, or their own. */
  forSearch(): Allowance {
    const { search, signal, onProgress } = this.#budget;
    if (search === undefined && this.isLimited) return this;
    const own = search ?? { time: SEARCH_TIME };
    return new Allowance({ ...own, search: own, signal, onProgress });
  }

  /** What is allowed, to compare two budgets. */
  get cost(): number {
    const { time, nodes, search } = this.#budget;
    return search?.time ?? search?.nodes ?? time ?? nodes ?? SEARCH_TIME;
  }

  get signal(): Signal | undefined {
    return this.#budget.signal;
  }

  /** Nodes spent so far. */
  get nodes(): number {
    return this.#nodes;
  }

  get isLimited(): boolean {
    return this.#budget.time !== undefined || this.#budget.nodes !== undefined;
  }

  /** The share of the whole budget that is left until a turn ends; all of it where nothing is counted. */
  left(turn: Turn): number {
    if (!this.isLimited) return 1;
    const { time = Number.POSITIVE_INFINITY, nodes = Number.POSITIVE_INFINITY } = this.#budget;
    const spent = Math.max((performance.now() - this.#startedAt) / time, this.#nodes / nodes);
    return Math.max(0, this.#ends[turn] - spent);
  }

  /** The milliseconds of that, where they are counted. */
  timeLeft(turn: Turn): number | undefined {
    return this.#budget.time && this.#budget.time * this.left(turn);
  }

  /** Tells how far it has got; the positions of earlier works are added. */
  tell(positions: number, share?: number): void {
    this.#budget.onProgress?.({ positions: this.#positions + positions, ...(share !== undefined && { share }) });
  }

  /**
   * Runs a work on a share of the whole budget, at least until its first pause, or on a budget of its own where there
   * is none. Undefined when it has nothing to show for that.
   */
  async run<Result>(
    work: Work<Result, Meter>,
    share: number,
    otherwise: Pick<Budget, "time" | "nodes"> = {},
  ): Promise<Result | undefined> {
    const { time, nodes, signal } = this.#budget;
    const own: Pick<Budget, "time" | "nodes"> = this.isLimited
      ? {
          ...(time !== undefined && { time: Math.max(MIN_TIME, time * share) }),
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
    let resume = () => work.next();
    try {
      for (;;) {
        const step = resume();
        if (step.done) return step.value;
        meter = step.value;
        resume = () => work.next();
        try {
          yield meter;
        } catch (stop) {
          resume = () => work.throw(stop);
        }
      }
    } finally {
      this.#nodes += meter?.nodes ?? 0;
      this.#positions += meter === undefined ? 0 : positionsOn(meter);
      this.tell(0);
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
