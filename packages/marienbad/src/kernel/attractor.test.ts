import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ArenaPlan, arenaOf, arenaPlans } from "../../test/arenas.ts";
import { type Arena, DRAWN, NOBODY, type Solution } from "../arena/index.ts";
import { seededRandom } from "../base/random.ts";
import { finish, runAsync } from "../base/work.ts";
import { solve } from "../solve/index.ts";
import { verify } from "../verify/index.ts";
import { fitsKernel, solveWithKernel, solveWithKernelWork } from "./attractor.ts";
import { findSolver, SOLVERS } from "./solvers.ts";

/*
 * Large enough for slices, buckets, batches and bins: random targets, among few goals or very many, so that bins get
 * full; or near targets, or one vertex that a third of all edges lead to, or some vertices with more moves than a byte
 * can count and one with more than a slice can hold, all of them to goals of player 1; or all edges leading down, or
 * up, or down but for one, which no sample will find.
 */
const SHAPES = ["random", "many goals", "near", "star", "hub", "down", "up", "almost down", "hub down"] as const;

function largeArena(seed: number, vertexCount: number, shape: (typeof SHAPES)[number]): Arena {
  const random = seededRandom(seed);
  const firstEdgeOfVertex = new Uint32Array(vertexCount + 1);
  const edges: number[] = [];
  const goalOfVertex = new Uint8Array(vertexCount).fill(NOBODY);
  const ownerOfVertex = new Uint8Array(vertexCount);
  for (let vertex = 0; vertex < vertexCount; vertex++) {
    ownerOfVertex[vertex] = random.below(2);
    if (random.below(shape === "many goals" ? 2 : 30) === 0) goalOfVertex[vertex] = random.below(2);
    if (random.below(50) === 0) goalOfVertex[vertex] = DRAWN; // with and without edges
    if (vertex >= 1 && vertex <= 9) goalOfVertex[vertex] = 1;
    const isHub = shape.startsWith("hub") && vertex > 9 && vertex % 1000 === 0;
    const most = isHub ? (vertex === 5000 ? 150_000 : 130) : 5;
    for (let degree = isHub ? most - random.below(6) : random.below(most); degree > 0; degree--) {
      const target = isHub ? 1 + random.below(9) : targetFrom(vertex);
      if (target !== undefined) edges.push(target);
    }
    firstEdgeOfVertex[vertex + 1] = edges.length;
  }
  return {
    vertexCount,
    edgeCount: edges.length,
    firstEdgeOfVertex,
    targetOfEdge: Uint32Array.from(edges),
    ownerOfVertex,
    goalOfVertex,
    start: undefined,
    label: String,
  };

  function targetFrom(vertex: number): number | undefined {
    const after = vertexCount - 1 - vertex;
    if (shape === "near") return Math.min(vertexCount - 1, Math.max(0, vertex + random.below(40) - 20));
    if (shape === "up") return after > 0 ? vertex + 1 + random.below(after) : undefined;
    if (shape === "almost down" && vertex === (vertexCount >> 1) + 1) return vertex + 1;
    if (shape.endsWith("down")) return vertex > 0 ? random.below(vertex) : undefined;
    return shape === "star" && random.below(3) === 0 ? 7 : random.below(vertexCount);
  }
}

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
        expect(found.valueOfVertex).toEqual(solve(arena).valueOfVertex);
        expect(verify(arena, found)).toBeUndefined();
      }),
      { numRuns: 3000 },
    );
  });

  it.each(SHAPES)("gives them on large ones: %s", (shape) => {
    for (const [seed, vertexCount] of [16_384, 16_385, 50_000, 70_001, 270_000].entries()) {
      const arena = largeArena(seed, vertexCount, shape);
      const found = solveWithKernel(arena);
      const expected = solve(arena);
      expect(Buffer.compare(Buffer.from(found.valueOfVertex.buffer), Buffer.from(expected.valueOfVertex.buffer))).toBe(
        0,
      );
      expect(verify(arena, found)).toBeUndefined();
    }
  });

  it("solves two arenas in turns, slice by slice, without mixing them up", async () => {
    const two = [largeArena(1, 50_000, "random"), largeArena(2, 60_000, "near")];
    const works = two.map(solveWithKernelWork);
    const solutions = new Map<Arena, Solution>();
    for (let turn = 0; solutions.size < 2; turn++) {
      const step = works[turn % 2].next();
      if (step.done && step.value !== undefined) solutions.set(two[turn % 2], step.value);
      if (turn === 0) expect(step.done).toBe(false);
    }
    for (const [arena, solution] of solutions) expect(verify(arena, solution)).toBeUndefined();
    const stopped = runAsync(solveWithKernelWork(two[0]), { signal: AbortSignal.abort() });
    await expect(stopped).rejects.toMatchObject({ code: "interrupted" });
  });

  it("is listed with the other solvers, which all give the same values", () => {
    const arena = largeArena(3, 20_000, "star");
    for (const { id } of SOLVERS) {
      const solver = findSolver(id);
      expect(solver.fits(arena)).toBe(true);
      expect(finish(solver.solve(arena)).valueOfVertex).toEqual(solve(arena).valueOfVertex);
    }
    expect(() => findSolver("kernal")).toThrow('Did you mean "kernel"?');
  });

  it("knows what is too large for it", () => {
    const arena = largeArena(1, 10, "random");
    expect(fitsKernel(arena)).toBe(true);
    expect(fitsKernel({ ...arena, edgeCount: 600_000_000 })).toBe(false);
  });
});
