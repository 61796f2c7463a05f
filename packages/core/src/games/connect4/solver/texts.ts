import { type Text, text } from "../../../base/text.ts";

/* Apart from ../texts.ts, so that the catalogue stays light in a bundle. */

const board = (columns: number, rows: number): string => `${columns} × ${rows}`;

export const unsolvableBoard = (columns: number, rows: number, maxBits: number): Text =>
  text(
    `A board of ${columns} columns and ${rows} rows is not possible: it takes 1 to 9 of each, ` +
      `with columns × (rows + 1) at most ${maxBits}.`,
    `Un plateau de ${columns} colonnes et ${rows} lignes n'est pas possible : il en faut de 1 à 9 de chaque, ` +
      `avec colonnes × (lignes + 1) d'au plus ${maxBits}.`,
  );

type Board = { readonly columns: number; readonly rows: number };

export const bookOfAnotherBoard = (book: Board, asked: Board): Text =>
  text(
    `The opening book is for ${board(book.columns, book.rows)}, not for ${board(asked.columns, asked.rows)}.`,
    `La bibliothèque d'ouvertures est pour ${board(book.columns, book.rows)}, ` +
      `pas pour ${board(asked.columns, asked.rows)}.`,
  );

export const damagedBook = (): Text =>
  text(
    "This is not a whole opening book: it does not fit its checksum.",
    "Ce n'est pas une bibliothèque d'ouvertures entière : sa somme de contrôle est fausse.",
  );

export const unplayableColumn = (column: number, placed: number): Text =>
  text(
    `Column ${column} cannot be played after ${placed} stones.`,
    `La colonne ${column} ne peut se jouer après ${placed} jetons.`,
  );

export const contradiction = (least: number, most: number): Text =>
  text(
    `The answers contradict each other: a score would be at least ${least} and at most ${most}.`,
    `Les réponses se contredisent : un score serait au moins ${least} et au plus ${most}.`,
  );
