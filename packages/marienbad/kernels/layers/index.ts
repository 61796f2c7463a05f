import { board, bottom, hasLine, landingCells, rows, setBoard } from "../connect4/board";

/*
 * Connect-4 solved layer by layer, a layer being the positions with the same number of stones. A position is its key (the
 * number of src/games/connect4/rules.ts), of at most 30 bits, so that a set of positions is a map of bits and the
 * values of positions are an array with the key as index: no hashing, no sorting, no searching.
 *
 *     memory   512 … points of each value, for both players
 *              BITS      2^b / 8   which keys are in the layer that is being found
 *              values    2^b       value of each decided key, as src/layers/value.ts writes it
 *              arrays              keys and values that come in and go out, at addresses that the caller chooses
 */
const POINTS: usize = 512;
const BITS: usize = 65536;
let values: usize = 0;
let wordCount: u32 = 0;

const RANK_BITS: u32 = 6;
const RANK_MASK: u32 = 63;
const DRAW: u32 = 2;

/** Returns where the arrays begin. */
export function configure(columns: i32, rows: i32): f64 {
  setBoard(columns, rows);
  const keyBits = columns * (rows + 1);
  wordCount = max(1, (<u32>1 << keyBits) >> 6);
  values = BITS + (<usize>wordCount << 3);
  for (let player: u32 = 0; player < 2; player++) {
    for (let value: u32 = 0; value < 256; value++) store<u8>(POINTS + (player << 8) + value, pointsOf(value, player));
  }
  return <f64>values + <f64>((<u64>1) << keyBits);
}

/** More points are better for the player: quick wins, then draws, then late losses. */
function pointsOf(value: u32, player: u32): u8 {
  const outcome = value >> RANK_BITS;
  const rank = value & RANK_MASK;
  return <u8>(outcome == player ? 255 - rank : outcome == DRAW ? 128 - rank : rank);
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

/** The stones of who has moved last, when so many lie. */
@inline
function lastMover(key: u64, stones: u64, count: u32): u64 {
  const first = key - stones - bottom; // the stones of player 0
  return count & 1 ? first : first ^ stones;
}

@inline
function keyAt(keys: usize, index: u32): u64 {
  return <u64>load<u32>(keys + (<usize>index << 2));
}

/** Marks the successors of these positions of `count` stones each. */
export function expand(keys: usize, from: u32, to: u32, count: u32): void {
  const shift: u64 = count & 1 ? 0 : 1; // a stone of player 0 counts twice in a key
  for (let i = from; i < to; i++) {
    const key = keyAt(keys, i);
    const stones = stonesOfKey(key);
    if (hasLine(lastMover(key, stones, count))) continue;
    for (let cells = landingCells(stones); cells != 0; cells &= cells - 1) {
      const next = key + ((cells & -cells) << shift);
      const word = BITS + <usize>((next >> 6) << 3);
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

/** Takes in the values of a decided layer. */
export function takeValues(keys: usize, valuesOfKeys: usize, from: u32, to: u32): void {
  for (let i = from; i < to; i++) store<u8>(values + <usize>keyAt(keys, i), load<u8>(valuesOfKeys + <usize>i));
}

/** Decides positions of `count` stones from the values of their successors. */
export function decide(keys: usize, valuesOfKeys: usize, from: u32, to: u32, count: u32): void {
  const shift: u64 = count & 1 ? 0 : 1;
  const points = POINTS + (<usize>(count & 1) << 8);
  const lost = ((count & 1) ^ 1) << RANK_BITS;
  for (let i = from; i < to; i++) {
    const key = keyAt(keys, i);
    const stones = stonesOfKey(key);
    let value: u32 = DRAW << RANK_BITS;
    if (hasLine(lastMover(key, stones, count))) {
      value = lost;
    } else {
      let most: u32 = 0;
      for (let cells = landingCells(stones); cells != 0; cells &= cells - 1) {
        const after = <u32>load<u8>(values + <usize>(key + ((cells & -cells) << shift)));
        const worth = <u32>load<u8>(points + <usize>after);
        if (worth > most) {
          most = worth;
          value = after + 1; // the same outcome, one move later
        }
      }
    }
    store<u8>(valuesOfKeys + <usize>i, <u8>value);
  }
}
