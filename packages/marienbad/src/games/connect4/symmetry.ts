import type { Symmetry } from "../../game/kit.ts";
import { type Bitboard, hasBit, NO_STONES, withBit } from "./bitboard.ts";
import type { Options, Position } from "./rules.ts";

/** Left and right may be exchanged; up and down may not. */
export function symmetry({ columns, rows }: Options): Symmetry<Position> {
  const mirror = (stones: Bitboard): Bitboard => {
    let image = NO_STONES;
    for (let bit = 0; bit < columns * (rows + 1); bit++) {
      if (!hasBit(stones, bit)) continue;
      const column = Math.floor(bit / (rows + 1));
      image = withBit(image, bit + (columns - 1 - 2 * column) * (rows + 1));
    }
    return image;
  };
  return { images: (position) => [position, { ...position, x: mirror(position.x), o: mirror(position.o) }] };
}
