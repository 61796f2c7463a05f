import { type Text, text } from "../../base/text.ts";

export const MINIMAX: Text = text("A minimax tree to complete", "Un arbre minimax à compléter");
export const ALPHABETA: Text = text("What alpha-beta does not look at", "Ce qu'alpha-bêta n'explore pas");
export const TRAINS_MINIMAX: Text = text("values from the leaves to the root", "les valeurs, des feuilles à la racine");
export const TRAINS_ALPHABETA: Text = text("windows and cuts", "les fenêtres et les coupes");
export const MINIMAX_CRITERIA: Text = text(
  "three moves deep, 9 to 14 leaves (easy: two moves, 5 to 9; hard: four moves, 16), and one best first move",
  "trois coups de profondeur, 9 à 14 feuilles (facile : deux coups, 5 à 9 ; difficile : quatre coups, 16), et " +
    "un seul " +
    "meilleur premier coup",
);
export const ALPHABETA_CRITERIA: Text = text(
  "all leaves different, one or two cuts, two to six leaves that are not looked at (easy: one cut, at most three; " +
    "hard: three cuts or more of both kinds, four to nine)",
  "des feuilles toutes différentes, une ou deux coupes, deux à six feuilles non évaluées (facile : une coupe, " +
    "au plus " +
    "trois ; difficile : au moins trois coupes, des deux sortes, quatre à neuf)",
);

export const tree = (): Text =>
  text(
    "Max moves from circles and wants a large value, Min moves from squares and wants a small one. " +
      "The values of the leaves are given; the other nodes have letters.",
    "Max joue depuis les cercles et veut une grande valeur, Min joue depuis les carrés et en veut une petite. " +
      "Les valeurs des feuilles sont données ; les autres nœuds portent des lettres.",
  );
export const leavesNumbered = (): Text =>
  text(
    "Alpha-beta goes through the tree from left to right. Leaves are numbered under their values. " +
      "A node is left as soon as α ≥ β, where children remain: that is a cut.",
    "Alpha-bêta parcourt l'arbre de gauche à droite. Les feuilles sont numérotées sous leurs valeurs. " +
      "On quitte un nœud dès que α ≥ β, s'il lui reste des enfants : c'est une coupe.",
  );
export const nodeValues = (): Text =>
  text("Give the minimax value of each node.", "Donner la valeur minimax de chaque nœud.");
export const fromTheLeaves = (): Text =>
  text(
    "From the leaves up, Max takes the largest value of the children and Min the smallest.",
    "Des feuilles vers la racine, Max prend la plus grande valeur des enfants et Min la plus petite.",
  );
export const bestChild = (): Text =>
  text("Which node does Max move to from the root?", "Vers quel nœud Max joue-t-il depuis la racine ?");
export const lookAgain = (node: string, isMax: boolean): Text =>
  isMax
    ? text(
        `${node} is a node of Max: the largest of its children.`,
        `${node} est un nœud de Max : le plus grand de ses enfants.`,
      )
    : text(
        `${node} is a node of Min: the smallest of its children.`,
        `${node} est un nœud de Min : le plus petit de ses enfants.`,
      );
export const values = (pairs: readonly (readonly [string, number])[]): Text => {
  const list = pairs.map(([name, value]) => `${name} = ${value}`).join(", ");
  return text(`${list}.`, `${list}.`);
};
export const bestLine = (value: number, name: string): Text =>
  text(`${name} is worth ${value}, like the root.`, `${name} vaut ${value}, comme la racine.`);
export const rootValue = (): Text => text("What is the root worth?", "Combien vaut la racine ?");
export const prunedLeaves = (): Text =>
  text(
    "Give the numbers of the leaves that alpha-beta does not evaluate.",
    "Donner les numéros des feuilles qu'alpha-bêta n'évalue pas.",
  );
export const firstCut = (): Text =>
  text("At which node is the first cut made?", "À quel nœud se fait la première coupe ?");
export const cutKind = (): Text => text("Of which kind is this cut?", "De quelle sorte est cette coupe ?");
export const ALPHA_CUT: Text = text("An α-cut (at a node of Min)", "Une coupe α (à un nœud de Min)");
export const BETA_CUT: Text = text("A β-cut (at a node of Max)", "Une coupe β (à un nœud de Max)");
export const cutAt = (node: string, isMax: boolean, leaf: string): Text =>
  text(
    `${node} is a node of ${isMax ? "Max" : "Min"}; after leaf ${leaf}, α ≥ β there.`,
    `${node} est un nœud de ${isMax ? "Max" : "Min"} ; après la feuille ${leaf}, on y a α ≥ β.`,
  );
export const evaluated = (leaves: readonly string[]): Text =>
  text(`The leaves evaluated are ${leaves.join(", ")}.`, `Les feuilles évaluées sont ${leaves.join(", ")}.`);
export const isEvaluated = (leaf: string): Text =>
  text(`When leaf ${leaf} comes, α < β still.`, `Quand vient la feuille ${leaf}, on a encore α < β.`);
