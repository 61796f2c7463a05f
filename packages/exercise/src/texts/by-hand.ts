import { type Messages, messages, type Text, text } from "marienbad/base";
import { playOf, setOf } from "./common.ts";

const layersOf = (layers: readonly (readonly string[])[]): Text => {
  const list = layers.map((names, rank) => `${rank}: ${setOf(names)}`).join("; ");
  return text(`Step by step: ${list}.`, `Étape par étape : ${list.replaceAll(":", " :").replaceAll(";", " ;")}.`);
};

const arrows = (pairs: readonly (readonly [string, string])[]): string =>
  pairs.map(([from, to]) => `${from} ↦ ${to}`).join(", ");

const listed = (pairs: readonly (readonly [string, number])[]): string =>
  pairs.map(([name, value]) => `${name} = ${value}`).join(", ");

const list = (numbers: readonly number[], or: string): string =>
  `${numbers.slice(0, -1).join(", ")} ${or} ${numbers[numbers.length - 1]}`;

const options = (take: readonly number[]): string => take.map((number) => `g(n − ${number})`).join(", ");

const chosen = (steps: readonly { readonly name: string; readonly d: number; readonly h: number }[]): Text => {
  const words = steps.map(({ name, d, h }) => `${name} (${d} + ${h} = ${d + h})`).join(", ");
  return text(`${words}.`, `${words}.`);
};

const distances = (pairs: readonly (readonly [string, number])[]): Text => {
  const list = pairs.map(([name, distance]) => `${name} : ${distance}`).join(", ");
  return text(`True costs to the goal: ${list.replaceAll(" :", ":")}.`, `Vrais coûts jusqu'à l'arrivée : ${list}.`);
};

/** An arrow along which h decreases too fast. */
interface SteepEdge {
  readonly name: string;
  /** h at both ends, and the cost between them. */
  readonly h: readonly [from: number, to: number];
  readonly cost: number;
}

const steepEdges = (edges: readonly SteepEdge[]): Text => {
  const list = edges.map(({ name, h: [from, to], cost }) => `${name} : ${from} − ${to} > ${cost}`).join(", ");
  return edges.length === 0
    ? text("Along no arrow does h fall by more than its cost.", "h ne baisse le long d'aucun arc de plus que son coût.")
    : text(`h falls by more than the cost: ${list.replaceAll(" :", ":")}.`, `h baisse de plus que le coût : ${list}.`);
};

