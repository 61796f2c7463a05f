import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arenas } from "../../test/arenas.ts";
import { type Arena, NOBODY } from "../arena/index.ts";
import { seededRandom } from "../base/random.ts";
import { solve } from "../solve/index.ts";
import { verify } from "../verify/index.ts";
import { fitsKernel, solveWithKernel } from "./attractor.ts";

/**
 * Large enough for slices, buckets and batches: random targets, or near ones, or one vertex that a third of all edges lead to, or
 * some vertices with more moves than a byte can count and one with more than a slice can hold, all of them to goals of player 1.
 */
function largeArena(seed: number, vertexCount: number, targets: "random" | "near" | "star" | "hub"): Arena {
  const random = seededRandom(seed);
  const firstEdgeOfVertex = new Uint32Array(vertexCount + 1);
  const edges: number[] = [];
  const goalOfVertex = new Uint8Array(vertexCount).fill(NOBODY);
  const ownerOfVertex = new Uint8Array(vertexCount);
  for (let vertex = 0; vertex < vertexCount; vertex++) {
    ownerOfVertex[vertex] = random.below(2);
    if (random.below(30) === 0) goalOfVertex[vertex] = random.below(2);
    if (vertex >= 1 && vertex <= 9) goalOfVertex[vertex] = 1;
    const isHub = targets === "hub" && vertex % 1000 === 0;
    const most = isHub ? (vertex === 5000 ? 150_000 : 130) : 5;
    for (let degree = isHub ? most - random.below(6) : random.below(most); degree > 0; degree--) {
      const far = isHub ? 1 + random.below(9) : random.below(vertexCount);
      const near = Math.min(vertexCount - 1, Math.max(0, vertex + random.below(40) - 20));
      edges.push(targets === "near" ? near : targets === "star" && random.below(3) === 0 ? 7 : far);
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
}

describe("the attractor kernel", () => {
  it("gives the solution of the TypeScript solver on small arenas", () => {
    fc.assert(
      fc.property(arenas, (arena) => {
        expect(solveWithKernel(arena)).toEqual(solve(arena));
      }),
      { numRuns: 3000 },
    );
  });

  it.each(["random", "near", "star", "hub"] as const)("gives it on large ones with %s targets", (targets) => {
    for (const [seed, vertexCount] of [16_384, 16_385, 50_000, 70_001, 270_000].entries()) {
      const arena = largeArena(seed, vertexCount, targets);
      const { valueOfVertex, choiceOfVertex } = solveWithKernel(arena);
      const expected = solve(arena);
      expect(Buffer.compare(Buffer.from(valueOfVertex.buffer), Buffer.from(expected.valueOfVertex.buffer))).toBe(0);
      expect(verify(arena, { valueOfVertex, choiceOfVertex })).toBeUndefined();
    }
  });

  it("knows what is too large for it", () => {
    const arena = largeArena(1, 10, "random");
    expect(fitsKernel(arena)).toBe(true);
    expect(fitsKernel({ ...arena, edgeCount: 600_000_000 })).toBe(false);
  });
});
