import { text } from "marienbad/base";
import type { CommandEntry } from "../core/command.ts";

/**
 * Every command, in the order of the help. It is loaded when it is run, since loading them all takes longer than most
 * of them run. Adding one is adding a file and an entry here.
 */
export const COMMANDS: readonly CommandEntry[] = [
  {
    name: "games",
    summary: text(
      "The catalogue of games and puzzles, with their options and facts.",
      "Le catalogue des jeux et des casse-tête, leurs options et leurs propriétés.",
    ),
    load: async () => (await import("./games.ts")).games,
  },
  {
    name: "lab",
    summary: text(
      "Open the lab, the web page to play and to watch arenas being solved, on this machine.",
      "Ouvrir le labo, la page web où jouer et voir résoudre des arènes, sur cette machine.",
    ),
    load: async () => (await import("./lab.ts")).lab,
  },
  {
    name: "play",
    summary: text(
      "Play against the computer, or watch what each move is worth.",
      "Jouer contre l'ordinateur, et voir ce que vaut chaque coup.",
    ),
    load: async () => (await import("./play.ts")).play,
  },
  {
    name: "solve",
    summary: text(
      "Who wins, in how many moves, and how: the whole game solved exactly.",
      "Qui gagne, en combien de coups et comment : tout le jeu, résolu exactement.",
    ),
    load: async () => (await import("./solve.ts")).solve,
  },
  {
    name: "analyse",
    summary: text(
      "Every move of a position (of the start, when none is given) with its value and rank, best first.",
      "Chaque coup d'une position (du début, s'il n'y en a pas), sa valeur et son rang, le meilleur d'abord.",
    ),
    load: async () => (await import("./analyse.ts")).analyse,
  },
  {
    name: "review",
    summary: text(
      "What each move of a play threw away, the best moves instead, and where the play turned.",
      "Ce que chaque coup d'une partie a gâché, les meilleurs coups à la place, et le tournant de la partie.",
    ),
    load: async () => (await import("./review.ts")).review,
  },
  {
    name: "search",
    summary: text(
      "The best move and its value by search: minimax, alpha-beta, Monte-Carlo …",
      "Le meilleur coup et sa valeur par recherche : minimax, alpha-bêta, Monte-Carlo…",
    ),
    load: async () => (await import("./search.ts")).search,
  },
  {
    name: "match",
    summary: text(
      "Two computer players against each other, and how often each errs.",
      "Deux joueurs automatiques l'un contre l'autre, et la fréquence de leurs erreurs.",
    ),
    load: async () => (await import("./match.ts")).match,
  },
  {
    name: "compare",
    summary: text(
      "Two variants of a game: which positions change their value.",
      "Deux variantes d'un jeu : les positions qui changent de valeur.",
    ),
    load: async () => (await import("./compare.ts")).compare,
  },
  {
    name: "plays",
    summary: text("All the plays of a game, listed or counted.", "Toutes les parties d'un jeu, en liste ou comptées."),
    load: async () => (await import("./plays.ts")).plays,
  },
  {
    name: "tree",
    summary: text(
      "The game tree down to a depth, with its measures.",
      "L'arbre de jeu jusqu'à une profondeur, et ses mesures.",
    ),
    load: async () => (await import("./tree.ts")).tree,
  },
  {
    name: "check",
    summary: text(
      "Is this strategy winning? Yes, or a play that defeats it. A dictionary, or a function of the play (.js).",
      "Cette stratégie est-elle gagnante ? Oui, ou une partie qui la met en défaut. Un dictionnaire, ou une " +
        "fonction de la partie (.js).",
    ),
    load: async () => (await import("./check.ts")).check,
  },
  {
    name: "verify",
    summary: text(
      "Check a certificate, or a database, position by position, without solving anything.",
      "Vérifier un certificat, ou une base, position par position, sans rien résoudre.",
    ),
    load: async () => (await import("./verify.ts")).verify,
  },
  {
    name: "convert",
    summary: text(
      "Write an arena, or that of a game, in another format.",
      "Écrire une arène, ou celle d'un jeu, dans un autre format.",
    ),
    load: async () => (await import("./convert.ts")).convert,
  },
  {
    name: "draw",
    summary: text(
      "Figures for a sheet or a page: arenas, attractors, strategies, trees, plays.",
      "Des figures pour une feuille ou une page : arènes, attracteurs, stratégies, arbres, parties.",
    ),
    load: async () => (await import("./draw.ts")).draw,
  },
  {
    name: "new",
    summary: text(
      "Write the beginning of a game of your own, which already plays, into a new file.",
      "Écrire le début d'un jeu à vous, qui se joue déjà, dans un nouveau fichier.",
    ),
    load: async () => (await import("./new.ts")).newGame,
  },
  {
    name: "lint",
    summary: text(
      "Check rules against the contract; each fault comes with a position that shows it.",
      "Vérifier des règles selon le contrat ; chaque faute avec la position qui la montre.",
    ),
    load: async () => (await import("./lint.ts")).lint,
  },
  {
    name: "grundy",
    summary: text(
      "Grundy values of an impartial game, or of a heap game such as 0.77 with its period.",
      "Valeurs de Grundy d'un jeu impartial, ou d'un jeu de tas comme 0.77 avec sa période.",
    ),
    load: async () => (await import("./grundy.ts")).grundy,
  },
  {
    name: "nim",
    summary: text(
      "Who wins a position of Nim, and by which moves (Bouton).",
      "Qui gagne une position de Nim, et par quels coups (Bouton).",
    ),
    load: async () => (await import("./nim.ts")).nim,
  },
  {
    name: "path",
    summary: text(
      "A cheapest path: in a weighted graph (.json, .py), on a map (.map, .scen) or through a puzzle.",
      "Un chemin de coût minimal : graphe pondéré (.json, .py), carte (.map, .scen) ou casse-tête.",
    ),
    load: async () => (await import("./path.ts")).path,
  },
  {
    name: "connect4",
    summary: text(
      "Exact scores of connect-4 positions, of every move, and the best line, without exploring the game.",
      "Scores exacts de positions du Puissance 4, de chaque coup, et la meilleure suite, sans explorer tout le jeu.",
    ),
    load: async () => (await import("./connect4.ts")).connect4,
  },
  {
    name: "book",
    summary: text(
      "Builds an opening book: the exact score of every early position; goes on from FILE when it was stopped.",
      "Construit une bibliothèque d'ouvertures : le score exact de chaque début ; reprend FILE après un arrêt.",
    ),
    load: async () => (await import("./book.ts")).book,
  },
  {
    name: "nash",
    summary: text(
      "Games in normal form: dominance, all Nash equilibria with their checks, Pareto optima, zero-sum value.",
      "Jeux sous forme normale : dominance, tous les équilibres de Nash vérifiés, optima de Pareto, valeur.",
    ),
    load: async () => (await import("./nash.ts")).nash,
  },
  {
    name: "tournament",
    summary: text(
      "The repeated prisoner's dilemma: everybody meets everybody.",
      "Le dilemme du prisonnier répété : chacun rencontre chacun.",
    ),
    load: async () => (await import("./tournament.ts")).tournament,
  },
  {
    name: "build",
    summary: text(
      "A page and a module that play a game perfectly, for any static server.",
      "Une page et un module qui jouent parfaitement, pour n'importe quel serveur statique.",
    ),
    load: async () => (await import("./build.ts")).build,
  },
  {
    name: "docs",
    summary: text(
      "Open the documentation, guides and reference, on this machine.",
      "Ouvrir la documentation, guides et référence, sur cette machine.",
    ),
    load: async () => (await import("./docs.ts")).docs,
  },
  {
    name: "exercise",
    summary: text(
      "An exercise from a seed, with its key: LaTeX, notebook, Moodle, Markdown, or a page that corrects itself.",
      "Un exercice tiré d'une graine, et son corrigé : LaTeX, carnet, Moodle, Markdown, ou page qui se corrige.",
    ),
    load: async () => (await import("./exercise.ts")).exercise,
  },
  {
    name: "sheet",
    summary: text(
      "Sheets of exercises, a different one for each student, and their keys.",
      "Des sujets d'exercices, différents pour chaque élève, et leurs corrigés.",
    ),
    load: async () => (await import("./sheet.ts")).sheet,
  },
  {
    name: "completion",
    summary: text(
      "Completions for a shell: what can be typed after TAB.",
      "La complétion pour un shell : ce qui peut être tapé après TAB.",
    ),
    load: async () => (await import("./completion.ts")).completion,
  },
];
