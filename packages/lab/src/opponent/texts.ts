import { type Player, type Text, text } from "marienbad";
import { describeValue, type Value } from "marienbad/game";

export const opening = text("Opening…", "Ouverture…");
export const notOpened = text(
  "The game could not be opened. A large one must be served: a file alone may not read another.",
  "Le jeu n'a pas pu être ouvert. Un grand jeu doit être servi : un fichier seul ne peut pas en lire un autre.",
);
export const moves = text("Moves", "Coups");
export const playFirst = text("New play, I begin", "Nouvelle partie, je commence");
export const playSecond = text("New play, it begins", "Nouvelle partie, il commence");
export const yourMove = text("Your move", "À vous de jouer");
export const itsMove = text("The opponent moves", "L'adversaire joue");
export const lastMove = (word: string) => text(`Last move: ${word}`, `Dernier coup : ${word}`);
export const drawn = text("A draw.", "Partie nulle.");
export const youWon = text("You win!", "Vous gagnez !");
export const youLost = text("You lose.", "Vous perdez.");
/** "1 point", "3 points". */
const points = (count: number) =>
  text(`${count} point${count === 1 ? "" : "s"}`, `${count} point${count > 1 ? "s" : ""}`);
/** What a position is worth, where the reader is this player. */
export function worth(value: Value, mine: Player): Text {
  const { result, rank, endless, points: gained } = value;
  if (result !== mine) return describeValue(value, () => text("the opponent", "l'adversaire"));
  if (gained !== undefined) {
    const sum = points(Math.abs(gained));
    return text(`you gain ${sum.en}`, `vous gagnez ${sum.fr}`);
  }
  if (endless) return text("you win by playing on for ever", "vous gagnez en jouant sans fin");
  if (rank === undefined) return text("you win", "vous gagnez");
  return text(`you win in ${rank} move${rank === 1 ? "" : "s"}`, `vous gagnez en ${rank} coup${rank > 1 ? "s" : ""}`);
}
/** What the moves so far have brought, from the reader's side; not nothing. */
export const score = (mine: number): Text => {
  const lead = points(Math.abs(mine));
  return mine > 0
    ? text(`You are ${lead.en} ahead so far.`, `Vous avez ${lead.fr} d'avance jusqu'ici.`)
    : text(`You are ${lead.en} behind so far.`, `Vous avez ${lead.fr} de retard jusqu'ici.`);
};
export const wonBy = (mine: number) => text(`You win by ${points(mine).en}!`, `Vous gagnez de ${points(mine).fr} !`);
export const lostBy = (mine: number) => text(`You lose by ${points(-mine).en}.`, `Vous perdez de ${points(-mine).fr}.`);
export const madeBy = text(
  "This opponent plays perfectly. Made by Marienbad.",
  "Cet adversaire joue parfaitement. Fait par Marienbad.",
);
