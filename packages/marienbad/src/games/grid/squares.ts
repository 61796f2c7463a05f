/**
 * Squares named as in chess, for games whose men move: columns a, b, c … from the left, rows 1, 2, 3 … from the bottom.
 */
export function squareName(cell: number, rows: number, columns: number): string {
  return `${columnName(cell % columns)}${rows - Math.floor(cell / columns)}`;
}

export function columnName(column: number): string {
  return String.fromCharCode("a".charCodeAt(0) + column);
}

/** A board whose squares are named as in chess: numbers on the left, letters below. */
export function drawSquares(rows: number, columns: number, symbolOfCell: (cell: number) => string): string {
  const width = String(rows).length;
  const lines = Array.from({ length: rows }, (_, row) => {
    const cells = Array.from({ length: columns }, (_, column) => symbolOfCell(row * columns + column));
    return `${String(rows - row).padStart(width)} ${cells.join(" ")}`;
  });
  const letters = Array.from({ length: columns }, (_, column) => columnName(column));
  return [...lines, `${" ".repeat(width)} ${letters.join(" ")}`].join("\n");
}
