import { extras, word } from "./memory";
import { DECIDED, MAX_COUNTED, queued, VERTEX_MASK } from "./state";

/**
 * The rule for one edge: its source joins its owner at the first good edge, the other side after its last bad one.
 *
 * No branch depends on what is found, for half of such guesses would be wrong. Writes to the queue in any case, but
 * that counts only if it returns ones and not zero.
 */
@inline
export function decide(bytes: usize, source: u32, entry: u32, next: usize): usize {
  const address = bytes + <usize>source;
  const state = <u32>load<u8>(address);
  const isOwner = u32((state & 1) == entry >> 31);
  if (state >> 1 == MAX_COUNTED && !isOwner && hadExtra(source)) return 0;
  const isLast = isOwner | u32(state >> 1 <= 1);
  store<u8>(address, (state - 2) & (isLast - 1));
  store<u64>(next, queued(source | (entry & ~VERTEX_MASK), (entry & VERTEX_MASK) | (isOwner - 1)));
  return -<usize>(isLast & u32(state != DECIDED));
}

/** Counts a move that the state has no room for. */
export function hadExtra(vertex: u32): bool {
  const extra = load<u32>(word(extras, vertex));
  if (extra == 0) return false;
  store<u32>(word(extras, vertex), extra - 1);
  return true;
}

let kept: u32 = 0;

/** Takes what loads gave that only touch: were it nobody's, they would be optimised away. */
@inline
export function keep(mixed: u32): void {
  kept = mixed;
}
