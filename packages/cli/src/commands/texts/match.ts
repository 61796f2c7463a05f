import { type Messages, messages } from "marienbad/base";
import { moves } from "marienbad/game";

const en = {
  /** What is counted before it. */
  wins: (count: number) => (count === 1 ? "win" : "wins"),
  DRAWS: "draws",
  POINTS: "of the points, 95 % interval",
  mistakes: (count: number, judged: number) => `${count} mistake${count === 1 ? "" : "s"} in ${moves(judged).en}`,
  /** How many moves nobody can call right or wrong. */
  unjudged: (count: number, made: number) =>
    count === made
      ? "The values of this game are not known within --limit, so mistakes are not counted."
      : `${count} of the ${moves(made).en} could not be judged in time.`,
};

const fr: Messages<typeof en> = {
  wins: (count) => (count > 1 ? "victoires" : "victoire"),
  DRAWS: "nulles",
  POINTS: "des points, intervalle à 95 %",
  mistakes: (count, judged) => `${count} erreur${count > 1 ? "s" : ""} en ${moves(judged).fr}`,
  unjudged: (count, made) =>
    count === made
      ? "Les valeurs de ce jeu ne sont pas connues dans la limite --limit : les erreurs ne sont pas comptées."
      : `${count} des ${moves(made).fr} n'ont pu être jugés à temps.`,
};

export const texts = messages(en, fr);
