import { expect } from "vitest";
import { type Arena, DRAWN, NOBODY } from "../src/arena/index.ts";
import { seededRandom } from "../src/base/random.ts";
import { solveWithKernel } from "../src/kernel/attractor.ts";
import { solveArena } from "../src/solve/index.ts";
import { verify } from "../src/verify/index.ts";

/*
 * Large enough for slices, buckets, batches and bins: random targets, among few goals or very many, so that bins get
 * full; or near targets, or one vertex that a third of all edges lead to, or some vertices with more moves than a byte
 * can count and one with more than a slice can hold, all of them to goals of player 1; or all edges leading down, or
 * up, or down but for one, which no sample will find.
 */
export const SHAPES = ["random", "many goals", "near", "star", "hub", "down", "up", "almost down", "hub down"] as const;

export function largeArena(seed: number, vertexCount: number, shape: (typeof SHAPES)[number]): Arena {
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

/** The kernel gives the values of the TypeScript solver, and choices that hold, on arenas of these sizes. */
export function expectKernelRight(shape: (typeof SHAPES)[number], sizes: readonly number[]): void {
  for (const [seed, vertexCount] of sizes.entries()) {
    const arena = largeArena(seed, vertexCount, shape);
    const found = solveWithKernel(arena);
    const expected = solveArena(arena);
    expect(Buffer.compare(Buffer.from(found.valueOfVertex.buffer), Buffer.from(expected.valueOfVertex.buffer))).toBe(0);
    expect(verify(arena, found)).toBeUndefined();
  }
}
