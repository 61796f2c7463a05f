import { type Text, text } from "marienbad";
import type { TreeSource } from "./source.ts";

export interface TreeExample {
  readonly id: string;
  readonly title: Text;
  readonly source: TreeSource;
  readonly algorithm: string;
  /** Moves to look ahead; a typed tree is always seen whole. */
  readonly depth: number;
}

const list = (id: string, algorithm: string, tree: string, en: string, fr: string): TreeExample => ({
  id,
  title: text(en, fr),
  source: { kind: "list", text: tree, root: 0 },
  algorithm,
  depth: 1,
});

const game = (
  id: string,
  name: string,
  options: Record<string, string>,
  depth: number,
  en: string,
  fr: string,
  from?: string,
): TreeExample => ({
  id,
  title: text(en, fr),
  source: { kind: "game", game: name, options, ...(from === undefined ? {} : { from }) },
  algorithm: "alphabeta",
  depth,
});

/** Trees, graphs and positions of the course, and some that show one thing well. */
export const TREE_EXAMPLES: readonly TreeExample[] = [
  list(
    "cuts",
    "alphabeta",
    "[[[1], [4, -2, 1]], [[-1], [5]], [[-3, -3], [5]]]",
    "A tree with cuts: 5 leaves are read out of 9",
    "Un arbre avec coupes : 5 feuilles lues sur 9",
  ),
  list(
    "values",
    "minimax",
    "[[[3], [-2, 1], [4]], [[2, 0]], [[-3, -3], [5]]]",
    "A tree to be minimaxed by hand",
    "Un arbre à remonter à la main",
  ),
  list("alpha", "alphabeta", "[[1, 4], [-5, 3, 2]]", "The smallest α-cut", "La plus petite coupe α"),
  list("beta", "alphabeta", "[[[3, 2], [5, 1]], 4]", "The smallest β-cut", "La plus petite coupe β"),
  list(
    "best-first",
    "alphabeta",
    "[[[4, 3], [7, 6]], [[3, 2], [6, 5]], [[2, 1], [5, 4]]]",
    "Best moves first: many cuts",
    "Meilleurs coups d'abord : beaucoup de coupes",
  ),
  list(
    "worst-first",
    "alphabeta",
    "[[[4, 5], [1, 2]], [[5, 6], [2, 3]], [[6, 7], [3, 4]]]",
    "The same tree, worst moves first: no cut",
    "Le même arbre, pires coups d'abord : aucune coupe",
  ),
  {
    id: "memo",
    title: text(
      "A graph where the memo of the course finds another value",
      "Un graphe où la mémoïsation du cours trouve une autre valeur",
    ),
    source: {
      kind: "graph",
      text:
        "{0: [1, 2, 6], 1: [5], 2: [3], 3: [4, 6], 4: [5], 5: [6], 6: []}\nS0 = {0, 3, 5}\nh = [3, -1, -2, " +
        "0, 2, 2, 0]\nstart = 0",
    },
    algorithm: "memo",
    depth: 4,
  },
  game("nim6", "nim", { sticks: "6", until: "1" }, 6, "Nim from 6, to the end", "Nim à 6, jusqu'au bout"),
  game(
    "tictactoe-end",
    "tictactoe",
    {},
    4,
    "The end of a game of tic-tac-toe",
    "Une fin de partie de morpion",
    "XOX/.O./..X 1",
  ),
  game("tictactoe", "tictactoe", {}, 2, "Tic-tac-toe, two moves ahead", "Morpion, deux coups d'avance"),
  game(
    "tictactoe3",
    "tictactoe",
    {},
    3,
    "Tic-tac-toe, three moves: a large tree",
    "Morpion, trois coups : un grand arbre",
  ),
  game(
    "domineering",
    "domineering",
    { rows: "3", columns: "3" },
    4,
    "Domineering on 3 × 3 by mobility",
    "Domineering sur 3 × 3 à la mobilité",
  ),
  game("connect4", "connect4", {}, 2, "Connect 4, two moves ahead", "Puissance 4, deux coups d'avance"),
];

/** The example that a source is: a link brings an equal one, and of two alike the depth decides. */
export function exampleOf(source: TreeSource, depth: number): TreeExample | undefined {
  const asked = JSON.stringify(source);
  const alike = TREE_EXAMPLES.filter((example) => JSON.stringify(example.source) === asked);
  return (
    alike.find((example) => example.source === source) ?? alike.find((example) => example.depth === depth) ?? alike[0]
  );
}
