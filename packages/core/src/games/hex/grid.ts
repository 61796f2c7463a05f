import type { Player } from "../../game/game.ts";
import { type CellSet, cellsOf, hasCell } from "../grid/cell-set.ts";

const TOUCHING = [
  [-1, 0],
  [-1, 1],
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 0],
] as const;

/**
 * The rhombus of hexagons. Every row is shifted half a cell right of the one above: a cell touches six others.
 *
 *      . A B          (r−1, c)  (r−1, c+1)
 *       C * D         (r, c−1)  (r, c+1)
 *        E F .        (r+1, c−1)  (r+1, c)
 */
export function makeGrid(size: number) {
  const neighboursOfCell = Array.from({ length: size * size }, (_, cell) =>
    TOUCHING.flatMap(([down, right]) => {
      const row = Math.floor(cell / size) + down;
      const column = (cell % size) + right;
      return row >= 0 && row < size && column >= 0 && column < size ? [row * size + column] : [];
    }),
  );
  /** A player begins at the top or left, and ends at the bottom or right. */
  const along = (player: Player, cell: number): number => (player === 0 ? Math.floor(cell / size) : cell % size);
  const isFirstSide = (player: Player, cell: number): boolean => along(player, cell) === 0;
  const isLastSide = (player: Player, cell: number): boolean => along(player, cell) === size - 1;

  /** True if the chain that has this stone joins the two sides of the player. Cost: the length of the chain. */
  const joinsThrough = (stones: CellSet, player: Player, cell: number): boolean => {
    const chain = [cell];
    const seen = new Uint8Array(size * size);
    seen[cell] = 1;
    let first = false;
    let last = false;
    for (let index = 0; index < chain.length; index++) {
      first ||= isFirstSide(player, chain[index]);
      last ||= isLastSide(player, chain[index]);
      if (first && last) return true;
      for (const neighbour of neighboursOfCell[chain[index]]) {
        if (seen[neighbour] === 1 || !hasCell(stones, neighbour)) continue;
        seen[neighbour] = 1;
        chain.push(neighbour);
      }
    }
    return false;
  };
  const chainOf = (stones: CellSet, player: Player): readonly number[] | undefined => {
    const reached = new Map<number, number | undefined>(); // each cell with the one before it
    for (const cell of cellsOf(stones)) if (isFirstSide(player, cell)) reached.set(cell, undefined);
    for (const cell of reached.keys()) {
      if (isLastSide(player, cell)) return wayTo(cell, reached);
      for (const neighbour of neighboursOfCell[cell]) {
        if (hasCell(stones, neighbour) && !reached.has(neighbour)) reached.set(neighbour, cell);
      }
    }
    return undefined;
  };
  const joins = (stones: CellSet, player: Player): boolean => chainOf(stones, player) !== undefined;
  return { neighboursOfCell, isFirstSide, isLastSide, joinsThrough, chainOf, joins };
}

function wayTo(last: number, before: ReadonlyMap<number, number | undefined>): number[] {
  const way: number[] = [];
  for (let cell: number | undefined = last; cell !== undefined; cell = before.get(cell)) way.unshift(cell);
  return way;
}
