import { Worker } from "node:worker_threads";
import { askThread } from "../../../node/threads.ts";
import type { Position } from "../index.ts";
import { type SharedTable, sharedTable } from "../kernel/shared-table.ts";
import { bucketBitsOf } from "../solver/index.ts";

/** What a thread is given at its beginning. */
export interface Seat {
  readonly table: SharedTable;
  readonly seat: number;
}

/** What a thread is asked: the score of a position, or a bound of it on its side of a threshold. */
export interface Task {
  readonly position: Position;
  readonly threshold?: number;
}

/** What it answers. */
export interface Found {
  /** The score, or the bound. */
  readonly value: number;
  readonly nodes: number;
}

/** Node cannot start a thread from TypeScript: where this file has not been built, its built twin has what is needed. */
const ENTRY = new URL("../../../../dist/games/connect4/node/thread.js", import.meta.url);

/** A thread that answers one question at a time. */
export type Solve = (task: Task) => Promise<Found>;

/**
 * Calls back with solvers, each in a thread of its own, all on one table; ends the threads afterwards. An aborted signal
 * makes open questions fail at once.
 */
export async function withThreads<Answer>(
  options: {
    readonly columns: number;
    readonly rows: number;
    readonly megabytes: number;
    readonly threads: number;
    readonly signal: AbortSignal;
  },
  use: (solvers: readonly Solve[]) => Promise<Answer>,
): Promise<Answer> {
  const { columns, rows, megabytes, threads, signal } = options;
  const table = sharedTable(columns, rows, bucketBitsOf(megabytes), threads);
  const workers = Array.from({ length: threads }, (_, seat) => {
    const workerData: Seat = { table, seat };
    return new Worker(ENTRY, { workerData });
  });
  try {
    return await use(workers.map((worker) => (task) => askThread<Found>(worker, task, signal)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
