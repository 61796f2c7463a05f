import { beginBins, emptyBins, fillBins, isWide } from "./bins";
import { decide, hadExtra, keep } from "./decide";
import { firstEdges, isLocal, pair, records, room, sources, states, targets, vertexCount, word } from "./memory";
import { DECIDED, MAX_COUNTED, NO_CHOICE, queued, RANK_BITS, VERTEX_MASK } from "./state";

/*
 * Both attractors at once, breadth first and backward from the goals, as in src/solve/grow.ts.
 *
 * The queue is one array with two ends. While a layer is read from one of them, the next is written from the other;
 * together they have at most n vertices, and mostly far fewer, so that little memory is touched:
 *
 *     | layer 4 →                ← layer 5 |        then        | layer 6 →            ← layer 5 |
 */
let head: usize = 0;
let endOfLevel: usize = 0;
let tail: usize = 0;
/** Eight forward, minus eight backward. */
let readStep: usize = 0;
let writeStep: usize = 0;
/** What vertices of the layer get: outcome (plus one if player 1 has won them) and rank. */
let value: u32 = 0;
/** Whether the layer is so wide that its edges are decided by bins (see bins.ts). */
let usesBins: bool = false;

/** Begins with the first layer empty, to be enqueued: 0 for the attractors, 2 for the finite draws. */
export function beginGrowth(outcome: u32): void {
  head = endOfLevel = pair(room, vertexCount);
  tail = room;
  readStep = -8;
  writeStep = 8;
  value = (outcome << RANK_BITS) - 1;
  usesBins = false;
  if (!isLocal) beginBins();
}

@inline
export function enqueue(entry: u32): void {
  store<u64>(tail, queued(entry, NO_CHOICE));
  tail += writeStep;
}

/** What has been written is read from now on; false when nothing has. */
function turnToNextLevel(): bool {
  const front = room;
  const back = pair(front, vertexCount);
  const begin = writeStep == 8 ? front : back;
  if (tail == begin) return false;
  head = begin;
  endOfLevel = tail;
  tail = begin == front ? back : front;
  readStep = writeStep;
  writeStep = -readStep;
  value++;
  usesBins = !isLocal && isWide(leftOfLevel());
  return true;
}

@inline
function leftOfLevel(): u32 {
  return <u32>((readStep == 8 ? endOfLevel - head : head - endOfLevel) >> 3);
}

/** Works off about `budget` vertices of the queue; true when nothing joins any more. */
export function grow(budget: u32): bool {
  for (let done: u32 = 0; done < budget; ) {
    if (head == endOfLevel) {
      if (usesBins) tail = emptyBins(tail, writeStep);
      if (!turnToNextLevel()) return true;
    }
    const left = leftOfLevel();
    const count = isLocal || left < 4 ? 0 : growBatch(min(left, BATCH_VERTICES));
    done += count > 0 ? count : growSingly(isLocal ? min(left, budget) : 1);
  }
  return false;
}

/**
 * The rule, one vertex after the other: a source joins its owner at the first good edge, the other side after its last
 * bad one.
 */
function growSingly(count: u32): u32 {
  const base = records;
  const lists = sources;
  const bytes = states;
  const forward = readStep;
  const step = writeStep;
  let at = head;
  let next = tail;
  for (let i: u32 = 0; i < count; i++, at += forward) {
    const now = load<u64>(at);
    const entry = <u32>now;
    const record = pair(base, entry & VERTEX_MASK);
    const list = load<u64>(record);
    store<u64>(record, decided(now));
    const winner = entry >> 31;
    const joining = entry & ~VERTEX_MASK;
    const end = word(lists, <u32>list);
    for (let place = end - (<usize>(list >> 32) << 2); place < end; place += 4) {
      const source = load<u32>(place);
      const address = bytes + <usize>source;
      const state = <u32>load<u8>(address);
      if (state == DECIDED) continue;
      const isOwner = (state & 1) == winner;
      if (isOwner || state >> 1 == 1) {
        store<u8>(address, DECIDED);
        store<u64>(next, queued(source | joining, isOwner ? entry & VERTEX_MASK : NO_CHOICE));
        next += step;
      } else if (state >> 1 < MAX_COUNTED || !hadExtra(source)) {
        store<u8>(address, state - 2);
      }
    }
  }
  head = at;
  tail = next;
  return count;
}

