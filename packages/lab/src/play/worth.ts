import { type Text, text } from "marienbad";
import { describeValue } from "marienbad/game";
import { playerName } from "../base/players.ts";
import * as texts from "./texts.ts";
import type { Value } from "./values.ts";

/** What a position is worth, in words: a fact, or what a search thinks. */
export function describeWorth({ result, rank, endless, within, points, estimate = 0 }: Value): Text {
  if (result === undefined) {
    return texts.opinion(estimate === 0 ? undefined : playerName(estimate > 0 ? 0 : 1));
  }
  const value = describeValue(
    { result, rank, ...(endless && { endless }), ...(points !== undefined && { points }) },
    playerName,
  );
  if (rank !== undefined || within === undefined || result === "draw") return value;
  const bound = texts.inAtMost(within);
  return text(`${value.en} ${bound.en}`, `${value.fr} ${bound.fr}`);
}
