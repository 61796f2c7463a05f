/** Where each cell goes: `cellOfCell[c]` is the image of cell c. */
export type CellMap = readonly number[];

type Turn = (row: number, column: number, rows: number, columns: number) => readonly [number, number];

/** The symmetries of a rectangle; the first is the identity. */
const OF_THE_RECTANGLE: readonly Turn[] = [
  (row, column) => [row, column],
  (row, column, _rows, columns) => [row, columns - 1 - column],
  (row, column, rows) => [rows - 1 - row, column],
  (row, column, rows, columns) => [rows - 1 - row, columns - 1 - column],
];

/** The four symmetries of a grid whose cells are numbered row by row: identity, two mirrors, half turn. */
export function rectangleMaps(rows: number, columns: number): readonly CellMap[] {
  return OF_THE_RECTANGLE.map((turn) =>
    Array.from({ length: rows * columns }, (_, cell) => {
      const [row, column] = turn(Math.floor(cell / columns), cell % columns, rows, columns);
      return row * columns + column;
    }),
  );
}

/** All the symmetries of a grid: the four of a rectangle, and when it is a square also these after a diagonal mirror. */
export function gridMaps(rows: number, columns: number): readonly CellMap[] {
  const maps = rectangleMaps(rows, columns);
  if (rows !== columns) return maps;
  const transposed = (cell: number): number => (cell % columns) * columns + Math.floor(cell / columns);
  return [...maps, ...maps.map((map) => map.map((_, cell) => map[transposed(cell)]))];
}
