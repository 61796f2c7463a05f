import { type Messages, messages, type Text, text } from "marienbad/base";

/** The first sentence of a docstring: the function to write, and what it returns. */
const write = (signature: string, { en, fr }: Text): Text => {
  const inside = (sentence: string): string => sentence[0].toLowerCase() + sentence.slice(1);
  return text(
    `Write the function ${signature}, which returns ${inside(en)}`,
    `Écrire la fonction ${signature}, qui renvoie ${inside(fr)}`,
  );
};

const words = {
  ATTRACTEUR: text(
    "The set of the positions from which the player can force the play into F.",
    "L'ensemble des positions d'où le joueur peut forcer la partie à atteindre F.",
  ),
  STRATEGIE: text(
    "A dictionary that gives, for each position of the player in the attractor of F and outside F, one of its " +
      "successors. Whoever follows it comes into F, whatever the other player does.",
    "Un dictionnaire qui donne, pour chaque position du joueur dans l'attracteur de F et hors de F, l'un de ses " +
      "successeurs. Qui le suit arrive dans F, quoi que fasse l'adversaire.",
  ),
  MINIMAX: text(
    "The value of the tree when it is the player's turn at its root.",
    "La valeur de l'arbre quand c'est au joueur de jouer à la racine.",
  ),
  ALPHABETA: text(
    "The pair of the value of the tree and of the number of leaves that alpha-beta evaluates, from left to right, " +
      "leaving a node as soon as α ≥ β.",
    "Le couple formé de la valeur de l'arbre et du nombre de feuilles qu'alpha-bêta évalue, de gauche à droite, en " +
      "quittant un nœud dès que α ≥ β.",
  ),
  GRUNDY: text("The Grundy value of a heap of n tokens.", "La valeur de Grundy d'un tas de n jetons."),
  ASTAR: text(
    "The pair of the cost of a cheapest path and of the list of its vertices, from the start to the goal; in the " +
      "tests there is only one such path.",
    "Le couple formé du coût d'un chemin minimal et de la liste de ses sommets, du départ à l'arrivée ; dans les " +
      "tests, ce chemin est unique.",
  ),
};

const en = {
  title: (name: string) => `Python: ${name}`,
  TRAINS: "writing the algorithm of the course",
  CRITERIA: "a small public case and larger private ones, drawn as for the exercise by hand",
  arena: () =>
    "An arena is a dictionary G from each position to the list of its successors. A position is a pair (name, " +
    "player): the player, 0 or 1, moves there. F is the set of the positions that the player wants to reach.",
  tree: () =>
    "A tree is a nested list: a leaf is its value, a node the list of its children. Player 0 wants a large value, " +
    "player 1 a small one.",
  heap: () =>
    "From a heap of n tokens one takes a number of tokens that is in the list coups. Whoever cannot move has lost.",
  graph: () =>
    "A graph is a dictionary G from each vertex to the dictionary of its successors, with the costs; h is the " +
    "dictionary of the estimates, which are admissible.",
};

const fr: Messages<typeof en> = {
  title: (name) => `Python : ${name}`,
  TRAINS: "programmer l'algorithme du cours",
  CRITERIA: "un petit cas public et de plus grands cas privés, tirés comme pour l'exercice à la main",
  arena: () =>
    "Une arène est un dictionnaire G qui donne à chaque position la liste de ses successeurs. Une position est un " +
    "couple (nom, joueur) : c'est à ce joueur, 0 ou 1, de jouer. F est l'ensemble des positions que le joueur veut " +
    "atteindre.",
  tree: () =>
    "Un arbre est une liste emboîtée : une feuille est sa valeur, un nœud la liste de ses enfants. Le joueur 0 veut " +
    "une grande valeur, le joueur 1 une petite.",
  heap: () =>
    "D'un tas de n jetons, on retire un nombre de jetons qui figure dans la liste coups. Qui ne peut " +
    "plus jouer a perdu.",
  graph: () =>
    "Un graphe est un dictionnaire G qui donne à chaque sommet le dictionnaire de ses successeurs, avec les coûts ; " +
    "h est le dictionnaire des estimations, qui sont admissibles.",
};

export const texts = { ...words, ...messages(en, fr), write };
