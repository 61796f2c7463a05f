import { type Arena, isOver, ownerOf, successors } from "../arena/arena.ts";
import { drawOf, rankOf, type Solution, winnerOf } from "../arena/solution.ts";
import type { Player } from "../game/game.ts";

/** A move seen from the vertex it leaves. */
export interface RatedMove {
  /** Its number among the moves of the vertex, from 0. */
  readonly index: number;
  readonly target: number;
  readonly winner: Player | undefined;
  readonly draw: "finite" | "infinite" | undefined;
  /** Moves that remain after this one; undefined when the play never ends. */
  readonly rank: number | undefined;
  /** How many of the opponent's answers lose what they have: the danger of the move. */
  readonly traps: number;
}

/**
 * Every move of a vertex, best first for its owner (S1 and S2 in docs/concordance.md, the same function for both
 * players): wins, the quickest first; then draws, those that leave the opponent the most ways to go wrong first; then
 * losses, the longest resistance first. Equal moves keep their order. None where the play is over.
 */
export function rateMoves(arena: Arena, solution: Solution, vertex: number): RatedMove[] {
  if (isOver(arena, vertex)) return [];
  const player = ownerOf(arena, vertex);
  const moves = Array.from(successors(arena, vertex), (target, index): RatedMove => {
    const winner = winnerOf(solution, target);
    const traps = winner === undefined ? countTraps(arena, solution, target, player) : 0;
    return { index, target, winner, draw: drawOf(solution, target), rank: rankOf(solution, target), traps };
  });
  return moves.sort((left, right) => compare(left, right, player));
}

/**
 * The best move of a vertex, or undefined where the play is over.
 *
 * @example
 * ```ts
 * import { bestMove, explore, makeGame, solve } from "marienbad";
 *
 * const { rules } = makeGame("nim", { sticks: 10, take: [1, 2] }).kit;
 * const { arena } = explore(rules);
 * const best = bestMove(arena, solve(arena), 0);
 * console.log(best?.winner, best?.rank); // → 0 6
 * ```
 */
export function bestMove(arena: Arena, solution: Solution, vertex: number): RatedMove | undefined {
  return rateMoves(arena, solution, vertex)[0];
}

function compare(left: RatedMove, right: RatedMove, player: Player): number {
  const worth = ({ winner }: RatedMove): number => (winner === player ? 2 : winner === undefined ? 1 : 0);
  const difference = worth(right) - worth(left);
  if (difference !== 0) return difference;
  if (left.winner === undefined) return right.traps - left.traps;
  const leftRank = left.rank ?? Number.POSITIVE_INFINITY; // a win by playing on for ever
  const rightRank = right.rank ?? Number.POSITIVE_INFINITY;
  if (leftRank === rightRank) return 0;
  return left.winner === player ? leftRank - rightRank : rightRank - leftRank;
}

/** The moves from a drawn vertex of the opponent that hand the win to `player`. */
function countTraps(arena: Arena, solution: Solution, vertex: number, player: Player): number {
  if (isOver(arena, vertex) || ownerOf(arena, vertex) === player) return 0;
  let traps = 0;
  for (const target of successors(arena, vertex)) if (winnerOf(solution, target) === player) traps++;
  return traps;
}

/** A play in which both sides play best from here, to its end or, where it never ends, to the first repetition. */
export function bestPlay(arena: Arena, solution: Solution, from: number): number[] {
  const play = [from];
  const seen = new Set(play);
  for (;;) {
    const move = bestMove(arena, solution, play[play.length - 1]);
    if (move === undefined) return play;
    play.push(move.target);
    if (seen.has(move.target)) return play;
    seen.add(move.target);
  }
}
