import { firstEdge, firstTarget, goals, isLocal, owners, queue, records, sources } from "./memory";

/*
 * Both attractors at once, as in src/solve/grow.ts and with the same words; word and choice of a vertex are one record of eight
 * bytes, so that deciding a vertex touches one line of the cache.
 *
 *     record   63 … 32   31 30     29      28 … 0
 *              choice    outcome   owner   successors that the other player has not won yet, then the rank
 */
const RANK_BITS: u32 = 30;
const OWNER_BIT: u32 = 29;
const UNDECIDED: u32 = 3 << RANK_BITS;
const FINITE_DRAW: u32 = 2 << RANK_BITS;
const COUNTER_MASK: u32 = (1 << OWNER_BIT) - 1;
const NO_CHOICE: u64 = 0xffffffff00000000;
const NOBODY: u32 = 2;
const VERTEX_MASK: u32 = 0x7fffffff;

/** A batch of the queue is worked off in stages of independent loads; see src/solve/grow.ts for the picture. */
const BATCH_VERTICES: u32 = 128;
const BATCH_EDGES: u32 = 8192;
const BEGINS: usize = 1024;
const ENDS: usize = BEGINS + 4 * 128;
const LOADED: usize = 4096;

let head: u32 = 0;
let tail: u32 = 0;
let endOfLayer: u32 = 0;
let rank: u32 = 0;
/** Nobody reads it; without it the loads that only warm the cache would be optimised away. */
let touched: u32 = 0;

@inline
function word(base: usize, index: u32): usize {
  return base + (<usize>index << 2);
}

@inline
function recordOf(vertex: u32): usize {
  return records + (<usize>vertex << 3);
}

export function beginGrowth(): void {
  head = 0;
  tail = 0;
  endOfLayer = 0;
  rank = 0;
}

/** First records, and the goals into the queue. Its bit 31 tells who has won a vertex. */
export function seedGoals(from: u32, to: u32): void {
  for (let vertex = from; vertex < to; vertex++) {
    const goal = <u32>load<u8>(goals + <usize>vertex);
    if (goal == NOBODY) {
      const degree = load<u32>(word(firstEdge, vertex + 1)) - load<u32>(word(firstEdge, vertex));
      const owner = <u32>load<u8>(owners + <usize>vertex);
      store<u64>(recordOf(vertex), NO_CHOICE | <u64>(UNDECIDED | (owner << OWNER_BIT) | degree));
    } else {
      store<u64>(recordOf(vertex), NO_CHOICE | <u64>(goal << RANK_BITS));
      store<u32>(word(queue, tail++), vertex | (goal << 31));
    }
  }
}

/** Works off about so many vertices of the queue; true when nothing joins any more. */
export function grow(budget: u32): bool {
  for (let done: u32 = 0; done < budget; ) {
    if (head == endOfLayer) {
      if (head == tail) return true;
      endOfLayer = tail;
      rank++;
    }
    const most = min(BATCH_VERTICES, endOfLayer - head);
    const count: u32 = isLocal || most < 4 ? 0 : loadBatch(most);
    if (count > 0) {
      for (let i: u32 = 0; i < count; i++) {
        tail = decide(load<u32>(word(queue, head + i)), load<u32>(word(BEGINS, i)), load<u32>(word(ENDS, i)), LOADED, tail);
      }
      head += count;
      done += count;
    } else {
      const entry = load<u32>(word(queue, head++));
      const vertex = entry & VERTEX_MASK;
      const begin = load<u32>(word(firstTarget, vertex));
      tail = decide(entry, begin, load<u32>(word(firstTarget, vertex + 1)), sources, tail);
      done++;
    }
  }
  return false;
}

/** Brings the sources of up to `most` vertices, and their records, near; returns how many vertices, 0 if the first is too big. */
function loadBatch(most: u32): u32 {
  for (let i: u32 = 0; i < most; i++) {
    const vertex = load<u32>(word(queue, head + i)) & VERTEX_MASK;
    store<u32>(word(BEGINS, i), load<u32>(word(firstTarget, vertex)));
    store<u32>(word(ENDS, i), load<u32>(word(firstTarget, vertex + 1)));
  }
  let loaded: u32 = 0;
  let count: u32 = 0;
  for (; count < most; count++) {
    const begin = load<u32>(word(BEGINS, count));
    const end = load<u32>(word(ENDS, count));
    if (loaded + end - begin > BATCH_EDGES) break;
    store<u32>(word(BEGINS, count), loaded);
    for (let edge = begin; edge < end; edge++) store<u32>(word(LOADED, loaded++), load<u32>(word(sources, edge)));
    store<u32>(word(ENDS, count), loaded);
  }
  let mixed: u32 = 0;
  for (let i: u32 = 0; i < loaded; i++) mixed ^= load<u32>(recordOf(load<u32>(word(LOADED, i))));
  touched = mixed;
  return count;
}

/** The rule: a vertex joins its owner at the first good edge, the other side after its last bad one. Returns the tail. */
@inline
function decide(entry: u32, begin: u32, end: u32, list: usize, tail: u32): u32 {
  const winner = entry >> 31;
  const decided = (winner << RANK_BITS) | rank;
  const choice = <u64>(entry & VERTEX_MASK) << 32;
  const joining = entry & 0x80000000;
  for (let place = begin; place < end; place++) {
    const source = load<u32>(word(list, place));
    const record = recordOf(source);
    const state = load<u32>(record);
    if ((state & UNDECIDED) != UNDECIDED) continue;
    if (((state >> OWNER_BIT) & 1) == winner) {
      store<u64>(record, choice | <u64>decided);
      store<u32>(word(queue, tail++), source | joining);
    } else if ((state & COUNTER_MASK) == 1) {
      store<u32>(record, decided);
      store<u32>(word(queue, tail++), source | joining);
    } else {
      store<u32>(record, state - 1);
    }
  }
  return tail;
}

/** What is undecided is drawn; dead ends, whose counter was 0 from the start, begin the finite draws. */
export function seedDraws(from: u32, to: u32): void {
  for (let vertex = from; vertex < to; vertex++) {
    const record = recordOf(vertex);
    const state = load<u32>(record);
    if ((state & UNDECIDED) != UNDECIDED) continue;
    const isEnd = (state & COUNTER_MASK) == 0;
    store<u32>(record, isEnd ? FINITE_DRAW : UNDECIDED);
    if (isEnd) store<u32>(word(queue, tail++), vertex);
  }
}

/** Breadth first and backward through drawn vertices. */
export function growDraws(budget: u32): bool {
  for (let done: u32 = 0; done < budget; done++) {
    if (head == endOfLayer) {
      if (head == tail) return true;
      endOfLayer = tail;
      rank++;
    }
    const vertex = load<u32>(word(queue, head++));
    const end = load<u32>(word(firstTarget, vertex + 1));
    for (let edge = load<u32>(word(firstTarget, vertex)); edge < end; edge++) {
      const source = load<u32>(word(sources, edge));
      if (load<u32>(recordOf(source)) != UNDECIDED) continue;
      store<u32>(recordOf(source), FINITE_DRAW | rank);
      store<u32>(word(queue, tail++), source);
    }
  }
  return false;
}

/** Values and choices as two arrays, in the place of what is not needed any more. */
export function separate(from: u32, to: u32): void {
  for (let vertex = from; vertex < to; vertex++) {
    const record = load<u64>(recordOf(vertex));
    store<u32>(word(firstTarget, vertex), <u32>record);
    store<u32>(word(firstEdge, vertex), <u32>(record >> 32));
  }
}
