import { type Messages, messages, type Text, text } from "marienbad/base";
import type { Player } from "marienbad/game";
import type { Silence } from "../../subject/strategy-file.ts";

/** How a strategy fails to win, at the last vertex of a play. */
const DEFEATS = {
  lost: (last: string): Text => text(`the opponent wins at ${last}`, `l'adversaire gagne en ${last}`),
  stuck: (last: string): Text => text(`the play is stuck at ${last}`, `la partie est bloquée en ${last}`),
  silent: (last: string): Text => text(`the strategy names no move at ${last}`, `la stratégie ne dit rien en ${last}`),
  cycle: (last: string): Text =>
    text(`the play comes back to ${last} and never ends`, `la partie revient en ${last} et ne finit jamais`),
};

/** What is wrong with what a strategy says where it should move. */
const WRONG_WORDS = {
  unknown: (last: string, said: string): Text =>
    text(
      `at ${last} the strategy says ${said}, which is neither a position nor a move`,
      `en ${last} la stratégie dit ${said}, qui n'est ni une position ni un coup`,
    ),
  "no-successor": (last: string, said: string): Text =>
    text(
      `at ${last} the strategy says ${said}, which no move leads to from there`,
      `en ${last} la stratégie dit ${said}, où aucun coup ne mène de là`,
    ),
};

const notWinning = (kind: keyof typeof DEFEATS, play: readonly string[], silence?: Silence): Text => {
  const path = play.join(" → ");
  const last = play[play.length - 1];
  const why =
    silence?.said === undefined || silence.reason === "nothing"
      ? DEFEATS[kind](last)
      : WRONG_WORDS[silence.reason](last, silence.said);
  return text(`Not winning: ${path}: ${why.en}.`, `Pas gagnante : ${path} : ${why.fr}.`);
};

const en = {
  /** The play runs into a cycle for ever, and the largest priority there is the opponent's. */
  defeatedByCycle: (play: readonly string[], priority: number) =>
    `Not winning: ${play.join(" → ")}: so it can go on for ever, and the largest priority seen for ever is ` +
    `${priority}, the opponent's.`,
  NO_START: "The arena does not say where plays begin: give --from VERTEX.",
  winning: (player: Player, start: string) =>
    `Winning: player ${player} wins every play from ${start} that follows it.`,
  NO_MEMORY: "A strategy with memory is checked for goals only: for this objective give a dictionary.",
  undecided: (moves: number) =>
    `Undecided: a play goes on after ${moves.toLocaleString("en")} moves, or there are more plays than can be ` +
    "followed one by one. A strategy with memory is decided where its plays are few and end.",
};

const fr: Messages<typeof en> = {
  defeatedByCycle: (play, priority) =>
    `Pas gagnante : ${play.join(" → ")} : cela peut durer toujours, et la plus grande priorité vue sans cesse est ` +
    `${priority}, celle de l'adversaire.`,
  NO_START: "L'arène ne dit pas où les parties commencent : donnez --from VERTEX.",
  winning: (player, start) => `Gagnante : le joueur ${player} gagne toute partie depuis ${start} qui la suit.`,
  NO_MEMORY: "Une stratégie avec mémoire n'est jugée que pour des buts : pour cet objectif, donnez un dictionnaire.",
  undecided: (moves) =>
    `Indécis : une partie continue après ${moves.toLocaleString("fr")} coups, ou les parties sont trop nombreuses ` +
    "pour être suivies une à une. Une stratégie avec mémoire se juge où ses parties sont peu nombreuses et finissent.",
};

export const texts = { ...messages(en, fr), notWinning };
