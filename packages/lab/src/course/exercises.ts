import { type Text, text } from "marienbad";
import { sameText } from "marienbad/base";

/** An exercise or a worked example of the course, its answer computed, and the reader's answer checked. */
export interface Exercise {
  readonly id: string;
  /** Where it stands. */
  readonly source: string;
  readonly question: Text;
  /** The name of the computation that answers it; none where the figure has to be drawn first. */
  readonly live?: string;
  readonly explanation: Text;
  readonly link: string;
  /** The answer is a set: it may be typed in any order. */
  readonly unordered?: boolean;
}

export const EXERCISES: readonly Exercise[] = [
  {
    id: "nim-graph",
    source: "Accessibilité, 2.1.10",
    question: text(
      "Nim from 10 sticks, take 1 or 2. How many positions can be reached, and how many moves are there " +
        "between them? (two numbers)",
      "Nim à 10 bâtonnets, prendre 1 ou 2. Combien de positions peut-on atteindre, et combien de coups entre " +
        "elles ? (deux nombres)",
    ),
    live: "nimGraph",
    explanation: text(
      "The vertices are (k, i): k sticks, player i to move. Of the 21 that can be written down, (9, 0) is " +
        "never reached. The arena shows the dictionary, under “As text”.",
      "Les sommets sont (k, i) : k bâtonnets, au joueur i. Des 21 que l'on peut écrire, (9, 0) n'est jamais " +
        "atteint. L'arène montre le dictionnaire, sous « En texte ».",
    ),
    link: "#arena/nim10",
  },
  {
    id: "nim-two",
    source: "Accessibilité, 2.1.9",
    question: text(
      "The same game at (2, 0): how many sticks does player 0 take, to win at once?",
      "Le même jeu en (2, 0) : combien de bâtonnets prend le joueur 0, pour gagner tout de suite ?",
    ),
    live: "nimTwo",
    explanation: text(
      "They move to (0, 1), where player 1 cannot move.",
      "Il va en (0, 1), où le joueur 1 ne peut plus jouer.",
    ),
    link: "#arena/nim10",
  },
  {
    id: "nim15",
    unordered: true,
    source: "Accessibilité, 4.1",
    question: text(
      "Nim from 15 sticks, take 2, 3 or 5. From which numbers of sticks, 0 to 15, does the player to move lose?",
      "Nim à 15 bâtonnets, prendre 2, 3 ou 5. À partir de quels nombres, de 0 à 15, celui qui doit jouer perd-il ?",
    ),
    live: "lost15",
    explanation: text(
      "With 0 or 1 nobody can move, and what happens repeats every 7 sticks. From 15 the second player wins: " +
        "the arena shows their strategy.",
      "Avec 0 ou 1 on ne peut pas jouer, puis tout se répète de 7 en 7. À 15, le second joueur gagne : l'arène " +
        "montre sa stratégie.",
    ),
    link: "#arena/nim15",
  },
  {
    id: "nim15-strategy",
    source: "Accessibilité, 4.1",
    question: text(
      "The same game: the second player wins. How many sticks do they take when 13 are left, and when 12 are " +
        "left? (two numbers)",
      "Le même jeu : le second joueur gagne. Combien de bâtonnets prend-il s'il en reste 13, et s'il en reste " +
        "12 ? (deux nombres)",
    ),
    live: "nim15Strategy",
    explanation: text(
      "They leave 8, or 7: a number from which the player to move loses. The thick edges of the arena are the " +
        "whole strategy.",
      "Il laisse 8, ou 7 : un nombre d'où celui qui doit jouer perd. Les arcs épais de l'arène sont toute la " +
        "stratégie.",
    ),
    link: "#arena/nim15",
  },
  {
    id: "figure6",
    unordered: true,
    source: "Accessibilité, 4.2",
    question: text(
      "In the graph {0: 4 5, 1: 4 5 6, 2: 7, 3: –, 4: 2, 5: 3, 6: 2 3, 7: –}, J0 owns 0 to 3, and who cannot " +
        "move loses: which vertices are in the attractor of J1?",
      "Dans le graphe {0: 4 5, 1: 4 5 6, 2: 7, 3: –, 4: 2, 5: 3, 6: 2 3, 7: –}, J0 a 0 à 3, et qui " +
        "ne peut jouer perd : quels sommets sont dans l'attracteur de J1 ?",
    ),
    live: "attractor1",
    explanation: text(
      "From 0, where the play begins, J0 is sure to win by 0→4 and 2→7. In the arena, mode “Edit” takes any " +
        "other graph: attractors, ranks and strategies follow while you draw, and “My strategy” checks yours.",
      "De 0, où la partie commence, J0 est sûr de gagner par 0→4 et 2→7. Dans l'arène, le mode « Modifier » " +
        "prend tout autre graphe : attracteurs, rangs et stratégies suivent le dessin, et « Ma stratégie » " +
        "vérifie la vôtre.",
    ),
    link: "#arena/eight",
  },
  {
    id: "ranks",
    source: "Accessibilité, 3.1.3",
    question: text(
      "y0→v, z→y0, y→z, u→y, u→x, x→y1, x→w, y1→p, p→u; player 0 owns v, w, u, y1 and z, and their goals are v " +
        "and w. What is the rank of x?",
      "y0→v, z→y0, y→z, u→y, u→x, x→y1, x→w, y1→p, p→u ; le joueur 0 a v, w, u, y1 et z, et ses buts sont v et " +
        "w. Quel est le rang de x ?",
    ),
    live: "breadth",
    explanation: text(
      "Player 1 moves at x, and goes to y1 rather than lose at once: then p, u, y, z, y0 and v. A labelling " +
        "that goes depth first leaves another number there.",
      "C'est au joueur 1 de jouer en x : il va en y1 plutôt que de perdre tout de suite, puis p, u, y, z, y0 " +
        "et v. Un marquage en profondeur y laisse un autre nombre.",
    ),
    link: "#arena/ranks",
  },
  {
    id: "minmax",
    source: "Min-Max, 1.0.7",
    question: text(
      "Depth 4 on a graph that is not a tree: {0: " +
        "1 2 6, 1: 5, 2: 3, 3: 4 6, 4: 5, 5: 6}, Max owns 0, 3 and 5, h of 0…6 is 3 −1 −2 0 2 2 0. What is the " +
        "value of 0, and to which vertex does Max move? (two numbers)",
      "Profondeur 4 sur un graphe qui n'est pas un arbre : " +
        "{0: 1 2 6, 1: 5, 2: 3, 3: 4 6, 4: 5, 5: 6}, Max a 0, 3 et 5, h de 0…6 vaut 3 −1 −2 0 2 2 0. " +
        "Quelle est la valeur de 0, et vers quel sommet joue Max ? (deux nombres)",
    ),
    live: "depth4",
    explanation: text(
      "Min's move cannot be foretold: she searches from her own position and sees one move further than Max did.",
      "On ne peut pas prédire le coup de Min : elle cherche depuis sa position et voit un coup plus loin que Max.",
    ),
    link: "#tree/memo",
  },
  {
    id: "minmax-memo",
    source: "Min-Max, 3",
    question: text(
      "The same graph at depth 4: what value does minimax find, and what value the memo of the course, which " +
        "reuses what was searched deeper? (two numbers)",
      "Le même graphe, à profondeur 4 : quelle valeur trouve le minimax, et laquelle la mémoïsation du cours, " +
        "qui reprend ce qui a été cherché plus profond ? (deux nombres)",
    ),
    live: "memo",
    explanation: text(
      "The memo meets vertex 5 first with two moves left and answers 0 for it later, where only its own h was " +
        "asked for.",
      "La mémoire rencontre d'abord le sommet 5 avec deux coups restants, et répond 0 plus tard, là où seul " +
        "son h était demandé.",
    ),
    link: "#tree/memo",
  },
  {
    id: "alice",
    unordered: true,
    source: "Alice",
    question: text(
      "{0: 4 5, 1: 4 5 6, 2: 7, 3: –, 4: 2, 5: 3, 6: 2 3, 7: –}; Alice owns 0 to 3, and who cannot move loses. " +
        "Which vertices are in Alice's attractor?",
      "{0: 4 5, 1: 4 5 6, 2: 7, 3: –, 4: 2, 5: 3, 6: 2 3, 7: –} ; Alice a 0 à 3, et qui ne peut jouer perd. " +
        "Quels sommets sont dans l'attracteur d'Alice ?",
    ),
    live: "attractor",
    explanation: text(
      "Layer by layer: 7, then 2, then 4, then 0 and 1. She plays 0→4, 1→4, 2→7.",
      "Couche par couche : 7, puis 2, puis 4, puis 0 et 1. Elle joue 0→4, 1→4, 2→7.",
    ),
    link: "#arena/eight",
  },
  {
    id: "marceau",
    source: "Marceau, 6.10",
    question: text(
      "Nim from 6, take 1, 2 or 3, nobody takes the last stick. How many plays are there, and how many does " +
        "player 0 win? (two numbers)",
      "Nim à 6, prendre 1, 2 ou 3, personne ne prend le dernier. Combien y a-t-il de parties, et combien en " +
        "gagne le joueur 0 ? (deux nombres)",
    ),
    live: "plays",
    explanation: text(
      "A good strategy leaves 1, 5, 9, 13… sticks: one more than a multiple of 4.",
      "Une bonne stratégie laisse 1, 5, 9, 13… bâtonnets : un multiple de 4, plus un.",
    ),
    link: "#tree/nim6",
  },
  {
    id: "marceau-move",
    source: "Marceau, 6.9",
    question: text(
      "In that game the play was 6, 4, 3, and player 0 is to move. How many sticks do they take?",
      "Dans ce jeu, la partie a été 6, 4, 3, et le joueur 0 doit jouer. Combien de bâtonnets prend-il ?",
    ),
    live: "nim6Move",
    explanation: text(
      "They leave 1: what came before does not matter, the strategy has no memory.",
      "Il en laisse 1 : ce qui précède ne compte pas, la stratégie est sans mémoire.",
    ),
    link: "#arena/nim6",
  },
  {
    id: "marceau-minimax",
    source: "Marceau, III.2",
    question: text(
      "Minimax to the end of Nim from 6, +1 where player 0 has won and −1 where they have lost. What is the value " +
        "of the root?",
      "Minimax jusqu'au bout du Nim à 6, +1 là où le joueur 0 a gagné et −1 là où il a perdu. Que vaut la racine ?",
    ),
    live: "nim6Value",
    explanation: text(
      "They take 1 and leave 5. The tree shows +∞ and −∞ for won and lost: the same search, larger scores.",
      "Il en prend 1 et en laisse 5. L'arbre montre +∞ et −∞ pour gagné et perdu : la même recherche, de plus " +
        "grands scores.",
    ),
    link: "#tree/nim6",
  },
  {
    id: "xor",
    source: "Théorie, th. 2",
    question: sameText("5 ⊕ 3"),
    live: "xor",
    explanation: text(
      "101 and 011 in binary: where the digits differ there is a 1, so 110.",
      "101 et 011 en binaire : un 1 là où les chiffres diffèrent, donc 110.",
    ),
    link: "#nim/heaps?5,3",
  },
  {
    id: "two-rows",
    source: "Théorie, ex. 6",
    question: text(
      "Two rows of two sticks, the last stick wins. What is the nim-sum, and which player wins, 0 who begins " +
        "or 1? (two numbers)",
      "Deux rangées de deux, le dernier bâtonnet gagne. Quelle est la somme de Nim, et quel joueur gagne, 0 " +
        "qui commence ou 1 ? (deux nombres)",
    ),
    live: "twoRows",
    explanation: text(
      "Whatever one does to a row, the other does to its twin.",
      "Ce que l'un fait à une rangée, l'autre le fait à sa jumelle.",
    ),
    link: "#arena/rows22",
  },
  {
    id: "tree-values",
    source: "Théorie, I; Alice",
    question: text(
      "Max at the root of [[[3],[−2,1],[4]],[[2,0]],[[−3,−3],[5]]]. What is its value?",
      "Max à la racine de [[[3],[−2,1],[4]],[[2,0]],[[−3,−3],[5]]]. Quelle est sa valeur ?",
    ),
    live: "minimax",
    explanation: text(
      "The levels are Max, Min, Max: the second branch gives 2, the others less.",
      "Les niveaux sont Max, Min, Max : la deuxième branche donne 2, les autres moins.",
    ),
    link: "#tree/values",
  },
  {
    id: "cuts",
    source: "Théorie, J, fig. 7–9",
    question: text(
      "Alpha-beta on [[[1],[4,−2,1]],[[−1],[5]],[[−3,−3],[5]]]: the value, then the leaves that are read, in order.",
      "Alpha-bêta sur [[[1],[4,−2,1]],[[−1],[5]],[[−3,−3],[5]]] : la valeur, puis les feuilles lues, dans l'ordre.",
    ),
    live: "alphaBeta",
    explanation: text(
      "Five leaves of nine: the others cannot change what Max does.",
      "Cinq feuilles sur neuf : les autres ne changent rien à ce que fait Max.",
    ),
    link: "#tree/cuts",
  },
  {
    id: "prisoners",
    source: "Théorie, def. 4",
    question: text(
      "The prisoner's dilemma: the years of A and of B at the only equilibrium. (two numbers)",
      "Le dilemme du prisonnier : les années de A et de B au seul équilibre. (deux nombres)",
    ),
    live: "prisoners",
    explanation: text(
      "Both betray. It is the only outcome that is not Pareto-optimal: both silent would be better for both.",
      "Les deux trahissent. C'est la seule issue qui n'est pas optimale au sens de Pareto : se taire tous deux " +
        "vaudrait mieux pour chacun.",
    ),
    link: "#dilemma/prisoners",
  },
  {
    id: "astar",
    source: "Théorie, K",
    question: text(
      "s→a 1, s→b 3, a→b 1, b→g 3, h(a) = 4, other h 0. What does the path of A* from s to g cost?",
      "s→a 1, s→b 3, a→b 1, b→g 3, h(a) = 4, les autres h nulles. Combien coûte le chemin de A* de s à g ?",
    ),
    live: "aStar",
    explanation: text(
      "b is expanded too soon by s→b, and reopened when a is.",
      "b est développé trop tôt par s→b, puis rouvert quand a l'est.",
    ),
    link: "#paths/inconsistent",
  },
];

/** The numbers of an answer, in order: how answers are compared, whatever is typed between them. */
function numbersOf(answer: string): string {
  return (answer.replaceAll("−", "-").match(/-?\d+/g) ?? []).join(" ");
}

/** Whether what was typed is the answer; a list of vertices or of numbers of sticks may come in any order. */
export function isRight(typed: string, value: string, ordered: boolean): boolean {
  const [mine, right] = [numbersOf(typed), numbersOf(value)];
  if (ordered) return mine === right;
  const sorted = (list: string): string => list.split(" ").sort().join(" ");
  return sorted(mine) === sorted(right);
}
