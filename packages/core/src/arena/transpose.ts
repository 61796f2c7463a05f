import { finishable, type Work } from "../base/work.ts";
import type { Arena } from "./arena.ts";

/** The edges of an arena by their targets. */
export interface Predecessors {
  readonly firstEdgeOfTarget: Uint32Array;
  readonly sourceOfEdge: Uint32Array;
}

/** A bucket has targets that are near each other: their offsets and sources fit into the second-level cache. */
const BUCKET_BITS = 14;
const NEAR = 1 << BUCKET_BITS;

/**
 * Turns every edge around, in linear time. The sources of a target come in increasing order.
 *
 * On large arenas the obvious counting sort writes each edge to a random place of memory, a cache miss per edge. Here
 * edges are first dealt into buckets by the high bits of their target, each bucket being written in order; then
 * every bucket is sorted alone, within the cache:
 *
 *     edge → target   0→9  0→2  1→7  2→8  2→3     (bucket = target ≥ 5)
 *     dealt           0→2  2→3 | 0→9  1→7  2→8
 *     sorted          2:0  3:2 | 7:1  8:2  9:0
 *
 * Memory: 4n + 4m for the result, and 8m while it works. Where edges lead nearby the obvious sort is taken.
 */
export const predecessors = /* @__PURE__ */ finishable(function* predecessors(arena: Arena): Work<Predecessors, void> {
  return yield* sampleEdges(arena).isLocal ? predecessorsAtOnce(arena) : predecessorsByBuckets(arena);
});

const SLICE = 1 << 18;
const BUCKETS_PER_SLICE = 16;

/** The plain counting sort, for edges whose targets stay in the cache anyway. */
function* predecessorsAtOnce(arena: Arena): Work<Predecessors, void> {
  const { vertexCount, edgeCount, firstEdgeOfVertex, targetOfEdge } = arena;
  const firstEdgeOfTarget = new Uint32Array(vertexCount + 1);
  const sourceOfEdge = new Uint32Array(edgeCount);
  for (let edge = 0; edge < edgeCount; yield) {
    for (const stop = Math.min(edgeCount, edge + SLICE); edge < stop; edge++) {
      firstEdgeOfTarget[targetOfEdge[edge] + 1]++;
    }
  }
  for (let target = 0, next = 0; target < vertexCount; target++) {
    const degree = firstEdgeOfTarget[target + 1];
    firstEdgeOfTarget[target + 1] = next;
    next += degree;
  }
  for (let vertex = 0, edge = 0; vertex < vertexCount; yield) {
    for (const stop = Math.min(vertexCount, vertex + SLICE); vertex < stop; vertex++) {
      for (const end = firstEdgeOfVertex[vertex + 1]; edge < end; edge++) {
        sourceOfEdge[firstEdgeOfTarget[targetOfEdge[edge] + 1]++] = vertex;
      }
    }
  }
  return { firstEdgeOfTarget, sourceOfEdge };
}

function* predecessorsByBuckets(arena: Arena): Work<Predecessors, void> {
  const { vertexCount, edgeCount, targetOfEdge } = arena;
  const firstEdgeOfTarget = new Uint32Array(vertexCount + 1);
  const sourceOfEdge = new Uint32Array(edgeCount);
  const bucketCount = ((vertexCount - 1) >>> BUCKET_BITS) + 1;

  const endOfBucket = new Uint32Array(bucketCount + 1);
  for (let edge = 0; edge < edgeCount; edge++) endOfBucket[(targetOfEdge[edge] >>> BUCKET_BITS) + 1]++;
  for (let bucket = 0; bucket < bucketCount; bucket++) endOfBucket[bucket + 1] += endOfBucket[bucket];

  const dealtTarget = new Uint32Array(edgeCount);
  const dealtSource = new Uint32Array(edgeCount);
  for (let vertex = 0; vertex < vertexCount; vertex += SLICE) {
    yield;
    deal(arena, vertex, Math.min(vertexCount, vertex + SLICE), endOfBucket, dealtTarget, dealtSource);
  } // afterwards endOfBucket[b] is where bucket b ends

  for (let bucket = 0, begin = 0; bucket < bucketCount; bucket++) {
    const end = endOfBucket[bucket];
    const firstTarget = bucket << BUCKET_BITS;
    const endTarget = Math.min(vertexCount, firstTarget + (1 << BUCKET_BITS));
    sortBucket(begin, end, firstTarget, endTarget, dealtTarget, dealtSource, firstEdgeOfTarget, sourceOfEdge);
    begin = end;
    if (bucket % BUCKETS_PER_SLICE === 0) yield;
  }
  return { firstEdgeOfTarget, sourceOfEdge };
}

function deal(
  { firstEdgeOfVertex, targetOfEdge }: Arena,
  first: number,
  stop: number,
  nextOfBucket: Uint32Array,
  dealtTarget: Uint32Array,
  dealtSource: Uint32Array,
): void {
  for (let vertex = first, edge = firstEdgeOfVertex[first]; vertex < stop; vertex++) {
    for (const end = firstEdgeOfVertex[vertex + 1]; edge < end; edge++) {
      const target = targetOfEdge[edge];
      const place = nextOfBucket[target >>> BUCKET_BITS]++;
      dealtTarget[place] = target;
      dealtSource[place] = vertex;
    }
  }
}

/** Counting sort of one bucket. While it runs, firstEdge[t + 1] is where the next source of t goes. */
function sortBucket(
  begin: number,
  end: number,
  firstTarget: number,
  endTarget: number,
  dealtTarget: Uint32Array,
  dealtSource: Uint32Array,
  firstEdge: Uint32Array,
  sourceOfEdge: Uint32Array,
): void {
  for (let i = begin; i < end; i++) firstEdge[dealtTarget[i] + 1]++;
  for (let target = firstTarget, next = begin; target < endTarget; target++) {
    const degree = firstEdge[target + 1];
    firstEdge[target + 1] = next;
    next += degree;
  }
  for (let i = begin; i < end; i++) sourceOfEdge[firstEdge[dealtTarget[i] + 1]++] = dealtSource[i];
}

/** Where edges lead, by a sample of a thousand vertices: for choosing a method, not for proofs. */
export interface EdgeSample {
  /** True if edges mostly lead nearby: to numbers less than `NEAR` away. */
  readonly isLocal: boolean;
  /** Down if all of them lead to smaller numbers, up if all lead to greater ones. */
  readonly direction: "down" | "up" | undefined;
}

const SAMPLES = 1024;

export function sampleEdges({ vertexCount, firstEdgeOfVertex, targetOfEdge }: Arena): EdgeSample {
  const step = Math.max(1, Math.floor(vertexCount / SAMPLES));
  let edges = 0;
  let near = 0;
  let down = 0;
  let up = 0;
  for (let vertex = 0; vertex < vertexCount; vertex += step) {
    for (let edge = firstEdgeOfVertex[vertex]; edge < firstEdgeOfVertex[vertex + 1]; edge++) {
      const distance = targetOfEdge[edge] - vertex;
      edges++;
      if (Math.abs(distance) < NEAR) near++;
      if (distance < 0) down++;
      if (distance > 0) up++;
    }
  }
  return { isLocal: near >= 0.9 * edges, direction: down === edges ? "down" : up === edges ? "up" : undefined };
}
