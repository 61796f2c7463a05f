import type { Levels } from "../../game/members.ts";
import { lastMover } from "../grid/alternation.ts";
import { type Bitboard, hasBit, hasLine, withoutBit } from "./bitboard.ts";
import { mirroredKeys } from "./mirrored-keys.ts";
import { heightOf, type Options, type Position, rules } from "./rules.ts";

/**
 * A level is a number of stones. In each column the highest one of the key marks the first empty cell; below it ones
 * are X and zeros are O, as `key` writes them.
 */
export function levels(options: Options): Levels<Position> {
  const { columns, rows, align } = options;
  const width = rows + 1;
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
    const stones = [halves(x), halves(o)] as const;
    return { x: stones[0], o: stones[1], placed, aligned: hasLine(stones[lastMover(placed)], rows, align) };
  };
  const images = mirroredKeys(options, rules(options).key as (position: Position) => number, positionOf);
  return {
    positionOf,
    levelOf: ({ placed }) => placed,
    ...(images !== undefined && { images }),
    engine: { name: "columns", board: { columns, rows, align } },
    before({ x, o, placed }) {
      const positions: Position[] = [];
      const own = placed % 2 === 0 ? o : x; // of who has moved last
      for (let column = 0; column < columns; column++) {
        const top = column * width + heightOf(x, o, column, rows) - 1;
        if (top < column * width || !hasBit(own, top)) continue;
        const stones = own === x ? ([withoutBit(x, top), o] as const) : ([x, withoutBit(o, top)] as const);
        const aligned = hasLine(stones[lastMover(placed - 1)], rows, align);
        positions.push({ x: stones[0], o: stones[1], placed: placed - 1, aligned });
      }
      return positions;
    },
  };
}

function halves(bits: number): Bitboard {
  return { low: bits | 0, high: (bits / 2 ** 32) | 0 };
}
