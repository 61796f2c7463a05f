import { text } from "marienbad";

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
export const you = text("you", "vous");
export const opponent = text("the opponent", "l'adversaire");
export const drawn = text("A draw.", "Partie nulle.");
export const youWon = text("You win!", "Vous gagnez !");
export const youLost = text("You lose.", "Vous perdez.");
export const madeBy = text(
  "This opponent plays perfectly. Made by Marienbad.",
  "Cet adversaire joue parfaitement. Fait par Marienbad.",
);
