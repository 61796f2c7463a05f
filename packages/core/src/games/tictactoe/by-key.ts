import { countBits } from "../../base/bits.ts";
import type { RulesByKey } from "../../game/members.ts";
import { gridLines } from "../grid/lines.ts";
import type { Options } from "./rules.ts";

/** The rules on keys that are numbers: the stones of X in the low bits, those of O above them. */
export function byKey({ rows, columns, align, misere }: Options): RulesByKey {
  const size = rows * columns;
  const scale = 2 ** size;
  const all = scale - 1;
  const lines = Int32Array.from(gridLines(rows, columns, align), (line) =>
    line.reduce((stones, cell) => stones | (1 << cell), 0),
  );
  const hasLine = (stones: number): boolean => {
    for (let line = 0; line < lines.length; line++) if ((stones & lines[line]) === lines[line]) return true;
    return false;
  };
  return {
    moves(key, into) {
      const x = key % scale;
      const o = (key - x) / scale;
      const taken = x | o;
      const isTurnOfX = countBits(taken) % 2 === 0;
      if (hasLine(isTurnOfX ? o : x)) return 0; // only the last stone can have completed a line
      const step = isTurnOfX ? 1 : scale;
      let count = 0;
      for (let free = all & ~taken; free !== 0; free &= free - 1) into[count++] = key + (free & -free) * step;
      return count;
    },
    result(key) {
      const x = key % scale;
      const o = (key - x) / scale;
      const turn = countBits(x | o) % 2 === 0 ? 0 : 1;
      if (hasLine(turn === 0 ? o : x)) return misere === (turn === 0) ? 0 : 1;
      return (x | o) === all ? "draw" : undefined;
    },
  };
}
