import { hasLine, lineCells, onBoard, stonesOf } from "./board";

/*
 * Which positions of a word have a line. Those that differ in the lowest column of the low part only are looked at
 * together: a line in the other columns ends all of them; else the cells of that column are found that would be in a
 * line with the others, and a table has the bits with a stone there. A column of more than six bits is several parts
 * of 64 fields.
 *
 *     memory   LINES   for each player and part: bits with a line upwards (8 bytes), with a stone in row 0 (8), row 1 …
 */
const LINES: usize = 10240;
const PART_BYTES: usize = 128;
const MAX_PARTS: usize = 16; // ten bits

let field: u32 = 0;
/** How many positions are looked at together. */
let together: u32 = 0;

export function setLines(rows: u32): void {
  field = ((<u32>1) << (rows + 1)) - 1;
  together = min<u32>(64, field + 1);
  memory.fill(LINES, 0, 2 * MAX_PARTS * PART_BYTES);
  for (let column: u32 = 1; column <= field; column++) {
    const bit = (<u64>1) << (column & 63);
    for (let player: u32 = 0; player < 2; player++) {
      const part = partOf(column, player);
      const below = ((<u32>1) << (31 - clz(column))) - 1;
      const stones = (player == 0 ? column : ~column) & below;
      if ((stones & (stones >> 1) & (stones >> 2) & (stones >> 3)) != 0) store<u64>(part, load<u64>(part) | bit);
      for (let row: u32 = 0; row < rows; row++) {
        const place = part + (<usize>(row + 1) << 3);
        if (((stones >> row) & 1) != 0) store<u64>(place, load<u64>(place) | bit);
      }
    }
  }
}

@inline
function partOf(column: u32, player: u32): usize {
  return LINES + (<usize>(column >> 6) + <usize>player * MAX_PARTS) * PART_BYTES;
}

/** The bits of a word whose positions have no line of a player, who has these stones in the columns of the range. */
@inline
export function withoutLine(word: u32, bits: u64, high: u64, player: u32): u64 {
  if (together == 64) return withoutLineOf(word << 6, bits, high, player);
  let open: u64 = 0;
  const mask = ((<u64>1) << together) - 1;
  for (let first: u32 = 0; first < 64; first += together) {
    const some = (bits >> first) & mask;
    if (some != 0) open |= withoutLineOf((word << 6) | first, some, high, player) << first;
  }
  return open;
}

/** The same of positions that differ in that column only, the first of which has this low part. */
@inline
function withoutLineOf(low: u32, bits: u64, high: u64, player: u32): u64 {
  const others = high | onBoard(stonesOf(low & ~field, player));
  if (hasLine(others)) return 0;
  const part = partOf(low & field, player);
  let lines = load<u64>(part);
  for (let cells = lineCells(others); cells != 0; cells &= cells - 1) {
    lines |= load<u64>(part + (<usize>ctz(cells) << 3), 8);
  }
  return bits & ~lines;
}
