import { ANY_ROWS, SEVEN_ROWS, SIX_ROWS } from "./generated/connect4.ts";
import { instantiate, type KernelMemory, reserve } from "./load.ts";

/** The exports of kernels/connect4. Stones are given as two halves of 32 bits. */
export interface Connect4Kernel {
  readonly memory: KernelMemory;
  configure(columns: number, rows: number, bucketBits: number): number;
  winsAtOnce(ownLow: number, ownHigh: number, otherLow: number, otherHigh: number): number;
  begin(ownLow: number, ownHigh: number, otherLow: number, otherHigh: number, firstPlayerThreshold: number): void;
  /** Works on about so many positions more; not 0 when it is done. */
  advance(budget: number): number;
  foundScore(): number;
  nodeCount(): number;
  beginPosition(): void;
}

/** A kernel for a board of columns × (rows + 1) ≤ 64 bits, its large table having 2^bucketBits buckets of 16 bytes. */
export function connect4Kernel(columns: number, rows: number, bucketBits: number): Connect4Kernel {
  const kernel = instantiate<Connect4Kernel>(rows === 6 ? SIX_ROWS : rows === 7 ? SEVEN_ROWS : ANY_ROWS);
  reserve(kernel.memory, kernel.configure(columns, rows, bucketBits));
  return kernel;
}
