/*
 * A set of cells of a board, one bit per cell: here a word of 64 bits, for boards of at most 64 cells. The build makes
 * a second kernel with wide-cells.ts instead of this file, for larger boards; nothing else knows how a set is kept.
 */
export type Cells = u64;

export const CELLS_BYTES: usize = 8;
export const MAX_CELLS: i32 = 64;

@inline
export function noCells(): Cells {
  return 0;
}

@inline
export function oneCell(cell: i32): Cells {
  return (<u64>1) << <u64>cell;
}

@inline
export function cellsOfWords(first: u64, _second: u64): Cells {
  return first;
}

@inline
export function both(one: Cells, other: Cells): Cells {
  return one & other;
}

@inline
export function either(one: Cells, other: Cells): Cells {
  return one | other;
}

@inline
export function without(set: Cells, gone: Cells): Cells {
  return set & ~gone;
}

/** The set moved on by this many cells, at most 63. */
@inline
export function on(set: Cells, step: u64): Cells {
  return set << step;
}

/** The set moved back by this many cells, at most 63. */
@inline
export function back(set: Cells, step: u64): Cells {
  return set >> step;
}

@inline
export function isEmpty(set: Cells): bool {
  return set == 0;
}

@inline
export function isSame(one: Cells, other: Cells): bool {
  return one == other;
}

@inline
export function count(set: Cells): i32 {
  return <i32>popcnt(set);
}

/** The first cell of a set that has one. */
@inline
export function first(set: Cells): Cells {
  return set & -set;
}

/** The last cell of a set that has one. */
@inline
export function last(set: Cells): Cells {
  return (<u64>1) << (63 - clz(set));
}

/** Any order will do. */
@inline
export function lesser(one: Cells, other: Cells): Cells {
  return min(one, other);
}

/** The half turn of a board of this size reverses its bits. */
@inline
export function turned(set: Cells, size: i32): Cells {
  return reversed(set) >> <u64>(64 - size);
}

/** All bits of a word from the last to the first: neighbours change places, then pairs, fours and so on. */
@inline
export function reversed(word: u64): u64 {
  let image = ((word >> 1) & 0x5555555555555555) | ((word & 0x5555555555555555) << 1);
  image = ((image >> 2) & 0x3333333333333333) | ((image & 0x3333333333333333) << 2);
  image = ((image >> 4) & 0x0f0f0f0f0f0f0f0f) | ((image & 0x0f0f0f0f0f0f0f0f) << 4);
  return bswap<u64>(image);
}

@inline
export function readCells(place: usize): Cells {
  return load<u64>(place);
}

@inline
export function writeCells(place: usize, set: Cells): void {
  store<u64>(place, set);
}

/** Some bits of the set, to be mixed further. */
@inline
export function digest(set: Cells): u64 {
  return set ^ (set >> 29);
}
