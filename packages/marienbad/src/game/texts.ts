import { type Text, text } from "../base/text.ts";
import type { Player } from "./game.ts";
import type { Value } from "./value.ts";

/** "player 0": a player in the middle of a sentence, unless a reader has chosen other names. */
export const player = (number: Player): Text => text(`player ${number}`, `le joueur ${number}`);

/** "1 move", "1,200 moves". */
export const moves = (count: number): Text =>
  text(
    `${count.toLocaleString("en")} move${count === 1 ? "" : "s"}`,
    `${count.toLocaleString("fr")} coup${count > 1 ? "s" : ""}`,
  );

/**
 * The one wording of what a position is worth: "player 0 wins in 5 moves", "player 1 has won", "a draw in 9 moves",
 * "a draw that never ends"; without a rank "player 0 wins", "a draw". `nameOf` gives the players other names.
 */
export function describeValue({ result, rank, endless }: Value, nameOf: (player: Player) => Text = player): Text {
  if (result === "draw") {
    if (endless) return text("a draw that never ends", "partie nulle qui ne finit jamais");
    if (rank === undefined) return text("a draw", "partie nulle");
    if (rank === 0) return text("the play is drawn", "la partie est nulle");
    return text(`a draw in ${moves(rank).en}`, `partie nulle en ${moves(rank).fr}`);
  }
  const { en, fr } = nameOf(result);
  if (rank === undefined) return text(`${en} wins`, `${fr} gagne`);
  if (rank === 0) return text(`${en} has won`, `${fr} a gagné`);
  return text(`${en} wins in ${moves(rank).en}`, `${fr} gagne en ${moves(rank).fr}`);
}

export const moveOfList = (number: number, why: Text): Text =>
  text(`Move ${number} of the list: ${why.en}`, `Coup ${number} de la liste : ${why.fr}`);

export const noNotation = (): Text =>
  text(
    "these rules have no notation for positions: give the moves that lead there",
    "ces règles n'ont pas de notation pour les positions : donnez les coups qui y mènent",
  );

export const moveAfterEnd = (move: string, position: string): Text =>
  text(
    `"${move}" cannot be played at ${position}: the play is over there.`,
    `"${move}" ne peut se jouer en ${position} : la partie y est finie.`,
  );

export const illegalMove = (move: string, position: string, legal: string): Text =>
  text(
    `"${move}" is not a legal move at ${position}. Legal: ${legal}`,
    `"${move}" n'est pas un coup permis en ${position}. Coups permis : ${legal}`,
  );

/** `notPosition` says what is wrong with the text as a position, `notMoves` what is wrong with it as a list of moves. */
export const neitherPositionNorMoves = (given: string, notPosition: readonly Text[], notMoves: Text): Text =>
  text(
    `"${given}" is not a position (${notPosition.map(({ en }) => en).join("; ")}) ` +
      `nor a list of moves from the start (${notMoves.en.replace(/\.$/, "")}).`,
    `"${given}" n'est ni une position (${notPosition.map(({ fr }) => fr).join(" ; ")}) ` +
      `ni une liste de coups depuis le début (${notMoves.fr.replace(/\.$/, "")}).`,
  );
