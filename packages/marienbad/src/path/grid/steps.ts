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
/** Directions from here on are diagonal. */
export const FIRST_DIAGONAL = 4;

/**
 * The lengths of a step inside the searches, as whole numbers in the ratio √2 = 665857 / 470832 − 3·10⁻¹². Sums are then
 * exact, equal paths are equal, and two lengths a + b√2 with fewer than 470,000 diagonal steps compare as they should:
 * |Δa + Δb√2| is at least 1 / (|Δa| + |Δb|√2) when it is not 0, more than what the fraction is wrong by.
 */
export const STRAIGHT = 470832;
export const DIAGONAL = 665857;

/** The length of the shortest way between two cells when nothing is blocked. */
export function freeLength(columns: number, rows: number, neighbours: 4 | 8): number {
  const x = Math.abs(columns);
  const y = Math.abs(rows);
  if (neighbours === 4) return STRAIGHT * (x + y);
  return x < y ? DIAGONAL * x + STRAIGHT * (y - x) : DIAGONAL * y + STRAIGHT * (x - y);
}

/** For every cell the directions in which one may step, one bit each. */
export function stepsOfCells(grid: Grid, { neighbours = 8, cornerCutting = false }: GridRules): Uint8Array {
  const { width, height, blockedOfCell } = grid;
  const stepsOfCell = new Uint8Array(width * height);
  const free = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && blockedOfCell[y * width + x] === 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!free(x, y)) continue;
      let steps = 0;
      for (let direction = 0; direction < neighbours; direction++) {
        const [dx, dy] = [DX[direction], DY[direction]];
        if (!free(x + dx, y + dy)) continue;
        if (direction >= FIRST_DIAGONAL) {
          const freeBeside = Number(free(x + dx, y)) + Number(free(x, y + dy));
          if (freeBeside < (cornerCutting ? 1 : 2)) continue;
        }
        steps |= 1 << direction;
      }
      stepsOfCell[y * width + x] = steps;
    }
  }
  return stepsOfCell;
}
