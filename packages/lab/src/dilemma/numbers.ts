import { decimals, t } from "../base/language.ts";
import type { TournamentAnswer } from "./tasks.ts";
import * as texts from "./texts.ts";

/** A longer fraction says less than its decimals. */
const MAX_FRACTION = 21;

/** "7/3 ≈ 2.333", or the decimals alone when there is no fraction or a long one. */
export function withFraction(value: number, exact: string, digits = 3): string {
  const short = exact.includes("/") && exact.length <= MAX_FRACTION;
  return short ? `${exact} ≈ ${decimals(value, digits)}` : decimals(value, digits);
}

/** C for cooperating; for defecting D, or T in French. */
export function actionLetter(action: string): string {
  return action === "C" ? "C" : t(texts.defectLetter);
}

export function heatOf({ strategies, payoffs, standings, costs }: TournamentAnswer["tournament"]) {
  const known = payoffs.flat().filter((value) => value !== null);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  return {
    order: standings.map(({ strategy }) => strategies.indexOf(strategy)),
    value: (row: number, column: number): number | undefined => payoffs[row][column] ?? undefined,
    goodness(value: number): number {
      const share = (value - low) / (high - low || 1);
      return costs ? 1 - share : share;
    },
  };
}

/** Shares stacked up, the largest at the end lowest; `tops[generation][place]` is 1 at the bottom, 0 at the top. */
export function stackOf(shares: readonly (readonly number[])[]): {
  readonly order: readonly number[];
  readonly tops: readonly (readonly number[])[];
} {
  const end = shares[shares.length - 1];
  const order = end.map((_, strategy) => strategy).sort((a, b) => end[b] - end[a]);
  const tops = shares.map((row) => {
    let top = 1;
    return order.map((strategy) => {
      top -= row[strategy];
      return Math.max(0, top);
    });
  });
  return { order, tops };
}
