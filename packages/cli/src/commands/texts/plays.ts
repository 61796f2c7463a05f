import { type Text, text } from "marienbad/base";
import type { Play } from "marienbad/game";

type End = Play<unknown, unknown>["end"];

interface Numbers {
  readonly total: bigint;
  readonly wonBy: readonly bigint[];
  readonly drawn: bigint;
}

export const count = ({ total, wonBy, drawn }: Numbers): Text => {
  const [en, fr] = ["en", "fr"].map((language) =>
    [total, wonBy[0], wonBy[1], drawn].map((number) => number.toLocaleString(language)),
  );
  return text(
    `${en[0]} plays: ${en[1]} won by player 0, ${en[2]} by player 1, ${en[3]} drawn`,
    `${fr[0]} parties : ${fr[1]} gagnées par le joueur 0, ${fr[2]} par le joueur 1, ${fr[3]} nulles`,
  );
};

/** How far the listing got that was broken off. */
export const afterPlays = (plays: number): Text => text(`after ${plays} plays`, `après ${plays} parties`);

export const notAll = (limit: number): Text =>
  text(`Stopped at ${limit} plays; --limit N lists more.`, `Arrêté à ${limit} parties ; --limit N en donne plus.`);

/** How a play ends, behind its moves. */
export const end = (how: End): Text => {
  switch (how) {
    case 0:
    case 1:
      return text(`(player ${how} wins)`, `(le joueur ${how} gagne)`);
    case "cycle":
      return text("(back to an earlier position)", "(retour à une position déjà vue)");
    default:
      return text("(a draw)", "(nulle)");
  }
};
