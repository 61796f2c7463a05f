import { DOMINEERING } from "../../../kernel/generated/domineering.ts";
import { WIDE_DOMINEERING } from "../../../kernel/generated/domineering-wide.ts";
import { instantiate, type KernelMemory, reserve, type SearchKernel } from "../../../kernel/load.ts";

/** The exports of kernels/domineering. */
export interface DomineeringKernel extends SearchKernel {
  /** Begins to ask who wins when this player is to move; the free cells are given as words of 32 bits. */
  begin(turn: number, first: number, second?: number, third?: number, fourth?: number): void;
  foundWinner(): number;
}

interface Module extends DomineeringKernel {
  readonly memory: KernelMemory;
  readonly FIXED_BYTES: { readonly value: number };
  /** Returns the bytes needed. */
  configure(rows: number, columns: number, bucketBits: number, isThorough: number): number;
}

/** Boards of more cells than this need the kernel whose sets of cells have two words of 64 bits. */
export const MAX_NARROW_CELLS = 64;

/**
 * A kernel for a board of at most 128 cells, its table having 2^bucketBits buckets of 32 bytes, or of 48 when it is
 * wide. A thorough one searches fewer positions, each for longer.
 */
export function domineeringKernel(
  rows: number,
  columns: number,
  bucketBits: number,
  { isThorough = false, isWide = rows * columns > MAX_NARROW_CELLS } = {},
): DomineeringKernel {
  const kernel = instantiate<Module>(isWide ? WIDE_DOMINEERING : DOMINEERING);
  reserve(kernel.memory, kernel.FIXED_BYTES.value);
  reserve(kernel.memory, kernel.configure(rows, columns, bucketBits, isThorough ? 1 : 0));
  return kernel;
}