/** The record of a vertex whose turn has come. */
@inline
function decided(now: u64): u64 {
  return queued(value + ((<u32>now >> 31) << RANK_BITS), <u32>(now >> 32));
}

/*
 * Where edges lead to random places, the time goes in waiting for memory. So vertices are taken in batches, in stages
 * that each do nothing but independent loads, of which the processor then has many under way at once:
 *
 *     queue         … 7 4 9 …
 *     1. records    of 7, 4, 9: where their lists are            one miss a vertex
 *     2. touch      the end of each list                         one miss a vertex
 *     3. lists      3 5 | 8 | 1 2 6  and beside it 7 7 4 9 9 9   four at a time, so that the loop seldom goes on
 *     4. touch      the states of 3 5 8 1 2 6                    out of the first cache, seldom the last
 *     5. decide     everything is near
 *
 * In a wide layer the last two stages are put off: the edges go into bins (see bins.ts).
 *
 * Longer batches do not help: the processor cannot have more loads under way.
 */
const BATCH_VERTICES: u32 = 48;
const BATCH_EDGES: u32 = 4096;
const batchRecords: usize = firstEdges;
const batchEntries: usize = targets;
const batchSources: usize = batchEntries + 4 * (<usize>BATCH_EDGES + 4);

/** Returns how many vertices were worked off, 0 if the first has too many sources for a batch. */
function growBatch(most: u32): u32 {
  loadRecords(most);
  const count = loadLists(most);
  tail = usesBins ? fillBins(batchSources, batchEntries, endOfBatch, tail, writeStep) : decideBatch(tail, writeStep);
  return count;
}

/** Stages 4 and 5. Returns where the queue ends now. */
function decideBatch(next: usize, step: usize): usize {
  const bytes = states;
  let mixed: u32 = 0;
  for (let at = batchSources; at < endOfBatch; at += 4) mixed ^= load<u8>(bytes + <usize>load<u32>(at));
  keep(mixed);
  for (let at = batchSources; at < endOfBatch; at += 4) {
    next += step & decide(bytes, load<u32>(at), load<u32>(at - (batchSources - batchEntries)), next);
  }
  return next;
}

/** Stages 1 and 2. */
function loadRecords(count: u32): void {
  const base = records;
  const lists = sources;
  for (let i: u32 = 0, at = head; i < count; i++, at += readStep) {
    store<u64>(pair(batchRecords, i), load<u64>(pair(base, load<u32>(at) & VERTEX_MASK)));
  }
  let mixed: u32 = 0;
  for (let i: u32 = 0; i < count; i++) mixed ^= load<u32>(word(lists, load<u32>(pair(batchRecords, i)) - 1));
  keep(mixed);
}

let endOfBatch: usize = 0;

/** Stage 3. Returns for how many vertices there was room. */
function loadLists(most: u32): u32 {
  const base = records;
  const lists = sources;
  let loaded: u32 = 0;
  let count: u32 = 0;
  for (; count < most; count++, head += readStep) {
    const list = load<u64>(pair(batchRecords, count));
    const degree = <u32>(list >> 32);
    if (loaded + degree > BATCH_EDGES) break;
    const now = load<u64>(head);
    store<u64>(pair(base, <u32>now & VERTEX_MASK), decided(now));
    const entries = i32x4.splat(<u32>now);
    const begin = word(lists, <u32>list - degree);
    for (let i: u32 = 0; i < degree; i += 4) {
      v128.store(word(batchSources, loaded + i), v128.load(word(begin, i)));
      v128.store(word(batchEntries, loaded + i), entries);
    }
    loaded += degree;
  }
  endOfBatch = word(batchSources, loaded);
  return count;
}
