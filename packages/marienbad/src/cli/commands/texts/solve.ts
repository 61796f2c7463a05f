import { type Text, text } from "../../../base/text.ts";
import type { Player } from "../../../game/index.ts";
import { moves } from "../../../game/texts.ts";

export const unfitSolver = (solver: string, requires: Text): Text =>
  text(
    `--solver ${solver} does not apply: it requires ${requires.en}.`,
    `--solver ${solver} ne s'applique pas : il faut ${requires.fr}.`,
  );

export const winningStrategy = (player: Player): Text =>
  text(`Winning strategy of player ${player}:`, `Stratégie gagnante du joueur ${player} :`);

export const attractor = (player: Player): Text =>
  text(`Attractor of player ${player}:`, `Attracteur du joueur ${player} :`);

/** Why a vertex belongs to a layer of the attractor. */
export const GOAL: Text = text("a goal", "un but");

export const oneGoodMove = (to: string): Text => text(`one good move: → ${to}`, `un bon coup : → ${to}`);

export const everyMove = (to: readonly string[]): Text =>
  text(`every move leads there: → ${to.join(", ")}`, `tout coup y mène : → ${to.join(", ")}`);

export const becauseOf = (vertex: string, why: Text): Text => text(`${vertex}: ${why.en}`, `${vertex} : ${why.fr}`);

/** Why nothing but the winner is told. */
export const tooManyToList = (limit: number): Text =>
  text(
    `More than ${limit.toLocaleString("en")} positions follow, so they are not counted; analyse values every move.`,
    `Plus de ${limit.toLocaleString("fr")} positions suivent : on ne les compte pas ; ` +
      "analyse donne la valeur de chaque coup.",
  );

/** The game's own solver was not done in its time; some keep what they have found. */
export const notProved = (milliseconds: number, positions: number, keepsState: boolean): Text =>
  text(
    `Not proved after ${(milliseconds / 1000).toLocaleString("en")} s: the solver of this game has looked at ` +
      `${positions.toLocaleString("en")} positions, and those to explore are too many. Give it more time` +
      `${keepsState ? ", with --state FILE if that is hours" : ""}, or search.`,
    `Pas démontré après ${(milliseconds / 1000).toLocaleString("fr")} s : le solveur de ce jeu a examiné ` +
      `${positions.toLocaleString("fr")} positions, et il y en aurait trop à explorer. Donnez plus de temps` +
      `${keepsState ? ", avec --state FILE si ce sont des heures" : ""}, ou cherchez.`,
  );

export const noWinners = (flag: string): Text =>
  text(
    `--${flag} does not apply: this game is played for points, so that nobody's win is there to be shown.`,
    `--${flag} ne s'applique pas : ce jeu se joue aux points, il n'y a donc pas de gain à montrer.`,
  );

/* All starts. */

export const notFromAll = (flag: string): Text =>
  text(
    `--from-all and --${flag} do not go together: --${flag} is about one start.`,
    `--from-all et --${flag} ne vont pas ensemble : --${flag} concerne un seul début.`,
  );

export const noStarts = (name: string): Text =>
  text(
    `${name} lists no starts: --from-all needs rules with \`starts\`, the positions to solve from.`,
    `${name} ne donne pas de débuts : --from-all demande des règles avec \`starts\`, les positions d'où résoudre.`,
  );

export const startsForPoints = (): Text =>
  text(
    "--from-all counts wins, and this game is played for points: solve it from one start.",
    "--from-all compte des gains, et ce jeu se joue aux points : résolvez-le depuis un seul début.",
  );

export const ofStarts = (starts: number, outcomes: Text): Text =>
  text(
    `Of ${starts.toLocaleString("en")} starts ${outcomes.en}`,
    `Sur ${starts.toLocaleString("fr")} débuts, ${outcomes.fr}`,
  );

export const longestWin = (player: Player, rank: number, examples: readonly string[]): Text =>
  text(
    `Longest win of player ${player}: ${moves(rank).en}, as from ${examples.join("  ")}`,
    `Plus long gain du joueur ${player} : ${moves(rank).fr}, ainsi depuis ${examples.join("  ")}`,
  );

export const endlessWins = (starts: number): Text =>
  text(
    `Won by playing on for ever: ${starts.toLocaleString("en")} of these starts`,
    `Gagnés en jouant sans fin : ${starts.toLocaleString("fr")} de ces débuts`,
  );

/** Only some provers can stop and go on. */
export const noState = (name: string): Text =>
  text(
    `${name} has no prover that keeps a state: leave out --state.`,
    `${name} n'a pas de démonstrateur qui garde un état : enlevez --state.`,
  );

export const notThisState = (path: string, name: string): Text =>
  text(
    `${path} is damaged, or not a state of ${name} with these options: name another file, or remove it to begin anew.`,
    `${path} est abîmé, ou n'est pas un état de ${name} avec ces options : nommez un autre fichier, ou supprimez-le ` +
      "pour recommencer.",
  );
