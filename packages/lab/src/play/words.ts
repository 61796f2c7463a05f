import { type Text, text } from "marienbad";
import { describeValue } from "marienbad/game";
import { describeReviewed, type ReviewedMove, severityName } from "marienbad/oracle";
import { capitalised, playerName } from "../base/players.ts";
import * as texts from "./texts.ts";
import type { Value } from "./values.ts";

/** "13. 7: blunder": a move of a review and its verdict. */
export function headOfMove({ number, move, severity, best, before }: ReviewedMove<string>): Text {
  const isOnly = best.length === 1 && best[0] === move && before.certainty === "proved";
  const verdict = severity === undefined ? (isOnly ? texts.onlyBest : texts.correct) : severityName(severity);
  return texts.moveAndVerdict(number, move, verdict);
}

/** What a move threw away, or what it keeps. */
export function reasonOfMove(reviewed: ReviewedMove<string>): Text {
  const { severity, after } = reviewed;
  const said =
    severity !== undefined || after.certainty === "estimated"
      ? describeReviewed(reviewed, (word) => word)
      : describeValue(after, playerName);
  return text(`${capitalised(said.en)}.`, `${capitalised(said.fr)}.`);
}

export function describeMove(reviewed: ReviewedMove<string>): Text {
  const [head, reason] = [headOfMove(reviewed), reasonOfMove(reviewed)];
  return text(`${head.en}. ${reason.en}`, `${head.fr}. ${reason.fr}`);
}

export function describeWorth({ result, rank, endless, within, points, estimate = 0 }: Value): Text {
  if (result === undefined) return texts.opinion(estimate === 0 ? undefined : playerName(estimate > 0 ? 0 : 1));
  const value = describeValue(
    { result, rank, ...(endless && { endless }), ...(points !== undefined && { points }) },
    playerName,
  );
  if (rank !== undefined || within === undefined || result === "draw") return value;
  const bound = texts.inAtMost(within);
  return text(`${value.en} ${bound.en}`, `${value.fr} ${bound.fr}`);
}
