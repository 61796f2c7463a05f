import type { Arena } from "../arena/arena.ts";
import { FINITE_DRAW, type Solution } from "../arena/solution.ts";
import { sampleEdges } from "../arena/transpose.ts";
import { finishable, type Work } from "../base/work.ts";
import { settleEndless } from "../solve/attractor.ts";
import { ATTRACTOR } from "./generated/attractor.ts";
import { hasKernels, instantiate, type KernelMemory, MAX_BYTES, reserve } from "./load.ts";

const BUCKET_BITS = 14;
const BUCKETS_PER_SLICE = 4;
/** Fresh memory costs a fifth of the time: the last kernel is used again, if its memory was not needed elsewhere. */
let idleKernel: WeakRef<AttractorKernel> | undefined;
const GROWTH_PER_SLICE = 1 << 15;

/**
 * Solves an arena in WebAssembly: the same values as `solve`, and choices that are as good.
 *
 * Needs an arena that fits into 4 GiB together with the work on it (`fitsKernel`). Returns exact values. Cost: O(n + m)
 * time; beyond the arena 4m + 9n bytes, n more where edges lead anywhere, 8 for each vertex of the two widest layers
 * that follow each other, and 8n for the result; where all edges lead the same way 4n and the result.
 */
export const solveWithKernel = /* @__PURE__ */ finishable(function* solveWithKernel(
  arena: Arena,
): Work<Solution, void> {
  const kernel = idleKernel?.deref() ?? instantiate<AttractorKernel>(ATTRACTOR);
  idleKernel = undefined; // it is in use now
  const { isLocal, direction } = sampleEdges(arena);
  const swept = direction && (yield* sweepEdges(kernel, arena, direction));
  const solution = swept ?? (yield* growAttractors(kernel, arena, isLocal));
  idleKernel = new WeakRef(kernel);
  return arena.endless === undefined ? solution : settleEndless(arena, arena.endless, solution);
});

/** Backward induction; undefined where it turns out that edges lead both ways. */
function sweepEdges(kernel: AttractorKernel, arena: Arena, direction: "down" | "up"): Work<Solution | undefined, void> {
  reserve(kernel.memory, kernel.layOutSweep(arena.vertexCount));
  const slices = slicesOf(arena, kernel);
  return slices.sweep(direction, direction === "down" ? kernel.sweepForward : kernel.sweepBackward);
}

