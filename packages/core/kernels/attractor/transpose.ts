import {
  BUCKET_BITS,
  bucketCount,
  firstEdges,
  namedSources,
  pair,
  places,
  records,
  room,
  RUN_BITS,
  runCount,
  sources,
  targets,
  vertexCount,
  word,
} from "./memory";

/*
 * The edges turned around, as in src/arena/transpose.ts: dealt into buckets of 2^14 targets, then every bucket sorted
 * within the cache. Afterwards the record of a vertex tells how many sources it has and where their list ends.
 *
 * A dealt edge is one word, for its bucket tells the high bits of its target, and the run of 2^18 vertices in which it
 * was dealt those of its source:
 *
 *     31 … 18               17 … 0                     places    bucket 0   1   2
 *     target in its bucket  source in its run          row 0            0   5   9    where buckets begin
 *                                                      row 1            2   7   9    where run 0 ended
 *                                                      row 2            5   9   12   where run 1 ended
 *
 * Row r + 1 is moved on while run r is dealt. The words of a bucket become its lists of sources in the same place.
 */
const RUN_MASK: u32 = (1 << RUN_BITS) - 1;

@inline
function row(run: u32): usize {
  return word(places, run * bucketCount);
}

export function beginBuckets(): void {
  memory.fill(places, 0, <usize>bucketCount << 2);
}

/** Counts how many edges of the slice go into each bucket. */
export function countBuckets(count: u32): void {
  const counts = places;
  for (let i: u32 = 0; i < count; i++) {
    const bucket = word(counts, load<u32>(word(targets, i)) >> BUCKET_BITS);
    store<u32>(bucket, load<u32>(bucket) + 1);
  }
}

/** Turns the counts into places. */
export function placeBuckets(): void {
  let next: u32 = 0;
  for (let bucket: u32 = 0; bucket < bucketCount; bucket++) {
    const place = word(places, bucket);
    const count = load<u32>(place);
    store<u32>(place, next);
    next += count;
  }
}

/**
 * Deals the edges of the slice: those from `edge` on, the first of which leaves `vertex`. Returns the vertex that
 * `endEdge` leaves.
 */
export function deal(vertex: u32, endVertex: u32, edge: u32, endEdge: u32): u32 {
  const run = vertex >> RUN_BITS;
  if ((vertex & RUN_MASK) == 0 && edge == load<u32>(firstEdges)) {
    memory.copy(row(run + 1), row(run), <usize>bucketCount << 2);
  }
  const following = nameSources(vertex, endVertex, edge, endEdge);
  const nextPlaces = row(run + 1);
  const dealt = sources;
  const count = endEdge - edge;
  for (let i: u32 = 0; i < count; i++) {
    const target = load<u32>(word(targets, i));
    const next = word(nextPlaces, target >> BUCKET_BITS);
    const place = load<u32>(next);
    store<u32>(next, place + 1);
    store<u32>(word(dealt, place), (target << RUN_BITS) | (load<u32>(word(namedSources, i)) & RUN_MASK));
  }
  return following;
}

/**
 * Writes the source of every edge of the slice into an array. Eight are written where fewer are meant, for the next
 * vertex writes over them: a loop that ends after one to five turns, nobody knows when, would cost more than all the
 * rest.
 */
function nameSources(vertex: u32, endVertex: u32, edge: u32, endEdge: u32): u32 {
  const names = namedSources - (<usize>edge << 2);
  for (let end = firstEdges + 4; vertex < endVertex; vertex++, end += 4) {
    const next = load<u32>(end);
    const name = i32x4.splat(vertex);
    const stop = min(next, endEdge);
    for (; edge < stop; edge += 8) {
      v128.store(word(names, edge), name);
      v128.store(word(names, edge), name, 16);
    }
    edge = stop;
    if (next > endEdge) break;
  }
  return vertex;
}

/** Counting sort of one bucket after the other. */
export function sortBuckets(from: u32, to: u32): void {
  const lists = sources;
  const copy = room;
  for (let bucket = from; bucket < to; bucket++) {
    const begin = load<u32>(word(places, bucket));
    const count = load<u32>(word(row(runCount), bucket)) - begin;
    const firstVertex = bucket << BUCKET_BITS;
    const size = min(vertexCount - firstVertex, 1 << BUCKET_BITS);
    const firstRecord = pair(records, firstVertex);
    memory.fill(firstRecord, 0, <usize>size << 3);
    for (let i: u32 = 0; i < count; i++) {
      const edge = load<u32>(word(lists, begin + i));
      store<u32>(word(copy, i), edge);
      countSource(pair(firstRecord, edge >> RUN_BITS));
    }
    placeLists(firstRecord, size, begin);
    for (let run: u32 = 0, at = copy; run < runCount; run++) {
      const firstSource = run << RUN_BITS;
      const end = word(copy, load<u32>(word(row(run + 1), bucket)) - begin);
      for (; at < end; at += 4) {
        const edge = load<u32>(at);
        putSource(pair(firstRecord, edge >> RUN_BITS), lists, firstSource | (edge & RUN_MASK));
      }
    }
  }
}

@inline
function countSource(record: usize): void {
  store<u32>(record + 4, load<u32>(record + 4) + 1);
}

/** The low word of a record is where the next source goes, and so at last where the list ends. */
@inline
function putSource(record: usize, lists: usize, source: u32): void {
  const place = load<u32>(record);
  store<u32>(record, place + 1);
  store<u32>(word(lists, place), source);
}

/** Places for the lists of these records; returns where the next one would begin. */
function placeLists(firstRecord: usize, count: u32, begin: u32): u32 {
  const end = pair(firstRecord, count);
  for (let record = firstRecord; record < end; record += 8) {
    store<u32>(record, begin);
    begin += load<u32>(record + 4);
  }
  return begin;
}

/* The plain counting sort, for local arenas: count, place, scatter. */

let nextList: u32 = 0;

export function beginTargets(): void {
  memory.fill(records, 0, <usize>vertexCount << 3);
  nextList = 0;
}

export function countTargets(count: u32): void {
  const base = records;
  for (let i: u32 = 0; i < count; i++) countSource(pair(base, load<u32>(word(targets, i))));
}

export function placeTargets(from: u32, to: u32): void {
  nextList = placeLists(pair(records, from), to - from, nextList);
}

/**
 * Takes and returns what `deal` does. Here loops are left as they stand: where edges are local, degrees are mostly
 * regular too.
 */
export function scatter(vertex: u32, endVertex: u32, edge: u32, endEdge: u32): u32 {
  const base = records;
  const lists = sources;
  const slice = targets - (<usize>edge << 2);
  for (let end = firstEdges + 4; vertex < endVertex; vertex++, end += 4) {
    const next = load<u32>(end);
    for (const stop = min(next, endEdge); edge < stop; edge++) {
      putSource(pair(base, load<u32>(word(slice, edge))), lists, vertex);
    }
    if (next > endEdge) break;
  }
  return vertex;
}
