import type { Grid, GridRules } from "./grid.ts";

/**
 * The eight directions: right, down, left, up, then the diagonals.
 *
 *     6 3 7
 *     2 · 0
 *     5 1 4
 */
export const DX: readonly number[] = [1, 0, -1, 0, 1, -1, -1, 1];
export const DY: readonly number[] = [0, 1, 0, -1, 1, 1, -1, -1];
/** The first diagonal direction. */
export const FIRST_DIAGONAL = 4;

/**
 * Lengths of steps inside the searches, as whole numbers in the ratio √2 = 665857 / 470832 − 3·10⁻¹². Sums are exact,
 * so that paths of equal length are equal, and lengths a + b√2 of fewer than 470,000 diagonal steps compare correctly:
 * |Δa + Δb√2|, if it is not 0, is at least 1 / (|Δa| + |Δb|√2), which is more than the error of the fraction.
 */
export const STRAIGHT = 470832;
export const DIAGONAL = 665857;

/** Length of a shortest way on an empty grid. */
export function freeLength(columns: number, rows: number, neighbours: 4 | 8): number {
  const x = Math.abs(columns);
  const y = Math.abs(rows);
  if (neighbours === 4) return STRAIGHT * (x + y);
  return x < y ? DIAGONAL * x + STRAIGHT * (y - x) : DIAGONAL * y + STRAIGHT * (x - y);
}

export function straightDirection(dx: number, dy: number): number {
  return dx !== 0 ? 1 - dx : 2 - dy;
}

export function diagonalDirection(dx: number, dy: number): number {
  return dy > 0 ? (dx > 0 ? 4 : 5) : dx < 0 ? 6 : 7;
}

/** For every cell its neighbours that are blocked or outside, a bit for each direction. */
export function wallsOfCells({ width, height, blockedOfCell }: Grid): Uint8Array {
  const wallsOfCell = new Uint8Array(width * height);
  for (let y = 0, cell = 0; y < height; y++) {
    for (let x = 0; x < width; x++, cell++) {
      for (let direction = 0; direction < 8; direction++) {
        const column = x + DX[direction];
        const row = y + DY[direction];
        const outside = column < 0 || row < 0 || column >= width || row >= height;
        if (outside || blockedOfCell[row * width + column] !== 0) wallsOfCell[cell] |= 1 << direction;
      }
    }
  }
  return wallsOfCell;
}

/** For every cell the directions of its steps, one bit each. */
export function stepsOfCells(wallsOfCell: Uint8Array, rules: Required<GridRules>): Uint8Array {
  const stepsOfWalls = Uint8Array.from({ length: 256 }, (_, walls) => stepsBetween(walls, rules));
  return wallsOfCell.map((walls) => stepsOfWalls[walls]);
}

/** The directions of steps from a cell with these walls. */
export function stepsBetween(walls: number, { neighbours, cornerCutting }: Required<GridRules>): number {
  const isFree = (direction: number): boolean => ((walls >>> direction) & 1) === 0;
  let steps = 0;
  for (let direction = 0; direction < neighbours; direction++) {
    if (!isFree(direction)) continue;
    if (direction >= FIRST_DIAGONAL) {
      const beside = [straightDirection(DX[direction], 0), straightDirection(0, DY[direction])].filter(isFree).length;
      if (beside < (cornerCutting ? 1 : 2)) continue;
    }
    steps |= 1 << direction;
  }
  return steps;
}
