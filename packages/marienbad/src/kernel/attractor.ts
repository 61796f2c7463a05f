import type { Arena } from "../arena/arena.ts";
import { sampleEdges } from "../arena/edge-sample.ts";
import { FINITE_DRAW, type Solution } from "../arena/solution.ts";
import { type AttractorKernel, attractorKernel } from "./attractor-kernel.ts";
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
export function solveWithKernel(arena: Arena): Solution {
  const kernel = attractorKernel();
  const { isLocal, direction } = sampleEdges(arena);
  const swept = direction && sweepEdges(kernel, arena, direction);
  return swept ?? growAttractors(kernel, arena, isLocal);
}

/** Backward induction; undefined where it turns out that edges lead both ways. */
function sweepEdges(kernel: AttractorKernel, arena: Arena, direction: "down" | "up"): Solution | undefined {
  reserve(kernel.memory, kernel.layOutSweep(arena.vertexCount));
  const slices = new Slices(arena, kernel);
  return direction === "down" ? slices.forward(kernel.sweepForward) : slices.backward(kernel.sweepBackward);
}

function growAttractors(kernel: AttractorKernel, arena: Arena, isLocal: boolean): Solution {
  reserve(kernel.memory, kernel.layOut(arena.vertexCount, arena.edgeCount, isLocal));
  const slices = new Slices(arena, kernel);
  if (isLocal) turnLocalEdges(kernel, slices);
  else turnEdges(kernel, slices);
  kernel.beginGrowth(0);
  slices.ofVertices(kernel.seedGoals);
  while (!kernel.grow(GROWTH_PER_SLICE)) {}
  if (kernel.hasDeadEnds()) {
    kernel.beginGrowth(FINITE_DRAW);
    slices.ofVertexNumbers(kernel.seedDraws);
    while (!kernel.grow(GROWTH_PER_SLICE)) {}
  }
  return slices.ofSolution(kernel.separate);
}

/** Whether an arena can be solved by the kernel: it is there, and the addresses that it may have are enough. */
export function fitsKernel({ vertexCount: n, edgeCount: m }: Arena): boolean {
  const bytes = 4 * m + 14 * n + Math.max(4 * m, 8 * n) + n ** 2 / 2 ** 30 + 2 ** 21;
  return hasKernels() && bytes <= MAX_BYTES;
}

function turnEdges(kernel: AttractorKernel, slices: Slices): void {
  kernel.beginBuckets();
  slices.ofTargets(kernel.countBuckets);
  kernel.placeBuckets();
  slices.ofEdges(kernel.deal);
  const bucketCount = ((slices.arena.vertexCount - 1) >>> BUCKET_BITS) + 1;
  for (let bucket = 0; bucket < bucketCount; bucket += BUCKETS_PER_SLICE) {
    kernel.sortBuckets(bucket, Math.min(bucketCount, bucket + BUCKETS_PER_SLICE));
  }
}

function turnLocalEdges(kernel: AttractorKernel, slices: Slices): void {
  kernel.beginTargets();
  slices.ofTargets(kernel.countTargets);
  slices.ofVertexNumbers(kernel.placeTargets);
  slices.ofEdges(kernel.scatter);
}