const words = {
  ATTRACTOR: text("Attractors by hand", "Attracteurs à la main"),
  RANKS: text("Ranks of the winning positions", "Rangs des positions gagnantes"),
  STRATEGY: text("A winning strategy, or why there is none", "Une stratégie gagnante, ou pourquoi aucune"),
  COUNTERPLAY: text("Is this strategy winning?", "Cette stratégie est-elle gagnante ?"),
  TRAINS_ATTRACTOR: text("building attractors step by step", "construire des attracteurs pas à pas"),
  TRAINS_RANKS: text("ranks as the numbers of layers", "le rang comme numéro de couche"),
  TRAINS_STRATEGY: text("a strategy from the ranks", "une stratégie d'après les rangs"),
  TRAINS_COUNTERPLAY: text("checking a strategy against all plays", "éprouver une stratégie sur toutes les parties"),
  J0_WINS: text("J0 wins", "J0 gagne"),
  J1_WINS: text("J1 wins", "J1 gagne"),
  DRAW: text("A draw", "Partie nulle"),
  MINIMAX: text("A minimax tree to complete", "Un arbre minimax à compléter"),
  ALPHABETA: text("What alpha-beta does not look at", "Ce qu'alpha-bêta n'explore pas"),
  TRAINS_MINIMAX: text("values from the leaves to the root", "les valeurs, des feuilles à la racine"),
  TRAINS_ALPHABETA: text("windows and cuts", "les fenêtres et les coupes"),
  ALPHA_CUT: text("An α-cut (at a node of Min)", "Une coupe α (à un nœud de Min)"),
  BETA_CUT: text("A β-cut (at a node of Max)", "Une coupe β (à un nœud de Max)"),
  GRUNDY: text("Grundy values and a sum of heaps", "Valeurs de Grundy et somme de tas"),
  NIM: text("Nim, normal or misère", "Nim, normal ou misère"),
  TRAINS_GRUNDY: text("mex, nim-sum, a winning move in a sum", "mex, somme de Nim, un coup gagnant dans une somme"),
  TRAINS_NIM: text("Bouton's theorem and its misère twin", "le théorème de Bouton et sa version misère"),
  ASTAR: text("A* by hand", "A* à la main"),
  TRAINS_ASTAR: text("d, h and c = d + h, step by step", "d, h et c = d + h, pas à pas"),
  TRAINS_HEURISTIC: text("the two definitions, and a counter-example", "les deux définitions, et un contre-exemple"),
  VERTEX: text("vertex", "sommet"),
  graphTitle: text("A directed graph with costs and estimates", "Un graphe orienté, ses coûts et ses estimations"),
  NASH: text("Dominance, Nash, Pareto", "Dominance, Nash, Pareto"),
  TRAINS_NASH: text("the three notions on one table", "les trois notions sur un tableau"),
  CORNER: text("Row / Column", "Ligne / Colonne"),
  SMALLER_RANKS: text("Each of these moves leads to a smaller rank.", "Chacun de ces coups mène à un rang plus petit."),
  NODE_VALUES: text("Give the minimax value of each node.", "Donner la valeur minimax de chaque nœud."),
  BEST_CHILD: text("Which node does Max move to from the root?", "Vers quel nœud Max joue-t-il depuis la racine ?"),
  ROOT_VALUE: text("What is the root worth?", "Combien vaut la racine ?"),
  FIRST_CUT: text("At which node is the first cut made?", "À quel nœud se fait la première coupe ?"),
  CUT_KIND: text("Of which kind is this cut?", "De quelle sorte est cette coupe ?"),
  HOW_MANY: text("How many tokens does it take?", "Combien de jetons retire-t-il ?"),
  SUM_ASKED: text("Give the nim-sum of the sizes of the heaps.", "Donner la somme de Nim des tailles des tas."),
  PATH_FOUND: text("Give the path that A* finds.", "Donner le chemin que trouve A*."),
  ITS_COST: text("What does this path cost?", "Combien coûte ce chemin ?"),
  IS_ADMISSIBLE: text("Is h admissible?", "h est-elle admissible ?"),
  IS_CONSISTENT: text("Is h consistent?", "h est-elle cohérente (monotone) ?"),
  NEVER_CHOSEN: text("A* stops as soon as the goal is chosen.", "A* s'arrête dès que l'arrivée est choisie."),
  NOBODY_LEAVES: text("Nobody gains by changing alone there.", "Personne n'y gagne à changer seul."),
  ATTRACTOR_CRITERIA: text(
    "7 to 9 positions and at least three steps (easy: 5 or 6, two; hard: 10 or 11, five), a position of J1 that is " +
      "forced, and one that nobody wins",
    "7 à 9 positions et au moins trois étapes (facile : 5 ou 6, deux ; difficile : 10 ou 11, cinq), une position de " +
      "J1 forcée, et une position sans gagnant",
  ),
  RANKS_CRITERIA: text(
    "8 or 9 positions and a greatest rank of 4 or more (easy: 6 or 7, 3; hard: 10 or 11, 6), and two positions of " +
      "one rank",
    "8 ou 9 positions et un plus grand rang d'au moins 4 (facile : 6 ou 7, 3 ; difficile : 10 ou 11, 6), et deux " +
      "positions de même rang",
  ),
  STRATEGY_CRITERIA: text(
    "7 to 9 positions; where J0 wins, from rank 3 or more with at least three choices (easy: 5 or 6, rank 2, two " +
      "choices; hard: 10 or 11, rank 4, four); else J1 has a choice to make",
    "7 à 9 positions ; si J0 gagne, depuis un rang d'au moins 3 avec trois choix (facile : 5 ou 6, rang 2, deux " +
      "choix ; difficile : 10 ou 11, rang 4, quatre) ; sinon J1 a un choix à faire",
  ),
  COUNTERPLAY_CRITERIA: text(
    "7 to 9 positions; J0 could win from the start; the strategy wins, or fails after three moves or more (easy: 5 " +
      "or 6, two; hard: 10 or 11, four)",
    "7 à 9 positions ; J0 pourrait gagner depuis le départ ; la stratégie gagne, ou échoue après au moins trois " +
      "coups (facile : 5 ou 6, deux ; difficile : 10 ou 11, quatre)",
  ),
  MINIMAX_CRITERIA: text(
    "three moves deep, 9 to 14 leaves (easy: two moves, 5 to 9; hard: four moves, 16), and one best first move",
    "trois coups de profondeur, 9 à 14 feuilles (facile : deux coups, 5 à 9 ; difficile : quatre coups, 16), et un " +
      "seul meilleur premier coup",
  ),
  ALPHABETA_CRITERIA: text(
    "all leaves different, one or two cuts, two to six leaves that are not looked at (easy: one cut, at most three; " +
      "hard: three cuts or more of both kinds, four to nine)",
    "des feuilles toutes différentes, une ou deux coupes, deux à six feuilles non évaluées (facile : une coupe, au " +
      "plus trois ; difficile : au moins trois coupes, des deux sortes, quatre à neuf)",
  ),
  GRUNDY_CRITERIA: text(
    "two or three numbers to take, a value of 2 or more, a sum of three heaps with exactly one winning move (easy: " +
      "two numbers, two heaps up to 8; hard: three numbers, four heaps up to 15)",
    "deux ou trois nombres à retirer, une valeur d'au moins 2, une somme de trois tas avec exactement un coup " +
      "gagnant (facile : deux nombres, deux tas jusqu'à 8 ; difficile : trois nombres, quatre tas jusqu'à 15)",
  ),
  NIM_CRITERIA: text(
    "three or four different heaps, exactly one winning move that leaves something; misère once out of two (easy: " +
      "three heaps up to 7, never misère; hard: four or five up to 31)",
    "trois ou quatre tas différents, exactement un coup gagnant qui laisse quelque chose ; misère une fois sur deux " +
      "(facile : trois tas jusqu'à 7, jamais misère ; difficile : quatre ou cinq jusqu'à 31)",
  ),
  HEURISTIC: text(
    "Is this heuristic admissible, is it consistent?",
    "Cette heuristique est-elle admissible, est-elle cohérente ?",
  ),
  ASTAR_CRITERIA: text(
    "7 vertices (easy: 5; hard: 9), an admissible heuristic, no tie, one cheapest path of three edges or more, a " +
      "vertex found twice (not if easy)",
    "7 sommets (facile : 5 ; difficile : 9), une heuristique admissible, aucune égalité, un seul chemin minimal d'au " +
      "moins trois arcs, un sommet trouvé deux fois (sauf si facile)",
  ),
  HEURISTIC_CRITERIA: text(
    "6 vertices (easy: 5; hard: 8); neither, admissible alone or both, each equally often; at most three " +
      "counter-examples",
    "6 sommets (facile : 5 ; difficile : 8) ; ni l'un ni l'autre, admissible seulement ou les deux, aussi souvent ; " +
      "au plus trois contre-exemples",
  ),
  NASH_CRITERIA: text(
    "three strategies each (easy: two; hard: four), a strictly dominated one, one or two pure equilibria, and an " +
      "equilibrium that is not Pareto-optimal",
    "trois stratégies chacun (facile : deux ; difficile : quatre), dont une strictement dominée, un ou deux " +
      "équilibres purs, et un équilibre qui n'est pas optimal au sens de Pareto",
  ),
};

