import { field, hasLine, lineCells, onBoard, stonesOf, unitBits, width } from "./board";
import { classOf, lanesOf, wordOf } from "./units";

/*
 * Which positions of a unit have a line. As they differ in the lowest column of the low part only, they are looked at
 * together: a line in the other columns ends all of them; else the cells of that column are found that would be in a
 * line with the others, and a table has the lanes with a stone there, or with a line upwards.
 *
 *     memory   LINES   for each value of the bits of that column that a unit leaves alone, player, class and set of
 *                      cells: the lanes that are ended (2 bytes; half a MiB for ten bits)
 */
const LINES: usize = 65536;

/** Returns where the table ends. */
export function setLines(rows: u32): usize {
  const end = placeOf(1 << (width - unitBits), 0, 0, 0);
  const pages = <i32>((end + 65535) >> 16);
  if (memory.size() < pages) memory.grow(pages - memory.size());
  memory.fill(LINES, 0, end - LINES);
  for (let column: u32 = 1; column <= field; column++) {
    const word = wordOf(column);
    const below = ((<u32>1) << (31 - clz(column))) - 1;
    for (let player: u32 = 0; player < 2; player++) {
      const stones = (player == 0 ? column : ~column) & below;
      const isUpwards = (stones & (stones >> 1) & (stones >> 2) & (stones >> 3)) != 0;
      for (let cells: u32 = 0; cells >> rows == 0; cells++) {
        const place = placeOf(column >> unitBits, player, classOf(word), cells);
        if (isUpwards || (stones & cells) != 0) store<u16>(place, load<u16>(place) | <u16>lanesOf(word));
      }
    }
  }
  return end;
}

@inline
function placeOf(part: u32, player: u32, kind: u32, cells: u32): usize {
  return LINES + (<usize>((((((part << 1) | player) << 3) | kind) << (width - 1)) | cells) << 1);
}

/** The lanes of a unit whose positions have no line of a player, who has these stones in the columns of the range. */
@inline
export function lanesWithoutLine(unit: u32, word: u32, high: u64, player: u32): u32 {
  const low = unit << unitBits;
  const others = high | onBoard(stonesOf(low & ~field, player));
  if (hasLine(others)) return 0;
  const ended = load<u16>(placeOf((low & field) >> unitBits, player, classOf(word), lineCells(others)));
  return lanesOf(word) & ~<u32>ended;
}
