/** Columns as wide as they need; those in `left` are words, the others numbers. */
export function inColumns(rows: readonly (readonly string[])[], left: readonly number[]): string[] {
  const widths = rows[0].map((_, column) => rows.reduce((width, row) => Math.max(width, row[column].length), 0));
  const cell = (word: string, column: number): string =>
    left.includes(column) ? word.padEnd(widths[column]) : word.padStart(widths[column]);
  return rows.map((row) => row.map(cell).join("  ").trimEnd());
}
