/** Squares named as in chess: columns a, b, c … z, aa, ab … from the left, rows 1, 2, 3 … from the bottom. */
export function squareName(cell: number, rows: number, columns: number): string {
  return `${columnName(cell % columns)}${rows - Math.floor(cell / columns)}`;
}

const LETTERS = 26;

export function columnName(column: number): string {
  const last = String.fromCharCode("a".charCodeAt(0) + (column % LETTERS));
  return column < LETTERS ? last : columnName(Math.floor(column / LETTERS) - 1) + last;
}

/** A board whose squares are named as in chess: numbers on the left, letters below. */
export function drawSquares(rows: number, columns: number, symbolOfCell: (cell: number) => string): string {
  const width = String(rows).length;
  const columnWidth = columnName(columns - 1).length;
  const lines = Array.from({ length: rows }, (_, row) => {
    const cells = Array.from({ length: columns }, (_, column) =>
      symbolOfCell(row * columns + column).padStart(columnWidth),
    );
    return `${String(rows - row).padStart(width)} ${cells.join(" ")}`;
  });
  const letters = Array.from({ length: columns }, (_, column) => columnName(column).padStart(columnWidth));
  return [...lines, `${" ".repeat(width)} ${letters.join(" ")}`].join("\n");
}
