import { type Messages, messages, type Text } from "marienbad/base";
import { moves, type Player } from "marienbad/game";

const en = {
  unfitSolver: (solver: string, requires: Text) => `--solver ${solver} does not apply: it requires ${requires.en}.`,
  winningStrategy: (player: Player) => `Winning strategy of player ${player}:`,
  attractor: (player: Player) => `Attractor of player ${player}:`,
  /** Why a vertex belongs to a layer of the attractor. */
  GOAL: "a goal",
  oneGoodMove: (to: string) => `one good move: → ${to}`,
  everyMove: (to: readonly string[]) => `every move leads there: → ${to.join(", ")}`,
  becauseOf: (vertex: string, why: Text) => `${vertex}: ${why.en}`,
  /** Why nothing but the winner is told. */
  tooManyToList: (limit: number) =>
    `More than ${limit.toLocaleString("en")} positions follow, so they are not counted; analyse values every move.`,
  /** The game's own solver was not done in its time; some keep what they have found. */
  notProved: (milliseconds: number, positions: number, keepsState: boolean) =>
    `Not proved after ${(milliseconds / 1000).toLocaleString("en")} s: the solver of this game has looked at ` +
    `${positions.toLocaleString("en")} positions, and those to explore are too many. Give it more time` +
    `${keepsState ? ", with --state FILE if that is hours" : ""}, or search.`,
  noWinners: (flag: string) =>
    `--${flag} does not apply: this game is played for points, so that nobody's win is there to be shown.`,

  /* All starts. */
  notFromAll: (flag: string) => `--from-all and --${flag} do not go together: --${flag} is about one start.`,
  noStarts: (name: string) =>
    `${name} lists no starts: --from-all needs rules with \`starts\`, the positions to solve from.`,
  startsForPoints: () => "--from-all counts wins, and this game is played for points: solve it from one start.",
  ofStarts: (starts: number, outcomes: Text) => `Of ${starts.toLocaleString("en")} starts ${outcomes.en}`,
  longestWin: (player: Player, rank: number, examples: readonly string[]) =>
    `Longest win of player ${player}: ${moves(rank).en}, as from ${examples.join("  ")}`,
  endlessWins: (starts: number) => `Won by playing on for ever: ${starts.toLocaleString("en")} of these starts`,
  /** Only some provers can stop and go on. */
  noState: (name: string) => `${name} has no prover that keeps a state: leave out --state.`,
  notThisState: (path: string, name: string) =>
    `${path} is damaged, or not a state of ${name} with these options: name another file, or remove it to begin anew.`,
};

const fr: Messages<typeof en> = {
  unfitSolver: (solver, requires) => `--solver ${solver} ne s'applique pas : il faut ${requires.fr}.`,
  winningStrategy: (player) => `Stratégie gagnante du joueur ${player} :`,
  attractor: (player) => `Attracteur du joueur ${player} :`,
  GOAL: "un but",
  oneGoodMove: (to) => `un bon coup : → ${to}`,
  everyMove: (to) => `tout coup y mène : → ${to.join(", ")}`,
  becauseOf: (vertex, why) => `${vertex} : ${why.fr}`,
  tooManyToList: (limit) =>
    `Plus de ${limit.toLocaleString("fr")} positions suivent : on ne les compte pas ; ` +
    "analyse donne la valeur de chaque coup.",
  notProved: (milliseconds, positions, keepsState) =>
    `Pas démontré après ${(milliseconds / 1000).toLocaleString("fr")} s : le solveur de ce jeu a examiné ` +
    `${positions.toLocaleString("fr")} positions, et il y en aurait trop à explorer. Donnez plus de temps` +
    `${keepsState ? ", avec --state FILE si ce sont des heures" : ""}, ou cherchez.`,
  noWinners: (flag) => `--${flag} ne s'applique pas : ce jeu se joue aux points, il n'y a donc pas de gain à montrer.`,
  notFromAll: (flag) => `--from-all et --${flag} ne vont pas ensemble : --${flag} concerne un seul début.`,
  noStarts: (name) =>
    `${name} ne donne pas de débuts : --from-all demande des règles avec \`starts\`, les positions d'où résoudre.`,
  startsForPoints: () =>
    "--from-all compte des gains, et ce jeu se joue aux points : résolvez-le depuis un seul début.",
  ofStarts: (starts, outcomes) => `Sur ${starts.toLocaleString("fr")} débuts, ${outcomes.fr}`,
  longestWin: (player, rank, examples) =>
    `Plus long gain du joueur ${player} : ${moves(rank).fr}, ainsi depuis ${examples.join("  ")}`,
  endlessWins: (starts) => `Gagnés en jouant sans fin : ${starts.toLocaleString("fr")} de ces débuts`,
  noState: (name) => `${name} n'a pas de démonstrateur qui garde un état : enlevez --state.`,
  notThisState: (path, name) =>
    `${path} est abîmé, ou n'est pas un état de ${name} avec ces options : nommez un autre fichier, ou supprimez-le ` +
    "pour recommencer.",
};

export const texts = messages(en, fr);
