/*
 * Where everything lies, for n vertices and m edges, and what makes room for what comes:
 *
 *     slice     of the arena, copied in at its turn; later the arrays of a batch; at the end a slice of the solution
 *     places    where the edges of each bucket go, a row for every 2^18 vertices (see transpose.ts)
 *     sources   4m   dealt edges                             → the sources of each target
 *     records   8n   the list of sources of each vertex      → its choice and value (see grow.ts)
 *     states     n   what is still to be decided, one byte per vertex
 *     extras    4n   touched only for vertices with more than 127 moves
 *     room      8n   one bucket that is being sorted, 4m at most  → the queue, touched as far as layers are wide
 *     bins       n   edges that wait to be decided, and where the next of each bin goes (see bins.ts)
 *
 * What is not touched costs addresses and no memory. The arena itself is never held as a whole.
 */

/** Vertices in a bucket, and in a run of sources: together the 32 bits of a dealt edge. */
export const BUCKET_BITS: u32 = 14;
export const RUN_BITS: u32 = 32 - BUCKET_BITS;
/** Of a bin: 2,048 edges, eight bytes each. */
export const BIN_BYTES: usize = 1 << 14;

export const SLICE_VERTICES: u32 = 1 << 14;
export const SLICE_EDGES: u32 = 1 << 16;

export const firstEdges: usize = 1024;
export const owners: usize = firstEdges + 4 * (<usize>SLICE_VERTICES + 2);
export const goals: usize = owners + <usize>SLICE_VERTICES;
export const targets: usize = goals + <usize>SLICE_VERTICES;
export const namedSources: usize = targets + 4 * <usize>SLICE_EDGES;
const FIRST_FREE: usize = namedSources + 4 * (<usize>SLICE_EDGES + 8);

export const choices: usize = namedSources;
export const values: usize = choices + 4 * <usize>SLICE_VERTICES;

export let vertexCount: u32 = 0;
/** Whether edges lead to vertices with near numbers, so that the cache helps without any art. */
export let isLocal: bool = false;
export let bucketCount: u32 = 0;
export let runCount: u32 = 0;
export let places: usize = 0;
export let sources: usize = 0;
export let records: usize = 0;
export let states: usize = 0;
export let extras: usize = 0;
export let room: usize = 0;
export let cursors: usize = 0;
export let bins: usize = 0;

/** Where the values of a sweep begin; nothing else is needed for it (see sweep.ts). */
export const swept: usize = FIRST_FREE;

let end: f64 = 0;

/** Bytes from the next multiple of sixteen on. */
function take(bytes: f64): usize {
  const begin = end;
  end = Math.ceil((end + bytes) / 16) * 16;
  return <usize>begin;
}

/** Lays out the memory and returns where it ends, in bytes; addresses are good only when that is below 4 GiB. */
export function layOut(vertices: u32, edges: u32, local: bool): f64 {
  const n = <f64>vertices;
  const m = <f64>edges;
  vertexCount = vertices;
  isLocal = local;
  bucketCount = ((vertices - 1) >> BUCKET_BITS) + 1;
  runCount = ((vertices - 1) >> RUN_BITS) + 1;
  end = <f64>FIRST_FREE;
  places = take(local ? 0 : 4 * <f64>bucketCount * (<f64>runCount + 1));
  sources = take(4 * m);
  records = take(8 * n);
  states = take(n);
  extras = take(4 * n);
  room = take(Math.max(8 * (n + 1), local ? 0 : 4 * m));
  cursors = take(local ? 0 : 4 * <f64>bucketCount);
  end = Math.ceil(end / <f64>BIN_BYTES) * <f64>BIN_BYTES;
  bins = take(local ? 0 : <f64>BIN_BYTES * <f64>bucketCount);
  return end;
}

/** The same for a sweep. */
export function layOutSweep(vertices: u32): f64 {
  vertexCount = vertices;
  return <f64>swept + 4 * <f64>vertices;
}

/*
 * Loops take what they need of the above into constants of their own first: the compiler of the engine would read a
 * variable of the module again in every turn.
 */

@inline
export function word(base: usize, index: u32): usize {
  return base + (<usize>index << 2);
}

@inline
export function pair(base: usize, index: u32): usize {
  return base + (<usize>index << 3);
}
