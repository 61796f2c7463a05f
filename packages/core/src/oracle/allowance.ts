import { MarienbadError } from "../base/error.ts";
import { BREATH, type Budget, breathe, type Meter, runAsync, type Signal, type Work } from "../base/work.ts";
import * as texts from "./texts.ts";

/** Progress of an oracle with a question. */
export interface OracleProgress {
  readonly positions: number;
  /** The share that is done, where that is known. */
  readonly share?: number;
}

/**
 * Budget of one question in milliseconds or nodes (reproducible on any machine), shared by all sources (`ENDS`) unless
 * searches have their own. By default exact sources are unlimited and searches have a second.
 */
export interface OracleBudget extends Budget<OracleProgress> {
  readonly search?: Pick<Budget, "time" | "nodes"> | undefined;
}

const SEARCH_TIME = 1000; // milliseconds, where nobody has set a budget

/** Milliseconds: enough for an answer at sight, and still little for a thousand moves when the time is over. */
const MIN_TIME = 0.001;

/** The stages in which sources are asked, in this order; what a stage does not spend is left for the next one. */
export type Stage = "passing" | "position" | "experts" | "exploring" | "deepening" | "proofs";

/** The share of the budget that is spent by the end of each stage: of one budget, or of that of its sources alone. */
const ENDS: Readonly<Record<Stage, { readonly shared: number; readonly apart: number }>> = {
  passing: { shared: 1 / 8, apart: 1 / 4 }, // sources that know a move at sight, or nearly
  position: { shared: 1 / 4, apart: 7 / 16 }, // the position itself, easier to settle than many moves
  experts: { shared: 1 / 2, apart: 3 / 4 }, // the moves that are left
  exploring: { shared: 3 / 4, apart: 1 }, // the solved arena; the time alone counts
  deepening: { shared: 7 / 8, apart: 3 / 4 }, // the search that estimates, too
  proofs: { shared: 1, apart: 1 }, // the one that proves or says nothing
};

/** One account of the time and of the nodes that a question may cost; works spend it one after the other. */
export class Allowance {
  readonly #budget: OracleBudget;
  readonly #startedAt = performance.now();
  #breathedAt = performance.now();
  #nodes = 0;
  #positions = 0;

  constructor(budget: OracleBudget) {
    this.#budget = budget;
  }

  /** The account of the searches: this one, or their own. */
  forSearch(): Allowance {
    const { search, signal, onProgress } = this.#budget;
    if (search === undefined && this.isLimited) return this;
    const own = search ?? { time: SEARCH_TIME };
    return new Allowance({ ...own, search: own, signal, onProgress });
  }

  /** The budget as one number, for comparisons. */
  get cost(): number {
    const { time, nodes, search } = this.#budget;
    return search?.time ?? search?.nodes ?? time ?? nodes ?? SEARCH_TIME;
  }

  get signal(): Signal | undefined {
    return this.#budget.signal;
  }

  get nodes(): number {
    return this.#nodes;
  }

  get isLimited(): boolean {
    return this.#budget.time !== undefined || this.#budget.nodes !== undefined;
  }

  /** The share of the whole budget that is left until a stage ends; all of it if nothing is counted. */
  left(stage: Stage): number {
    if (!this.isLimited) return 1;
    const { time = Number.POSITIVE_INFINITY, nodes = Number.POSITIVE_INFINITY, search } = this.#budget;
    const spent = Math.max((performance.now() - this.#startedAt) / time, this.#nodes / nodes);
    return Math.max(0, ENDS[stage][search === undefined ? "shared" : "apart"] - spent);
  }

  /** The milliseconds left until a stage ends, if time is limited. */
  timeLeft(stage: Stage): number | undefined {
    return this.#budget.time && this.#budget.time * this.left(stage);
  }

  /** Reports progress, with the positions of earlier works included. */
  tell(positions: number, share?: number): void {
    this.#budget.onProgress?.({ positions: this.#positions + positions, ...(share !== undefined && { share }) });
  }

  /** Runs a work on a share of the budget (at least to its first pause), else on `otherwise`; may find nothing. */
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

  checkSignal(): void {
    if (this.signal?.aborted) throw new MarienbadError("interrupted", texts.interrupted());
  }
}

function positionsOn({ nodes, weight }: Meter): number {
  return Math.round(nodes / weight);
}
