import type { Text } from "marienbad";

/** One idea of the course: a sentence of ours, an example that is computed, and where to see it. */
export interface Notion {
  /** The row of the specification, which the concordance leads on from. */
  readonly row: string;
  readonly title: Text;
  readonly sentence: Text;
  readonly example?: Example;
}

export interface Example {
  /** What is computed. */
  readonly asked: Text;
  /** The name of the computation; none where the page itself is the example. */
  readonly live?: string;
  /** The page, with its state. */
  readonly link: string;
}

export interface Chapter {
  readonly id: string;
  readonly title: Text;
  readonly lead: Text;
  readonly notions: readonly Notion[];
}

const text = (en: string, fr: string): Text => ({ en, fr });

export const CHAPTERS: readonly Chapter[] = [
  {
    id: "games",
    title: text("Games and plays", "Jeux et parties"),
    lead: text("What a game is, before anybody asks who wins.", "Ce qu'est un jeu, avant de demander qui gagne."),
    notions: [
      {
        row: "G1",
        title: text("A game is its rules", "Un jeu, ce sont ses règles"),
        sentence: text(
          "Where it starts, whose turn it is, which moves there are, when it is over: nothing else is needed, and the list of moves alone says what is allowed.",
          "Le départ, à qui le tour, les coups possibles, la fin : rien d'autre n'est nécessaire, et seule la liste des coups dit ce qui est permis.",
        ),
        example: { asked: text("Play Marienbad, 1-3-5-7", "Jouer au Marienbad, 1-3-5-7"), link: "#play/marienbad" },
      },
      {
        row: "G2",
        title: text("Facts about a game", "Les propriétés d'un jeu"),
        sentence: text(
          "Zero-sum: what one wins the other loses. Perfect information: everybody has seen every move. Complete: everybody knows the rules and the aims.",
          "Somme nulle : l'un gagne ce que l'autre perd. Information parfaite : chacun a vu tous les coups. Complète : chacun connaît les règles et les buts.",
        ),
        example: {
          asked: text("What holds for tic-tac-toe", "Ce qui est vrai du morpion"),
          live: "facts",
          link: "#play/tictactoe",
        },
      },
      {
        row: "G3",
        title: text("Plays", "Parties"),
        sentence: text(
          "A play is a path from the start that goes on until nobody can move; a partial play is the beginning of one.",
          "Une partie est un chemin depuis le départ, suivi jusqu'à ce que personne ne puisse jouer ; une partie partielle en est le début.",
        ),
        example: {
          asked: text(
            "Nim from 6, leaving the last stick: plays, and those won by player 0",
            "Nim à 6 en laissant le dernier bâtonnet : parties, et celles que gagne le joueur 0",
          ),
          live: "plays",
          link: "#arena/nim6",
        },
      },
      {
        row: "G4",
        title: text("The game tree", "L'arbre de jeu"),
        sentence: text(
          "Every play drawn as a branch; a position that can be reached in two ways is there twice, which is why trees grow so fast.",
          "Chaque partie y est une branche ; une position atteinte de deux façons y figure deux fois, et c'est pourquoi les arbres grandissent si vite.",
        ),
        example: {
          asked: text("Tic-tac-toe to depth 2: nodes, leaves", "Morpion jusqu'à la profondeur 2 : nœuds, feuilles"),
          live: "tree",
          link: "#tree/tictactoe",
        },
      },
      {
        row: "G5",
        title: text("Strategies", "Stratégies"),
        sentence: text(
          "A strategy answers for every position one might have to move in; without memory it looks at the position alone, not at how the play came there.",
          "Une stratégie répond pour toute position où l'on pourrait avoir à jouer ; sans mémoire, elle ne regarde que la position, pas le chemin parcouru.",
        ),
        example: { asked: text("Draw your own in the arena", "Tracer la vôtre dans l'arène"), link: "#arena/eight" },
      },
      {
        row: "G6",
        title: text("Is it winning?", "Est-elle gagnante ?"),
        sentence: text(
          "It is when every play that follows it is won. When it is not, one play that defeats it is proof enough.",
          "Elle l'est si toute partie qui la suit est gagnée. Sinon, une seule partie qui la bat suffit à le prouver.",
        ),
        example: {
          asked: text("0→4, 1→4, 2→7 on the graph of eight vertices", "0→4, 1→4, 2→7 sur le graphe à huit sommets"),
          live: "strategy",
          link: "#arena/eight",
        },
      },
    ],
  },
  {
    id: "arenas",
    title: text("Arenas", "Arènes"),
    lead: text(
      "The game as a graph whose vertices belong to the players.",
      "Le jeu comme graphe dont les sommets appartiennent aux joueurs.",
    ),
    notions: [
      {
        row: "A1",
        title: text("An arena is a graph with owners", "Une arène : un graphe et ses propriétaires"),
        sentence: text(
          "Vertices are positions, edges are moves; circles are player 0's and squares player 1's. A dictionary in Python's syntax says it all.",
          "Les sommets sont les positions, les arcs les coups ; les cercles sont au joueur 0, les carrés au joueur 1. Un dictionnaire Python dit tout.",
        ),
        example: {
          asked: text("The graph of eight vertices: vertices, edges", "Le graphe à huit sommets : sommets, arcs"),
          live: "dictionary",
          link: "#arena/eight",
        },
      },
      {
        row: "A2",
        title: text("Every fault at once", "Toutes les fautes à la fois"),
        sentence: text(
          "A graph that is not one is refused with all its faults, each with its line: an unknown vertex, a goal of both players, an edge twice.",
          "Un graphe qui n'en est pas un est refusé avec toutes ses fautes, chacune à sa ligne : sommet inconnu, but commun aux deux, arc en double.",
        ),
        example: {
          asked: text("Type nonsense into the text of an arena", "Taper n'importe quoi dans le texte d'une arène"),
          link: "#arena/eight",
        },
      },
      {
        row: "A3",
        title: text("Bipartite", "Biparti"),
        sentence: text(
          "When the players take turns, every edge leads from one's vertices to the other's. Where somebody moves twice, a vertex in between mends it.",
          "Quand on joue à tour de rôle, tout arc mène des sommets de l'un à ceux de l'autre. Là où quelqu'un joue deux fois, un sommet intercalé répare cela.",
        ),
        example: {
          asked: text("Is the graph of eight vertices bipartite?", "Le graphe à huit sommets est-il biparti ?"),
          live: "bipartite",
          link: "#arena/eight",
        },
      },
      {
        row: "A4",
        title: text("Dead ends", "Culs-de-sac"),
        sentence: text(
          "A vertex that no edge leaves means what the rules say it means: a draw, a loss for whoever should move, or a win.",
          "Un sommet d'où rien ne part signifie ce que disent les règles : nulle, défaite de celui qui doit jouer, ou victoire.",
        ),
        example: { asked: text("Change it above the arena", "À changer au-dessus de l'arène"), link: "#arena/draws" },
      },
      {
        row: "A5",
        title: text("Exploring a game", "Explorer un jeu"),
        sentence: text(
          "Breadth first from the start, every position once: the arena of a game is what comes out.",
          "En largeur depuis le départ, chaque position une fois : il en sort l'arène du jeu.",
        ),
        example: {
          asked: text("Tic-tac-toe: positions, moves", "Morpion : positions, coups"),
          live: "explored",
          link: "#arena/tictactoe",
        },
      },
      {
        row: "A6",
        title: text("Backwards", "À rebours"),
        sentence: text(
          "Predecessors are successors of the graph turned round; counting what leaves each vertex is all the preparation that attractors need.",
          "Les prédécesseurs sont les successeurs du graphe renversé ; compter ce qui part de chaque sommet est toute la préparation des attracteurs.",
        ),
        example: {
          asked: text("Touch a vertex: what comes before and after", "Toucher un sommet : ce qui vient avant et après"),
          link: "#arena/nim10",
        },
      },
    ],
  },
  {
    id: "attractors",
    title: text("Attractors", "Attracteurs"),
    lead: text(
      "Who wins from where, found backwards from the goals.",
      "Qui gagne d'où, trouvé en remontant depuis les buts.",
    ),
    notions: [
      {
        row: "T1",
        title: text("The attractor", "L'attracteur"),
        sentence: text(
          "Begin with the goals of a player and keep adding: his vertices with one edge into the set, and the opponent's vertices all of whose edges lead into it. What is left at the end is where he wins.",
          "Partir des buts d'un joueur et ajouter sans cesse : ses sommets dont un arc mène dans l'ensemble, et ceux de l'adversaire dont tous les arcs y mènent. À la fin, c'est là qu'il gagne.",
        ),
        example: {
          asked: text(
            "The attractor of player 0 in the graph of eight vertices",
            "L'attracteur du joueur 0 dans le graphe à huit sommets",
          ),
          live: "attractor",
          link: "#arena/eight",
        },
      },
      {
        row: "T2",
        title: text("Layer by layer", "Couche par couche"),
        sentence: text(
          "Each step adds the vertices that are one move further from the win, and says why each of them joins.",
          "Chaque étape ajoute les sommets qui sont un coup plus loin de la victoire, et dit pourquoi chacun entre.",
        ),
        example: {
          asked: text("The layers of the same graph", "Les couches du même graphe"),
          live: "layers",
          link: "#arena/eight",
        },
      },
      {
        row: "T3",
        title: text("Ranks", "Rangs"),
        sentence: text(
          "The rank is the number of moves to the win when both play their best. It takes a breadth-first pass: a recursive labelling can come to a vertex late by a short way.",
          "Le rang est le nombre de coups jusqu'à la victoire si chacun joue au mieux. Il faut un parcours en largeur : un marquage récursif peut passer d'abord par un long détour.",
        ),
        example: {
          asked: text("Nim from 10, take 1 or 2: rank of (10, 0)", "Nim à 10, prendre 1 ou 2 : rang de (10, 0)"),
          live: "rank",
          link: "#arena/nim10",
        },
      },
      {
        row: "T4",
        title: text("Goals end the play", "Les buts arrêtent la partie"),
        sentence: text(
          "A play stops on the first goal it meets, so no attractor may lead through the other player's goal.",
          "Une partie s'arrête au premier but rencontré : aucun attracteur ne traverse donc le but de l'autre.",
        ),
        example: {
          asked: text(
            "Rank of x in a graph made to fool a depth-first labelling",
            "Rang de x dans un graphe fait pour tromper un marquage en profondeur",
          ),
          live: "breadth",
          link: "#arena/ranks",
        },
      },
      {
        row: "T6",
        title: text("Draws, two kinds", "Deux sortes de nulles"),
        sentence: text(
          "What neither attracts is drawn. Either a drawn end can be reached, or nobody can end the play without losing it and it goes on for ever.",
          "Ce que personne n'attire est nul. Ou bien on peut atteindre une fin nulle, ou bien nul ne peut finir sans perdre, et la partie ne finit jamais.",
        ),
        example: {
          asked: text("The kind of draw that tic-tac-toe is", "La sorte de nulle qu'est le morpion"),
          live: "draws",
          link: "#arena/draws",
        },
      },
      {
        row: "T7",
        title: text("Do not trust: verify", "Vérifier"),
        sentence: text(
          "A second program, which shares no code with the solver, checks every vertex of a solution in linear time.",
          "Un second programme, sans code commun avec le solveur, contrôle chaque sommet d'une solution en temps linéaire.",
        ),
        example: {
          asked: text("The solution of tic-tac-toe, verified", "La solution du morpion, vérifiée"),
          live: "verified",
          link: "#arena/tictactoe",
        },
      },
    ],
  },
  {
    id: "play",
    title: text("Best play", "Bien jouer"),
    lead: text("From a solution to a move.", "De la solution au coup."),
    notions: [
      {
        row: "S1",
        title: text("One rule for both", "Une règle pour les deux"),
        sentence: text(
          "Winning, take the quickest way; losing, resist the longest; in a draw, keep it, and leave the other as many ways as possible to go wrong.",
          "Gagnant, prendre le chemin le plus court ; perdant, résister le plus longtemps ; en nulle, la garder, en laissant à l'autre le plus d'occasions de se tromper.",
        ),
        example: {
          asked: text(
            "Tic-tac-toe, X in a corner and O beside it: winning moves of X",
            "Morpion, X dans un coin et O à côté : coups gagnants de X",
          ),
          live: "three",
          link: "#play/tictactoe",
        },
      },
      {
        row: "S3",
        title: text("Play it", "Jouer"),
        sentence: text(
          "Any game of the catalogue against the perfect player, with the value of every move in sight.",
          "Tout jeu du catalogue contre le joueur parfait, la valeur de chaque coup sous les yeux.",
        ),
        example: {
          asked: text("Chomp 3 × 4: the only winning first bite", "Chomp 3 × 4 : la seule première bouchée gagnante"),
          live: "chomp",
          link: "#play/chomp",
        },
      },
    ],
  },
  {
    id: "minimax",
    title: text("Minimax", "Min-Max"),
    lead: text(
      "When the graph is too big: look ahead, and judge.",
      "Quand le graphe est trop grand : regarder devant soi, et juger.",
    ),
    notions: [
      {
        row: "M1",
        title: text("Minimax", "Minimax"),
        sentence: text(
          "Look so many moves ahead, judge what is there, and let the values rise: Max takes the largest of his children, Min the smallest.",
          "Regarder tant de coups en avant, juger ce qu'on y trouve, puis laisser monter les valeurs : Max prend la plus grande, Min la plus petite.",
        ),
        example: {
          asked: text(
            "The value of [[[3],[−2,1],[4]],[[2,0]],[[−3,−3],[5]]]",
            "La valeur de [[[3],[−2,1],[4]],[[2,0]],[[−3,−3],[5]]]",
          ),
          live: "minimax",
          link: "#tree/values",
        },
      },
      {
        row: "M2",
        title: text("With a memo", "Avec mémoire"),
        sentence: text(
          "A position met twice is judged once, if it was searched just as deep. Reusing a deeper value looks harmless and changes the answer.",
          "Une position rencontrée deux fois est jugée une fois, si on l'a cherchée aussi profond. Reprendre une valeur plus profonde semble anodin et change la réponse.",
        ),
        example: {
          asked: text(
            "A graph of seven vertices, depth 4: naive, and with the reuse of the course",
            "Un graphe à sept sommets, profondeur 4 : naïf, puis avec la reprise du cours",
          ),
          live: "memo",
          link: "#tree/memo",
        },
      },
      {
        row: "M3",
        title: text("Alpha-beta", "Alpha-bêta"),
        sentence: text(
          "A move that is already too good for its owner to be allowed it need not be looked at further: the same value at the root, for less work.",
          "Un coup déjà trop bon pour qu'on le laisse jouer ne mérite pas d'être regardé plus loin : même valeur à la racine, moins de travail.",
        ),
        example: {
          asked: text("The value, and the leaves that are read, of nine", "La valeur, et les feuilles lues, sur neuf"),
          live: "alphaBeta",
          link: "#tree/cuts",
        },
      },
      {
        row: "M4",
        title: text("Watching a search", "Suivre une recherche"),
        sentence: text(
          "The order of the visits, the window (α, β) of each node, what was cut and why: a search tells all of it while it runs.",
          "L'ordre des visites, la fenêtre (α, β) de chaque nœud, ce qui est coupé et pourquoi : une recherche raconte tout pendant qu'elle tourne.",
        ),
        example: {
          asked: text("Step through the cuts", "Suivre les coupes pas à pas"),
          link: "#tree/alpha",
        },
      },
      {
        row: "M5",
        title: text("Heuristics", "Heuristiques"),
        sentence: text(
          "A number for how good a position looks, from player 0's side: open lines, free moves, or the share of random plays that are won.",
          "Un nombre qui dit si une position a l'air bonne pour le joueur 0 : lignes ouvertes, coups libres, ou part de parties au hasard gagnées.",
        ),
        example: {
          asked: text(
            "Tic-tac-toe, lines after a first move: centre, corner, edge",
            "Morpion, lignes après un premier coup : centre, coin, bord",
          ),
          live: "lines",
          link: "#tree/tictactoe",
        },
      },
      {
        row: "M6",
        title: text("Beyond the course", "Au-delà du cours"),
        sentence: text(
          "Deepening while there is time, remembering positions, trying good moves first, sampling plays: what strong programs add.",
          "Approfondir tant qu'il reste du temps, se souvenir des positions, essayer d'abord les bons coups, tirer des parties au hasard : ce qu'ajoutent les programmes forts.",
        ),
        example: {
          asked: text("Play the strong player at Connect 4", "Jouer au puissance 4 contre le joueur fort"),
          link: "#play/connect4",
        },
      },
      {
        row: "M7",
        title: text("Trees and graphs by hand", "Arbres et graphes à la main"),
        sentence: text(
          "Type the tree of an exercise as nested lists, or a graph with its scores, and watch the values rise.",
          "Taper l'arbre d'un exercice en listes emboîtées, ou un graphe et ses scores, et regarder monter les valeurs.",
        ),
        example: { asked: text("Fill a tree in yourself", "Remplir un arbre soi-même"), link: "#tree/values" },
      },
    ],
  },
  {
    id: "nim",
    title: text("Nim and Grundy", "Nim et Grundy"),
    lead: text("Games without an arena: a number says everything.", "Des jeux sans arène : un nombre dit tout."),
    notions: [
      {
        row: "N1",
        title: text("Mex and Grundy values", "Mex et nombres de Grundy"),
        sentence: text(
          "The value of a position is the least number that none of its successors has: 0 exactly where the mover loses.",
          "La valeur d'une position est le plus petit nombre qu'aucun successeur n'a : 0 exactement là où celui qui doit jouer perd.",
        ),
        example: { asked: text("mex {0, 1, 3, 4}", "mex {0, 1, 3, 4}"), live: "mex", link: "#nim/grundy" },
      },
      {
        row: "N2",
        title: text("Bouton's theorem", "Le théorème de Bouton"),
        sentence: text(
          "Write the heaps in binary and add without carrying: with sum 0 the player to move loses, otherwise some move makes it 0.",
          "Écrire les tas en binaire et additionner sans retenue : si la somme est 0, celui qui doit jouer perd ; sinon un coup la ramène à 0.",
        ),
        example: { asked: text("1 ⊕ 3 ⊕ 5 ⊕ 7", "1 ⊕ 3 ⊕ 5 ⊕ 7"), live: "bouton", link: "#nim/heaps?1,3,5,7" },
      },
      {
        row: "N3",
        title: text("Sums, and misère", "Sommes, et misère"),
        sentence: text(
          "Games side by side are worth the nim-sum of their values. In misère Nim one plays the same until only heaps of one are left, and then turns round.",
          "Des jeux côte à côte valent la somme de Nim de leurs valeurs. Au Nim misère on joue de même jusqu'à n'avoir que des tas d'un, puis à l'envers.",
        ),
        example: {
          asked: text(
            "(1, 1) for the player to move: normal, misère",
            "(1, 1) pour celui qui doit jouer : normal, misère",
          ),
          live: "misere",
          link: "#nim/heaps?1,1",
        },
      },
      {
        row: "N4",
        title: text("Sequences and periods", "Suites et périodes"),
        sentence: text(
          "The values of heaps 0, 1, 2… of many games repeat from some point on, and a finite check proves that they do for ever.",
          "Les valeurs des tas 0, 1, 2… se répètent souvent à partir d'un rang, et un contrôle fini prouve que c'est pour toujours.",
        ),
        example: {
          asked: text("Take 2, 3 or 5: values of 0…6, then 7…13", "Prendre 2, 3 ou 5 : valeurs de 0…6, puis 7…13"),
          live: "sequence",
          link: "#nim/grundy?2,3,5",
        },
      },
      {
        row: "N5",
        title: text("Not every game", "Pas tous les jeux"),
        sentence: text(
          "Grundy values are for impartial games, where both have the same moves. Domineering is refused, with the reason.",
          "Les nombres de Grundy sont pour les jeux impartiaux, où les deux ont les mêmes coups. Le domineering est refusé, avec la raison.",
        ),
        example: {
          asked: text("Grundy value of Marienbad 1-3-5-7", "Nombre de Grundy de Marienbad 1-3-5-7"),
          live: "marienbad",
          link: "#nim/sums",
        },
      },
    ],
  },
  {
    id: "paths",
    title: text("Paths", "Chemins"),
    lead: text("One player: the way to a goal.", "Un seul joueur : le chemin vers un but."),
    notions: [
      {
        row: "P1",
        title: text("Dijkstra and A*", "Dijkstra et A*"),
        sentence: text(
          "Both expand the most promising vertex; Dijkstra goes by the cost so far, A* adds an estimate of what is left.",
          "Les deux développent le sommet le plus prometteur ; Dijkstra d'après le coût déjà payé, A* en y ajoutant une estimation du reste.",
        ),
        example: {
          asked: text("Both, with greedy search, on one grid", "Les deux, et la recherche gloutonne, sur une grille"),
          link: "#paths/pocket",
        },
      },
      {
        row: "P2",
        title: text("Admissible, consistent, monotone", "Admissible, cohérente, monotone"),
        sentence: text(
          "Admissible: never above the true cost to the goal. Consistent: along an arc it falls by no more than the arc costs.",
          "Admissible : jamais au-dessus du vrai coût jusqu'au but. Cohérente : le long d'un arc, elle ne baisse pas plus que l'arc ne coûte.",
        ),
        example: {
          asked: text("s→a 1, s→b 3, a→b 1, b→g 3 with h(a) = 4", "s→a 1, s→b 3, a→b 1, b→g 3 avec h(a) = 4"),
          live: "checks",
          link: "#paths/inconsistent",
        },
      },
      {
        row: "P3",
        title: text("Reopening", "Rouvrir"),
        sentence: text(
          "When the estimate is admissible but not consistent, a vertex may be expanded too soon; A* takes it up again and still finds the best path.",
          "Si l'estimation est admissible sans être cohérente, un sommet peut être développé trop tôt ; A* le reprend et trouve quand même le meilleur chemin.",
        ),
        example: {
          asked: text("The cost of the path in the same graph", "Le coût du chemin dans le même graphe"),
          live: "aStar",
          link: "#paths/inconsistent",
        },
      },
      {
        row: "P4",
        title: text("Reduced weights", "Poids réduits"),
        sentence: text(
          "Charge w(s, p) − h(s) + h(p) for each arc, and Dijkstra does what A* does.",
          "Compter w(s, p) − h(s) + h(p) par arc, et Dijkstra fait ce que fait A*.",
        ),
        example: {
          asked: text("The reduced weights of the same graph", "Les poids réduits du même graphe"),
          live: "reduced",
          link: "#paths/inconsistent",
        },
      },
      {
        row: "P5",
        title: text("Puzzles", "Casse-têtes"),
        sentence: text(
          "A puzzle is a graph of states that is never written out: the taquin, the wolf, the goat and the cabbage.",
          "Un casse-tête est un graphe d'états que l'on n'écrit jamais en entier : le taquin ; le loup, la chèvre et le chou.",
        ),
        example: {
          asked: text("Wolf, goat, cabbage: crossings", "Loup, chèvre, chou : traversées"),
          live: "river",
          link: "#paths/taquin",
        },
      },
    ],
  },
  {
    id: "dilemma",
    title: text("Dilemmas", "Dilemmes"),
    lead: text("Two choose at once.", "Deux joueurs choisissent en même temps."),
    notions: [
      {
        row: "D1",
        title: text("The prisoner's dilemma", "Le dilemme du prisonnier"),
        sentence: text(
          "Whatever the other does, betraying is better for oneself; so both betray, and both would have been better off silent.",
          "Quoi que fasse l'autre, trahir vaut mieux pour soi ; les deux trahissent donc, et tous deux auraient gagné à se taire.",
        ),
        example: {
          asked: text("The equilibrium, and the years of each", "L'équilibre, et les années de chacun"),
          live: "prisoners",
          link: "#dilemma/prisoners",
        },
      },
      {
        row: "D2",
        title: text("Again and again", "Encore et encore"),
        sentence: text(
          "When the same two meet many times, what one does today can be answered tomorrow, and to cooperate may pay.",
          "Quand les deux mêmes se retrouvent souvent, ce qu'on fait aujourd'hui peut se payer demain, et coopérer peut rapporter.",
        ),
        example: {
          asked: text(
            "Tit for tat against always defect, 3 turns: years of each",
            "Donnant-donnant contre toujours trahir, 3 tours : années de chacun",
          ),
          live: "repeated",
          link: "#dilemma/tournament",
        },
      },
    ],
  },
  {
    id: "catalogue",
    title: text("Games and figures", "Jeux et figures"),
    lead: text(
      "What there is to play, and how to put it on paper.",
      "De quoi jouer, et comment le mettre sur le papier.",
    ),
    notions: [
      {
        row: "C",
        title: text("The catalogue", "Le catalogue"),
        sentence: text(
          "Seventeen games, from one heap of sticks to boards on which a play may never end, each with its rules, its options and its sources.",
          "Dix-sept jeux, d'un tas de bâtonnets à des plateaux où une partie peut ne jamais finir, chacun avec ses règles, ses options et ses sources.",
        ),
        example: {
          asked: text("Mū tōrere, where draws go on for ever", "Mū tōrere, où les nulles ne finissent pas"),
          link: "#play/mu-torere",
        },
      },
      {
        row: "F1",
        title: text("Figures", "Figures"),
        sentence: text(
          "Any arena, attractor, strategy, tree or search can be drawn as the course draws them, as SVG, TikZ, DOT or Mermaid, and as a blank twin for an exercise sheet.",
          "Toute arène, attracteur, stratégie, arbre ou recherche se dessine comme dans le cours, en SVG, TikZ, DOT ou Mermaid, et sans les réponses pour une feuille d'exercices.",
        ),
        example: {
          asked: text("“Export the picture” in the arena", "« Exporter la figure » dans l'arène"),
          link: "#arena/nim10",
        },
      },
    ],
  },
];

/** The places where the course contradicts itself, and which reading holds here. */
export const TRAPS: readonly { readonly row: string; readonly says: Text; readonly link: string }[] = [
  {
    row: "T5",
    says: text(
      "“All its edges lead into the set” is true of a vertex without an edge; a dead end must be left out, or it is attracted for nothing.",
      "« Tous ses arcs mènent dans l'ensemble » est vrai d'un sommet sans arc ; il faut exclure les culs-de-sac, sinon ils entrent pour rien.",
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
    row: "N2",
    says: text(
      "With nim-sum 0 it is the player to move who loses; the sentence of the course speaks of the one who has just moved.",
      "Avec une somme de Nim nulle, c'est celui qui doit jouer qui perd ; la phrase du cours parle de celui qui vient de jouer.",
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
