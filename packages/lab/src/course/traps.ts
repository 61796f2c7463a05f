import { type Text, text } from "marienbad";

/** The places where the course contradicts itself, and which reading holds here. */
export const TRAPS: readonly { readonly row: string; readonly says: Text; readonly link: string }[] = [
  {
    row: "T5",
    says: text(
      "“All its edges lead into the set” is true of a vertex without an edge; a dead end must be left out, or " +
        "it is attracted for nothing.",
      "« Tous ses arcs mènent dans l'ensemble » est vrai d'un sommet sans arc ; il faut exclure les " +
        "culs-de-sac, sinon ils entrent pour rien.",
    ),
    link: "#arena/draws",
  },
  {
    row: "T4",
    says: text(
      "An attractor that walks through the other player's goal wins plays that are already lost.",
      "Un attracteur qui traverse le but de l'autre gagne des parties déjà perdues.",
    ),
    link: "#arena/draws",
  },
  {
    row: "T6",
    says: text(
      "What is not in the attractor of one is won by the other only when there are no draws.",
      "Ce qui n'est pas dans l'attracteur de l'un n'est gagné par l'autre que s'il n'y a pas de nulle.",
    ),
    link: "#arena/draws",
  },
  {
    row: "T3",
    says: text(
      "The number that a recursive labelling leaves on a vertex is not even an upper bound of the rank.",
      "Le nombre que laisse un marquage récursif n'est même pas un majorant du rang.",
    ),
    link: "#arena/ranks",
  },
  {
    row: "M2",
    says: text(
      "A memo that reuses a value searched deeper than asked changes the result of the search.",
      "Une mémoire qui reprend une valeur cherchée plus profond que demandé change le résultat.",
    ),
    link: "#tree/memo",
  },
  {
    row: "M1",
    says: text(
      "A minimax that calls itself before it looks at the depth searches the whole tree, whatever depth was asked for.",
      "Un minimax qui s'appelle lui-même avant de regarder la profondeur parcourt tout l'arbre, quelle que " +
        "soit celle demandée.",
    ),
    link: "#tree/tictactoe",
  },
  {
    row: "N2",
    says: text(
      "With nim-sum 0 it is the player to move who loses; the sentence of the course speaks of the one who has " +
        "just moved.",
      "Avec une somme de Nim nulle, c'est celui qui doit jouer qui perd ; la phrase du cours parle de celui " +
        "qui vient de jouer.",
    ),
    link: "#nim/heaps?1,3,5,7",
  },
  {
    row: "N1",
    says: text(
      "Mex is taken of Grundy values, not of the sizes of heaps.",
      "Le mex se prend sur les nombres de Grundy, pas sur les tailles des tas.",
    ),
    link: "#nim/grundy",
  },
  {
    row: "P2",
    says: text(
      "Admissible is measured from the vertex to the goal, not from the start.",
      "L'admissibilité se mesure du sommet au but, pas depuis le départ.",
    ),
    link: "#paths/inconsistent",
  },
];
