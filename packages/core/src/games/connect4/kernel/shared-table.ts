import { ANY_ROWS, SEVEN_ROWS, SIX_ROWS } from "../../../kernel/generated/connect4-shared.ts";
import { instantiate, sharedMemory } from "../../../kernel/load.ts";
import { buildFor, type Connect4Kernel, connect4Kernel } from "./solver-kernel.ts";

/** A table of proved bounds, shared by threads that have a seat each. Not for pages: they do not load this module. */
export interface SharedTable {
  readonly columns: number;
  readonly rows: number;
  readonly bucketBits: number;
  readonly seats: number;
  readonly memory: object;
}

const BUILDS = { anyRows: ANY_ROWS, sixRows: SIX_ROWS, sevenRows: SEVEN_ROWS };

/** A table with 2^bucketBits buckets of 16 bytes, for this many threads. */
export function sharedTable(columns: number, rows: number, bucketBits: number, seats: number): SharedTable {
  const bytes = connect4Kernel(columns, rows, 0).configure(columns, rows, bucketBits, 0, seats);
  return { columns, rows, bucketBits, seats, memory: sharedMemory(bytes) };
}

/** The kernel of one thread; no two threads may have the same seat. */
export function seatAt({ columns, rows, bucketBits, seats, memory }: SharedTable, seat: number): Connect4Kernel {
  const kernel = instantiate<Connect4Kernel>(buildFor(rows, BUILDS), memory);
  kernel.configure(columns, rows, bucketBits, seat, seats);
  return kernel;
}
