const DIRECTIONS = [
  [0, 1],
  [1, 0],
  [1, 1],
  [1, -1],
];

/** Every straight line of `length` cells on a grid, in all four directions; cells are numbered row by row. */
export function gridLines(rows: number, columns: number, length: number): readonly (readonly number[])[] {
  const lines: number[][] = [];
  const directions = length === 1 ? DIRECTIONS.slice(0, 1) : DIRECTIONS; // one cell alone is one line, not four
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      for (const [down, right] of directions) {
        const lastRow = row + down * (length - 1);
        const lastColumn = column + right * (length - 1);
        if (lastRow >= rows || lastColumn < 0 || lastColumn >= columns) continue;
        lines.push(Array.from({ length }, (_, step) => (row + down * step) * columns + column + right * step));
      }
    }
  }
  return lines;
}

/** The lines of `gridLines` on a small board, as sets of one bit per cell. */
export function lineBits(rows: number, columns: number, length: number): readonly number[] {
  return gridLines(rows, columns, length).map((line) => line.reduce((bits, cell) => bits | (1 << cell), 0));
}

/** The first line whose cells are all alike and not empty; an empty cell is 0. */
export function filledLine(
  lines: readonly (readonly number[])[],
  symbolOf: (cell: number) => number,
): readonly number[] | undefined {
  return lines.find((line) => line.every((cell) => symbolOf(cell) !== 0 && symbolOf(cell) === symbolOf(line[0])));
}

/**
 * True if a grid can be filled in turn without a line. For three or more in a row it can: with rows like XXOO… or
 * XOOX…, each the opposite of the one below, no three are alike, and X has as many cells as O or one more. Two of the
 * four cells of a square are always in line, so two in a row leave a draw on a strip only.
 */
export function drawExists(rows: number, columns: number, length: number): boolean {
  return length >= 3 || (length === 2 && Math.min(rows, columns) === 1);
}
