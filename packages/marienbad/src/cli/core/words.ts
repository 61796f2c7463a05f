import type { Language, Text } from "../../base/text.ts";
import type { Player } from "../../game/game.ts";

/** How an outcome is told: the winner, or the kind of draw, and how long it takes. */
export interface Told {
  readonly winner: Player | undefined;
  readonly draw: "finite" | "infinite" | undefined;
  readonly rank: number | undefined;
}

/** "player 1 wins in 4 moves". */
export function tellOutcome({ winner, draw, rank }: Told, language: Language): string {
  const moves = rank === undefined ? "" : tellMoves(rank, language);
  if (winner !== undefined) {
    if (rank === 0) return language === "fr" ? `le joueur ${winner} a gagné` : `player ${winner} has won`;
    return language === "fr" ? `le joueur ${winner} gagne en ${moves}` : `player ${winner} wins in ${moves}`;
  }
  if (draw === "infinite") {
    return language === "fr" ? "partie nulle, qui ne finit jamais" : "a draw that never ends";
  }
  if (rank === 0) return language === "fr" ? "la partie est nulle" : "the play is drawn";
  return language === "fr" ? `partie nulle, en ${moves}` : `a draw in ${moves}`;
}

export function tellMoves(count: number, language: Language): string {
  const number = count.toLocaleString(language);
  if (language === "fr") return `${number} coup${count > 1 ? "s" : ""}`;
  return `${number} move${count === 1 ? "" : "s"}`;
}

/** "1 position", "5,478 positions": the same words in both languages. */
export function tellCount(count: number, noun: Text, language: Language): string {
  const plural = language === "fr" ? count > 1 : count !== 1;
  return `${count.toLocaleString(language)} ${noun[language]}${plural ? "s" : ""}`;
}

export const POSITION: Text = { en: "position", fr: "position" };
export const MOVE: Text = { en: "move", fr: "coup" };
