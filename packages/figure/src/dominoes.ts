import type { Player } from "marienbad/game";

/** A domino by its upper or left cell: upright ones are player 0's, lying ones player 1's. */
export interface Domino {
  readonly row: number;
  readonly column: number;
  readonly player: Player;
}

/** A board that can be covered in so many ways that none is found soon is shown without its dominoes. */
const MAX_TRIED = 20_000;

/**
 * Dominoes that cover just the cells that are not empty, laid in turn, upright ones first. A position does not tell how
 * they lie: where there are several ways, the one whose first dominoes stand upright, always the same. Undefined where
 * there is none, or none is found soon: cells were covered before the play began. Cost: at most `MAX_TRIED` dominoes.
 */
export function layDominoes(rows: readonly string[]): readonly Domino[] | undefined {
  const [height, width] = [rows.length, rows[0].length];
  const free = rows.flatMap((row) => [...row].map((sign) => sign === "."));
  const count = free.filter((isFree) => !isFree).length / 2;
  if (!Number.isInteger(count)) return undefined;
  /** How many of each are left to lay: as many as the other, or one more of player 0, who began. */
  const left = [Math.ceil(count / 2), Math.floor(count / 2)];
  const laid: Domino[] = [];
  let tried = 0;
  const layFrom = (start: number): boolean => {
    let cell = start;
    while (cell < free.length && free[cell]) cell++;
    if (cell === free.length) return true;
    const [row, column] = [Math.floor(cell / width), cell % width];
    for (const player of [0, 1] as const) {
      const inside = player === 0 ? row + 1 < height : column + 1 < width;
      const second = cell + (player === 0 ? width : 1);
      if (!inside || free[second] || left[player] === 0 || tried++ > MAX_TRIED) continue;
      free[cell] = free[second] = true;
      left[player]--;
      laid.push({ row, column, player });
      if (layFrom(cell + 1)) return true;
      laid.pop();
      left[player]++;
      free[cell] = free[second] = false;
    }
    return false;
  };
  return layFrom(0) ? laid : undefined;
}
