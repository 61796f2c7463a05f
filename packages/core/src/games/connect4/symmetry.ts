import type { Symmetry } from "../../game/members.ts";
import { type Bitboard, bitsFrom } from "./bitboard.ts";
import type { Options, Position } from "./rules.ts";

/** Left and right may be exchanged; up and down may not. */
export function symmetry({ columns, rows }: Options): Symmetry<Position> {
  const width = rows + 1;
  const column = (1 << rows) - 1;

  /** Column by column: the bits of the i-th from the left become those of the i-th from the right. */
  const mirror = (stones: Bitboard): Bitboard => {
    let low = 0;
    let high = 0;
    for (let from = 0, to = (columns - 1) * width; to >= 0; from += width, to -= width) {
      const bits = bitsFrom(stones.low, stones.high, from) & column;
      if (to < 32) low |= bits << to;
      if (to >= 32) high |= bits << (to - 32);
      else if (to + width > 32) high |= bits >>> (32 - to);
    }
    return { low, high };
  };

  return { images: (position) => [position, { ...position, x: mirror(position.x), o: mirror(position.o) }] };
}
