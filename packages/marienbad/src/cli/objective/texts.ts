import type { ObjectiveId } from "../../arena/index.ts";
import { type Text, text } from "../../base/text.ts";
import type { Player } from "../../game/index.ts";

const WANTS: Readonly<Record<ObjectiveId, (player: Player) => Text>> = {
  reach: (player) =>
    text(
      `Reachability: player ${player} wants to come to a goal of theirs, player ${1 - player} to prevent it.`,
      `Accessibilité : le joueur ${player} veut arriver à l'un de ses buts, le joueur ${1 - player} l'en empêcher.`,
    ),
  safety: (player) =>
    text(
      `Safety: player ${player} wants never to come to a goal of player ${1 - player}.`,
      `Sûreté : le joueur ${player} veut ne jamais arriver à un but du joueur ${1 - player}.`,
    ),
  buchi: (player) =>
    text(
      `Büchi: player ${player} wants to visit the goals again and again, for ever.`,
      `Büchi : le joueur ${player} veut visiter les buts encore et encore, sans fin.`,
    ),
  cobuchi: (player) =>
    text(
      `Co-Büchi: player ${player} wants never to leave the goals from some move on.`,
      `Co-Büchi : le joueur ${player} veut ne plus jamais quitter les buts à partir d'un certain coup.`,
    ),
  parity: () =>
    text(
      "Parity: the largest priority seen for ever decides, even for player 0 and odd for player 1.",
      "Parité : la plus grande priorité vue sans cesse décide, paire pour le joueur 0, impaire pour le joueur 1.",
    ),
};

/** What is wanted, and by whom. */
export const objective = (id: ObjectiveId, player: Player): Text => WANTS[id](player);

export const region = (player: Player, count: number, names: readonly string[]): Text => {
  const listed = names.length === 0 ? "" : ` (${names.join(", ")})`;
  return text(
    `Player ${player} wins ${count.toLocaleString("en")}${listed}.`,
    `Le joueur ${player} gagne ${count.toLocaleString("fr")}${listed}.`,
  );
};

export const winnerFrom = (vertex: string, player: number): Text =>
  text(`From ${vertex}: player ${player} wins.`, `Depuis ${vertex} : le joueur ${player} gagne.`);

export const winningStrategy = (player: Player): Text =>
  text(`Winning strategy of player ${player}:`, `Stratégie gagnante du joueur ${player} :`);

export const solutionHolds = (vertices: number): Text =>
  text(
    `The solution is true: winner and strategy hold at all ${vertices.toLocaleString("en")} vertices.`,
    `La solution est vraie : gagnant et stratégie tiennent en tous les ${vertices.toLocaleString("fr")} sommets.`,
  );

export const solutionFails = (wrong: Text): Text =>
  text(`The solution is false: ${wrong.en}.`, `La solution est fausse : ${wrong.fr}.`);

export const flagOfGoals = (flag: string): Text =>
  text(
    `--${flag} tells of games about goals only, not of this objective.`,
    `--${flag} ne parle que des jeux qui ont des buts, non de cet objectif.`,
  );

export const otherSolvers = (solver: string, ids: readonly string[]): Text =>
  text(
    `--solver ${solver} does not apply to this objective: ${ids.join(" and ")} do.`,
    `--solver ${solver} ne s'applique pas à cet objectif : il y a ${ids.join(" et ")}.`,
  );

export const ONLY_ARENAS: Text = text(
  "Objectives are drawn of arenas in files only: convert the game first.",
  "Un objectif ne se dessine que pour une arène dans un fichier : convertissez d'abord le jeu.",
);
