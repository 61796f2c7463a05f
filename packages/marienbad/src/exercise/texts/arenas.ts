import { type Text, text } from "../../base/text.ts";
import { playOf, setOf } from "./common.ts";

export const ATTRACTOR: Text = text("Attractors by hand", "Attracteurs à la main");
export const RANKS: Text = text("Ranks of the winning positions", "Rangs des positions gagnantes");
export const STRATEGY: Text = text(
  "A winning strategy, or why there is none",
  "Une stratégie gagnante, ou pourquoi aucune",
);
export const COUNTERPLAY: Text = text("Is this strategy winning?", "Cette stratégie est-elle gagnante ?");

export const TRAINS_ATTRACTOR: Text = text("building attractors step by step", "construire des attracteurs pas à pas");
export const TRAINS_RANKS: Text = text("ranks as the numbers of layers", "le rang comme numéro de couche");
export const TRAINS_STRATEGY: Text = text("a strategy from the ranks", "une stratégie d'après les rangs");
export const TRAINS_COUNTERPLAY: Text = text(
  "checking a strategy against all plays",
  "éprouver une stratégie sur toutes les parties",
);

export const ATTRACTOR_CRITERIA: Text = text(
  "7 to 9 positions and at least three steps (easy: 5 or 6, two; hard: 10 or 11, five), a position of J1 that is " +
    "forced, and one that nobody wins",
  "7 à 9 positions et au moins trois étapes (facile : 5 ou 6, deux ; difficile : 10 ou 11, cinq), une position de " +
    "J1 forcée, et une position sans gagnant",
);
export const RANKS_CRITERIA: Text = text(
  "8 or 9 positions and a greatest rank of 4 or more (easy: 6 or 7, 3; hard: 10 or 11, 6), and two positions of " +
    "one rank",
  "8 ou 9 positions et un plus grand rang d'au moins 4 (facile : 6 ou 7, 3 ; difficile : 10 ou 11, 6), et deux " +
    "positions de même rang",
);
export const STRATEGY_CRITERIA: Text = text(
  "7 to 9 positions; where J0 wins, from rank 3 or more with at least three choices (easy: 5 or 6, rank 2, two " +
    "choices; hard: 10 or 11, rank 4, four); else J1 has a choice to make",
  "7 à 9 positions ; si J0 gagne, depuis un rang d'au moins 3 avec trois choix (facile : 5 ou 6, rang 2, deux " +
    "choix ; difficile : 10 ou 11, rang 4, quatre) ; sinon J1 a un choix à faire",
);
export const COUNTERPLAY_CRITERIA: Text = text(
  "7 to 9 positions; J0 could win from the start; the strategy wins, or fails after three moves or more (easy: 5 or " +
    "6, two; hard: 10 or 11, four)",
  "7 à 9 positions ; J0 pourrait gagner depuis le départ ; la stratégie gagne, ou échoue après au moins trois coups " +
    "(facile : 5 ou 6, deux ; difficile : 10 ou 11, quatre)",
);

export const arena = (goals0: readonly string[], goals1: readonly string[]): Text =>
  text(
    "Two players move a token along the arrows of this arena. J0 moves from circles, J1 from squares. " +
      `J0 wins as soon as the token is in ${setOf(goals0)}, J1 as soon as it is in ${setOf(goals1)}. ` +
      "A play that stops elsewhere, or never stops, is a draw.",
    "Deux joueurs déplacent un jeton le long des flèches de cette arène. J0 joue depuis les cercles, J1 depuis les " +
      `carrés. J0 gagne dès que le jeton est dans ${setOf(goals0)}, J1 dès qu'il est dans ${setOf(goals1)}. ` +
      "Une partie qui s'arrête ailleurs, ou qui ne s'arrête jamais, est nulle.",
  );

export const firstStep = (): Text =>
  text(
    "Which positions join the attractor of J0 at the first step, that is have rank 1?",
    "Quelles positions entrent dans l'attracteur de J0 à la première étape, c'est-à-dire sont de rang 1 ?",
  );
export const attractorOf = (player: number): Text =>
  text(
    `Give the attractor of J${player}: the positions from which J${player} can force a win, goals included.`,
    `Donner l'attracteur de J${player} : les positions d'où J${player} peut forcer le gain, buts compris.`,
  );
export const outcomeFrom = (vertex: string): Text =>
  text(
    `What does a play from ${vertex} lead to, if both play as well as possible?`,
    `À quoi mène une partie depuis ${vertex}, si chacun joue au mieux ?`,
  );
export const J0_WINS: Text = text("J0 wins", "J0 gagne");
export const J1_WINS: Text = text("J1 wins", "J1 gagne");
export const DRAW: Text = text("A draw", "Partie nulle");

export const layersOf = (layers: readonly (readonly string[])[]): Text => {
  const list = layers.map((names, rank) => `${rank}: ${setOf(names)}`).join("; ");
  return text(`Step by step: ${list}.`, `Étape par étape : ${list.replaceAll(":", " :").replaceAll(";", " ;")}.`);
};
export const isGoal = (vertex: string, player: number): Text =>
  text(`${vertex} is a goal of J${player}.`, `${vertex} est un but de J${player}.`);
