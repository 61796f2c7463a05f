/** What solving costs per position, as it was measured. */
export interface Rates {
  /** Seconds of one core. */
  readonly seconds: number;
  /** Bytes that tasks read from the store and write into it. */
  readonly read: number;
  readonly written: number;
  /** The most that lies in the store at once, and the database. */
  readonly store: number;
  readonly database: number;
}

/** What is planned. */
export interface PlanQuestion {
  readonly positions: number;
  readonly levels: number;
  readonly rates: Rates;
  readonly machines: number;
  readonly threads: number;
  /** Bytes per second between one machine and the store. */
  readonly bandwidth: number;
}

/** What solving needs on some machines. */
export interface Plan {
  readonly machines: number;
  /** Work of all cores, in hours. */
  readonly coreHours: number;
  /** Bytes between all machines and the store. */
  readonly exchanged: number;
  readonly store: number;
  readonly database: number;
  /** Seconds from the beginning to the end, and what they are spent on. */
  readonly seconds: number;
  readonly limit: "work" | "exchange" | "stages";
}

/** Stages per level (find, decide and the like), and how long machines wait for each other in one, in seconds. */
const STAGES = 4;
const BARRIER = 0.5;

/** What solving needs: its cores and its network work side by side, and all wait for each other once per stage. */
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
