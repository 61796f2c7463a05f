import { type Text, text } from "../base/text.ts";
import type { Player } from "../game/game.ts";

/** The noun after "there is no". */
export const GAME: Text = text("game", "de jeu");

export const ROWS: Text = text("rows of the board", "lignes du plateau");
export const COLUMNS: Text = text("columns of the board", "colonnes du plateau");
export const SIDE: Text = text("side of the board", "côté du plateau");

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? "" : "s"}`;

/** "1 case", "3 cases": French counts 0 and 1 in the singular. */
const countInFrench = (number: number, noun: string): string => `${number} ${noun}${number > 1 ? "s" : ""}`;

export const wrongRowCount = (rows: number, example: string, given: number): Text =>
  text(
    `the board should have ${count(rows, "row")} with "/" between them, as in ${example}, not ${given}`,
    `le plateau devrait avoir ${countInFrench(rows, "ligne")}, séparées par "/", comme ${example}, non ${given}`,
  );

export const wrongRowLength = (row: number, line: string, width: number): Text =>
  text(
    `row ${row + 1} from the top ("${line}") should have ${count(width, "cell")}, not ${line.length}`,
    `la ligne ${row + 1} depuis le haut ("${line}") devrait avoir ${countInFrench(width, "case")}, non ${line.length}`,
  );

export const notACell = (character: string, symbols: string): Text =>
  text(
    `"${character}" is not a cell: a cell is one of ${[...symbols].join(" ")}`,
    `"${character}" n'est pas une case : une case est l'un des signes ${[...symbols].join(" ")}`,
  );

export const notATurn = (given: string): Text =>
  text(`"${given}" should be the player to move, 0 or 1`, `"${given}" devrait être le joueur au trait, 0 ou 1`);

export const notAlternating = (numberOfX: number, numberOfO: number): Text =>
  text(
    `X has ${count(numberOfX, "stone")} and O ${numberOfO}: X starts and they alternate, ` +
      "so X should have as many as O or one more",
    `X a ${countInFrench(numberOfX, "pion")} et O ${numberOfO} : X commence et ils alternent, ` +
      "X devrait donc en avoir autant que O ou un de plus",
  );

export const notTheTurn = (stones: number, given: Player): Text =>
  text(
    `with ${count(stones, "stone")} on the board it is the turn of player ${stones % 2}, not of player ${given}`,
    `avec ${countInFrench(stones, "pion")} sur le plateau c'est au joueur ${stones % 2} de jouer, ` +
      `non au joueur ${given}`,
  );

export const bothHaveALine = (): Text =>
  text(
    "X and O both have a line: the play stops at the first one",
    "X et O ont chacun une ligne : la partie s'arrête à la première",
  );

/** On boards of points, of which all but a few are occupied. `sign` is undefined for empty points. */
export const wrongMenCount = (expected: number, sign: string | undefined, found: number): Text =>
  sign === undefined
    ? text(
        `${count(expected, "point")} should be empty, not ${found}`,
        `${countInFrench(expected, "point")} devrai${expected > 1 ? "en" : ""}t être vide${expected > 1 ? "s" : ""}, ` +
          `non ${found}`,
      )
    : text(
        `${count(expected, "point")} should have ${sign}, not ${found}`,
        `${countInFrench(expected, "point")} devrai${expected > 1 ? "en" : ""}t porter ${sign}, non ${found}`,
      );

/** Tables of provers and solvers. */
export const badTable = (megabytes: number, max: number): Text =>
  text(
    `A table of ${megabytes} MiB is not possible: it should have from 1 to ${max}.`,
    `Une table de ${megabytes} Mio n'est pas possible : il en faut de 1 à ${max}.`,
  );

export const badOptionSpec = (name: string): Text =>
  text(
    `The option ${name} of the game is badly described: expected { kind: "integer", default, min, max }, ` +
      '{ kind: "integers", default, min, max, most }, { kind: "choice", default, values } ' +
      'or { kind: "text", default, pattern, example }.',
    `L'option ${name} du jeu est mal décrite : il faut { kind: "integer", default, min, max }, ` +
      '{ kind: "integers", default, min, max, most }, { kind: "choice", default, values } ' +
      'ou { kind: "text", default, pattern, example }.',
  );
