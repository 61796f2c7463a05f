import { type Text, text } from "../../../base/text.ts";
import type { Result } from "../../../game/index.ts";

interface Measures {
  readonly nodes: number;
  readonly leaves: number;
  readonly height: number;
  readonly degree: number;
}

export const measures = ({ nodes, leaves, height, degree }: Measures): Text =>
  text(
    `${nodes} nodes, ${leaves} leaves, height ${height}, degree at most ${degree}`,
    `${nodes} nœuds, ${leaves} feuilles, hauteur ${height}, degré au plus ${degree}`,
  );

/** What stands behind a leaf where the game is over. */
export const result = (how: Exclude<Result, undefined>): Text =>
  how === "draw" ? text("= draw", "= nulle") : text(`= player ${how} wins`, `= le joueur ${how} gagne`);
