import { type Text, text } from "../../../base/text.ts";
import type { Player } from "../../../game/index.ts";

export const NO_START: Text = text(
  "The arena does not say where plays begin: give --from VERTEX.",
  "L'arène ne dit pas où les parties commencent : donnez --from VERTEX.",
);

export const winning = (player: Player, start: string): Text =>
  text(
    `Winning: player ${player} wins every play from ${start} that follows it.`,
    `Gagnante : le joueur ${player} gagne toute partie depuis ${start} qui la suit.`,
  );

/** How a strategy fails to win, at the last vertex of a play. */
const DEFEATS = {
  lost: (last: string): Text => text(`the opponent wins at ${last}`, `l'adversaire gagne en ${last}`),
  stuck: (last: string): Text => text(`the play is stuck at ${last}`, `la partie est bloquée en ${last}`),
  silent: (last: string): Text => text(`the strategy names no move at ${last}`, `la stratégie ne dit rien en ${last}`),
  cycle: (last: string): Text =>
    text(`the play comes back to ${last} and never ends`, `la partie revient en ${last} et ne finit jamais`),
};

export const notWinning = (kind: keyof typeof DEFEATS, play: readonly string[]): Text => {
  const path = play.join(" → ");
  const why = DEFEATS[kind](play[play.length - 1]);
  return text(`Not winning: ${path}: ${why.en}.`, `Pas gagnante : ${path} : ${why.fr}.`);
};

export const unreachable = (position: string): Text =>
  text(`${position} cannot be reached`, `${position} n'est pas une position qui peut être atteinte`);
