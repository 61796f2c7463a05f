import { text } from "marienbad";

export const ownRules = text("A game by your own rules.", "Un jeu selon vos propres règles.");
export const versionNotHere = text(
  "No version of your rules has been set aside here: open the page My rules and set one aside.",
  "Aucune version de vos règles n'a été mise de côté ici : ouvrez la page Mes règles et mettez-en une de côté.",
);
export const rulesNotHere = text(
  "This game is made by the page My rules, and has not been made here: open that page and press Play.",
  "Ce jeu est fait par la page Mes règles, et ne l'a pas encore été ici : ouvrez cette page et pressez Jouer.",
);
