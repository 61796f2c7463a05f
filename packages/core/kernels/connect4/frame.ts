/*
 * The stack of the search, in memory and not in calls, so that the search can pause anywhere. A frame is a position
 * whose moves are being tried:
 *
 *     0 own   8 stones   16 key   24 moves left   28 best so far   32 lower   36 upper   40 … points of each move
 *     64 … the cell of each move (up to 10)      144 … the mover's threats after it
 *
 * Moves are sorted, the most promising last, so that the next one to try is the one on top.
 */
export const FRAME_SIZE: usize = 256;
/** Room for as many frames as a board can have stones, and more. */
export const STACK_BYTES: usize = 65536;

/** The lowest frame. */
export let stack: usize = 0;

export function setStack(place: usize): void {
  stack = place;
}

@inline
export function ownOf(frame: usize): u64 {
  return load<u64>(frame);
}

@inline
export function stonesOf(frame: usize): u64 {
  return load<u64>(frame, 8);
}

@inline
export function keyOf(frame: usize): u64 {
  return load<u64>(frame, 16);
}

@inline
export function movesLeft(frame: usize): i32 {
  return load<i32>(frame, 24);
}

@inline
export function setMovesLeft(frame: usize, count: i32): void {
  store<i32>(frame, count, 24);
}

@inline
export function bestOf(frame: usize): i32 {
  return load<i32>(frame, 28);
}

@inline
export function setBest(frame: usize, best: i32): void {
  store<i32>(frame, best, 28);
}

@inline
export function lowerBoundOf(frame: usize): i32 {
  return load<i32>(frame, 32);
}

@inline
export function upperBoundOf(frame: usize): i32 {
  return load<i32>(frame, 36);
}

@inline
export function setPosition(frame: usize, own: u64, stones: u64): void {
  store<u64>(frame, own);
  store<u64>(frame, stones, 8);
}

@inline
export function setKnown(frame: usize, key: u64, lower: i32, upper: i32): void {
  store<u64>(frame, key, 16);
  store<i32>(frame, lower, 32);
  store<i32>(frame, upper, 36);
}

@inline
export function cellOfMove(frame: usize, move: i32): u64 {
  return load<u64>(frame + (<usize>move << 3), 64);
}

@inline
export function threatsOfMove(frame: usize, move: i32): u64 {
  return load<u64>(frame + (<usize>move << 3), 144);
}

/** Inserts a move below those with more points, above those with as many or fewer. */
@inline
export function insertMove(frame: usize, count: i32, points: i32, cell: u64, threatsAfter: u64): void {
  let place = <usize>count;
  while (place > 0 && <i32>load<u8>(frame + place - 1, 40) > points) {
    const below = frame + (place << 3) - 8;
    store<u8>(frame + place, load<u8>(frame + place - 1, 40), 40);
    store<u64>(below + 8, load<u64>(below, 64), 64);
    store<u64>(below + 8, load<u64>(below, 144), 144);
    place--;
  }
  store<u8>(frame + place, <u8>points, 40);
  store<u64>(frame + (place << 3), cell, 64);
  store<u64>(frame + (place << 3), threatsAfter, 144);
}
