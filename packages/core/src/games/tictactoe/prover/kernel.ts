import { TICTACTOE } from "../../../kernel/generated/tictactoe.ts";
import { instantiate, type KernelMemory, reserve, type SearchKernel } from "../../../kernel/load.ts";

/** The exports of kernels/tictactoe. Stones are given as two halves of 32 bits. */
export interface TictactoeKernel extends SearchKernel {
  /** Returns the bytes needed. */
  configure(rows: number, columns: number, align: number, bucketBits: number): number;
  /** Begins to ask whether the attacker wins; the defender is content with a draw. */
  begin(attackLow: number, attackHigh: number, defendLow: number, defendHigh: number, isAttacking: number): void;
  attackerWins(): number;
  /** The table, while the memory is as it is. */
  readonly table: Uint8Array;
}

interface Module extends Omit<TictactoeKernel, "table"> {
  readonly memory: KernelMemory;
  readonly FIXED_BYTES: { readonly value: number };
}

/** A kernel for a board of at most 64 cells, its table having 2^bucketBits buckets of 48 bytes. */
export function tictactoeKernel(rows: number, columns: number, align: number, bucketBits: number): TictactoeKernel {
  const kernel = instantiate<Module>(TICTACTOE);
  reserve(kernel.memory, kernel.FIXED_BYTES.value);
  const end = kernel.configure(rows, columns, align, bucketBits);
  reserve(kernel.memory, end);
  const first = kernel.FIXED_BYTES.value;
  return { ...kernel, table: new Uint8Array(kernel.memory.buffer, first, end - first) };
}
