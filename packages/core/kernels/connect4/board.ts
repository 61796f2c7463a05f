/*
 * The rules as bits: column by column from the left and upwards in each column, with an empty row on top of them so
 * that no line wraps into the next column (the picture is in src/games/connect4/bitboard.ts).
 *
 * ROWS is a constant of the build, 0 in the module that serves any number of rows: shifts by constants are the larger
 * part of this solver's instructions.
 */
let rowCount: i32 = 0;
let columnCount: i32 = 0;

/** How many cells the board has. */
export let cells: i32 = 0;
/** The lowest cell of every column. */
export let bottom: u64 = 0;
/** Every cell. */
export let board: u64 = 0;
/** The bits above the columns, which stay empty. */
export let guard: u64 = 0;

export function setBoard(columns: i32, rows: i32): void {
  columnCount = columns;
  rowCount = rows;
  cells = columns * rows;
  bottom = 0;
  for (let column = 0; column < columns; column++) bottom |= (<u64>1) << (column * (rows + 1));
  guard = bottom << rows;
  board = guard - bottom;
}

@inline
export function rows(): i32 {
  return ROWS != 0 ? ROWS : rowCount;
}

@inline
export function columns(): i32 {
  return columnCount;
}

/** The cells of one column. */
export function columnCells(column: i32): u64 {
  return (((<u64>1) << rows()) - 1) << (column * (rows() + 1));
}

/** Where a stone would land, a cell in each column that is not full: an addition carries a one to it. */
@inline
export function landingCells(stones: u64): u64 {
  return (stones + bottom) & board;
}

/**
 * The empty cells that would complete a line of four with these stones of one player, whether or not a stone can land
 * there now. Along each direction the missing one is the first, second, third or last of the four.
 */
@inline
export function threats(own: u64, stones: u64): u64 {
  const upwards = (own << 1) & (own << 2) & (own << 3); // only the last can be missing
  const across = missingAlong(own, rows()) | missingAlong(own, rows() + 1) | missingAlong(own, rows() + 2);
  return (upwards | across) & (board ^ stones);
}

@inline
function missingAlong(own: u64, step: u64): u64 {
  const twoBefore = (own << step) & (own << (2 * step));
  const twoAfter = (own >> step) & (own >> (2 * step));
  return (twoBefore & ((own << (3 * step)) | (own >> step))) | (twoAfter & ((own << step) | (own >> (3 * step))));
}

/** Whether four of these cells are in a line. */
@inline
export function hasLine(set: u64): bool {
  return (fourAlong(set, 1) | fourAlong(set, rows()) | fourAlong(set, rows() + 1) | fourAlong(set, rows() + 2)) != 0;
}

@inline
function fourAlong(set: u64, step: u64): u64 {
  const pairs = set & (set >> step);
  return pairs & (pairs >> (2 * step));
}

/**
 * In every column, the cells up to the lowest one of the set and with it; the whole column where the set has none.
 * Subtracting one from each column turns over exactly those bits.
 */
@inline
export function upToLowest(set: u64): u64 {
  const marked = set | guard;
  return marked ^ (marked - bottom);
}

/** The same cells with left and right exchanged. */
export function mirrored(set: u64): u64 {
  const width: u64 = rows() + 1;
  const column = ((<u64>1) << width) - 1;
  let image: u64 = 0;
  for (let i = 0; i < columnCount; i++) {
    image = (image << width) | (set & column);
    set >>= width;
  }
  return image;
}
