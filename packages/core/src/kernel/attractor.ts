import type { Arena } from "../arena/arena.ts";
import { sampleEdges } from "../arena/edge-sample.ts";
import { FINITE_DRAW, type Solution } from "../arena/solution.ts";
import { finish, type Work, withWork } from "../base/work.ts";
import { settleEndless } from "../solve/endless.ts";
import { type AttractorKernel, returnAttractorKernel, takeAttractorKernel } from "./attractor-kernel.ts";
import { hasKernels, MAX_BYTES, reserve } from "./load.ts";
import { Slices } from "./slices.ts";

/** A bucket of the transposition has 2¹⁴ vertices. */
const BUCKET_BITS = 14;
const BUCKETS_PER_SLICE = 4;
/** Vertices of the queue, in one call. */
const GROWTH_PER_SLICE = 1 << 15;

/**
 * Solves an arena in WebAssembly: the same values as `solve`, and choices that are as good.
 *
 * Needs an arena that fits into 4 GiB together with the work on it (`fitsKernel`). Returns exact values. Cost: O(n + m)
 * time; beyond the arena 4m + 9n bytes, n more where edges lead anywhere, 8 for each vertex of the two widest layers
 * that follow each other, and 8n for the result; where all edges lead the same way 4n and the result.
 */
export const solveWithKernel = /* @__PURE__ */ withWork(function solveWithKernel(arena: Arena): Solution {
  return finish(solveWithKernelWork(arena));
}, solveWithKernelWork);

/** The same as work, which pauses every few thousand vertices. */
function* solveWithKernelWork(arena: Arena): Work<Solution, void> {
  const kernel = takeAttractorKernel();
  const { isLocal, direction } = sampleEdges(arena);
  const swept = direction && (yield* sweepEdges(kernel, arena, direction));
  const solution = swept ?? (yield* growAttractors(kernel, arena, isLocal));
  returnAttractorKernel(kernel);
  return arena.endless === undefined ? solution : settleEndless(arena, arena.endless, solution);
}

/** Backward induction; undefined where it turns out that edges lead both ways. */
function sweepEdges(kernel: AttractorKernel, arena: Arena, direction: "down" | "up"): Work<Solution | undefined, void> {
  reserve(kernel.memory, kernel.layOutSweep(arena.vertexCount));
  const slices = new Slices(arena, kernel);
  return direction === "down" ? slices.forward(kernel.sweepForward) : slices.backward(kernel.sweepBackward);
}

function* growAttractors(kernel: AttractorKernel, arena: Arena, isLocal: boolean): Work<Solution, void> {
  reserve(kernel.memory, kernel.layOut(arena.vertexCount, arena.edgeCount, isLocal));
  const slices = new Slices(arena, kernel);
  yield* isLocal ? turnLocalEdges(kernel, slices) : turnEdges(kernel, slices);
  kernel.beginGrowth(0);
  yield* slices.ofVertices(kernel.seedGoals);
  while (!kernel.grow(GROWTH_PER_SLICE)) yield;
  if (kernel.hasDrawnEnds()) {
    kernel.beginGrowth(FINITE_DRAW);
    yield* slices.ofVertexNumbers(kernel.seedDraws);
    if (kernel.hasLeavableDraws()) yield* slices.ofVertices(kernel.seedLeavableDraws);
    while (!kernel.grow(GROWTH_PER_SLICE)) yield;
  }
  return yield* slices.ofSolution(kernel.separate);
}

/** Whether an arena can be solved by the kernel: it is there, and the addresses that it may have are enough. */
export function fitsKernel({ vertexCount: n, edgeCount: m }: Arena): boolean {
  const bytes = 4 * m + 14 * n + Math.max(4 * m, 8 * n) + n ** 2 / 2 ** 30 + 2 ** 21;
  return hasKernels() && bytes <= MAX_BYTES;
}

function* turnEdges(kernel: AttractorKernel, slices: Slices): Work<void, void> {
  kernel.beginBuckets();
  yield* slices.ofTargets(kernel.countBuckets);
  kernel.placeBuckets();
  yield* slices.ofEdges(kernel.deal);
  const bucketCount = ((slices.arena.vertexCount - 1) >>> BUCKET_BITS) + 1;
  for (let bucket = 0; bucket < bucketCount; bucket += BUCKETS_PER_SLICE) {
    kernel.sortBuckets(bucket, Math.min(bucketCount, bucket + BUCKETS_PER_SLICE));
    yield;
  }
}

function* turnLocalEdges(kernel: AttractorKernel, slices: Slices): Work<void, void> {
  kernel.beginTargets();
  yield* slices.ofTargets(kernel.countTargets);
  yield* slices.ofVertexNumbers(kernel.placeTargets);
  yield* slices.ofEdges(kernel.scatter);
}
