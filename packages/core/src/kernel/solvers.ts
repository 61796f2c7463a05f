import type { Arena } from "../arena/arena.ts";
import type { Solution } from "../arena/solution.ts";
import { findById, type Registered } from "../base/registry.ts";
import { text } from "../base/text.ts";
import type { Work } from "../base/work.ts";
import { solveArena } from "../solve/attractor.ts";
import { fitsKernel, solveWithKernel } from "./attractor.ts";
import { solveArenaQuickly } from "./automatic.ts";

/** A solver of arenas. All solvers find the same values, and equally good choices. */
export interface Solver extends Registered {
  fits(arena: Arena): boolean;
  solve(arena: Arena): Work<Solution, void>;
}

const EXACT = text("exact winners, ranks and choices", "gagnants, rangs et choix exacts");

/** Every solver of arenas; the first is the default. */
export const SOLVERS: readonly Solver[] = [
  {
    id: "automatic",
    title: text(
      "the kernel where it pays, else the readable solver",
      "le noyau s'il en vaut la peine, sinon le lisible",
    ),
    requires: text("any arena", "une arène quelconque"),
    guarantees: EXACT,
    reference: "kernel/automatic.ts",
    fits: () => true,
    solve: solveArenaQuickly.work,
  },
  {
    id: "attractor",
    title: text("both attractors, breadth first", "les deux attracteurs, en largeur"),
    requires: text("any arena", "une arène quelconque"),
    guarantees: EXACT,
    reference: "Zermelo 1913; Dowling and Gallier 1984 (solve/attractor.ts)",
    fits: () => true,
    solve: solveArena.work,
  },
  {
    id: "kernel",
    title: text("the same in WebAssembly", "la même chose en WebAssembly"),
    requires: text("WebAssembly, and an arena that fits into 4 GiB", "WebAssembly, et une arène qui tient en 4 Gio"),
    guarantees: EXACT,
    reference: "kernels/attractor",
    fits: fitsKernel,
    solve: solveWithKernel.work,
  },
];

/** The solver with this id; otherwise throws with the nearest known one. */
export function findSolver(id: string): Solver {
  return findById(text("solver", "de solveur"), id, SOLVERS);
}
