import { type Messages, messages, type Text, text } from "marienbad/base";
import { playOf, setOf } from "./common.ts";

const layersOf = (layers: readonly (readonly string[])[]): Text => {
  const list = layers.map((names, rank) => `${rank}: ${setOf(names)}`).join("; ");
  return text(`Step by step: ${list}.`, `Étape par étape : ${list.replaceAll(":", " :").replaceAll(";", " ;")}.`);
};

const arrows = (pairs: readonly (readonly [string, string])[]): string =>
  pairs.map(([from, to]) => `${from} ↦ ${to}`).join(", ");

const en = {
  givenStrategy: (pairs: readonly (readonly [string, string])[], start: string) =>
    `J0 always follows this strategy (the thick arrows): ${arrows(pairs)}. The play begins at ${start}.`,
  ATTRACTOR: "Attractors by hand",
  RANKS: "Ranks of the winning positions",
  STRATEGY: "A winning strategy, or why there is none",
  COUNTERPLAY: "Is this strategy winning?",
  TRAINS_ATTRACTOR: "building attractors step by step",
  TRAINS_RANKS: "ranks as the numbers of layers",
  TRAINS_STRATEGY: "a strategy from the ranks",
  TRAINS_COUNTERPLAY: "checking a strategy against all plays",
  ATTRACTOR_CRITERIA:
    "7 to 9 positions and at least three steps (easy: 5 or 6, two; hard: 10 or 11, five), a position of J1 that is " +
    "forced, and one that nobody wins",
  RANKS_CRITERIA:
    "8 or 9 positions and a greatest rank of 4 or more (easy: 6 or 7, 3; hard: 10 or 11, 6), and two positions of " +
    "one rank",
  STRATEGY_CRITERIA:
    "7 to 9 positions; where J0 wins, from rank 3 or more with at least three choices (easy: 5 or 6, rank 2, two " +
    "choices; hard: 10 or 11, rank 4, four); else J1 has a choice to make",
  COUNTERPLAY_CRITERIA:
    "7 to 9 positions; J0 could win from the start; the strategy wins, or fails after three moves or more (easy: 5 " +
    "or 6, two; hard: 10 or 11, four)",
  arena: (goals0: readonly string[], goals1: readonly string[]) =>
    "Two players move a token along the arrows of this arena. J0 moves from circles, J1 from squares. " +
    `J0 wins as soon as the token is in ${setOf(goals0)}, J1 as soon as it is in ${setOf(goals1)}. ` +
    "A play that stops elsewhere, or never stops, is a draw.",
  firstStep: () => "Which positions join the attractor of J0 at the first step, that is have rank 1?",
  attractorOf: (player: number) =>
    `Give the attractor of J${player}: the positions from which J${player} can force a win, goals included.`,
  outcomeFrom: (vertex: string) => `What does a play from ${vertex} lead to, if both play as well as possible?`,
  J0_WINS: "J0 wins",
  J1_WINS: "J1 wins",
  DRAW: "A draw",
  isGoal: (vertex: string, player: number) => `${vertex} is a goal of J${player}.`,
  opponentEscapes: (player: number, vertex: string, to: string) => `From ${vertex}, J${1 - player} can go to ${to}.`,
  noWay: (player: number, vertex: string) => `From ${vertex}, no move of J${player} leads into the attractor.`,
  stuck: (vertex: string) => `No move leaves ${vertex}, and it is no goal.`,
  countMoves: (vertex: string) => `Count the moves to the end from ${vertex}: the winner hurries, the loser delays.`,
  rankTable: () =>
    "Give the rank of each position of the attractor of J0: the number of moves to the win, when J0 hurries and J1 " +
    "delays. Put a dash for the other positions.",
  hasStrategy: (vertex: string) => `Has J0 a winning strategy from ${vertex}?`,
  /** Why nobody, or this player, wins from here. */
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
  smallerRanks: () => "Each of these moves leads to a smaller rank.",
  staysOutside: () => "Each of these moves stays outside the attractor, and J0 has no move into it from there.",
  notCloser: (vertex: string) => `Look again at the moves from ${vertex}.`,
  isWinning: (start: string) => `Is this strategy winning for J0 from ${start}?`,
  allPlaysWin: () => "Every play that follows it ends on a goal of J0.",
  defeatedBy: (play: readonly string[]) => `The play ${playOf(play)} follows it, and J0 does not win.`,
  givePlay: () =>
    "If not, give a play that follows the strategy and that J0 does not win. If so, give one of the longest plays " +
    "that follow it. Write the play to its end, or to the first position that is met a second time.",
  longest: (play: readonly string[]) => `${playOf(play)} is one.`,
};

const fr: Messages<typeof en> = {
  givenStrategy: (pairs, start) =>
    `J0 suit toujours cette stratégie (les flèches épaisses) : ${arrows(pairs)}. La partie commence en ${start}.`,
  ATTRACTOR: "Attracteurs à la main",
  RANKS: "Rangs des positions gagnantes",
  STRATEGY: "Une stratégie gagnante, ou pourquoi aucune",
  COUNTERPLAY: "Cette stratégie est-elle gagnante ?",
  TRAINS_ATTRACTOR: "construire des attracteurs pas à pas",
  TRAINS_RANKS: "le rang comme numéro de couche",
  TRAINS_STRATEGY: "une stratégie d'après les rangs",
  TRAINS_COUNTERPLAY: "éprouver une stratégie sur toutes les parties",
  ATTRACTOR_CRITERIA:
    "7 à 9 positions et au moins trois étapes (facile : 5 ou 6, deux ; difficile : 10 ou 11, cinq), une position de " +
    "J1 forcée, et une position sans gagnant",
  RANKS_CRITERIA:
    "8 ou 9 positions et un plus grand rang d'au moins 4 (facile : 6 ou 7, 3 ; difficile : 10 ou 11, 6), et deux " +
    "positions de même rang",
  STRATEGY_CRITERIA:
    "7 à 9 positions ; si J0 gagne, depuis un rang d'au moins 3 avec trois choix (facile : 5 ou 6, rang 2, deux " +
    "choix ; difficile : 10 ou 11, rang 4, quatre) ; sinon J1 a un choix à faire",
  COUNTERPLAY_CRITERIA:
    "7 à 9 positions ; J0 pourrait gagner depuis le départ ; la stratégie gagne, ou échoue après au moins trois " +
    "coups (facile : 5 ou 6, deux ; difficile : 10 ou 11, quatre)",
  arena: (goals0, goals1) =>
    "Deux joueurs déplacent un jeton le long des flèches de cette arène. J0 joue depuis les cercles, J1 depuis les " +
    `carrés. J0 gagne dès que le jeton est dans ${setOf(goals0)}, J1 dès qu'il est dans ${setOf(goals1)}. ` +
    "Une partie qui s'arrête ailleurs, ou qui ne s'arrête jamais, est nulle.",
  firstStep: () =>
    "Quelles positions entrent dans l'attracteur de J0 à la première étape, c'est-à-dire sont de rang 1 ?",
  attractorOf: (player) =>
    `Donner l'attracteur de J${player} : les positions d'où J${player} peut forcer le gain, buts compris.`,
  outcomeFrom: (vertex) => `À quoi mène une partie depuis ${vertex}, si chacun joue au mieux ?`,
  J0_WINS: "J0 gagne",
  J1_WINS: "J1 gagne",
  DRAW: "Partie nulle",
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
  smallerRanks: () => "Chacun de ces coups mène à un rang plus petit.",
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
};

export const texts = { ...messages(en, fr), layersOf };
