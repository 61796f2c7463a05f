import type { AnyGame } from "marienbad/game";
import { tasksOfEngine } from "marienbad-databases";

/** Measured cost of solving, per position. */
export interface Rates {
  readonly seconds: number;
  /** Bytes that tasks read from the store and write into it. */
  readonly read: number;
  readonly written: number;
  /** Maximum bytes in the store, and bytes of the database. */
  readonly store: number;
  readonly database: number;
}

interface PlanQuestion {
  readonly positions: number;
  readonly levels: number;
  readonly rates: Rates;
  readonly machines: number;
  readonly threads: number;
  /** Bytes per second between one machine and the store. */
  readonly bandwidth: number;
}

/** Cost of solving on some machines. */
export interface Plan {
  readonly machines: number;
  readonly coreHours: number;
  readonly exchanged: number;
  readonly store: number;
  readonly database: number;
  /** Seconds from beginning to end, and their main cause. */
  readonly seconds: number;
  readonly limit: "work" | "exchange" | "stages";
}

/** Stages per level (find, decide and the like), and seconds that machines wait for each other in one. */
const STAGES = 4;
const BARRIER = 0.5;

/** Cost of solving: cores and network work side by side, and all machines wait for each other once per stage. */
export function plan({ positions, levels, rates, machines, threads, bandwidth }: PlanQuestion): Plan {
  const work = (positions * rates.seconds) / (machines * threads);
  const exchanged = positions * (rates.read + rates.written);
  const exchange = exchanged / (machines * bandwidth);
  const stages = levels * STAGES * BARRIER;
  const longest = Math.max(work, exchange);
  return {
    machines,
    coreHours: (positions * rates.seconds) / 3600,
    exchanged,
    store: positions * rates.store,
    database: positions * rates.database,
    seconds: longest + stages,
    limit: stages > longest ? "stages" : work >= exchange ? "work" : "exchange",
  };
}

/**
 * Measured in November 2026 on a quiet core of a server (an AMD EPYC; one that other programs use as well takes up to
 * twice as long), with the database written, on the queue (`npm run bench -- cluster`).
 *
 * - Tasks of a game's own: connect-4 on 5 × 6 (25 to 30 ns; 35 on 5 × 5, where starting weighs more). With mirror
 *   images as one position each takes 1.4 to 1.6 times as long: neighbours are read twice.
 * - Rules by key: tic-tac-toe on 4 × 4 (0.45 to 0.65 µs) and Cram on 5 × 6 (0.75 µs).
 * - Rules alone: domineering on 5 × 5 (1.3 µs) and Cram on 5 × 5 (2.2 µs).
 */
const BY_OWN_TASKS: Rates = { seconds: 30e-9, read: 5.8, written: 1.8, store: 0.8, database: 0.35 };
const BY_OWN_TASKS_OF_IMAGES: Rates = { seconds: 43e-9, read: 8.5, written: 2.2, store: 1.1, database: 0.44 };
const BY_KEY: Rates = { seconds: 0.8e-6, read: 14, written: 6, store: 5, database: 0.4 };
const BY_RULES: Rates = { seconds: 2e-6, read: 17, written: 9, store: 15, database: 0.5 };

/** Cost of solving this game: with its own tasks, with rules by key, or by its rules alone. */
export async function ratesOf({ levels, byKey }: AnyGame, hasImages: boolean): Promise<Rates> {
  if ((await tasksOfEngine(levels?.engine)) !== undefined) return hasImages ? BY_OWN_TASKS_OF_IMAGES : BY_OWN_TASKS;
  return byKey === undefined ? BY_RULES : BY_KEY;
}
