import type { Player } from "../game/game.ts";
import type { LevelStatistics } from "../game/level-tasks.ts";
import type { Counts } from "../solve/counts.ts";
import { rankOfValue, winnerOfValue } from "./value.ts";

/** Adds how often each value is there. */
export function countValues(values: Uint8Array, countOfValue: Float64Array): void {
  for (let place = 0; place < values.length; place++) countOfValue[values[place]]++;
}

/** The statistics of a level, from how often each value is there and how many moves its positions have. */
export function levelStatistics(level: number, countOfValue: Float64Array, moves: number): LevelStatistics {
  const byRank = { player0: [] as number[], player1: [] as number[], draws: [] as number[] };
  countOfValue.forEach((count, value) => {
    const winner = winnerOfValue(value);
    if (count > 0) add(byRank[winner === undefined ? "draws" : OF_PLAYER[winner]], rankOfValue(value), count);
  });
  const [player0, player1, draws] = [sum(byRank.player0), sum(byRank.player1), sum(byRank.draws)];
  return { level, positions: player0 + player1 + draws, moves, player0, player1, draws, byRank };
}

const OF_PLAYER = ["player0", "player1"] as const;

/** The counts of a whole game, in which the players move in turn, from those of its levels. */
export function countsOfLevels(levels: readonly LevelStatistics[]): Counts {
  const win: number[] = [];
  const lose: number[] = [];
  const finiteDraw: number[] = [];
  for (const { level, byRank: ofLevel } of levels) {
    const mover = (level % 2) as Player;
    for (const [rank, count] of ofLevel[OF_PLAYER[mover]].entries()) add(win, rank, count);
    for (const [rank, count] of ofLevel[OF_PLAYER[1 - mover]].entries()) add(lose, rank, count);
    for (const [rank, count] of ofLevel.draws.entries()) add(finiteDraw, rank, count);
  }
  const total = (name: "player0" | "player1"): number => sum(levels.map((level) => level[name]));
  return {
    byOutcome: { player0: total("player0"), player1: total("player1"), finiteDraw: sum(finiteDraw), infiniteDraw: 0 },
    byMover: { win: sum(win), lose: sum(lose), finiteDraw: sum(finiteDraw), infiniteDraw: 0 },
    byRank: { win, lose, finiteDraw },
  };
}

function add(counts: number[], index: number, count: number): void {
  while (counts.length <= index) counts.push(0);
  counts[index] += count;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
