import { HEX } from "../../../kernel/generated/hex.ts";
import { instantiate, type KernelMemory, reserve } from "../../../kernel/load.ts";

/** The exports of kernels/hex. Sets of cells are given as two halves of 32 bits. */
export interface HexKernel {
  /** Returns the bytes needed. */
  configure(size: number, bucketBits: number): number;
  begin(low0: number, high0: number, low1: number, high1: number, mover: number): void;
  /** Works on about `budget` nodes more; what is known then of the position. */
  advance(budget: number): number;
  carrierLow(): number;
  carrierHigh(): number;
  nodeCount(): number;
}

/** What `advance` says when the player to move is proved to win; `LOST`, `OPEN` otherwise. */
export const OPEN = 1;
export const WON = 2;

/** The largest board that fits into 64 bits with a free bit after each row and one for each side. */
export const MAX_SIZE = 7;

/** A kernel for a board, its table having 2^bucketBits buckets of 96 bytes. */
export function hexKernel(size: number, bucketBits: number): HexKernel {
  const kernel = instantiate<HexKernel & { readonly memory: KernelMemory }>(HEX);
  reserve(kernel.memory, kernel.configure(size, bucketBits));
  return kernel;
}
