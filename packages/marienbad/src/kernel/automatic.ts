import type { Arena } from "../arena/arena.ts";
import type { Solution } from "../arena/solution.ts";
import { finish, type Work } from "../base/work.ts";
import { solveWork as solveReadablyWork } from "../solve/attractor.ts";
import { fitsKernel, solveWithKernelWork } from "./attractor.ts";

/** Below this, making the kernel ready takes longer than solving. */
const KERNEL_PAYS_FROM = 200_000;

/**
 * Solves an arena by the kernel where it pays and fits, else by the readable solver: the same values either way, and
 * choices as good.
 */
export function solve(arena: Arena): Solution {
  return finish(solveWork(arena));
}

/** The same as work. */
export function* solveWork(arena: Arena): Work<Solution, void> {
  const isLarge = arena.vertexCount >= KERNEL_PAYS_FROM && fitsKernel(arena);
  return yield* isLarge ? solveWithKernelWork(arena) : solveReadablyWork(arena);
}
