/*
 * What cells.ts is, for boards of up to 128 cells: a vector of two words, cells 0 to 63 in the first. It takes about
 * twice as long.
 */
export type Cells = v128;

export const CELLS_BYTES: usize = 16;
export const MAX_CELLS: i32 = 128;

@inline
export function noCells(): Cells {
  return i64x2(0, 0);
}

@inline
export function oneCell(cell: i32): Cells {
  const bit = (<u64>1) << <u64>(cell & 63);
  return cell < 64 ? cellsOfWords(bit, 0) : cellsOfWords(0, bit);
}

@inline
export function cellsOfWords(first: u64, second: u64): Cells {
  return i64x2.replace_lane(i64x2.splat(first), 1, second);
}

@inline
export function both(one: Cells, other: Cells): Cells {
  return v128.and(one, other);
}

@inline
export function either(one: Cells, other: Cells): Cells {
  return v128.or(one, other);
}

@inline
export function without(set: Cells, gone: Cells): Cells {
  return v128.andnot(set, gone);
}

/** At least by one cell. */
@inline
export function on(set: Cells, step: u64): Cells {
  const carried = i64x2.shr_u(i64x2.shuffle(set, noCells(), 2, 0), <i32>(64 - step));
  return v128.or(i64x2.shl(set, <i32>step), carried);
}

/** At least by one cell. */
@inline
export function back(set: Cells, step: u64): Cells {
  const carried = i64x2.shl(i64x2.shuffle(set, noCells(), 1, 2), <i32>(64 - step));
  return v128.or(i64x2.shr_u(set, <i32>step), carried);
}

@inline
export function isEmpty(set: Cells): bool {
  return !v128.any_true(set);
}

@inline
export function isSame(one: Cells, other: Cells): bool {
  return !v128.any_true(v128.xor(one, other));
}

@inline
export function count(set: Cells): i32 {
  return <i32>(popcnt(firstWord(set)) + popcnt(secondWord(set)));
}

@inline
export function first(set: Cells): Cells {
  const word = firstWord(set);
  const other = secondWord(set);
  return word != 0 ? cellsOfWords(word & -word, 0) : cellsOfWords(0, other & -other);
}

@inline
export function last(set: Cells): Cells {
  const word = secondWord(set);
  return oneCell(<i32>(word != 0 ? 127 - clz(word) : 63 - clz(firstWord(set))));
}

@inline
export function lesser(one: Cells, other: Cells): Cells {
  const high = secondWord(one);
  const highOfOther = secondWord(other);
  const isLess = high == highOfOther ? firstWord(one) < firstWord(other) : high < highOfOther;
  return isLess ? one : other;
}

/** Both words reversed change places; then the board is moved to the front. */
@inline
export function turned(set: Cells, size: i32): Cells {
  let image = cellsOfWords(reversed(secondWord(set)), reversed(firstWord(set)));
  for (let unused = 128 - size; unused > 0; unused -= 63) image = back(image, <u64>min(63, unused));
  return image;
}

@inline
export function reversed(word: u64): u64 {
  let image = ((word >> 1) & 0x5555555555555555) | ((word & 0x5555555555555555) << 1);
  image = ((image >> 2) & 0x3333333333333333) | ((image & 0x3333333333333333) << 2);
  image = ((image >> 4) & 0x0f0f0f0f0f0f0f0f) | ((image & 0x0f0f0f0f0f0f0f0f) << 4);
  return bswap<u64>(image);
}

@inline
export function readCells(place: usize): Cells {
  return v128.load(place);
}

@inline
export function writeCells(place: usize, set: Cells): void {
  v128.store(place, set);
}

@inline
export function digest(set: Cells): u64 {
  const high = secondWord(set) * 0xff51afd7ed558ccd;
  const mixed = firstWord(set) ^ high ^ (high >> 32);
  return mixed ^ (mixed >> 29);
}

@inline
function firstWord(set: Cells): u64 {
  return i64x2.extract_lane(set, 0);
}

@inline
function secondWord(set: Cells): u64 {
  return i64x2.extract_lane(set, 1);
}