const en = {
  givenStrategy: (pairs: readonly (readonly [string, string])[], start: string) =>
    `J0 always follows this strategy (the thick arrows): ${arrows(pairs)}. The play begins at ${start}.`,
  arena: (goals0: readonly string[], goals1: readonly string[]) =>
    "Two players move a token along the arrows of this arena. J0 moves from circles, J1 from squares. " +
    `J0 wins as soon as the token is in ${setOf(goals0)}, J1 as soon as it is in ${setOf(goals1)}. ` +
    "A play that stops elsewhere, or never stops, is a draw.",
  firstStep: () => "Which positions join the attractor of J0 at the first step, that is have rank 1?",
  attractorOf: (player: number) =>
    `Give the attractor of J${player}: the positions from which J${player} can force a win, goals included.`,
  outcomeFrom: (vertex: string) => `What does a play from ${vertex} lead to, if both play as well as possible?`,
  isGoal: (vertex: string, player: number) => `${vertex} is a goal of J${player}.`,
  opponentEscapes: (player: number, vertex: string, to: string) => `From ${vertex}, J${1 - player} can go to ${to}.`,
  noWay: (player: number, vertex: string) => `From ${vertex}, no move of J${player} leads into the attractor.`,
  stuck: (vertex: string) => `No move leaves ${vertex}, and it is no goal.`,
  countMoves: (vertex: string) => `Count the moves to the end from ${vertex}: the winner hurries, the loser delays.`,
  rankTable: () =>
    "Give the rank of each position of the attractor of J0: the number of moves to the win, when J0 hurries and J1 " +
    "delays. Put a dash for the other positions.",
  hasStrategy: (vertex: string) => `Has J0 a winning strategy from ${vertex}?`,
  outcomeIs: (vertex: string, winner: number | undefined) =>
    winner === undefined
      ? `${vertex} is in neither of the attractors.`
      : `${vertex} is in the attractor of J${winner}.`,
  inAttractor: (vertex: string, inside: boolean) =>
    inside ? `${vertex} is in the attractor of J0.` : `${vertex} is not in the attractor of J0.`,
  chooseMoves: () =>
    "If so, give for each position of J0 in the attractor of J0 a move to a position of smaller rank. If not, " +
    "give for " +
    "each position of J1 outside the attractor of J0 a move that stays outside. Put a dash for the other positions.",
  staysOutside: () => "Each of these moves stays outside the attractor, and J0 has no move into it from there.",
  notCloser: (vertex: string) => `Look again at the moves from ${vertex}.`,
  isWinning: (start: string) => `Is this strategy winning for J0 from ${start}?`,
  allPlaysWin: () => "Every play that follows it ends on a goal of J0.",
  defeatedBy: (play: readonly string[]) => `The play ${playOf(play)} follows it, and J0 does not win.`,
  givePlay: () =>
    "If not, give a play that follows the strategy and that J0 does not win. If so, give one of the longest plays " +
    "that follow it. Write the play to its end, or to the first position that is met a second time.",
  longest: (play: readonly string[]) => `${playOf(play)} is one.`,
  values: (pairs: readonly (readonly [string, number])[]) => `${listed(pairs)}.`,
  tree: () =>
    "Max moves from circles and wants a large value, Min moves from squares and wants a small one. " +
    "The values of the leaves are given; the other nodes have letters.",
  leavesNumbered: () =>
    "Alpha-beta goes through the tree from left to right. Leaves are numbered under their values. " +
    "A node is left as soon as α ≥ β, where children remain: that is a cut.",
  fromTheLeaves: () => "From the leaves up, Max takes the largest value of the children and Min the smallest.",
  lookAgain: (node: string, isMax: boolean) =>
    isMax
      ? `${node} is a node of Max: the largest of its children.`
      : `${node} is a node of Min: the smallest of its children.`,
  bestLine: (value: number, name: string) => `${name} is worth ${value}, like the root.`,
  prunedLeaves: () => "Give the numbers of the leaves that alpha-beta does not evaluate.",
  cutAt: (node: string, isMax: boolean, leaf: string) =>
    `${node} is a node of ${isMax ? "Max" : "Min"}; after leaf ${leaf}, α ≥ β there.`,
  evaluated: (leaves: readonly string[]) => `The leaves evaluated are ${leaves.join(", ")}.`,
  isEvaluated: (leaf: string) => `When leaf ${leaf} comes, α < β still.`,
  valuesAre: (take: readonly number[]) =>
    `g(0) = 0, and g(n) is the least number that is not one of ${options(take)}, as far as these exist.`,
  subtraction: (take: readonly number[]) =>
    `In turn, two players take ${list(take, "or")} tokens from one heap. Whoever cannot move has lost.`,
  heaps: (sizes: readonly number[]) => `The heaps hold ${list(sizes, "and")} tokens.`,
  sumOf: (sizes: readonly number[]) =>
    `Now there are ${sizes.length} heaps, of ${list(sizes, "and")} tokens; each move is made in one of them. ` +
    "Give the Grundy value of this sum.",
  grundyTable: () => "Give the Grundy value of a single heap, for each number of tokens.",
  mexOf: (size: number, options: readonly number[]) =>
    options.length === 0
      ? `From ${size} there is no move.`
      : `From ${size} one gets to the values ${options.join(", ")}.`,
  nimSum: (values: readonly number[], sum: number) => `${values.join(" ⊕ ")} = ${sum}.`,
  whichHeap: () => "There is exactly one winning move. From which heap does it take? Give the size of the heap.",
  moveIs: (from: number, to: number) => `Reducing the heap of ${from} to ${to} leaves a losing position.`,
  nim: (misere: boolean) =>
    `${misere ? "Misère Nim" : "Nim"}: in turn, two players take as many tokens as they like, at least one, from one ` +
    `heap. Whoever takes the last token ${misere ? "loses" : "wins"}.`,
  heapTitle: (take: readonly number[], heap: number) =>
    `Heaps of which one takes ${list(take, "or")} tokens, and the moves from a heap of ${heap}`,
  movesShown: (heap: number) => `The figure shows the moves from a heap of ${heap} tokens.`,
  graph: (start: string, goal: string) =>
    "In this directed graph each arrow bears its cost, and each vertex its estimate h, repeated in the table. " +
    `One looks for a cheapest path from ${start} to ${goal}.`,
  order: () =>
    "At each step A* chooses the vertex of the frontier with the smallest c = d + h. In which order are the vertices " +
    "chosen, the goal last?",
  whenChosen: () => "For each vertex, give c at the moment when it is chosen; put a dash for those that never are.",
  costs: (path: readonly string[], cost: number) => `${playOf(path)} costs ${cost}.`,
  smallestC: () => "Another vertex of the frontier has a smaller c.",
  tooHigh: () => "Give the vertices where h is larger than the true cost to the goal.",
  tooSteep: () => "Give the arrows along which h falls by more than they cost, each as its two letters (AB).",
  distanceFrom: (name: string, distance: number, h: number) =>
    `From ${name} the goal costs ${distance}, and h is ${h}.`,
  table: () =>
    "Row chooses a row, Column a column, at the same time. Each entry gives what Row receives, then " +
    "what Column receives.",
  dominated: () => "Which strategies, rows or columns, are strictly dominated by another one?",
  equilibria: () => "Give the pure Nash equilibria, each by its row and its column (as in AX).",
  pareto: () => "Give the Pareto-optimal profiles, in the same way.",
  dominatedBy: (pairs: readonly (readonly [string, string])[]) =>
    `${pairs.map(([strategy, by]) => `${by} is always better than ${strategy}`).join(", ")}.`,
  deviates: (profile: string, player: number, to: string) =>
    `At ${profile}, ${player === 0 ? "Row" : "Column"} would rather choose ${to}.`,
  betterFor: (pairs: readonly (readonly [string, string])[]) =>
    `To each other profile one is preferred: ${pairs.map(([profile, other]) => `${other} to ${profile}`).join(", ")}.`,
  better: (profile: string, other: string) => `${other} is as good for both as ${profile}, and better for one.`,
};

