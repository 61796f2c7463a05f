import { MarienbadError } from "marienbad/base";
import { texts } from "./texts.ts";

/** A map of square cells, free or blocked. Cell y · width + x is in column x (from the left), row y (from the top). */
export interface Grid {
  readonly width: number;
  readonly height: number;
  /** 1 for blocked cells. */
  readonly blockedOfCell: Uint8Array;
}

/** Rules for steps on a grid. */
export interface GridRules {
  /** 4: right, down, left, up. 8: the diagonals too, which cost √2 (default). */
  readonly neighbours?: 4 | 8;
  /** True if a diagonal step needs only one free cell beside it; by default two, as in the Moving AI benchmarks. */
  readonly cornerCutting?: boolean;
}

/** Maximum number of cells of a grid: they are numbered in 32 bits, and their arrays must fit in memory. */
export const MAX_CELLS = 2 ** 27;

/** A grid without blocked cells, to be filled. */
export function emptyGrid(width: number, height: number): Grid {
  const possible = Number.isInteger(width) && Number.isInteger(height) && width > 0 && height > 0;
  if (!possible || width * height > MAX_CELLS) {
    throw new MarienbadError("bad-argument", texts.impossibleGrid(width, height, MAX_CELLS));
  }
  return { width, height, blockedOfCell: new Uint8Array(width * height) };
}

/** The cell in a column and a row. */
export function cellAt(grid: Grid, x: number, y: number): number {
  if (Number.isInteger(x) && Number.isInteger(y) && x >= 0 && y >= 0 && x < grid.width && y < grid.height) {
    return y * grid.width + x;
  }
  throw new MarienbadError("bad-argument", texts.noSuchCell(x, y, grid.width, grid.height));
}

/** "3,5" for column 3, row 5. */
export function writeCell(grid: Grid, cell: number): string {
  return `${cell % grid.width},${Math.floor(cell / grid.width)}`;
}
