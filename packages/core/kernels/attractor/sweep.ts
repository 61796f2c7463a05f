import { choices, firstEdges, goals, owners, swept, targets, values, vertexCount, word } from "./memory";
import { NO_CHOICE, NOBODY, RANK_BITS } from "./state";

/*
 * Backward induction. Where all edges lead to smaller numbers, or all to greater ones, vertices are decided in that
 * order, each from the values of its successors, which are known by then: no edge is turned around, and there is no
 * queue.
 *
 *     edges     0 ← 1 ← 2 ← 3 …         all lead down: `sweepForward`, slice after slice
 *               … 6 → 7 → 8 → 9         all lead up: `sweepBackward`, from the last slice on
 *
 * Both tell whether it is so: with an edge that leads the wrong way nothing they say is worth anything.
 */
export function sweepForward(from: u32, to: u32): bool {
  const slice = targets - (<usize>load<u32>(firstEdges) << 2);
  let wrong: u32 = 0;
  let begin = targets;
  for (let i: u32 = 0, vertex = from; vertex < to; i++, vertex++) {
    const end = word(slice, load<u32>(word(firstEdges, i), 4));
    wrong |= decide(vertex, i, begin, end, 0, vertex);
    begin = end;
  }
  return wrong == 0;
}

export function sweepBackward(from: u32, to: u32): bool {
  const slice = targets - (<usize>load<u32>(firstEdges) << 2);
  let wrong: u32 = 0;
  let end = word(slice, load<u32>(word(firstEdges, to - from)));
  for (let i = to - from, vertex = to, count = vertexCount - to; i-- > 0; count++) {
    const begin = word(slice, load<u32>(word(firstEdges, i)));
    wrong |= decide(--vertex, i, begin, end, vertex + 1, count);
    end = begin;
  }
  return wrong == 0;
}

/** What the owner of a vertex makes of a value: below, they have won; below the other, somebody has. */
const WON: u32 = 1 << RANK_BITS;
const DRAWN: u32 = 2 << RANK_BITS;

/**
 * The i-th vertex of the slice from its successors, which should be among the `known` vertices from `first` on. Returns
 * 0 if they are.
 */
@inline
function decide(vertex: u32, i: u32, begin: usize, end: usize, first: u32, known: u32): u32 {
  let wrong: u32 = 0;
  const goal = <u32>load<u8>(goals + <usize>i);
  let value = min(goal, NOBODY) << RANK_BITS; // nobody's is also the value of a drawn end
  let choice = NO_CHOICE;
  if (goal == NOBODY && begin < end) {
    const owner = <u32>load<u8>(owners + <usize>i) << RANK_BITS;
    let least: u32 = 0xffffffff;
    let most: u32 = 0;
    let at = begin;
    do {
      const target = load<u32>(at);
      wrong |= u32(target - first >= known);
      const after = load<u32>(<usize>target << 2, swept) ^ owner;
      if (after < least) {
        least = after;
        choice = target;
      }
      if (after > most) most = after;
      at += 4;
    } while (at < end);
    if (least >= WON) {
      choice = NO_CHOICE;
      least = most < DRAWN ? most : nearestDraw(begin, end) ^ owner;
    }
    value = (least ^ owner) + 1; // the same outcome, one move later
  }
  store<u32>(<usize>vertex << 2, value, swept);
  store<u32>(word(values, i), value);
  store<u32>(word(choices, i), choice);
  return wrong;
}

function nearestDraw(begin: usize, end: usize): u32 {
  let nearest: u32 = 0xffffffff;
  for (let at = begin; at < end; at += 4) {
    const after = load<u32>(word(swept, load<u32>(at)));
    if (after >= DRAWN) nearest = min(nearest, after);
  }
  return nearest;
}
