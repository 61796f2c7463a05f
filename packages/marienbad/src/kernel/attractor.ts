import type { Arena } from "../arena/arena.ts";
import { FINITE_DRAW, type Solution } from "../arena/solution.ts";
import { hasLocalEdges } from "../arena/transpose.ts";
import { ATTRACTOR } from "./generated/attractor.ts";
import { hasKernels, instantiate, type KernelMemory, MOST_BYTES, reserve } from "./load.ts";

/** The exports of kernels/attractor. What takes `from` and `to` is called slice by slice. */
interface AttractorKernel {
  readonly memory: KernelMemory;
  readonly SLICE_VERTICES: Constant;
  readonly SLICE_EDGES: Constant;
  readonly firstEdges: Constant;
  readonly targets: Constant;
  readonly owners: Constant;
  readonly goals: Constant;
  readonly values: Constant;
  readonly choices: Constant;
  layOut(vertexCount: number, edgeCount: number, isLocal: boolean): number;
  beginBuckets(): void;
  countBuckets(edges: number): void;
  placeBuckets(): void;
  deal(vertex: number, endVertex: number, edge: number, endEdge: number): number;
  sortBuckets(from: number, to: number): void;
  beginTargets(): void;
  countTargets(edges: number): void;
  placeTargets(from: number, to: number): void;
  scatter(vertex: number, endVertex: number, edge: number, endEdge: number): number;
  beginGrowth(outcome: number): void;
  seedGoals(from: number, to: number): void;
  hasDeadEnds(): number;
  seedDraws(from: number, to: number): void;
  grow(budget: number): number;
  separate(from: number, to: number): void;
}

interface Constant {
  readonly value: number;
}

/** A bucket of the transposition has 2¹⁴ vertices. */
const BUCKET_BITS = 14;
const BUCKETS_PER_SLICE = 4;
/** Vertices of the queue, in one call. */
const GROWTH_PER_SLICE = 1 << 15;

/** Fresh memory costs a fifth of the time; what the last arena needed may still be there, if nobody else wanted it. */
let recentKernel: WeakRef<AttractorKernel> | undefined;

/**
 * Solves an arena in WebAssembly: the same solution as `solve`, strategies included.
 *
 * Needs an arena that fits into 4 GiB together with the work on it (`fitsKernel`). Returns exact values. Cost: O(n + m) time; beyond
 * the arena 4m + 9n bytes, 8 for each vertex of the two widest layers that follow each other, and 8n for the result.
 *
 * V8 runs a function of WebAssembly in its quick, slow form until it has been called often, so the work is cut into slices;
 * and so the arena need not be copied as a whole, for a slice of it is still in the cache when the kernel reads it.
 */
export function solveWithKernel(arena: Arena): Solution {
  const kernel = recentKernel?.deref() ?? instantiate<AttractorKernel>(ATTRACTOR);
  recentKernel = new WeakRef(kernel);
  const isLocal = hasLocalEdges(arena);
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
  const bytes = 4 * m + 13 * n + Math.max(4 * m, 8 * n) + n ** 2 / 2 ** 30 + 2 ** 21;
  return hasKernels() && bytes <= MOST_BYTES;
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

/** An arena, handed to the kernel piece by piece through a small window of its memory. */
class Slices {
  readonly arena: Arena;
  readonly #mostVertices: number;
  readonly #mostEdges: number;
  readonly #firstEdges: Uint32Array;
  readonly #targets: Uint32Array;
  readonly #owners: Uint8Array;
  readonly #goals: Uint8Array;
  readonly #values: Uint32Array;
  readonly #choices: Uint32Array;

  constructor(arena: Arena, kernel: AttractorKernel) {
    const { buffer } = kernel.memory;
    this.arena = arena;
    this.#mostVertices = kernel.SLICE_VERTICES.value;
    this.#mostEdges = kernel.SLICE_EDGES.value;
    this.#firstEdges = new Uint32Array(buffer, kernel.firstEdges.value, this.#mostVertices + 1);
    this.#targets = new Uint32Array(buffer, kernel.targets.value, this.#mostEdges);
    this.#owners = new Uint8Array(buffer, kernel.owners.value, this.#mostVertices);
    this.#goals = new Uint8Array(buffer, kernel.goals.value, this.#mostVertices);
    this.#values = new Uint32Array(buffer, kernel.values.value, this.#mostVertices);
    this.#choices = new Uint32Array(buffer, kernel.choices.value, this.#mostVertices);
  }

  ofVertexNumbers(work: (from: number, to: number) => void): void {
    const { vertexCount } = this.arena;
    for (let from = 0; from < vertexCount; from += this.#mostVertices) {
      work(from, Math.min(vertexCount, from + this.#mostVertices));
    }
  }

  /** Vertices with their degrees, owners and goals. */
  ofVertices(work: (from: number, to: number) => void): void {
    const { firstEdgeOfVertex, ownerOfVertex, goalOfVertex } = this.arena;
    this.ofVertexNumbers((from, to) => {
      this.#firstEdges.set(firstEdgeOfVertex.subarray(from, to + 1));
      this.#owners.set(ownerOfVertex.subarray(from, to));
      this.#goals.set(goalOfVertex.subarray(from, to));
      work(from, to);
    });
  }

  /** Targets, whatever leads there. */
  ofTargets(work: (count: number) => void): void {
    const { edgeCount, targetOfEdge } = this.arena;
    for (let edge = 0; edge < edgeCount; edge += this.#mostEdges) {
      const slice = targetOfEdge.subarray(edge, Math.min(edgeCount, edge + this.#mostEdges));
      this.#targets.set(slice);
      work(slice.length);
    }
  }

  /** Edges with their vertices. A vertex with very many edges is in several slices: the work tells where to go on. */
  ofEdges(work: (vertex: number, endVertex: number, edge: number, endEdge: number) => number): void {
    const { vertexCount, firstEdgeOfVertex, targetOfEdge } = this.arena;
    for (let vertex = 0, edge = 0; vertex < vertexCount; ) {
      const endVertex = Math.min(vertexCount, vertex - (vertex % this.#mostVertices) + this.#mostVertices);
      const endEdge = Math.min(edge + this.#mostEdges, firstEdgeOfVertex[endVertex]);
      this.#firstEdges.set(firstEdgeOfVertex.subarray(vertex, endVertex + 1));
      this.#targets.set(targetOfEdge.subarray(edge, endEdge));
      vertex = work(vertex, endVertex, edge, endEdge);
      edge = endEdge;
    }
  }

  ofSolution(work: (from: number, to: number) => void): Solution {
    const { vertexCount } = this.arena;
    const valueOfVertex = new Uint32Array(vertexCount);
    const choiceOfVertex = new Uint32Array(vertexCount);
    this.ofVertexNumbers((from, to) => {
      work(from, to);
      valueOfVertex.set(this.#values.subarray(0, to - from), from);
      choiceOfVertex.set(this.#choices.subarray(0, to - from), from);
    });
    return { valueOfVertex, choiceOfVertex };
  }
}
