import type { Arena } from "../arena/arena.ts";
import type { Solution } from "../arena/solution.ts";
import { ATTRACTOR } from "./generated/attractor.ts";
import { hasKernels, instantiate, type KernelMemory, MOST_BYTES, reserve } from "./load.ts";

/** The exports of kernels/attractor. What takes `from` and `to` is called slice by slice. */
interface AttractorKernel {
  readonly memory: KernelMemory;
  layOut(vertexCount: number, edgeCount: number, isLocal: boolean): number;
  addressOfFirstEdges(): number;
  addressOfTargets(): number;
  addressOfOwners(): number;
  addressOfGoals(): number;
  addressOfValues(): number;
  addressOfChoices(): number;
  beginBuckets(): void;
  countBuckets(from: number, to: number): void;
  sumBuckets(): void;
  deal(from: number, to: number): void;
  sortBuckets(from: number, to: number): void;
  countTargets(from: number, to: number): void;
  scatter(from: number, to: number): void;
  beginGrowth(): void;
  seedGoals(from: number, to: number): void;
  grow(budget: number): number;
  seedDraws(from: number, to: number): void;
  growDraws(budget: number): number;
  separate(from: number, to: number): void;
}

/**
 * V8 runs a function of WebAssembly in its quick, slow form until it has been called often: work is cut into slices.
 * A bucket of the transposition has 2¹⁴ vertices.
 */
const SLICE = 1 << 15;
const BUCKET_BITS = 14;
const BUCKETS_PER_SLICE = 4;

/** Fresh memory costs a fifth of the time; what the last arena needed may still be there, if nobody else wanted it. */
let recentKernel: WeakRef<AttractorKernel> | undefined;

/**
 * Solves an arena in WebAssembly: the same solution as `solve`, strategies included.
 *
 * Needs an arena that fits into 4 GiB together with the work on it (`fitsKernel`). Returns exact values. Cost: O(n + m) time;
 * 12m + 18n bytes beyond the arena while it runs (8m + 26n when its edges are local), 8n of them the result.
 */
export function solveWithKernel(arena: Arena): Solution {
  const { vertexCount, edgeCount } = arena;
  const kernel = recentKernel?.deref() ?? instantiate<AttractorKernel>(ATTRACTOR);
  recentKernel = new WeakRef(kernel);
  const isLocal = hasLocalEdges(arena);
  reserve(kernel.memory, kernel.layOut(vertexCount, edgeCount, isLocal));
  copyIn(arena, kernel);
  if (isLocal) {
    inSlices(edgeCount, SLICE, kernel.countTargets);
    inSlices(vertexCount, SLICE, kernel.scatter);
  } else {
    kernel.beginBuckets();
    inSlices(edgeCount, SLICE, kernel.countBuckets);
    kernel.sumBuckets();
    inSlices(vertexCount, SLICE, kernel.deal);
    inSlices(((vertexCount - 1) >>> BUCKET_BITS) + 1, BUCKETS_PER_SLICE, kernel.sortBuckets);
  }
  kernel.beginGrowth();
  inSlices(vertexCount, SLICE, kernel.seedGoals);
  while (!kernel.grow(SLICE)) {}
  kernel.beginGrowth();
  inSlices(vertexCount, SLICE, kernel.seedDraws);
  while (!kernel.growDraws(SLICE)) {}
  inSlices(vertexCount, SLICE, kernel.separate);
  const { buffer } = kernel.memory;
  return {
    valueOfVertex: new Uint32Array(buffer, kernel.addressOfValues(), vertexCount).slice(),
    choiceOfVertex: new Uint32Array(buffer, kernel.addressOfChoices(), vertexCount).slice(),
  };
}

/** Whether an arena can be solved by the kernel: it is there, and the memory that it may have is enough. */
export function fitsKernel({ vertexCount: n, edgeCount: m }: Arena): boolean {
  const bytes = 10 * n + 4 * m + Math.max(8 * m, 12 * n, 4 * m + 12 * n) + 2 ** 20;
  return hasKernels() && bytes <= MOST_BYTES;
}

function copyIn(arena: Arena, kernel: AttractorKernel): void {
  const { vertexCount, edgeCount } = arena;
  const { buffer } = kernel.memory;
  new Uint32Array(buffer, kernel.addressOfFirstEdges(), vertexCount + 1).set(arena.firstEdgeOfVertex);
  new Uint32Array(buffer, kernel.addressOfTargets(), edgeCount).set(arena.targetOfEdge);
  new Uint8Array(buffer, kernel.addressOfOwners(), vertexCount).set(arena.ownerOfVertex);
  new Uint8Array(buffer, kernel.addressOfGoals(), vertexCount).set(arena.goalOfVertex);
}

/** At least one slice, for some begin by wiping memory. */
function inSlices(count: number, size: number, work: (from: number, to: number) => void): void {
  for (let from = 0; from === 0 || from < count; from += size) work(from, Math.min(count, from + size));
}

const SAMPLES = 1024;
/** Vertices this near share the second-level cache. */
const NEAR = 1 << 14;

/** Whether nearly all edges, of a sample, lead to vertices with near numbers. */
function hasLocalEdges({ vertexCount, firstEdgeOfVertex, targetOfEdge }: Arena): boolean {
  if (vertexCount <= NEAR) return true;
  let far = 0;
  for (let sample = 0; sample < SAMPLES; sample++) {
    const vertex = Math.floor((sample * vertexCount) / SAMPLES);
    const edge = firstEdgeOfVertex[vertex];
    if (edge < firstEdgeOfVertex[vertex + 1] && Math.abs(targetOfEdge[edge] - vertex) > NEAR) far++;
  }
  return far * 10 < SAMPLES;
}
