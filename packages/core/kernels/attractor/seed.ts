import {
  choices,
  extras,
  firstEdges,
  goals,
  owners,
  pair,
  records,
  states,
  values,
  word,
} from "./memory";
import { enqueue } from "./grow";
import { DEAD_END, DECIDED, DRAWN, MAX_COUNTED, NO_CHOICE, NOBODY } from "./state";

let deadEndCount: u32 = 0;
let leavableDrawCount: u32 = 0;

/** Whether plays can end in a draw somewhere; without such a vertex there are no finite draws. */
export function hasDrawnEnds(): bool {
  return deadEndCount + leavableDrawCount > 0;
}

/** Whether edges leave some drawn ends, over which no play goes. */
export function hasLeavableDraws(): bool {
  return leavableDrawCount > 0;
}

/** First states from a slice of the arena, and its goals into the queue. */
export function seedGoals(from: u32, to: u32): void {
  if (from == 0) deadEndCount = leavableDrawCount = 0;
  const base = states;
  for (let vertex = from; vertex < to; vertex++) {
    const i = vertex - from;
    const goal = <u32>load<u8>(goals + <usize>i);
    let state = DECIDED;
    if (goal < NOBODY) {
      enqueue(vertex | (goal << 31));
    } else {
      const degree = load<u32>(word(firstEdges, i + 1)) - load<u32>(word(firstEdges, i));
      if (goal == DRAWN && degree > 0) {
        store<u8>(base + <usize>vertex, <u8>DECIDED);
        leavableDrawCount++;
        continue;
      }
      state = (min(degree, MAX_COUNTED) << 1) | <u32>load<u8>(owners + <usize>i);
      if (degree == 0) {
        state = DEAD_END;
        deadEndCount++;
      } else if (degree >= MAX_COUNTED) {
        store<u32>(word(extras, vertex), degree - MAX_COUNTED);
      }
    }
    store<u8>(base + <usize>vertex, <u8>state);
  }
}

/** What is undecided is drawn. Dead ends begin the finite draws, and everybody else joins when one move leads there. */
export function seedDraws(from: u32, to: u32): void {
  for (let vertex = from; vertex < to; vertex++) {
    const address = states + <usize>vertex;
    const state = <u32>load<u8>(address);
    if (state == DEAD_END) enqueue(vertex);
    if (state != DECIDED) store<u8>(address, state == DEAD_END ? DECIDED : JOINS_NEXT);
  }
}

/** The drawn ends that have edges are not among the dead ends: their goals are looked at once more. */
export function seedLeavableDraws(from: u32, to: u32): void {
  for (let vertex = from; vertex < to; vertex++) {
    const i = vertex - from;
    if (<u32>load<u8>(goals + <usize>i) != DRAWN) continue;
    if (load<u32>(word(firstEdges, i + 1)) != load<u32>(word(firstEdges, i))) enqueue(vertex);
  }
}

/** One move left, and the owner is not player 0, whom the queue of the draws names: no choice is noted. */
const JOINS_NEXT: u32 = (1 << 1) | 1;
const INFINITE_DRAW: u64 = (<u64>NO_CHOICE << 32) | (3 << 30);

/**
 * Values and choices of a slice; what nothing has decided is an infinite draw. Without a branch, for that would be a
 * guess.
 */
export function separate(from: u32, to: u32): void {
  const base = records;
  const undecided = states;
  for (let vertex = from; vertex < to; vertex++) {
    const mask = -<u64>(load<u8>(undecided + <usize>vertex) != DECIDED);
    const record = (load<u64>(pair(base, vertex)) & ~mask) | (INFINITE_DRAW & mask);
    store<u32>(word(values, vertex - from), <u32>record);
    store<u32>(word(choices, vertex - from), <u32>(record >> 32));
  }
}
