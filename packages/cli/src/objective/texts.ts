import type { ObjectiveId } from "marienbad/arena";
import { type Messages, messages, type Text, text } from "marienbad/base";
import type { Player } from "marienbad/game";

const objectives: Readonly<Record<ObjectiveId, (player: Player) => Text>> = {
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

const listed = (names: readonly string[]): string => (names.length === 0 ? "" : ` (${names.join(", ")})`);

const en = {
  region: (player: Player, count: number, names: readonly string[]) =>
    `Player ${player} wins ${count.toLocaleString("en")}${listed(names)}.`,
  winnerFrom: (vertex: string, player: number) => `From ${vertex}: player ${player} wins.`,
  flagOfGoals: (flag: string) => `--${flag} tells of games about goals only, not of this objective.`,
  otherSolvers: (solver: string, ids: readonly string[]) =>
    `--solver ${solver} does not apply to this objective: ${ids.join(" and ")} do.`,
  ONLY_ARENAS: "Objectives are drawn of arenas in files only: convert the game first.",
};

const fr: Messages<typeof en> = {
  region: (player, count, names) => `Le joueur ${player} gagne ${count.toLocaleString("fr")}${listed(names)}.`,
  winnerFrom: (vertex, player) => `Depuis ${vertex} : le joueur ${player} gagne.`,
  flagOfGoals: (flag) => `--${flag} ne parle que des jeux qui ont des buts, non de cet objectif.`,
  otherSolvers: (solver, ids) => `--solver ${solver} ne s'applique pas à cet objectif : il y a ${ids.join(" et ")}.`,
  ONLY_ARENAS: "Un objectif ne se dessine que pour une arène dans un fichier : convertissez d'abord le jeu.",
};

export const texts = { ...messages(en, fr), objectives };
