import type { Arena } from "../arena/arena.ts";
import type { Solution } from "../arena/solution.ts";
import { finishable, type Work } from "../base/work.ts";
import { solveArena } from "../solve/attractor.ts";
import { fitsKernel, solveWithKernel } from "./attractor.ts";

/** Below this, making the kernel ready takes longer than solving. */
const KERNEL_PAYS_FROM = 200_000;

/**
 * Solves an arena by the kernel where it pays and fits, else by the plain solver: equal values, choices as good.
 *
 * @example
 * ```ts
 * import { explore } from "marienbad";
 * import { outcomeOf } from "marienbad/arena";
 * import { tictactoe } from "marienbad/games/tictactoe";
 * import { solveArenaQuickly } from "marienbad/kernel";
 *
 * const { arena } = explore(tictactoe());
 * console.log(outcomeOf(solveArenaQuickly(arena), 0)); // → finiteDraw
 * ```
 */
export const solveArenaQuickly = /* @__PURE__ */ finishable(function* solveArenaQuickly(
  arena: Arena,
): Work<Solution, void> {
  const isLarge = arena.vertexCount >= KERNEL_PAYS_FROM && fitsKernel(arena);
  return yield* isLarge ? solveWithKernel.work(arena) : solveArena.work(arena);
});
