import type { SearchKernel } from "../../../kernel/advance.ts";
import { DOMINEERING } from "../../../kernel/generated/domineering.ts";
import { instantiate, type KernelMemory, reserve } from "../../../kernel/load.ts";

/** The exports of kernels/domineering. Free cells are given as two halves of 32 bits. */
export interface DomineeringKernel extends SearchKernel {
  /** Returns the bytes needed. */
  configure(rows: number, columns: number, bucketBits: number, isThorough: number): number;
  /** Begins to ask who wins when this player is to move. */
  begin(freeLow: number, freeHigh: number, turn: number): void;
  foundWinner(): number;
}

/**
 * A kernel for a board of at most 64 cells, its table having 2^bucketBits buckets of 32 bytes. A thorough one searches
 * fewer positions, each for longer.
 */
export function domineeringKernel(
  rows: number,
  columns: number,
  bucketBits: number,
  isThorough = false,
): DomineeringKernel {
  const kernel = instantiate<DomineeringKernel & { readonly memory: KernelMemory }>(DOMINEERING);
  reserve(kernel.memory, kernel.configure(rows, columns, bucketBits, isThorough ? 1 : 0));
  return kernel;
}
