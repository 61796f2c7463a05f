import type { Levels } from "../../game/kit.ts";
import { lastMover } from "../grid/alternation.ts";
import { type Bitboard, hasLine } from "./bitboard.ts";
import type { Options, Position } from "./rules.ts";

/**
 * A level is a number of stones. In each column the highest one of the key marks the first empty cell; below it ones
 * are X and zeros are O, as `key` writes them.
 */
export function levels(options: Options): Levels<Position> {
  const { columns, rows, align } = options;
  const width = rows + 1;
  return {
    levelOf: ({ placed }) => placed,
    positionOf(key) {
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
      const stones = [halves(x), halves(o)] as const;
      return { x: stones[0], o: stones[1], placed, aligned: hasLine(stones[lastMover(placed)], rows, align) };
    },
  };
}

function halves(bits: number): Bitboard {
  return { low: bits | 0, high: (bits / 2 ** 32) | 0 };
}
