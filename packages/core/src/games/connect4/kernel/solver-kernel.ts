import { ANY_ROWS, SEVEN_ROWS, SIX_ROWS } from "../../../kernel/generated/connect4.ts";
import { instantiate, type KernelMemory, reserve, type SearchKernel } from "../../../kernel/load.ts";

/** The exports of kernels/connect4. Stones are given as two halves of 32 bits. */
export interface Connect4Kernel extends SearchKernel {
  /** Returns the bytes needed; threads that share the memory have a seat each. */
  configure(columns: number, rows: number, bucketBits: number, seat: number, seats: number): number;
  winsAtOnce(ownLow: number, ownHigh: number, otherLow: number, otherHigh: number): number;
  begin(ownLow: number, ownHigh: number, otherLow: number, otherHigh: number, firstPlayerThreshold: number): void;
  foundScore(): number;
  beginPosition(): void;
}

/** The build that serves this number of rows: one that knows their number is faster. */
export function buildFor<Build>(rows: number, builds: { anyRows: Build; sixRows: Build; sevenRows: Build }): Build {
  return rows === 6 ? builds.sixRows : rows === 7 ? builds.sevenRows : builds.anyRows;
}

const BUILDS = { anyRows: ANY_ROWS, sixRows: SIX_ROWS, sevenRows: SEVEN_ROWS };

/** A kernel for a board of columns × (rows + 1) ≤ 64 bits, its large table having 2^bucketBits buckets of 16 bytes. */
export function connect4Kernel(columns: number, rows: number, bucketBits: number): Connect4Kernel {
  const kernel = instantiate<Connect4Kernel & { readonly memory: KernelMemory }>(buildFor(rows, BUILDS));
  reserve(kernel.memory, kernel.configure(columns, rows, bucketBits, 0, 1));
  return kernel;
}
