import type { Arena } from "../arena/arena.ts";
import type { Solution } from "../arena/solution.ts";
import { solve as solveReadably } from "../solve/attractor.ts";
import { fitsKernel, solveWithKernel } from "./attractor.ts";

/** Below this, making the kernel ready takes longer than solving. */
const KERNEL_PAYS_FROM = 200_000;

/**
 * Solves an arena by the kernel where it pays and fits, else by the readable solver: the same values either way, and
 * choices as good.
 */
export function solve(arena: Arena): Solution {
  const large = arena.vertexCount >= KERNEL_PAYS_FROM && fitsKernel(arena);
  return large ? solveWithKernel(arena) : solveReadably(arena);
}
