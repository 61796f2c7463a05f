import { MarienbadError } from "../base/error.ts";

/**
 * How long work is watched, stopped and shared with the rest of the program.
 *
 * A search is a generator. It counts its nodes on a meter and pauses whenever the meter says so; whoever drives it then
 * looks at the clock, at the node budget and at the signal, and either goes on or throws `Stop` into it. A search that
 * has something to show for its work (the strong player after its last full depth) catches `Stop` and returns that;
 * one that has nothing lets it pass, and the driver says how far it got.
 */
export class Meter {
  nodes = 0;
  /** The node count at which the search should pause next. */
  pauseAt = 1;
  /** Whatever the search wants to report while it runs. */
  depth = 0;
}

/** A search under way. Each pause is a `yield`. */
export type Search<Answer> = Generator<Meter, Answer, void>;

/** Thrown into a search whose budget is spent. */
export class Stop extends Error {}

export interface Budget {
  /** Milliseconds. */
  readonly time?: number;
  readonly nodes?: number;
  readonly signal?: AbortSignal;
  /** Called at every pause, several times a second. */
  readonly onProgress?: (meter: Readonly<Meter>) => void;
}

const SLICE = 10; // milliseconds between two looks at the clock
const BREATH = 50; // milliseconds of work before other work of the program gets its turn

/** Runs a search to its end or to the end of its budget, at once. */
export function finish<Answer>(search: Search<Answer>, budget: Budget = {}): Answer {
  const supervisor = new Supervisor(search, budget);
  while (!supervisor.advance()) {
    // each step is one slice of work
  }
  return supervisor.answer as Answer;
}

/** The same, letting the rest of the program breathe: a signal can be aborted and a page stays alive meanwhile. */
export async function finishLater<Answer>(search: Search<Answer>, budget: Budget = {}): Promise<Answer> {
  const supervisor = new Supervisor(search, budget);
  let breath = performance.now();
  while (!supervisor.advance()) {
    if (performance.now() - breath > BREATH) {
      await new Promise((resolve) => setTimeout(resolve, 0));
      breath = performance.now();
    }
  }
  return supervisor.answer as Answer;
}

class Supervisor<Answer> {
  answer: Answer | undefined;
  readonly #search: Search<Answer>;
  readonly #budget: Budget;
  readonly #started = performance.now();
  #meter = new Meter(); // until the search shows its own

  constructor(search: Search<Answer>, budget: Budget) {
    checkBudget(budget);
    this.#search = search;
    this.#budget = budget;
  }

  /** One slice of work; true when the search is over and `answer` is there. */
  advance(): boolean {
    const { time = Number.POSITIVE_INFINITY, nodes = Number.POSITIVE_INFINITY, signal, onProgress } = this.#budget;
    if (signal?.aborted) {
      throw new MarienbadError("interrupted", {
        en: "The search was interrupted.",
        fr: "La recherche a été interrompue.",
      });
    }
    const elapsed = performance.now() - this.#started;
    const spent = elapsed >= time || this.#meter.nodes >= nodes;
    // A slice should last about as long as it should, whatever a node costs: that is learnt on the way.
    const speed = this.#meter.nodes / Math.max(elapsed, 0.01);
    const planned = Math.min(speed * Math.min(SLICE, time - elapsed), 2 * this.#meter.nodes);
    this.#meter.pauseAt = Math.min(this.#meter.nodes + Math.max(1, planned), nodes);
    try {
      const step = spent ? this.#search.throw(new Stop()) : this.#search.next();
      if (step.done) {
        this.answer = step.value;
        return true;
      }
      this.#meter = step.value;
      onProgress?.(this.#meter);
      return false;
    } catch (error) {
      throw error instanceof Stop ? outOfBudget(this.#meter, elapsed, time) : error;
    }
  }
}

/** A budget of nothing is a mistake, not a wish. */
export function checkBudget({ time, nodes }: Budget): void {
  if (time !== undefined && !(time > 0)) {
    throw new MarienbadError("bad-argument", {
      en: `A time budget of ${time} ms is not possible: it should be above 0.`,
      fr: `Un budget de temps de ${time} ms n'est pas possible : il devrait être au-dessus de 0.`,
    });
  }
  if (nodes !== undefined && !(nodes >= 1)) {
    throw new MarienbadError("bad-argument", {
      en: `A budget of ${nodes} nodes is not possible: it should be at least 1.`,
      fr: `Un budget de ${nodes} nœuds n'est pas possible : il devrait être d'au moins 1.`,
    });
  }
}

function outOfBudget(meter: Meter, elapsed: number, time: number): MarienbadError {
  const [what, inFrench] =
    elapsed >= time ? [`${time} ms`, `${time} ms`] : [`${meter.nodes} nodes`, `${meter.nodes} nœuds`];
  return new MarienbadError("limit-reached", {
    en: `The search was not finished after ${what} (${meter.nodes} nodes visited): give it more, a smaller depth, or an algorithm that always answers (strong, mcts).`,
    fr: `La recherche n'était pas finie après ${inFrench} (${meter.nodes} nœuds visités) : donnez-lui plus, une profondeur plus petite, ou un algorithme qui répond toujours (strong, mcts).`,
  });
}
