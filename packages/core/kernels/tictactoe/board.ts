/*
 * The board as bits, row by row from the top left, and what does not change: its lines and its symmetries.
 *
 *     3 × 4, three in a row     0 1 2  3     a line is a set of cells: {0, 1, 2} is the word 0b111, {0, 5, 10} is a
 *                               4 5 6  7     diagonal
 *                               8 9 10 11
 *
 *     1 KiB: the lines (8 bytes each, at most 256)
 *     128 KiB: the image of every possible row in every row under every symmetry (8 bytes each)
 */
const LINES: usize = 1024;
const IMAGES: usize = 131072;
/** Where the next part of the memory may begin. */
export const END_OF_IMAGES: usize = 131072 + 524288;

export let cells: i32 = 0;
export let lineLength: i32 = 0;
export let lineCount: i32 = 0;
let rows: i32 = 0;
let columns: i32 = 0;
let symmetryCount: i32 = 0;

export function setBoard(rowCount: i32, columnCount: i32, length: i32): void {
  rows = rowCount;
  columns = columnCount;
  cells = rows * columns;
  lineLength = length;
  lineCount = 0;
  addLines(0, 1);
  if (length > 1) {
    addLines(1, 0);
    addLines(1, 1);
    addLines(1, -1);
  }
  setImages();
}

function addLines(down: i32, right: i32): void {
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const lastColumn = column + right * (lineLength - 1);
      if (row + down * (lineLength - 1) >= rows || lastColumn < 0 || lastColumn >= columns) continue;
      let line: u64 = 0;
      for (let i = 0; i < lineLength; i++) line |= bitOf((row + down * i) * columns + column + right * i);
      store<u64>(LINES + (<usize>lineCount << 3), line);
      lineCount++;
    }
  }
}

@inline
export function bitOf(cell: i32): u64 {
  return (<u64>1) << (<u64>cell);
}

@inline
export function count(set: u64): i32 {
  return <i32>popcnt(set);
}

@inline
export function lineAt(index: i32): u64 {
  return load<u64>(LINES + (<usize>index << 3));
}

/** Every symmetry: mirrors and the half turn, and on a square the same after a diagonal mirror. */
function setImages(): void {
  symmetryCount = rows == columns ? 8 : 4;
  for (let symmetry = 0; symmetry < symmetryCount; symmetry++) {
    for (let row = 0; row < rows; row++) {
      for (let set = 0; set < 1 << columns; set++) {
        let image: u64 = 0;
        for (let column = 0; column < columns; column++) {
          if ((set >> column) & 1) image |= bitOf(imageOfCell(symmetry, row, column));
        }
        store<u64>(imagePlace(symmetry, row, set), image);
      }
    }
  }
}

function imageOfCell(symmetry: i32, row: i32, column: i32): i32 {
  const toRow = symmetry & 1 ? rows - 1 - row : row;
  const toColumn = symmetry & 2 ? columns - 1 - column : column;
  return symmetry & 4 ? toColumn * columns + toRow : toRow * columns + toColumn;
}

@inline
function imagePlace(symmetry: i32, row: i32, set: i32): usize {
  return IMAGES + (<usize>((((symmetry * rows + row) << columns) | set)) << 3);
}

@inline
function imageOf(set: u64, symmetry: i32): u64 {
  const mask = (1 << columns) - 1;
  let image: u64 = 0;
  let rest = set;
  for (let row = 0; row < rows; row++) {
    image |= load<u64>(imagePlace(symmetry, row, <i32>rest & mask));
    rest >>= <u64>columns;
  }
  return image;
}

/** The least of the images of a position, of which one set is compared before the other. */
export let leastFirst: u64 = 0;
export let leastSecond: u64 = 0;

export function findLeastImage(first: u64, second: u64): void {
  leastFirst = first;
  leastSecond = second;
  for (let symmetry = 1; symmetry < symmetryCount; symmetry++) {
    const image = imageOf(first, symmetry);
    if (image > leastFirst) continue;
    const other = imageOf(second, symmetry);
    if (image == leastFirst && other >= leastSecond) continue;
    leastFirst = image;
    leastSecond = other;
  }
}
