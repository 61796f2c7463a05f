import { type Text, text } from "marienbad/base";

export const onlyFourInARow = (align: number): Text =>
  text(
    `The solver and its books are for four in a row, not for align=${align}.`,
    `Le solveur et ses bibliothèques sont pour quatre alignés, pas pour align=${align}.`,
  );

export const otherBook = (found: Readonly<Record<"columns" | "rows" | "plies", number>>): Text =>
  text(
    `This is a book for columns=${found.columns} rows=${found.rows} with ${found.plies} plies: name another file.`,
    `C'est une bibliothèque pour columns=${found.columns} rows=${found.rows} avec ${found.plies} coups : ` +
      "nommez un autre fichier.",
  );
