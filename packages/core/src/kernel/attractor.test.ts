import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ArenaPlan, arenaOf, arenaPlans } from "../../test/arenas.ts";
import { expectKernelRight, largeArena, SHAPES } from "../../test/large-arenas.ts";
import type { Arena, Solution } from "../arena/index.ts";
import { finish, runAsync } from "../base/work.ts";
import { solveArena } from "../solve/index.ts";
import { verify } from "../verify/index.ts";
import { fitsKernel, solveWithKernel } from "./attractor.ts";
import { findSolver, SOLVERS } from "./solvers.ts";

/** The same edges, each once, all leading down or all up; loops are left out. */
function turned(edges: ArenaPlan["edges"], way: "down" | "up"): ArenaPlan["edges"] {
  const pairs = edges.filter(([from, to]) => from !== to).map((edge) => edge.toSorted((one, other) => one - other));
  const once = [...new Set(pairs.map(String))].map((pair) => pair.split(",").map(Number));
  return once.map(([low, high]) => (way === "up" ? [low, high] : [high, low]));
}

describe("the attractor kernel", () => {
  it("gives the values of the TypeScript solver on small arenas, and choices that hold", () => {
    fc.assert(
      fc.property(arenaPlans, fc.constantFrom(undefined, "down" as const, "up" as const), (plan, way) => {
        const arena = arenaOf(way === undefined ? plan : { ...plan, edges: turned(plan.edges, way) });
        const found = solveWithKernel(arena);
        expect(found.valueOfVertex).toEqual(solveArena(arena).valueOfVertex);
        expect(verify(arena, found)).toBeUndefined();
      }),
      { numRuns: 3000 },
    );
  });

  it.each(SHAPES)("gives them on large ones: %s", (shape) => {
    expectKernelRight(shape, [16_384, 16_385, 50_000]);
  });

  it("solves two arenas in turns, slice by slice, without mixing them up", async () => {
    const two = [largeArena(1, 50_000, "random"), largeArena(2, 60_000, "near")];
    const works = two.map(solveWithKernel.work);
    const solutions = new Map<Arena, Solution>();
    for (let turn = 0; solutions.size < 2; turn++) {
      const step = works[turn % 2].next();
      if (step.done && step.value !== undefined) solutions.set(two[turn % 2], step.value);
      if (turn === 0) expect(step.done).toBe(false);
    }
    for (const [arena, solution] of solutions) expect(verify(arena, solution)).toBeUndefined();
    const stopped = runAsync(solveWithKernel.work(two[0]), { signal: AbortSignal.abort() });
    await expect(stopped).rejects.toMatchObject({ code: "interrupted" });
  });

  it("is listed with the other solvers, which all give the same values", () => {
    const arena = largeArena(3, 20_000, "star");
    for (const { id } of SOLVERS) {
      const solver = findSolver(id);
      expect(solver.fits(arena)).toBe(true);
      expect(finish(solver.solve(arena)).valueOfVertex).toEqual(solveArena(arena).valueOfVertex);
    }
    expect(() => findSolver("kernal")).toThrow('Did you mean "kernel"?');
  });

  it("knows what is too large for it", () => {
    const arena = largeArena(1, 10, "random");
    expect(fitsKernel(arena)).toBe(true);
    expect(fitsKernel({ ...arena, edgeCount: 600_000_000 })).toBe(false);
  });
});
