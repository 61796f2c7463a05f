import type { CellSet } from "./cell-set.ts";

/** The sides of a rectangle, in cells. */
export interface Sides {
  readonly rows: number;
  readonly columns: number;
}

/** The image of each cell: `cellOfCell[c]` is that of cell c. */
export type CellMap = readonly number[];

type Turn = (row: number, column: number, rows: number, columns: number) => readonly [number, number];

const OF_THE_RECTANGLE: readonly Turn[] = [
  (row, column) => [row, column],
  (row, column, _rows, columns) => [row, columns - 1 - column],
  (row, column, rows) => [rows - 1 - row, column],
  (row, column, rows, columns) => [rows - 1 - row, columns - 1 - column],
];

/** The four symmetries of a grid: identity, left and right, up and down, half turn. Cells are numbered row by row. */
export function rectangleMaps(rows: number, columns: number): readonly CellMap[] {
  return OF_THE_RECTANGLE.map((turn) =>
    Array.from({ length: rows * columns }, (_, cell) => {
      const [row, column] = turn(Math.floor(cell / columns), cell % columns, rows, columns);
      return row * columns + column;
    }),
  );
}

/** All symmetries of a grid: those of a rectangle, and for a square also after a diagonal mirror. */
export function gridMaps(rows: number, columns: number): readonly CellMap[] {
  const maps = rectangleMaps(rows, columns);
  if (rows !== columns) return maps;
  const transposed = (cell: number): number => (cell % columns) * columns + Math.floor(cell / columns);
  return [...maps, ...maps.map((map) => map.map((_, cell) => map[transposed(cell)]))];
}

/** The image of a set of cells. */
export function imageOfCells(set: CellSet, cellOfCell: CellMap): CellSet {
  const words = set.slice().fill(0);
  for (let word = 0; word < set.length; word++) {
    for (let rest = set[word]; rest !== 0; rest &= rest - 1) {
      const target = cellOfCell[32 * word + 31 - Math.clz32(rest & -rest)];
      words[target >>> 5] |= 1 << (target & 31);
    }
  }
  return words;
}

/** Like `imageOfCells`, for a set of one bit per cell. */
export function imageOfBits(bits: number, cellOfCell: CellMap): number {
  return cellOfCell.reduce((image, target, cell) => image | (((bits >>> cell) & 1) << target), 0);
}
