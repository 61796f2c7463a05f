import {
  BUCKET_BITS,
  bucketCount,
  buckets,
  dealt,
  edgeCount,
  firstEdge,
  firstTarget,
  sources,
  targets,
  vertexCount,
} from "./memory";

/*
 * The edges turned around, as in src/arena/transpose.ts: dealt into buckets by the high bits of their targets, then each
 * bucket sorted within the cache. The memory is taken to be zero where counting begins.
 */

@inline
function word(base: usize, index: u32): usize {
  return base + (<usize>index << 2);
}

/** Counts the edges of each bucket; afterwards bucket b begins at buckets[b]. */
export function countBuckets(from: u32, to: u32): void {
  for (let edge = from; edge < to; edge++) {
    const bucket = word(buckets, (load<u32>(word(targets, edge)) >> BUCKET_BITS) + 1);
    store<u32>(bucket, load<u32>(bucket) + 1);
  }
}

export function beginBuckets(): void {
  memory.fill(buckets, 0, (<usize>bucketCount + 1) << 2);
}

export function sumBuckets(): void {
  for (let bucket: u32 = 0; bucket < bucketCount; bucket++) {
    const next = word(buckets, bucket + 1);
    store<u32>(next, load<u32>(next) + load<u32>(word(buckets, bucket)));
  }
}

/** Deals the edges of these vertices; when all are dealt, bucket b ends at buckets[b]. */
export function deal(from: u32, to: u32): void {
  let edge = load<u32>(word(firstEdge, from));
  for (let vertex = from; vertex < to; vertex++) {
    for (const end = load<u32>(word(firstEdge, vertex + 1)); edge < end; edge++) {
      const target = load<u32>(word(targets, edge));
      const next = word(buckets, target >> BUCKET_BITS);
      const place = load<u32>(next);
      store<u32>(next, place + 1);
      store<u64>(dealt + (<usize>place << 3), (<u64>target << 32) | <u64>vertex);
    }
  }
}

/** Counting sort of one bucket after the other; firstTarget[t + 1] is where the next source of t goes meanwhile. */
export function sortBuckets(from: u32, to: u32): void {
  if (from == 0) store<u32>(firstTarget, 0);
  for (let bucket = from; bucket < to; bucket++) {
    const begin: u32 = bucket == 0 ? 0 : load<u32>(word(buckets, bucket - 1));
    const end = load<u32>(word(buckets, bucket));
    const firstVertex = bucket << BUCKET_BITS;
    const endVertex = min(vertexCount, firstVertex + (1 << BUCKET_BITS));
    memory.fill(word(firstTarget, firstVertex + 1), 0, <usize>(endVertex - firstVertex) << 2);
    for (let i = begin; i < end; i++) {
      const count = word(firstTarget, <u32>(load<u64>(dealt + (<usize>i << 3)) >> 32) + 1);
      store<u32>(count, load<u32>(count) + 1);
    }
    placeTargets(firstVertex, endVertex, begin);
    for (let i = begin; i < end; i++) {
      const edge = load<u64>(dealt + (<usize>i << 3));
      putSource(<u32>(edge >> 32), <u32>edge);
    }
  }
}

/** Turns counts into places, in firstTarget[t + 1]. */
function placeTargets(from: u32, to: u32, begin: u32): void {
  for (let target = from, next = begin; target < to; target++) {
    const place = word(firstTarget, target + 1);
    const degree = load<u32>(place);
    store<u32>(place, next);
    next += degree;
  }
}

@inline
function putSource(target: u32, source: u32): void {
  const next = word(firstTarget, target + 1);
  const place = load<u32>(next);
  store<u32>(next, place + 1);
  store<u32>(word(sources, place), source);
}

/** The plain counting sort, for arenas whose edges are local: first count, then place, then scatter. */
export function countTargets(from: u32, to: u32): void {
  if (from == 0) memory.fill(firstTarget, 0, (<usize>vertexCount + 1) << 2);
  for (let edge = from; edge < to; edge++) {
    const count = word(firstTarget, load<u32>(word(targets, edge)) + 1);
    store<u32>(count, load<u32>(count) + 1);
  }
  if (to == edgeCount) placeTargets(0, vertexCount, 0);
}

export function scatter(from: u32, to: u32): void {
  let edge = load<u32>(word(firstEdge, from));
  for (let vertex = from; vertex < to; vertex++) {
    for (const end = load<u32>(word(firstEdge, vertex + 1)); edge < end; edge++) {
      putSource(load<u32>(word(targets, edge)), vertex);
    }
  }
}
