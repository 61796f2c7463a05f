import { type Text, text } from "../../base/text.ts";

export const title = (name: string): Text => text(`Python: ${name}`, `Python : ${name}`);
export const TRAINS: Text = text("writing the algorithm of the course", "programmer l'algorithme du cours");
export const CRITERIA: Text = text(
  "a small public case and larger private ones, drawn as for the exercise by hand",
  "un petit cas public et de plus grands cas privés, tirés comme pour l'exercice à la main",
);

export const arena = (): Text =>
  text(
    "An arena is a dictionary G from each position to the list of its successors. A position is a " +
      "pair (name, player): " +
      "the player, 0 or 1, moves there. F is the set of the positions that the player wants to reach.",
    "Une arène est un dictionnaire G qui donne à chaque position la liste de ses successeurs. Une " +
      "position est un couple " +
      "(nom, joueur) : c'est à ce joueur, 0 ou 1, de jouer. F est l'ensemble des positions que le " +
      "joueur veut atteindre.",
  );
export const tree = (): Text =>
  text(
    "A tree is a nested list: a leaf is its value, a node the list of its children. Player 0 wants a large value, " +
      "player 1 a small one.",
    "Un arbre est une liste emboîtée : une feuille est sa valeur, un nœud la liste de ses enfants. " +
      "Le joueur 0 veut une " +
      "grande valeur, le joueur 1 une petite.",
  );
export const heap = (): Text =>
  text(
    "From a heap of n tokens one takes a number of tokens that is in the list coups. Whoever cannot move has lost.",
    "D'un tas de n jetons, on retire un nombre de jetons qui figure dans la liste coups. Qui ne peut " +
      "plus jouer a perdu.",
  );
export const graph = (): Text =>
  text(
    "A graph is a dictionary G from each vertex to the dictionary of its successors, with the costs; h is the " +
      "dictionary of the estimates, which are admissible.",
    "Un graphe est un dictionnaire G qui donne à chaque sommet le dictionnaire de ses successeurs, " +
      "avec les coûts ; h est " +
      "le dictionnaire des estimations, qui sont admissibles.",
  );
export const ATTRACTEUR: Text = text(
  "The set of the positions from which the player can force the play into F.",
  "L'ensemble des positions d'où le joueur peut forcer la partie à atteindre F.",
);
export const STRATEGIE: Text = text(
  "A dictionary that gives, for each position of the player in the attractor of F and outside F, one of its " +
    "successors. Whoever follows it comes into F, whatever the other player does.",
  "Un dictionnaire qui donne, pour chaque position du joueur dans l'attracteur de F et hors de F, l'un de ses " +
    "successeurs. Qui le suit arrive dans F, quoi que fasse l'adversaire.",
);
export const MINIMAX: Text = text(
  "The value of the tree when it is the player's turn at its root.",
  "La valeur de l'arbre quand c'est au joueur de jouer à la racine.",
);
export const ALPHABETA: Text = text(
  "The pair of the value of the tree and of the number of leaves that alpha-beta evaluates, from left to right, " +
    "leaving a node as soon as α ≥ β.",
  "Le couple formé de la valeur de l'arbre et du nombre de feuilles qu'alpha-bêta évalue, de gauche à droite, en " +
    "quittant un nœud dès que α ≥ β.",
);
export const GRUNDY: Text = text(
  "The Grundy value of a heap of n tokens.",
  "La valeur de Grundy d'un tas de n jetons.",
);
export const ASTAR: Text = text(
  "The pair of the cost of a cheapest path and of the list of its vertices, from the start to the goal; in the tests " +
    "there is only one such path.",
  "Le couple formé du coût d'un chemin minimal et de la liste de ses sommets, du départ à l'arrivée ; dans les " +
    "tests, " +
    "ce chemin est unique.",
);
/** What to write, and what it returns: a docstring begins with it. */
export const write = (signature: string, { en, fr }: Text): Text => {
  const inside = (sentence: string): string => sentence[0].toLowerCase() + sentence.slice(1);
  return text(
    `Write the function ${signature}, which returns ${inside(en)}`,
    `Écrire la fonction ${signature}, qui renvoie ${inside(fr)}`,
  );
};
