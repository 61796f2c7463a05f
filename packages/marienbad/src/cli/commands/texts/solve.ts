import { type Text, text } from "../../../base/text.ts";
import type { Player } from "../../../game/index.ts";

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
