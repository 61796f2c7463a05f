import type { Player } from "marienbad/game";
import type { Counts } from "marienbad/solve";
import type { CountsByRank, LevelStatistics } from "../tasks/level-tasks.ts";
import { rankOfValue, winnerOfValue } from "./value.ts";

type ValueCounts = readonly [of0: Float64Array, of1: Float64Array];

/** The statistics of a level, from the number of positions with each value and the number of moves. */
export function levelStatistics(level: number, counts: ValueCounts, moves: number): LevelStatistics {
  const byRank = countsByRank(counts[0].map((count, value) => count + counts[1][value]));
  const [player0, player1, draws] = [sum(byRank.player0), sum(byRank.player1), sum(byRank.draws)];
  const isInTurn = counts[1 - (level % 2)].every((count) => count === 0);
  return {
    level,
    positions: player0 + player1 + draws,
    moves,
    player0,
    player1,
    draws,
    byRank,
    ...(!isInTurn && { ofPlayer1: countsByRank(counts[1]) }),
  };
}

function countsByRank(countOfValue: Float64Array): CountsByRank {
  const byRank = { player0: [] as number[], player1: [] as number[], draws: [] as number[] };
  countOfValue.forEach((count, value) => {
    const winner = winnerOfValue(value);
    if (count > 0) add(byRank[winner === undefined ? "draws" : OF_PLAYER[winner]], rankOfValue(value), count);
  });
  return byRank;
}

const OF_PLAYER = ["player0", "player1"] as const;

/** The counts of a whole game from those of its levels. */
export function countsOfLevels(levels: readonly LevelStatistics[]): Counts {
  const win: number[] = [];
  const lose: number[] = [];
  const finiteDraw: number[] = [];
  const addMover = (mover: Player, byRank: CountsByRank, sign: 1 | -1 = 1): void => {
    for (const [rank, count] of byRank[OF_PLAYER[mover]].entries()) add(win, rank, sign * count);
    for (const [rank, count] of byRank[OF_PLAYER[1 - mover]].entries()) add(lose, rank, sign * count);
  };
  for (const { level, byRank, ofPlayer1 } of levels) {
    addMover(ofPlayer1 === undefined ? ((level % 2) as Player) : 0, byRank);
    if (ofPlayer1 !== undefined) {
      addMover(0, ofPlayer1, -1);
      addMover(1, ofPlayer1);
    }
    for (const [rank, count] of byRank.draws.entries()) add(finiteDraw, rank, count);
  }
  const total = (name: "player0" | "player1"): number => sum(levels.map((level) => level[name]));
  return {
    byOutcome: { player0: total("player0"), player1: total("player1"), finiteDraw: sum(finiteDraw), infiniteDraw: 0 },
    byMover: { win: sum(win), lose: sum(lose), finiteDraw: sum(finiteDraw), infiniteDraw: 0 },
    byRank: { win: trimmed(win), lose: trimmed(lose), finiteDraw },
  };
}

function trimmed(counts: readonly number[]): number[] {
  let length = counts.length;
  while (length > 0 && counts[length - 1] === 0) length--;
  return counts.slice(0, length);
}

function add(counts: number[], index: number, count: number): void {
  while (counts.length <= index) counts.push(0);
  counts[index] += count;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
