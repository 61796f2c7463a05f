import { type Text, text } from "marienbad";
import type { ObjectiveId } from "marienbad/arena";

export const whatPlayersWant = text("What the players want", "Ce que veulent les joueurs");

export const WANTS: Readonly<Record<ObjectiveId, Text>> = {
  reach: text("to reach their goals", "atteindre leurs buts"),
  safety: text("safety: player 0 avoids player 1's goals", "sûreté : le joueur 0 évite les buts du joueur 1"),
  buchi: text("Büchi: player 0's goals again and again", "Büchi : les buts du joueur 0 encore et encore"),
  cobuchi: text("co-Büchi: player 0's goals for good", "co-Büchi : les buts du joueur 0 pour de bon"),
  parity: text("parity: the largest priority seen for ever", "parité : la plus grande priorité vue sans cesse"),
};

export const recursion = text("Recursion", "Récursion");
export const priority = text("Priority", "Priorité");
export const badPriority = text(
  "A priority is a whole number from 0 to 2147483647.",
  "Une priorité est un nombre entier de 0 à 2147483647.",
);
export const withPriority = (priority: number) => text(`priority ${priority}`, `priorité ${priority}`);
export const strategyMoves = (to: string) => text(`The strategy moves to ${to}.`, `La stratégie joue vers ${to}.`);
export const winsHere = (player: string) => text(`${player} wins`, `${player} gagne`);

/* Zielonka's recursion in sentences; `player` is a name, `names` a list of vertices. */

export const recursionBegins = (priorities: boolean): Text =>
  priorities
    ? text(
        "Zielonka's recursion: take the largest priority, let the player whom it pleases attract what they can, and " +
          "look at what is left.",
        "La récursion de Zielonka : prendre la plus grande priorité, laisser le joueur qu'elle favorise attirer ce " +
          "qu'il peut, et regarder ce qui reste.",
      )
    : text(
        "Only ends decide here: what can be forced into one is attracted, and what is left never ends.",
        "Seules les fins décident ici : ce qui peut y être forcé est attiré, et ce qui reste ne finit jamais.",
      );
export const attractsEnds = (player: string, names: string) =>
  text(
    `Plays that end: ${player} can force them to an end of theirs from ${names}.`,
    `Parties qui finissent : ${player} peut les forcer vers une de ses fins depuis ${names}.`,
  );
export const attracts = (player: string, priority: number, to: string, names: string, depth: number) =>
  text(
    `Depth ${depth}. The largest priority is ${priority}, at ${to}; it pleases ${player}, who attracts ${names} to ` +
      "it. What is left is a smaller game.",
    `Profondeur ${depth}. La plus grande priorité est ${priority}, en ${to} ; elle favorise ${player}, qui attire ` +
      `${names} vers elle. Ce qui reste est un jeu plus petit.`,
  );
export const winsAll = (player: string, names: string, depth: number) =>
  text(
    `Depth ${depth}. Of what was left, the opponent wins nothing: so ${player} wins all of ${names}.`,
    `Profondeur ${depth}. De ce qui restait, l'adversaire ne gagne rien : ${player} gagne donc tout, ${names}.`,
  );
export const gives = (player: string, to: string, names: string, depth: number) =>
  text(
    `Depth ${depth}. Of what was left ${player} wins ${to}, and keeps what can be attracted to it: ${names}. Without ` +
      "these vertices the subgame is looked at again.",
    `Profondeur ${depth}. De ce qui restait, ${player} gagne ${to}, et garde ce qui peut y être attiré : ${names}. ` +
      "Sans ces sommets, on regarde le sous-jeu encore une fois.",
  );
export const andMore = (names: string, count: number) =>
  text(`${names}… (${count} vertices)`, `${names}… (${count} sommets)`);
export const recursionEnds = (zero: string, one: string, [zeros, ones]: readonly [string, string]): Text => {
  const wins = (player: string, region: string): string => `${player} wins ${region === "" ? "nothing" : region}`;
  const gagne = (player: string, region: string): string =>
    region === "" ? `${player} ne gagne rien` : `${player} gagne ${region}`;
  return text(
    `The recursion is over: ${wins(zero, zeros)}; ${wins(one, ones)}.`,
    `La récursion est finie : ${gagne(zero, zeros)} ; ${gagne(one, ones)}.`,
  );
};

/* The play that never ends. */

export const move = text("Move", "Jouer");
export const run = text("Let it run", "Laisser tourner");
export const pause = text("Pause", "Pause");
export const fromTheStart = text("From the start", "Depuis le début");
export const onTheWay = (moves: number): Text =>
  moves === 0
    ? text("The play begins here.", "La partie commence ici.")
    : text(
        `After ${moves} ${moves === 1 ? "move" : "moves"}, on the way.`,
        `Après ${moves} ${moves === 1 ? "coup" : "coups"}, en chemin.`,
      );
export const roundAndRound = (cycle: string, priority: number, player: string) =>
  text(
    `The play goes round ${cycle} for ever. The largest priority there is ${priority}, ` +
      `${priority % 2 === 0 ? "even" : "odd"}: ${player} wins.`,
    `La partie tourne sans fin par ${cycle}. La plus grande priorité y est ${priority}, ` +
      `${priority % 2 === 0 ? "paire" : "impaire"} : ${player} gagne.`,
  );
export const endsThere = (vertex: string, player: string) =>
  text(`The play ends at ${vertex}: ${player} has won.`, `La partie finit en ${vertex} : ${player} a gagné.`);

/* The recursion as pseudo-code. */

export const CODE: readonly (readonly [depth: number, line: Text])[] = [
  [0, text("solve(G):", "résoudre(G) :")],
  [1, text("while G is not empty:", "tant que G n'est pas vide :")],
  [2, text("p ← largest priority of G, P its player", "p ← plus grande priorité de G, P son joueur")],
  [2, text("A ← what P attracts to priority p", "A ← ce que P attire vers la priorité p")],
  [2, text("solve(G without A)", "résoudre(G sans A)")],
  [2, text("if the opponent wins nothing there:", "si l'adversaire n'y gagne rien :")],
  [3, text("P wins all of G; stop", "P gagne tout G ; fin")],
  [2, text("B ← what the opponent attracts to it", "B ← ce que l'adversaire y attire")],
  [2, text("the opponent wins B; G ← G without B", "l'adversaire gagne B ; G ← G sans B")],
];
