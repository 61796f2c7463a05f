import type { ImageLevels, Levels } from "../../game/members.ts";
import { lastMover } from "../grid/stones.ts";
import { type Bitboard, hasBit, hasLine, withoutBit } from "./bitboard.ts";
import { heightOf, type Options, type Position, rules } from "./rules.ts";

/** Most bits of the low part of a key: the kernel of columns has a place for each possible one. */
export const MAX_LOW_BITS = 28;
/** Most bits that number a range: directories have a place for each possible range. */
export const MAX_HIGH_BITS = 24;
/** Most bits of a key that is an exact number. */
export const MAX_KEY_BITS = 53;
/** The solver, its books and the engines are for four in a row. */
export const SOLVED_ALIGN = 4;

/** A level is a number of stones. `positionOf` reads keys as `key` writes them. */
export function levels(options: Options): Levels<Position> {
  const { columns, rows, align } = options;
  const width = rows + 1;
  const positionWith = (x: Bitboard, o: Bitboard, placed: number): Position => {
    return { x, o, placed, aligned: hasLine(lastMover(placed) === 0 ? x : o, rows, align) };
  };
  const positionOf = (key: number): Position => {
    let placed = 0;
    let [x, o] = [0, 0];
    for (let column = 0, rest = key; column < columns; column++) {
      const field = rest % 2 ** width;
      rest = Math.floor(rest / 2 ** width);
      const height = 31 - Math.clz32(field);
      const ones = field - 2 ** height;
      x += ones * 2 ** (column * width);
      o += (2 ** height - 1 - ones) * 2 ** (column * width);
      placed += height;
    }
    return positionWith(halves(x), halves(o), placed);
  };
  const images = mirroredKeys(options, rules(options).key as (position: Position) => number, positionOf);
  return {
    positionOf,
    levelOf: ({ placed }) => placed,
    ...(images !== undefined && { images }),
    engine: { name: "columns", board: { columns, rows, align } },
    before({ x, o, placed }) {
      const own = lastMover(placed) === 0 ? x : o;
      return Array.from({ length: columns }, (_, column) => column * width + heightOf(x, o, column, rows) - 1)
        .filter((top, column) => top >= column * width && hasBit(own, top))
        .map((top) => positionWith(own === x ? withoutBit(x, top) : x, own === x ? o : withoutBit(o, top), placed - 1));
    },
  };
}

function halves(bits: number): Bitboard {
  return { low: bits | 0, high: (bits / 2 ** 32) | 0 };
}

/**
 * Keys where mirror images are one position: those of the rules with the first column moved above the last, so that
 * both ends of the board are the highest part, which the mirror exchanges, and the others the lowest. The same image
 * has the least key by both. Undefined where the board is too large or too narrow.
 *
 *     of the rules   [ last | … | first ]     ends first   [ last | first | … ]
 */
function mirroredKeys(
  { columns, rows, align }: Options,
  keyOf: (position: Position) => number,
  positionOf: (key: number) => Position,
): ImageLevels<Position> | undefined {
  const width = rows + 1;
  if (align !== SOLVED_ALIGN || columns * width > MAX_KEY_BITS || columns < 3) return undefined;
  if ((columns - 2) * width > MAX_LOW_BITS || 2 * width > MAX_HIGH_BITS) return undefined;
  const column = 2 ** width;
  const inner = column ** (columns - 2);
  return {
    name: "ends-first",
    key(position) {
      const key = keyOf(position);
      const [last, first] = [Math.floor(key / (column * inner)), key % column];
      return (last * column + first) * inner + (Math.floor(key / column) % inner);
    },
    positionOf(key) {
      const ends = Math.floor(key / inner);
      const [last, first] = [Math.floor(ends / column), ends % column];
      return positionOf((last * inner + (key % inner)) * column + first);
    },
    engine: { name: "mirrored-columns", board: { columns, rows, align } },
  };
}