const fr: Messages<typeof en> = {
  givenStrategy: (pairs, start) =>
    `J0 suit toujours cette stratégie (les flèches épaisses) : ${arrows(pairs)}. La partie commence en ${start}.`,
  arena: (goals0, goals1) =>
    "Deux joueurs déplacent un jeton le long des flèches de cette arène. J0 joue depuis les cercles, J1 depuis les " +
    `carrés. J0 gagne dès que le jeton est dans ${setOf(goals0)}, J1 dès qu'il est dans ${setOf(goals1)}. ` +
    "Une partie qui s'arrête ailleurs, ou qui ne s'arrête jamais, est nulle.",
  firstStep: () =>
    "Quelles positions entrent dans l'attracteur de J0 à la première étape, c'est-à-dire sont de rang 1 ?",
  attractorOf: (player) =>
    `Donner l'attracteur de J${player} : les positions d'où J${player} peut forcer le gain, buts compris.`,
  outcomeFrom: (vertex) => `À quoi mène une partie depuis ${vertex}, si chacun joue au mieux ?`,
  isGoal: (vertex, player) => `${vertex} est un but de J${player}.`,
  opponentEscapes: (player, vertex, to) => `Depuis ${vertex}, J${1 - player} peut aller en ${to}.`,
  noWay: (player, vertex) => `Depuis ${vertex}, aucun coup de J${player} ne mène dans l'attracteur.`,
  stuck: (vertex) => `Aucun coup ne part de ${vertex}, et ce n'est pas un but.`,
  countMoves: (vertex) => `Comptez les coups jusqu'à la fin depuis ${vertex} : le gagnant se hâte, le perdant retarde.`,
  rankTable: () =>
    "Donner le rang de chaque position de l'attracteur de J0 : le nombre de coups jusqu'au gain, si J0 se hâte et " +
    "que J1 retarde. Mettre un tiret pour les autres positions.",
  hasStrategy: (vertex) => `J0 a-t-il une stratégie gagnante depuis ${vertex} ?`,
  outcomeIs: (vertex, winner) =>
    winner === undefined
      ? `${vertex} n'est dans aucun des deux attracteurs.`
      : `${vertex} est dans l'attracteur de J${winner}.`,
  inAttractor: (vertex, inside) =>
    inside ? `${vertex} est dans l'attracteur de J0.` : `${vertex} n'est pas dans l'attracteur de J0.`,
  chooseMoves: () =>
    "Si oui, donner pour chaque position de J0 de l'attracteur de J0 un coup vers une position de rang plus petit. " +
    "Sinon, donner pour chaque position de J1 hors de l'attracteur de J0 un coup qui reste hors de cet attracteur. " +
    "Mettre un tiret pour les autres positions.",
  staysOutside: () => "Chacun de ces coups reste hors de l'attracteur, et J0 n'a de là aucun coup qui y entre.",
  notCloser: (vertex) => `Revoyez les coups depuis ${vertex}.`,
  isWinning: (start) => `Cette stratégie est-elle gagnante pour J0 depuis ${start} ?`,
  allPlaysWin: () => "Toute partie qui la suit finit sur un but de J0.",
  defeatedBy: (play) => `La partie ${playOf(play)} la suit, et J0 ne gagne pas.`,
  givePlay: () =>
    "Si non, donner une partie qui suit la stratégie et que J0 ne gagne pas. Si oui, donner une des plus longues " +
    "parties qui la suivent. Écrire la partie jusqu'à sa fin, ou jusqu'à la première position atteinte une seconde " +
    "fois.",
  longest: (play) => `${playOf(play)} en est une.`,
  values: (pairs) => `${listed(pairs)}.`,
  tree: () =>
    "Max joue depuis les cercles et veut une grande valeur, Min joue depuis les carrés et en veut une petite. " +
    "Les valeurs des feuilles sont données ; les autres nœuds portent des lettres.",
  leavesNumbered: () =>
    "Alpha-bêta parcourt l'arbre de gauche à droite. Les feuilles sont numérotées sous leurs valeurs. " +
    "On quitte un nœud dès que α ≥ β, s'il lui reste des enfants : c'est une coupe.",
  fromTheLeaves: () =>
    "Des feuilles vers la racine, Max prend la plus grande valeur des enfants et Min la plus petite.",
  lookAgain: (node, isMax) =>
    isMax
      ? `${node} est un nœud de Max : le plus grand de ses enfants.`
      : `${node} est un nœud de Min : le plus petit de ses enfants.`,
  bestLine: (value, name) => `${name} vaut ${value}, comme la racine.`,
  prunedLeaves: () => "Donner les numéros des feuilles qu'alpha-bêta n'évalue pas.",
  cutAt: (node, isMax, leaf) =>
    `${node} est un nœud de ${isMax ? "Max" : "Min"} ; après la feuille ${leaf}, on y a α ≥ β.`,
  evaluated: (leaves) => `Les feuilles évaluées sont ${leaves.join(", ")}.`,
  isEvaluated: (leaf) => `Quand vient la feuille ${leaf}, on a encore α < β.`,
  valuesAre: (take) =>
    `g(0) = 0, et g(n) est le plus petit entier qui n'est pas l'un de ${options(take)}, pour autant qu'ils existent.`,
  subtraction: (take) =>
    `À tour de rôle, deux joueurs retirent ${list(take, "ou")} jetons d'un tas. Qui ne peut plus jouer a perdu.`,
  heaps: (sizes) => `Les tas ont ${list(sizes, "et")} jetons.`,
  sumOf: (sizes) =>
    `Il y a maintenant ${sizes.length} tas, de ${list(sizes, "et")} jetons ; chaque coup se joue dans un seul tas. ` +
    "Donner la valeur de Grundy de cette somme.",
  grundyTable: () => "Donner la valeur de Grundy d'un tas seul, pour chaque nombre de jetons.",
  mexOf: (size, options) =>
    options.length === 0
      ? `De ${size}, il n'y a aucun coup.`
      : `De ${size}, on atteint les valeurs ${options.join(", ")}.`,
  nimSum: (values, sum) => `${values.join(" ⊕ ")} = ${sum}.`,
  whichHeap: () => "Il y a exactement un coup gagnant. Dans quel tas se joue-t-il ? Donner la taille du tas.",
  moveIs: (from, to) => `Réduire le tas de ${from} à ${to} laisse une position perdante.`,
  nim: (misere) =>
    `${misere ? "Nim misère" : "Nim"} : à tour de rôle, deux joueurs retirent d'un tas autant de jetons qu'ils ` +
    `veulent, au moins un. Qui prend le dernier jeton ${misere ? "perd" : "gagne"}.`,
  heapTitle: (take, heap) => `Des tas dont on retire ${list(take, "ou")} jetons, et les coups depuis un tas de ${heap}`,
  movesShown: (heap) => `La figure montre les coups depuis un tas de ${heap} jetons.`,
  graph: (start, goal) =>
    "Dans ce graphe orienté, chaque flèche porte son coût et chaque sommet son estimation h, reprise dans le " +
    `tableau. On cherche un chemin de coût minimal de ${start} à ${goal}.`,
  order: () =>
    "À chaque étape, A* choisit dans la frontière le sommet de plus petit c = d + h. Dans quel ordre les sommets " +
    "sont-ils choisis, l'arrivée en dernier ?",
  whenChosen: () => "Pour chaque sommet, donner c au moment où il est choisi ; mettre un tiret s'il ne l'est jamais.",
  costs: (path, cost) => `${playOf(path)} coûte ${cost}.`,
  smallestC: () => "Un autre sommet de la frontière a un plus petit c.",
  tooHigh: () => "Donner les sommets où h dépasse le vrai coût jusqu'à l'arrivée.",
  tooSteep: () => "Donner les arcs le long desquels h baisse de plus que leur coût, chacun par ses deux lettres (AB).",
  distanceFrom: (name, distance, h) => `Depuis ${name}, l'arrivée coûte ${distance}, et h vaut ${h}.`,
  table: () =>
    "Ligne choisit une ligne et Colonne une colonne, en même temps. Chaque case donne le gain de " +
    "Ligne, puis celui de Colonne.",
  dominated: () => "Quelles stratégies, lignes ou colonnes, sont strictement dominées par une autre ?",
  equilibria: () => "Donner les équilibres de Nash purs, chacun par sa ligne et sa colonne (comme AX).",
  pareto: () => "Donner de même les profils optimaux au sens de Pareto.",
  dominatedBy: (pairs) => `${pairs.map(([strategy, by]) => `${by} vaut toujours mieux que ${strategy}`).join(", ")}.`,
  deviates: (profile, player, to) => `En ${profile}, ${player === 0 ? "Ligne" : "Colonne"} préférerait ${to}.`,
  betterFor: (pairs) =>
    `À tout autre profil, on en préfère un : ${pairs.map(([profile, other]) => `${other} à ${profile}`).join(", ")}.`,
  better: (profile, other) => `${other} est aussi bon que ${profile} pour les deux, et meilleur pour l'un.`,
};

export const texts = { ...words, ...messages(en, fr), layersOf, chosen, distances, steepEdges };
