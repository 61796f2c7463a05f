import { count, lineAt, lineCount } from "./board";

/*
 * A pairing strategy: disjoint pairs of empty cells such that every line that the attacker can still complete contains
 * both cells of a pair. Whenever the attacker takes one of them the defender takes the other, so the attacker never
 * completes a line (Hales and Jewett 1963). One pair may serve several lines.
 *
 *     . . . . .     the line in the first row is held by a pair of its cells, and so is every other line: a draw,
 *     a . b b a     whoever is to move
 *
 * Found by trying: the open line with the fewest cells left gets a pair, the most useful first; back when a line has
 * no pair left. It gives up after some steps; then nothing is known.
 *
 *     each level of the search has the lines that no pair holds yet: 256 words at most, then the worth of each pair
 */
const MAX_STEPS: i32 = 50;
const LEVEL_BYTES: usize = 4096;
const WORTH: usize = 2048;

let levels: usize = 0;
let steps: i32 = 0;

/** Puts the levels where they are told; returns where they end. */
export function setLevels(place: usize): usize {
  levels = place;
  return place + 34 * LEVEL_BYTES;
}

export function canPair(attacker: u64, defender: u64): bool {
  let open = 0;
  for (let index = 0; index < lineCount; index++) {
    const line = lineAt(index);
    if ((line & defender) != 0) continue;
    const empty = line & ~attacker;
    if ((empty & (empty - 1)) == 0) return false;
    open = addUnlessHeld(open, empty);
  }
  steps = 0;
  return pairFrom(0, open, 0);
}

/** A line whose empty cells include those of another needs no pair of its own. */
@inline
function addUnlessHeld(open: i32, empty: u64): i32 {
  let kept = 0;
  for (let index = 0; index < open; index++) {
    const other = load<u64>(levels + (<usize>index << 3));
    if ((empty & other) == other) return open;
    if ((empty & other) == empty) continue;
    store<u64>(levels + (<usize>kept << 3), other);
    kept++;
  }
  store<u64>(levels + (<usize>kept << 3), empty);
  return kept + 1;
}

function pairFrom(level: i32, open: i32, used: u64): bool {
  if (open == 0) return true;
  const lines = levels + <usize>level * LEVEL_BYTES;
  let fewest = 100;
  let chosen: u64 = 0;
  for (let index = 0; index < open; index++) {
    const left = load<u64>(lines + (<usize>index << 3)) & ~used;
    const size = count(left);
    if (size >= fewest) continue;
    if (size < 2) return false;
    fewest = size;
    chosen = left;
  }
  // The worth of each pair of its cells: four for a line that it holds, less one for a line that it only weakens.
  let pairs = 0;
  for (let rest = chosen; rest != 0; rest &= rest - 1) {
    const first = rest & -rest;
    for (let behind = rest ^ first; behind != 0; behind &= behind - 1) {
      const pair = first | (behind & -behind);
      let worth = 0;
      for (let index = 0; index < open; index++) {
        const common = load<u64>(lines + (<usize>index << 3)) & pair;
        if (common == pair) worth += 4;
        else if (common != 0) worth--;
      }
      const place = lines + WORTH + (<usize>pairs << 4);
      store<u64>(place, pair);
      store<i32>(place, worth, 8);
      pairs++;
    }
  }
  for (let tried = 0; tried < pairs; tried++) {
    if (++steps > MAX_STEPS) return false;
    let best = lines + WORTH;
    for (let index = 1; index < pairs; index++) {
      const place = lines + WORTH + (<usize>index << 4);
      if (load<i32>(place, 8) > load<i32>(best, 8)) best = place;
    }
    store<i32>(best, i32.MIN_VALUE, 8);
    const pair = load<u64>(best);
    let left = 0;
    for (let index = 0; index < open; index++) {
      const line = load<u64>(lines + (<usize>index << 3));
      if ((line & pair) == pair) continue;
      store<u64>(lines + LEVEL_BYTES + (<usize>left << 3), line);
      left++;
    }
    if (pairFrom(level + 1, left, used | pair)) return true;
  }
  return false;
}
