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
