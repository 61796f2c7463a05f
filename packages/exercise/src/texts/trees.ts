import { type Messages, messages } from "marienbad/base";

const listed = (pairs: readonly (readonly [string, number])[]): string =>
  pairs.map(([name, value]) => `${name} = ${value}`).join(", ");

const en = {
  values: (pairs: readonly (readonly [string, number])[]) => `${listed(pairs)}.`,
  MINIMAX: "A minimax tree to complete",
  ALPHABETA: "What alpha-beta does not look at",
  TRAINS_MINIMAX: "values from the leaves to the root",
  TRAINS_ALPHABETA: "windows and cuts",
  MINIMAX_CRITERIA:
    "three moves deep, 9 to 14 leaves (easy: two moves, 5 to 9; hard: four moves, 16), and one best first move",
  ALPHABETA_CRITERIA:
    "all leaves different, one or two cuts, two to six leaves that are not looked at (easy: one cut, at most three; " +
    "hard: three cuts or more of both kinds, four to nine)",
  tree: () =>
    "Max moves from circles and wants a large value, Min moves from squares and wants a small one. " +
    "The values of the leaves are given; the other nodes have letters.",
  leavesNumbered: () =>
    "Alpha-beta goes through the tree from left to right. Leaves are numbered under their values. " +
    "A node is left as soon as α ≥ β, where children remain: that is a cut.",
  nodeValues: () => "Give the minimax value of each node.",
  fromTheLeaves: () => "From the leaves up, Max takes the largest value of the children and Min the smallest.",
  bestChild: () => "Which node does Max move to from the root?",
  lookAgain: (node: string, isMax: boolean) =>
    isMax
      ? `${node} is a node of Max: the largest of its children.`
      : `${node} is a node of Min: the smallest of its children.`,
  bestLine: (value: number, name: string) => `${name} is worth ${value}, like the root.`,
  rootValue: () => "What is the root worth?",
  prunedLeaves: () => "Give the numbers of the leaves that alpha-beta does not evaluate.",
  firstCut: () => "At which node is the first cut made?",
  cutKind: () => "Of which kind is this cut?",
  ALPHA_CUT: "An α-cut (at a node of Min)",
  BETA_CUT: "A β-cut (at a node of Max)",
  cutAt: (node: string, isMax: boolean, leaf: string) =>
    `${node} is a node of ${isMax ? "Max" : "Min"}; after leaf ${leaf}, α ≥ β there.`,
  evaluated: (leaves: readonly string[]) => `The leaves evaluated are ${leaves.join(", ")}.`,
  isEvaluated: (leaf: string) => `When leaf ${leaf} comes, α < β still.`,
};

const fr: Messages<typeof en> = {
  values: (pairs) => `${listed(pairs)}.`,
  MINIMAX: "Un arbre minimax à compléter",
  ALPHABETA: "Ce qu'alpha-bêta n'explore pas",
  TRAINS_MINIMAX: "les valeurs, des feuilles à la racine",
  TRAINS_ALPHABETA: "les fenêtres et les coupes",
  MINIMAX_CRITERIA:
    "trois coups de profondeur, 9 à 14 feuilles (facile : deux coups, 5 à 9 ; difficile : quatre coups, 16), et un " +
    "seul meilleur premier coup",
  ALPHABETA_CRITERIA:
    "des feuilles toutes différentes, une ou deux coupes, deux à six feuilles non évaluées (facile : une coupe, au " +
    "plus trois ; difficile : au moins trois coupes, des deux sortes, quatre à neuf)",
  tree: () =>
    "Max joue depuis les cercles et veut une grande valeur, Min joue depuis les carrés et en veut une petite. " +
    "Les valeurs des feuilles sont données ; les autres nœuds portent des lettres.",
  leavesNumbered: () =>
    "Alpha-bêta parcourt l'arbre de gauche à droite. Les feuilles sont numérotées sous leurs valeurs. " +
    "On quitte un nœud dès que α ≥ β, s'il lui reste des enfants : c'est une coupe.",
  nodeValues: () => "Donner la valeur minimax de chaque nœud.",
  fromTheLeaves: () =>
    "Des feuilles vers la racine, Max prend la plus grande valeur des enfants et Min la plus petite.",
  bestChild: () => "Vers quel nœud Max joue-t-il depuis la racine ?",
  lookAgain: (node, isMax) =>
    isMax
      ? `${node} est un nœud de Max : le plus grand de ses enfants.`
      : `${node} est un nœud de Min : le plus petit de ses enfants.`,
  bestLine: (value, name) => `${name} vaut ${value}, comme la racine.`,
  rootValue: () => "Combien vaut la racine ?",
  prunedLeaves: () => "Donner les numéros des feuilles qu'alpha-bêta n'évalue pas.",
  firstCut: () => "À quel nœud se fait la première coupe ?",
  cutKind: () => "De quelle sorte est cette coupe ?",
  ALPHA_CUT: "Une coupe α (à un nœud de Min)",
  BETA_CUT: "Une coupe β (à un nœud de Max)",
  cutAt: (node, isMax, leaf) =>
    `${node} est un nœud de ${isMax ? "Max" : "Min"} ; après la feuille ${leaf}, on y a α ≥ β.`,
  evaluated: (leaves) => `Les feuilles évaluées sont ${leaves.join(", ")}.`,
  isEvaluated: (leaf) => `Quand vient la feuille ${leaf}, on a encore α < β.`,
};

export const texts = messages(en, fr);
