import type { ImageLevels } from "../../game/members.ts";
import { MAX_HIGH_BITS, MAX_KEY_BITS, MAX_LOW_BITS, SOLVED_ALIGN } from "./column-limits.ts";
import type { Options, Position } from "./rules.ts";

/** What databases call these keys. */
const NAME = "ends-first";

/** Whether mirror images can be one position by ranges that the columns at both ends number. */
function hasEnds({ columns, rows, align }: Options): boolean {
  const width = rows + 1;
  const isSolved = align === SOLVED_ALIGN && columns * width <= MAX_KEY_BITS;
  return isSolved && columns >= 3 && (columns - 2) * width <= MAX_LOW_BITS && 2 * width <= MAX_HIGH_BITS;
}

/**
 * Keys where mirror images are one position: those of the rules with the first column moved up behind the last, so that
 * both ends of the board are the highest part, which the mirror exchanges, and the others the lowest. The same image
 * has the least key by both. Undefined where the board is too large or too narrow.
 *
 *     of the rules   [ last | … | first ]     ends first   [ last | first | … ]
 */
export function mirroredKeys(
  options: Options,
  keyOf: (position: Position) => number,
  positionOf: (key: number) => Position,
): ImageLevels<Position> | undefined {
  if (!hasEnds(options)) return undefined;
  const column = 2 ** (options.rows + 1);
  const inner = column ** (options.columns - 2);
  return {
    name: NAME,
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
    engine: { name: "mirrored-columns", board: { columns: options.columns, rows: options.rows, align: options.align } },
  };
}
