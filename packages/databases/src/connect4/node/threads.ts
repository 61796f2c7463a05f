import type { Signal } from "marienbad/base";
import { bucketBitsOf, type SharedTable, sharedTable } from "marienbad/connect4";
import type { Position } from "marienbad/games/connect4";
import { type Ask, withThreads } from "../../system/threads.ts";

export interface SolverSeat {
  readonly table: SharedTable;
  readonly seat: number;
}

/** A question to a connect-4 solver: the score of a position, or a bound on its side of a threshold. */
export interface SolverTask {
  readonly position: Position;
  readonly threshold?: number | undefined;
}

/** The answer of a connect-4 solver. */
export interface SolverAnswer {
  readonly value: number;
  readonly nodes: number;
}

/** Node cannot start a thread from TypeScript: if this file is not built, the one in dist is used. */
const ENTRY = new URL("../../../dist/connect4/node/thread.js", import.meta.url);

/** A connect-4 solver in a thread; one question at a time. */
export type AskSolver = Ask<SolverTask, SolverAnswer>;

/** Calls back with solver threads sharing a table; an aborted signal makes open questions fail immediately. */
export async function withSolverThreads<Answer>(
  {
    columns,
    rows,
    megabytes,
    threads,
    signal,
  }: Record<"columns" | "rows" | "megabytes" | "threads", number> & { readonly signal: Signal },
  use: (solvers: readonly AskSolver[]) => Promise<Answer>,
): Promise<Answer> {
  const table = sharedTable(columns, rows, bucketBitsOf(megabytes), threads);
  const seats = Array.from({ length: threads }, (_, seat): SolverSeat => ({ table, seat }));
  return await withThreads<SolverTask, SolverAnswer, Answer>({ entry: ENTRY, seats, signal }, use);
}
