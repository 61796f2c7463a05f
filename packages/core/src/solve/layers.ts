import { type Arena, ownerOf, successors } from "../arena/arena.ts";
import {
  ENDLESS_RANK,
  OUTCOMES,
  type Outcome,
  RANK_BITS,
  RANK_MASK,
  rankOf,
  type Solution,
  winnerOf,
} from "../arena/solution.ts";
import type { Player } from "../game/game.ts";

/** The reason why a vertex belongs to an attractor (T2 in docs/concordance.md). */
export type Reason =
  | { readonly kind: "goal" }
  /** It is the player's, and this move leads into the layer before. */
  | { readonly kind: "one-good-move"; readonly to: number }
  /** It is the opponent's, and whatever they do leads into the layers before. */
  | { readonly kind: "all-moves-bad"; readonly to: readonly number[] };

/** One layer of the construction: A₀ the goals, then Aᵢ without Aᵢ₋₁. */
export interface Layer {
  readonly rank: number;
  readonly added: readonly { readonly vertex: number; readonly reason: Reason }[];
}

/** The layers of a player's attractor, lazily, read off the ranks of a solution: there is one attractor algorithm. */
export function* layers(arena: Arena, solution: Solution, player: Player): Generator<Layer> {
  for (const [rank, vertices] of sortByRank(solution, player).entries()) {
    yield { rank, added: vertices.map((vertex) => ({ vertex, reason: reasonFor(arena, solution, player, vertex) })) };
  }
}

function reasonFor(arena: Arena, solution: Solution, player: Player, vertex: number): Reason {
  const rank = rankOf(solution, vertex) as number;
  if (rank === 0) return { kind: "goal" };
  const targets = Array.from(successors(arena, vertex));
  if (ownerOf(arena, vertex) !== player) return { kind: "all-moves-bad", to: targets };
  const good = (target: number): boolean =>
    winnerOf(solution, target) === player && rankOf(solution, target) === rank - 1;
  return { kind: "one-good-move", to: targets.find(good) as number };
}

function sortByRank(solution: Solution, player: Player): number[][] {
  const verticesOfRank: number[][] = [];
  for (const [vertex, value] of solution.valueOfVertex.entries()) {
    const rank = value & RANK_MASK;
    if (value >>> RANK_BITS !== player || rank === ENDLESS_RANK) continue; // no layer has wins by playing on forever
    while (verticesOfRank.length <= rank) verticesOfRank.push([]);
    verticesOfRank[rank].push(vertex);
  }
  return verticesOfRank;
}

const MOVER_OUTCOMES = ["win", "lose", "finiteDraw", "infiniteDraw"] as const;
/** An outcome for the player to move. */
export type MoverOutcome = (typeof MOVER_OUTCOMES)[number];

/** Numbers of vertices by outcome and rank. */
export interface Counts {
  readonly byOutcome: Readonly<Record<Outcome, number>>;
  readonly byMover: Readonly<Record<MoverOutcome, number>>;
  /** `byRank.win[r]` vertices are won by the player to move in r moves; likewise the others. */
  readonly byRank: Readonly<Record<"win" | "lose" | "finiteDraw", readonly number[]>>;
}

/** Counts vertices by outcome and rank. */
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
