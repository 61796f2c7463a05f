/*
 * Where everything lies. The arena is copied in; what is no longer needed makes room for what comes:
 *
 *     firstEdge   4(n + 1)   first edge of each vertex                     → at the end, the choices
 *     firstTarget 4(n + 1)   first edge of each target, the edges turned   → at the end, the values
 *     targets     4m         target of each edge                           → the sources of the turned edges
 *     owners, goals  n each
 *     buckets     a word for every 2^14 vertices, and one more
 *     room        8m dealt edges (target and source)                       → 8n records and the queue of 4n
 *
 * In a local arena edges are turned without being dealt, and the room has the sources (4m), the records and the queue.
 */
export const BUCKET_BITS: u32 = 14;
const FIRST_FREE: usize = 65536; // below it: the arrays of a batch, see grow.ts

export let vertexCount: u32 = 0;
export let edgeCount: u32 = 0;
/** Whether edges lead to vertices with near numbers, so that the cache helps without any art. */
export let isLocal: bool = false;
export let firstEdge: usize = 0;
export let firstTarget: usize = 0;
export let targets: usize = 0;
export let owners: usize = 0;
export let goals: usize = 0;
export let buckets: usize = 0;
export let bucketCount: u32 = 0;
export let dealt: usize = 0;
export let sources: usize = 0;
export let records: usize = 0;
export let queue: usize = 0;

let end: f64 = 0;

/** Bytes from the next multiple of eight on. */
function take(bytes: f64): usize {
  const begin = end;
  end = Math.ceil((end + bytes) / 8) * 8;
  return <usize>begin;
}

/** Lays out the memory and returns where it ends, in bytes; addresses are good only when that is below 4 GiB. */
export function layOut(vertices: u32, edges: u32, local: bool): f64 {
  const n = <f64>vertices;
  const m = <f64>edges;
  vertexCount = vertices;
  edgeCount = edges;
  isLocal = local;
  bucketCount = ((vertices - 1) >> BUCKET_BITS) + 1;
  end = <f64>FIRST_FREE;
  firstEdge = take(4 * (n + 1));
  firstTarget = take(4 * (n + 1));
  targets = take(4 * m);
  owners = take(n);
  goals = take(n);
  buckets = take(4 * (<f64>bucketCount + 1));
  if (local) {
    sources = take(4 * m);
    records = take(8 * n);
    queue = take(4 * n);
    return end;
  }
  dealt = take(Math.max(8 * m, 12 * n));
  sources = targets;
  records = dealt;
  queue = dealt + ((<usize>vertices) << 3);
  return end;
}
