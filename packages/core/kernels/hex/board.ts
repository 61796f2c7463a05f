/*
 * The rhombus as bits, row by row from the top left. One bit after each row stays empty, so that no shift wraps into
 * the next row; the four highest bits of a word stand for the sides, which some sets contain as if they were cells.
 *
 *     3 × 3, the bit of each cell        neighbours of bit 5 (stride 4)        the sides
 *       0   1   2                          1   2        −4  −3                   player 0: TOP 60, BOTTOM 61
 *         4   5   6                       4   *   6    −1       +1               player 1: LEFT 62, RIGHT 63
 *           8   9  10                       8   9         +3  +4
 *
 * Seven rows need 7 × 8 − 1 = 55 bits.
 */
let stride: u64 = 0;
let turnShift: u64 = 0;
let topRow: u64 = 0;
let bottomRow: u64 = 0;
let leftColumn: u64 = 0;
let rightColumn: u64 = 0;

/** Every cell. */
export let board: u64 = 0;

export function setBoard(size: i32): void {
  stride = <u64>(size + 1);
  topRow = ((<u64>1) << size) - 1;
  bottomRow = topRow << (<u64>(size - 1) * stride);
  leftColumn = 0;
  board = 0;
  for (let row: u64 = 0; row < <u64>size; row++) {
    leftColumn |= (<u64>1) << (row * stride);
    board |= topRow << (row * stride);
  }
  rightColumn = leftColumn << (size - 1);
  turnShift = 63 - (<u64>(size - 1) * stride + <u64>(size - 1));
}

/** The cells on the side where a player begins (top or left), and on the one where they end (bottom or right). */
@inline
export function firstSide(player: i32): u64 {
  return player == 0 ? topRow : leftColumn;
}

@inline
export function lastSide(player: i32): u64 {
  return player == 0 ? bottomRow : rightColumn;
}

/** The bits of these sides among the points of a graph. */
@inline
export function firstSideBit(player: i32): i32 {
  return 60 + 2 * player;
}

@inline
export function lastSideBit(player: i32): i32 {
  return 61 + 2 * player;
}

@inline
export function bitAt(index: i32): u64 {
  return (<u64>1) << (<u64>index);
}

@inline
export function lowest(set: u64): u64 {
  return set & (0 - set);
}

@inline
export function indexOfLowest(set: u64): i32 {
  return <i32>ctz(set);
}

/** The cells that touch a cell of the set. */
@inline
export function around(set: u64): u64 {
  const along = (set << 1) | (set >> 1);
  const across = (set << stride) | (set >> stride);
  const askew = (set << (stride - 1)) | (set >> (stride - 1));
  return (along | across | askew) & board;
}

/** The chains of stones that begin at the seed. */
@inline
export function chainFrom(seed: u64, stones: u64): u64 {
  let chain = seed & stones;
  while (true) {
    const grown = (chain | around(chain)) & stones;
    if (grown == chain) return chain;
    chain = grown;
  }
}

/** The set after half a turn of the board: all bits in reverse order. */
export function turned(set: u64): u64 {
  let bits = set;
  bits = ((bits >> 1) & 0x5555555555555555) | ((bits & 0x5555555555555555) << 1);
  bits = ((bits >> 2) & 0x3333333333333333) | ((bits & 0x3333333333333333) << 2);
  bits = ((bits >> 4) & 0x0f0f0f0f0f0f0f0f) | ((bits & 0x0f0f0f0f0f0f0f0f) << 4);
  return bswap<u64>(bits) >> turnShift;
}
