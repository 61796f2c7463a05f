import type { Signal } from "marienbad/base";
import { bucketBitsOf, type SharedTable, sharedTable } from "marienbad/connect4";
import type { Position } from "marienbad/games/connect4";
import { type Ask, withThreads } from "../../system/threads.ts";

/** What a thread is given at its beginning. */
export interface SolverSeat {
  readonly table: SharedTable;
  readonly seat: number;
}

/**
 * What a thread of a connect-4 solver is asked: the score of a position, or a bound of it on its side of a threshold.
 */
export interface SolverTask {
  readonly position: Position;
  readonly threshold?: number;
}

/** What a thread of a connect-4 solver answers. */
export interface SolverAnswer {
  /** The score, or the bound. */
  readonly value: number;
  readonly nodes: number;
}

/**
 * Node cannot start a thread from TypeScript: where this file has not been built, its built twin has what is needed.
 */
const ENTRY = new URL("../../../dist/connect4/node/thread.js", import.meta.url);

/** A connect-4 solver in a thread, which answers one question at a time. */
export type AskSolver = Ask<SolverTask, SolverAnswer>;

/**
 * Calls back with connect-4 solvers, each in a thread of its own, all on one table; ends the threads afterwards. An
 * aborted signal makes open questions fail at once.
 */
export async function withSolverThreads<Answer>(
  options: {
    readonly columns: number;
    readonly rows: number;
    readonly megabytes: number;
    readonly threads: number;
    readonly signal: Signal;
  },
  use: (solvers: readonly AskSolver[]) => Promise<Answer>,
): Promise<Answer> {
  const { columns, rows, megabytes, threads, signal } = options;
  const table = sharedTable(columns, rows, bucketBitsOf(megabytes), threads);
  const seats = Array.from({ length: threads }, (_, seat): SolverSeat => ({ table, seat }));
  return await withThreads<SolverTask, SolverAnswer, Answer>({ entry: ENTRY, seats, signal }, use);
}
