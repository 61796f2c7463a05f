import type { Signal } from "../../../base/work.ts";
import { type Ask, withThreads as withNodeThreads } from "../../../node/threads.ts";
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

/**
 * Node cannot start a thread from TypeScript: where this file has not been built, its built twin has what is needed.
 */
const ENTRY = new URL("../../../../dist/games/connect4/node/thread.js", import.meta.url);

/** A thread that answers one question at a time. */
export type Solve = Ask<Task, Found>;

/**
 * Calls back with solvers, each in a thread of its own, all on one table; ends the threads afterwards. An aborted
 * signal makes open questions fail at once.
 */
export async function withThreads<Answer>(
  options: {
    readonly columns: number;
    readonly rows: number;
    readonly megabytes: number;
    readonly threads: number;
    readonly signal: Signal;
  },
  use: (solvers: readonly Solve[]) => Promise<Answer>,
): Promise<Answer> {
  const { columns, rows, megabytes, threads, signal } = options;
  const table = sharedTable(columns, rows, bucketBitsOf(megabytes), threads);
  const seats = Array.from({ length: threads }, (_, seat): Seat => ({ table, seat }));
  return await withNodeThreads<Task, Found, Answer>({ entry: ENTRY, seats, signal }, use);
}
