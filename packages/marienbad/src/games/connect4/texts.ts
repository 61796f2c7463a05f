import { type Text, text } from "../../base/text.ts";
import type { Result } from "../../game/game.ts";

export const boardTooLarge = (columns: number, rows: number, max: number): Text =>
  text(
    `columns=${columns} rows=${rows} is too large a board: columns × (rows + 1) should be at most ${max}.`,
    `columns=${columns} rows=${rows} est un plateau trop grand : colonnes × (lignes + 1) doit être au plus ${max}.`,
  );

/* Positions that were typed; moves are counted from 0. */

export const afterTheEnd = (move: number, result: Result): Text =>
  result === "draw"
    ? text(
        `move ${move + 1} comes after the end: the board is full`,
        `le coup ${move + 1} vient après la fin : le plateau est plein`,
      )
    : text(
        `move ${move + 1} comes after the end: player ${result} has won`,
        `le coup ${move + 1} vient après la fin : le joueur ${result} a gagné`,
      );

export const notAColumn = (given: string, columns: number): Text =>
  text(
    `"${given}" is not a column: columns are 1 to ${columns}`,
    `"${given}" n'est pas une colonne : elles vont de 1 à ${columns}`,
  );

export const fullColumn = (move: number, column: string): Text =>
  text(`move ${move + 1}: column ${column} is full`, `coup ${move + 1} : la colonne ${column} est pleine`);

export const floatingStone = (column: number, row: number): Text =>
  text(
    `the stone in column ${column}, row ${row} from the bottom, lies on nothing`,
    `le jeton de la colonne ${column}, ligne ${row} depuis le bas, ne repose sur rien`,
  );

export const movedAfterLine = (last: string): Text =>
  text(
    `a line stands, but ${last} has moved after it: the play stops at the first line`,
    `il y a une ligne, mais ${last} a joué après : la partie s'arrête à la première ligne`,
  );

export const noLastStone = (last: string, hasLine: boolean): Text =>
  hasLine
    ? text(
        `${last} has moved last, but no stone of ${last} on top of a column completes all its lines`,
        `${last} a joué en dernier, mais aucun jeton ${last} au sommet d'une colonne ne complète toutes ses lignes`,
      )
    : text(
        `${last} has moved last, but no stone of ${last} on top of a column can have been the last one`,
        `${last} a joué en dernier, mais aucun jeton ${last} au sommet d'une colonne n'a pu être le dernier`,
      );

/* The solver and its books. */

const board = (columns: number, rows: number): string => `${columns} × ${rows}`;

export const unsolvableBoard = (columns: number, rows: number, maxBits: number): Text =>
  text(
    `A board of ${columns} columns and ${rows} rows is not possible: it takes 1 to 9 of each, ` +
      `with columns × (rows + 1) at most ${maxBits}.`,
    `Un plateau de ${columns} colonnes et ${rows} lignes n'est pas possible : il en faut de 1 à 9 de chaque, ` +
      `avec colonnes × (lignes + 1) d'au plus ${maxBits}.`,
  );

export const badTable = (megabytes: number, max: number): Text =>
  text(
    `A table of ${megabytes} MiB is not possible: it should have from 1 to ${max}.`,
    `Une table de ${megabytes} Mio n'est pas possible : il en faut de 1 à ${max}.`,
  );

type Board = { readonly columns: number; readonly rows: number };

export const bookOfAnotherBoard = (book: Board, asked: Board): Text =>
  text(
    `The opening book is for ${board(book.columns, book.rows)}, not for ${board(asked.columns, asked.rows)}.`,
    `La bibliothèque d'ouvertures est pour ${board(book.columns, book.rows)}, ` +
      `pas pour ${board(asked.columns, asked.rows)}.`,
  );

export const noBooksForBoard = ({ columns, rows }: Board, maxBits: number): Text =>
  text(
    `There are no books for a board of ${columns} columns and ${rows} rows: ` +
      `columns × (rows + 1) should be at most ${maxBits}.`,
    `Il n'y a pas de bibliothèque pour un plateau de ${columns} colonnes et ${rows} lignes : ` +
      `colonnes × (lignes + 1) doit être au plus ${maxBits}.`,
  );

export const onlyFourInARow = (align: number): Text =>
  text(
    `The solver and its books are for four in a row, not for align=${align}.`,
    `Le solveur et ses bibliothèques sont pour quatre alignés, pas pour align=${align}.`,
  );

export const damagedBook = (): Text =>
  text(
    "This is not a whole opening book: it does not fit its checksum.",
    "Ce n'est pas une bibliothèque d'ouvertures entière : sa somme de contrôle est fausse.",
  );

export const otherBook = (found: Board & { readonly plies: number }): Text =>
  text(
    `This is a book for columns=${found.columns} rows=${found.rows} with ${found.plies} plies: name another file.`,
    `C'est une bibliothèque pour columns=${found.columns} rows=${found.rows} avec ${found.plies} coups : ` +
      "nommez un autre fichier.",
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

export const expertTitle = (): Text =>
  text("opening book and solver of connect-4", "bibliothèque d'ouvertures et solveur du Puissance 4");

/** Why levels are found and decided the slow way; both in MiB. */
export const withoutKernel = (needed: number, given: number): Text =>
  text(
    `The quick way takes ${needed} MiB of memory; with ${given} this is done by the rules, which is slower.`,
    `La voie rapide demande ${needed} Mio de mémoire ; avec ${given}, on passe par les règles, ce qui est plus lent.`,
  );
