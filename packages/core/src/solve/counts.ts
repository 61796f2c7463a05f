import type { Arena } from "../arena/arena.ts";
import { ENDLESS_RANK, OUTCOMES, type Outcome, RANK_BITS, RANK_MASK, type Solution } from "../arena/solution.ts";

/** From the point of view of the player to move. */
const MOVER_OUTCOMES = ["win", "lose", "finiteDraw", "infiniteDraw"] as const;
/** An outcome as the player to move sees it. */
export type MoverOutcome = (typeof MOVER_OUTCOMES)[number];

/** How many vertices end how, and in how many moves. */
export interface Counts {
  readonly byOutcome: Readonly<Record<Outcome, number>>;
  readonly byMover: Readonly<Record<MoverOutcome, number>>;
  /** `byRank.win[r]` vertices are won by the player to move in r moves; likewise the others. */
  readonly byRank: Readonly<Record<"win" | "lose" | "finiteDraw", readonly number[]>>;
}

/** How many vertices have which outcome and which rank. */
export function countOutcomes(arena: Arena, solution: Solution): Counts {
  const byOutcome: Record<Outcome, number> = { player0: 0, player1: 0, finiteDraw: 0, infiniteDraw: 0 };
  const byMover: Record<MoverOutcome, number> = { win: 0, lose: 0, finiteDraw: 0, infiniteDraw: 0 };
  const byRank: Record<MoverOutcome, number[]> = { win: [], lose: [], finiteDraw: [], infiniteDraw: [] };
  for (let vertex = 0; vertex < arena.vertexCount; vertex++) {
    const value = solution.valueOfVertex[vertex];
    const code = value >>> RANK_BITS;
    const rank = value & RANK_MASK;
    const mover = code > 1 ? MOVER_OUTCOMES[code] : code === arena.ownerOfVertex[vertex] ? "win" : "lose";
    byOutcome[OUTCOMES[code]]++;
    byMover[mover]++;
    if (rank === ENDLESS_RANK) continue;
    const ranks = byRank[mover];
    while (ranks.length <= rank) ranks.push(0);
    ranks[rank]++;
  }
  return { byOutcome, byMover, byRank: { win: byRank.win, lose: byRank.lose, finiteDraw: byRank.finiteDraw } };
}
