import type { DecidedLayer } from "./layer.ts";
import { rankOfValue, winnerOfValue } from "./value.ts";

/** How many positions of a layer end how. */
export interface LayerStatistics {
  readonly level: number;
  readonly positions: number;
  readonly player0: number;
  readonly player1: number;
  readonly draws: number;
}

export function layerStatistics({ values }: Pick<DecidedLayer, "values">, level: number): LayerStatistics {
  let player0 = 0;
  let player1 = 0;
  for (const value of values) {
    const winner = winnerOfValue(value);
    if (winner === 0) player0++;
    else if (winner === 1) player1++;
  }
  return { level, positions: values.length, player0, player1, draws: values.length - player0 - player1 };
}

/** `counts[r]` positions of all these layers are won, by either player, in r moves. */
export function winsByRank(layers: readonly Pick<DecidedLayer, "values">[]): number[] {
  const counts: number[] = [];
  for (const { values } of layers) {
    for (const value of values) {
      if (winnerOfValue(value) === undefined) continue;
      const rank = rankOfValue(value);
      while (counts.length <= rank) counts.push(0);
      counts[rank]++;
    }
  }
  return counts;
}
