import { board, bottom, hasLine, landingCells, rows, setBoard } from "../connect4/board";

/*
 * Connect-4 solved level by level, a level being the positions with the same number of stones. A position is its key
 * (the number of src/games/connect4/rules.ts), of at most 32 bits, so that a set of positions is a map of bits. The
 * place of a key in the sorted level is the place of the first key of its word and the ones before it there: no
 * hashing, no searching.
 *
 *     memory   512 … points of each value, for both players
 *              BITS      2^b / 8    which keys are in the next level, while it is found and while it is asked
 *              firsts    2^b / 16   the place in the level of the first key of each word that is not empty
 *              arrays               keys and values that come in and go out, at addresses that the caller chooses
 *
 *     word 3 = …00101100, first place 70   →   key 3 × 64 + 5 is at place 70 + 2, as two ones are below bit 5
 */
const POINTS: usize = 512;
const BITS: usize = 65536;
let firsts: usize = 0;
let wordCount: u32 = 0;

const RANK_BITS: u32 = 6;
const RANK_MASK: u32 = 63;
const DRAW: u32 = 2;

/** Returns where the arrays begin. */
export function configure(columns: i32, rows: i32): f64 {
  setBoard(columns, rows);
  const keyBits = columns * (rows + 1);
  wordCount = max(1, <u32>((<u64>1 << keyBits) >> 6));
  firsts = BITS + (<usize>wordCount << 3);
  for (let player: u32 = 0; player < 2; player++) {
    for (let value: u32 = 0; value < 256; value++) store<u8>(POINTS + (player << 8) + value, pointsOf(value, player));
  }
  return <f64>firsts + 4 * <f64>wordCount;
}

/** More points are better for the player: quick wins, then draws, then late losses; 0 is for no move at all. */
function pointsOf(value: u32, player: u32): u8 {
  const outcome = value >> RANK_BITS;
  const rank = value & RANK_MASK;
  return <u8>(outcome == player ? 255 - rank : outcome == DRAW ? 128 - rank : rank + 1);
}

export function mapWords(): u32 {
  return wordCount;
}

/** All stones of a key: in each column the highest one is not a stone but marks the first empty cell. */
@inline
function stonesOfKey(key: u64): u64 {
  let filled = key;
  for (let row = rows(); row > 0; row--) filled |= (filled >> 1) & board;
  return (filled >> 1) & board;
}

/** The stones of who has moved last, when `count` of them lie. */
@inline
function lastMover(key: u64, stones: u64, count: u32): u64 {
  const first = key - stones - bottom; // the stones of player 0
  return count & 1 ? first : first ^ stones;
}

@inline
function keyAt(keys: usize, index: u32): u64 {
  return <u64>load<u32>(keys + (<usize>index << 2));
}

@inline
function wordOf(key: u64): usize {
  return BITS + (<usize>(key >> 6) << 3);
}

@inline
function firstOf(key: u64): usize {
  return firsts + (<usize>(key >> 6) << 2);
}

/** A stone of player 0 counts twice in a key. */
@inline
function shiftAt(stones: u32): u64 {
  return stones & 1 ? 0 : 1;
}

/** Marks the successors of these positions of `stones` stones each. */
export function expand(keys: usize, count: u32, stones: u32): void {
  const shift = shiftAt(stones);
  for (let i: u32 = 0; i < count; i++) {
    const key = keyAt(keys, i);
    const filled = stonesOfKey(key);
    if (hasLine(lastMover(key, filled, stones))) continue;
    for (let cells = landingCells(filled); cells != 0; cells &= cells - 1) {
      const next = key + ((cells & -cells) << shift);
      const word = wordOf(next);
      store<u64>(word, load<u64>(word) | ((<u64>1) << (next & 63)));
    }
  }
}

/** How many keys are marked in these words of the map. */
export function countMarked(from: u32, to: u32): u32 {
  let count: u32 = 0;
  for (let i = from; i < to; i++) count += <u32>popcnt(load<u64>(BITS + (<usize>i << 3)));
  return count;
}

/** Writes the marked keys in increasing order and wipes the map; returns where the next one would go. */
export function collect(target: usize, from: u32, to: u32): usize {
  for (let i = from; i < to; i++) {
    const word = BITS + (<usize>i << 3);
    let marks = load<u64>(word);
    if (marks == 0) continue;
    store<u64>(word, 0);
    for (; marks != 0; marks &= marks - 1) {
      store<u32>(target, (i << 6) | <u32>ctz(marks));
      target += 4;
    }
  }
  return target;
}

/** Notes that these keys of a sorted level, the first of them at place `first`, are in it. */
export function note(keys: usize, count: u32, first: u32): void {
  for (let i: u32 = 0; i < count; i++) {
    const key = keyAt(keys, i);
    const word = wordOf(key);
    const marks = load<u64>(word);
    if (marks == 0) store<u32>(firstOf(key), first + i);
    store<u64>(word, marks | ((<u64>1) << (key & 63)));
  }
}

/** Wipes them from the map again. */
export function forget(keys: usize, count: u32): void {
  for (let i: u32 = 0; i < count; i++) store<u64>(wordOf(keyAt(keys, i)), 0);
}

/** Empties the map, whatever is in it. */
export function wipe(): void {
  memory.fill(BITS, 0, <usize>wordCount << 3);
}

/** Where a key is in the level that was noted. */
@inline
function placeOf(key: u64): usize {
  const before = load<u64>(wordOf(key)) & (((<u64>1) << (key & 63)) - 1);
  return <usize>load<u32>(firstOf(key)) + <usize>popcnt(before);
}

/** Decides positions of `stones` stones from the values of the level that was noted. */
export function decide(keys: usize, count: u32, stones: u32, valuesOfNext: usize, values: usize): void {
  const shift = shiftAt(stones);
  const points = POINTS + (<usize>(stones & 1) << 8);
  const lost = ((stones & 1) ^ 1) << RANK_BITS;
  for (let i: u32 = 0; i < count; i++) {
    const key = keyAt(keys, i);
    const filled = stonesOfKey(key);
    let value: u32 = DRAW << RANK_BITS;
    if (hasLine(lastMover(key, filled, stones))) {
      value = lost;
    } else {
      let most: u32 = 0;
      for (let cells = landingCells(filled); cells != 0; cells &= cells - 1) {
        const after = <u32>load<u8>(valuesOfNext + placeOf(key + ((cells & -cells) << shift)));
        const worth = <u32>load<u8>(points + <usize>after);
        if (worth > most) {
          most = worth;
          value = after + 1; // the same outcome, one move later
        }
      }
    }
    store<u8>(values + <usize>i, <u8>value);
  }
}

/** How many moves these positions of `stones` stones have in all. */
export function countMoves(keys: usize, count: u32, stones: u32): u32 {
  let moves: u32 = 0;
  for (let i: u32 = 0; i < count; i++) {
    const key = keyAt(keys, i);
    const filled = stonesOfKey(key);
    if (!hasLine(lastMover(key, filled, stones))) moves += <u32>popcnt(landingCells(filled));
  }
  return moves;
}
