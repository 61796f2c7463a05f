import { type Arena, ownerOf, successors } from "../arena/arena.ts";
import { ENDLESS_RANK, RANK_BITS, RANK_MASK, rankOf, type Solution, winnerOf } from "../arena/solution.ts";
import type { Player } from "../game/game.ts";

/** Why a vertex belongs to an attractor (T2 in docs/concordance.md). */
export type Reason =
  /** It is a goal of the player. */
  | { readonly kind: "goal" }
  /** It is the player's, and this move leads into the layer before. */
  | { readonly kind: "one-good-move"; readonly to: number }
  /** It is the opponent's, and whatever they do leads into the layers before. */
  | { readonly kind: "all-moves-bad"; readonly to: readonly number[] };

/** What one step of the construction adds: A₀ the goals, then Aᵢ without Aᵢ₋₁. */
export interface Layer {
  readonly rank: number;
  readonly added: readonly { readonly vertex: number; readonly reason: Reason }[];
}

/**
 * The layers of a player's attractor one by one, lazily: a figure or an animation asks for as many as it shows.
 * They are read off the ranks of a solution, so that there is one attractor algorithm and no copy of it.
 */
export function* layers(arena: Arena, solution: Solution, player: Player): Generator<Layer> {
  const verticesOfRank = sortByRank(arena, solution, player);
  for (let rank = 0; rank < verticesOfRank.length; rank++) {
    const added = Array.from(verticesOfRank[rank], (vertex) => ({
      vertex,
      reason: reasonFor(arena, solution, player, vertex),
    }));
    yield { rank, added };
  }
}

/** Why this vertex is won by the player who wins it. */
function reasonFor(arena: Arena, solution: Solution, player: Player, vertex: number): Reason {
  const rank = rankOf(solution, vertex) as number;
  if (rank === 0) return { kind: "goal" };
  const targets = Array.from(successors(arena, vertex));
  if (ownerOf(arena, vertex) !== player) return { kind: "all-moves-bad", to: targets };
  const good = (target: number): boolean =>
    winnerOf(solution, target) === player && rankOf(solution, target) === rank - 1;
  return { kind: "one-good-move", to: targets.find(good) as number };
}

/** The vertices that a player wins, dealt by rank into views of one array (a counting sort). */
function sortByRank(arena: Arena, solution: Solution, player: Player): Uint32Array[] {
  const { valueOfVertex } = solution;
  const countOfRank: number[] = [];
  for (const value of valueOfVertex) {
    if (value >>> RANK_BITS !== player) continue;
    const rank = value & RANK_MASK;
    if (rank === ENDLESS_RANK) continue; // won by playing on for ever: in no layer
    while (countOfRank.length <= rank) countOfRank.push(0);
    countOfRank[rank]++;
  }
  const verticesOfRank = countOfRank.map((count) => new Uint32Array(count));
  const filledOfRank = countOfRank.map(() => 0);
  for (let vertex = 0; vertex < arena.vertexCount; vertex++) {
    const value = valueOfVertex[vertex];
    if (value >>> RANK_BITS !== player) continue;
    const rank = value & RANK_MASK;
    if (rank === ENDLESS_RANK) continue;
    verticesOfRank[rank][filledOfRank[rank]++] = vertex;
  }
  return verticesOfRank;
}
