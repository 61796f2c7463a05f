import { type Text, text } from "../../../base/text.ts";
import { moves } from "../../../game/texts.ts";

/** What is counted before it. */
export const wins = (count: number): Text => text(count === 1 ? "win" : "wins", count > 1 ? "victoires" : "victoire");
export const DRAWS: Text = text("draws", "nulles");
export const POINTS: Text = text("of the points, 95 % interval", "des points, intervalle à 95 %");

export const mistakes = (count: number, judged: number): Text =>
  text(
    `${count} mistake${count === 1 ? "" : "s"} in ${moves(judged).en}`,
    `${count} erreur${count > 1 ? "s" : ""} en ${moves(judged).fr}`,
  );

/** How many moves nobody can call right or wrong. */
export const unjudged = (count: number, made: number): Text =>
  count === made
    ? text(
        "The values of this game are not known within --limit, so mistakes are not counted.",
        "Les valeurs de ce jeu ne sont pas connues dans la limite --limit : les erreurs ne sont pas comptées.",
      )
    : text(
        `${count} of the ${moves(made).en} could not be judged in time.`,
        `${count} des ${moves(made).fr} n'ont pu être jugés à temps.`,
      );
