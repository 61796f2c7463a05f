import { t } from "../base/language.ts";
import { ofPlayer, playerName } from "../base/players.ts";
import { isCrowded } from "./growth.ts";
import { joining, lastStep, layerSizes, player, step, study } from "./instance.ts";
import * as large from "./large-texts.ts";
import * as texts from "./texts.ts";
import { subscript, tellBeginning, tellEnd, tellJoining } from "./words.ts";

/** What the step of the construction shows: the vertex that joins or, where there are many, the layer. */
export function tellStep(): string {
  const now = study.value;
  if (now === undefined) return "";
  if (step.value === 0) return tellBeginning(player.value);
  if (step.value >= lastStep.value) return tellEnd(now, player.value);
  if (!now.large && !isCrowded(now)) return tellJoining(now, player.value, joining.value[0]);
  return tellLayer(step.value - 1);
}

/** How many vertices join at once, and why. */
function tellLayer(rank: number): string {
  const { own, forced } = layerSizes.value[rank];
  const layer = `A${subscript(rank)}`;
  if (rank === 0) return t(large.goalsJoin(own + forced, layer, playerName(player.value)));
  const before = `A${subscript(rank - 1)}`;
  const other = ofPlayer(player.value === 0 ? 1 : 0);
  const reasons = [
    ...(own > 0 ? [t(large.haveAMoveInto(own, ofPlayer(player.value), before))] : []),
    ...(forced > 0 ? [t(large.cannotAvoid(forced, other))] : []),
  ];
  return t(large.layerJoins(layer, reasons));
}

/** What a picture of very many vertices shows, for those who do not see it. */
export function tellCrowd(): string {
  const now = study.value;
  if (now === undefined) return "";
  return `${t(texts.verticesEdges(now.vertexCount, now.edgeCount))}. ${tellStep()}`;
}