function* growAttractors(kernel: AttractorKernel, arena: Arena, isLocal: boolean): Work<Solution, void> {
  reserve(kernel.memory, kernel.layOut(arena.vertexCount, arena.edgeCount, isLocal));
  const slices = slicesOf(arena, kernel);
  yield* isLocal ? turnLocalEdges(kernel, slices) : turnEdges(kernel, slices, arena.vertexCount);
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

/** True if kernels are available and the arena fits into their addresses. */
export function fitsKernel({ vertexCount: n, edgeCount: m }: Arena): boolean {
  const bytes = 4 * m + 14 * n + Math.max(4 * m, 8 * n) + n ** 2 / 2 ** 30 + 2 ** 21;
  return hasKernels() && bytes <= MAX_BYTES;
}

function* turnEdges(kernel: AttractorKernel, slices: Slices, vertexCount: number): Work<void, void> {
  kernel.beginBuckets();
  yield* slices.ofTargets(kernel.countBuckets);
  kernel.placeBuckets();
  yield* slices.ofEdges(kernel.deal);
  const bucketCount = ((vertexCount - 1) >>> BUCKET_BITS) + 1;
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

/** The exports of kernels/attractor. What takes `from` and `to` is called slice by slice. */
interface AttractorKernel
  extends Readonly<Record<Constant, { readonly value: number }>>,
    Record<VertexWork, (from: number, to: number) => void> {
  readonly memory: KernelMemory;
  layOut(vertexCount: number, edgeCount: number, isLocal: boolean): number;
  beginBuckets(): void;
  countBuckets(edges: number): void;
  placeBuckets(): void;
  deal(vertex: number, endVertex: number, edge: number, endEdge: number): number;
  sortBuckets(from: number, to: number): void;
  beginTargets(): void;
  countTargets(edges: number): void;
  scatter(vertex: number, endVertex: number, edge: number, endEdge: number): number;
  beginGrowth(outcome: number): void;
  hasDrawnEnds(): number;
  hasLeavableDraws(): number;
  grow(budget: number): number;
  layOutSweep(vertexCount: number): number;
  sweepForward(from: number, to: number): number;
  sweepBackward(from: number, to: number): number;
}

type Constant = "SLICE_VERTICES" | "SLICE_EDGES" | "firstEdges" | "targets" | "owners" | "goals" | "values" | "choices";
type VertexWork = "placeTargets" | "seedGoals" | "seedDraws" | "seedLeavableDraws" | "separate";

/**
 * An arena, handed to the kernel piece by piece through a window of its memory.
 *
 * V8 keeps a WebAssembly function in its slow form until it has been called often, so the work is cut into slices, with
 * pauses between them; and a slice is still in the cache when the kernel reads it.
 */
function slicesOf(arena: Arena, kernel: AttractorKernel) {
  const { buffer } = kernel.memory; // as large as it will be: a memory that grows has other windows
  const maxVertices = kernel.SLICE_VERTICES.value;
  const maxEdges = kernel.SLICE_EDGES.value;
  const firstEdges = new Uint32Array(buffer, kernel.firstEdges.value, maxVertices + 1);
  const targets = new Uint32Array(buffer, kernel.targets.value, maxEdges);
  const owners = new Uint8Array(buffer, kernel.owners.value, maxVertices);
  const goals = new Uint8Array(buffer, kernel.goals.value, maxVertices);
  const values = new Uint32Array(buffer, kernel.values.value, maxVertices);
  const choices = new Uint32Array(buffer, kernel.choices.value, maxVertices);
  return { ofVertexNumbers, ofVertices, ofTargets, ofEdges, ofSolution, sweep };

  function* ofVertexNumbers(work: (from: number, to: number) => void): Work<void, void> {
    const { vertexCount } = arena;
    for (let from = 0; from < vertexCount; from += maxVertices) {
      work(from, Math.min(vertexCount, from + maxVertices));
      yield;
    }
  }

  function ofVertices(work: (from: number, to: number) => void): Work<void, void> {
    return ofVertexNumbers((from, to) => {
      copyVertices(from, to);
      work(from, to);
    });
  }

  function* ofTargets(work: (count: number) => void): Work<void, void> {
    const { edgeCount, targetOfEdge } = arena;
    for (let edge = 0; edge < edgeCount; edge += maxEdges) {
      const slice = targetOfEdge.subarray(edge, Math.min(edgeCount, edge + maxEdges));
      targets.set(slice);
      work(slice.length);
      yield;
    }
  }

  /** Edges with their vertices. A vertex with very many edges is in several slices: `work` returns the next. */
  function* ofEdges(
    work: (vertex: number, endVertex: number, edge: number, endEdge: number) => number,
  ): Work<void, void> {
    const { vertexCount, firstEdgeOfVertex, targetOfEdge } = arena;
    for (let vertex = 0, edge = 0; vertex < vertexCount; ) {
      const endVertex = Math.min(vertexCount, vertex - (vertex % maxVertices) + maxVertices);
      const endEdge = Math.min(edge + maxEdges, firstEdgeOfVertex[endVertex]);
      firstEdges.set(firstEdgeOfVertex.subarray(vertex, endVertex + 1));
      targets.set(targetOfEdge.subarray(edge, endEdge));
      vertex = work(vertex, endVertex, edge, endEdge);
      edge = endEdge;
      yield;
    }
  }

  function* ofSolution(work: (from: number, to: number) => void): Work<Solution, void> {
    const solution = emptySolution(arena);
    yield* ofVertexNumbers((from, to) => {
      work(from, to);
      copySolution(solution, from, to);
    });
    return solution;
  }

  /** Like `ofEdges`, for work that needs all edges of a vertex; undefined if it fails or a slice is too small. */
  function* sweep(
    direction: "down" | "up",
    work: (from: number, to: number) => number,
  ): Work<Solution | undefined, void> {
    const begin = (done: number, size: number): number => (direction === "down" ? done : vertexCount - done - size);
    const { vertexCount, firstEdgeOfVertex, targetOfEdge } = arena;
    const solution = emptySolution(arena);
    for (let done = 0, size = 0; done < vertexCount; done += size) {
      size = Math.min(maxVertices, vertexCount - done);
      const edgeCount = (): number =>
        firstEdgeOfVertex[begin(done, size) + size] - firstEdgeOfVertex[begin(done, size)];
      while (edgeCount() > maxEdges) size = Math.floor(size / 2);
      if (size === 0) return undefined;
      const from = begin(done, size);
      copyVertices(from, from + size);
      targets.set(targetOfEdge.subarray(firstEdgeOfVertex[from], firstEdgeOfVertex[from + size]));
      if (!work(from, from + size)) return undefined;
      copySolution(solution, from, from + size);
      yield;
    }
    return solution;
  }

  function copyVertices(from: number, to: number): void {
    const { firstEdgeOfVertex, ownerOfVertex, goalOfVertex } = arena;
    firstEdges.set(firstEdgeOfVertex.subarray(from, to + 1));
    owners.set(ownerOfVertex.subarray(from, to));
    goals.set(goalOfVertex.subarray(from, to));
  }

  function copySolution({ valueOfVertex, choiceOfVertex }: Solution, from: number, to: number): void {
    valueOfVertex.set(values.subarray(0, to - from), from);
    choiceOfVertex.set(choices.subarray(0, to - from), from);
  }
}

type Slices = ReturnType<typeof slicesOf>;

function emptySolution({ vertexCount }: Arena): Solution {
  return { valueOfVertex: new Uint32Array(vertexCount), choiceOfVertex: new Uint32Array(vertexCount) };
}