export const opponentEscapes = (player: number, vertex: string, to: string): Text =>
  text(`From ${vertex}, J${1 - player} can go to ${to}.`, `Depuis ${vertex}, J${1 - player} peut aller en ${to}.`);
export const noWay = (player: number, vertex: string): Text =>
  text(
    `From ${vertex}, no move of J${player} leads into the attractor.`,
    `Depuis ${vertex}, aucun coup de J${player} ne mène dans l'attracteur.`,
  );
export const stuck = (vertex: string): Text =>
  text(`No move leaves ${vertex}, and it is no goal.`, `Aucun coup ne part de ${vertex}, et ce n'est pas un but.`);
export const countMoves = (vertex: string): Text =>
  text(
    `Count the moves to the end from ${vertex}: the winner hurries, the loser delays.`,
    `Comptez les coups jusqu'à la fin depuis ${vertex} : le gagnant se hâte, le perdant retarde.`,
  );
export const rankTable = (): Text =>
  text(
    "Give the rank of each position of the attractor of J0: the number of moves to the win, when J0 hurries and J1 " +
      "delays. Put a dash for the other positions.",
    "Donner le rang de chaque position de l'attracteur de J0 : le nombre de coups jusqu'au gain, si J0 se hâte et " +
      "que J1 retarde. Mettre un tiret pour les autres positions.",
  );
export const hasStrategy = (vertex: string): Text =>
  text(`Has J0 a winning strategy from ${vertex}?`, `J0 a-t-il une stratégie gagnante depuis ${vertex} ?`);
/** Why nobody, or this player, wins from here. */
export const outcomeIs = (vertex: string, winner: number | undefined): Text =>
  winner === undefined
    ? text(`${vertex} is in neither of the attractors.`, `${vertex} n'est dans aucun des deux attracteurs.`)
    : text(`${vertex} is in the attractor of J${winner}.`, `${vertex} est dans l'attracteur de J${winner}.`);
export const inAttractor = (vertex: string, inside: boolean): Text =>
  inside
    ? text(`${vertex} is in the attractor of J0.`, `${vertex} est dans l'attracteur de J0.`)
    : text(`${vertex} is not in the attractor of J0.`, `${vertex} n'est pas dans l'attracteur de J0.`);
export const chooseMoves = (): Text =>
  text(
    "If so, give for each position of J0 in the attractor of J0 a move to a position of smaller rank. If not, " +
      "give for " +
      "each position of J1 outside the attractor of J0 a move that stays outside. Put a dash for the other positions.",
    "Si oui, donner pour chaque position de J0 de l'attracteur de J0 un coup vers une position de rang plus petit. " +
      "Sinon, donner pour chaque position de J1 hors de l'attracteur de J0 un coup qui reste hors de cet attracteur. " +
      "Mettre un tiret pour les autres positions.",
  );
export const smallerRanks = (): Text =>
  text("Each of these moves leads to a smaller rank.", "Chacun de ces coups mène à un rang plus petit.");
export const staysOutside = (): Text =>
  text(
    "Each of these moves stays outside the attractor, and J0 has no move into it from there.",
    "Chacun de ces coups reste hors de l'attracteur, et J0 n'a de là aucun coup qui y entre.",
  );
export const notCloser = (vertex: string): Text =>
  text(`Look again at the moves from ${vertex}.`, `Revoyez les coups depuis ${vertex}.`);

export const givenStrategy = (pairs: readonly (readonly [string, string])[], start: string): Text => {
  const list = pairs.map(([from, to]) => `${from} ↦ ${to}`).join(", ");
  return text(
    `J0 always follows this strategy (the thick arrows): ${list}. The play begins at ${start}.`,
    `J0 suit toujours cette stratégie (les flèches épaisses) : ${list}. La partie commence en ${start}.`,
  );
};
export const isWinning = (start: string): Text =>
  text(`Is this strategy winning for J0 from ${start}?`, `Cette stratégie est-elle gagnante pour J0 depuis ${start} ?`);
export const allPlaysWin = (): Text =>
  text("Every play that follows it ends on a goal of J0.", "Toute partie qui la suit finit sur un but de J0.");
export const defeatedBy = (play: readonly string[]): Text =>
  text(
    `The play ${playOf(play)} follows it, and J0 does not win.`,
    `La partie ${playOf(play)} la suit, et J0 ne gagne pas.`,
  );
export const givePlay = (): Text =>
  text(
    "If not, give a play that follows the strategy and that J0 does not win. If so, give one of the longest " +
      "plays that " +
      "follow it. Write the play to its end, or to the first position that is met a second time.",
    "Si non, donner une partie qui suit la stratégie et que J0 ne gagne pas. Si oui, donner une des plus longues " +
      "parties qui la suivent. Écrire la partie jusqu'à sa fin, ou jusqu'à la première position atteinte une seconde " +
      "fois.",
  );
export const longest = (play: readonly string[]): Text =>
  text(`${playOf(play)} is one.`, `${playOf(play)} en est une.`);
