import { text } from "marienbad";

// page.tsx
export const title = text("Take the last match, and you have lost.", "Qui prend la dernière allumette a perdu.");
export const leadGame = text(
  "Marienbad is the game of the film: take as many matches as you like, from one row. Touch one to take it and " +
    "all to its right. The other side never errs.",
  "Marienbad est le jeu du film : prenez autant d'allumettes que vous voulez, dans une seule rangée. " +
    "Touchez-en une pour la prendre avec celles à sa droite. En face, on ne se trompe jamais.",
);
export const leadLab = text(
  "This lab shows why. Games are graphs: who wins from where can be computed, watched step by step, searched " +
    "when the graph is too big, and drawn.",
  "Ce labo montre pourquoi. Un jeu est un graphe : qui gagne d'où se calcule, se regarde pas à pas, se cherche " +
    "quand le graphe est trop grand, et se dessine.",
);
export const play = text("Play", "Jouer");
export const playDoor = text("choose a game, every move valued", "choisir un jeu, chaque coup évalué");
export const arena = text("Arena", "Arène");
export const arenaDoor = text("attractors, step by step", "les attracteurs, pas à pas");
export const tree = text("Tree", "Arbre");
export const treeDoor = text("minimax and alpha-beta", "minimax et alpha-bêta");
export const nimDoor = text("nim-sums and Grundy values", "sommes de Nim et Grundy");
export const paths = text("Paths", "Chemins");
export const pathsDoor = text("Dijkstra and A* on a grid", "Dijkstra et A* sur une grille");
export const dilemma = text("Dilemma", "Dilemme");
export const dilemmaDoor = text("prisoners and tournaments", "prisonniers et tournois");
export const myRules = text("My rules", "Mes règles");
export const myRulesDoor = text("a game of one's own, in ten lines", "son propre jeu, en dix lignes");
export const course = text("Course", "Cours");
export const courseDoor = text("a book to read and to touch", "un livre à lire et à toucher");
export const aGameOfMarienbad = text("A game of Marienbad", "Une partie de Marienbad");
export const youBegin = text("You begin", "Vous commencez");
export const yourMove = text("Your move", "À vous de jouer");
export const otherSideThinking = text("The other side is thinking…", "L'autre réfléchit…");
export const theOtherSideMoves = text("The other side moves", "À l'autre de jouer");
export const boardKeys = text("Board: arrows move, Enter takes", "Plateau : les flèches déplacent, Entrée prend");
export const game = text("Game", "Partie");
export const iBegin = text("I begin", "Je commence");
export const letItBegin = text("Let it begin", "Qu'il commence");
export const valuesOfMoves = text("What is each move worth?", "Que vaut chaque coup ?");
export const wellDone = text(
  "Well done: one slip and it would have been lost.",
  "Bravo : un seul faux pas, et c'était perdu.",
);
export const whoBeginsLoses = text(
  "From 1-3-5-7 whoever begins has lost, if the other knows how. Let it begin, and the win is yours to find.",
  "Depuis 1-3-5-7, qui commence a perdu, si l'autre sait jouer. Laissez-le commencer : à vous de trouver la victoire.",
);
export const yoursToWin = text("It was yours to win:", "La victoire était à vous :");
export const whyTheNimSum = text("Why? The nim-sum.", "Pourquoi ? La somme de Nim.");

// state.ts
export const youWin = text("You win!", "Vous gagnez !");
export const youLose = text("You lose.", "Vous perdez.");
export const theOtherSidePlays = (word: string) => text(`The other side plays ${word}.`, `L'autre joue ${word}.`);
