import { type Arena, isOver, ownerOf, successors } from "../arena/arena.ts";
import { drawOf, rankOf, type Solution, winnerOf } from "../arena/solution.ts";
import { opponent, type Player, type Result } from "../game/game.ts";

/** A move seen from the vertex it leaves. */
export interface RatedMove {
  /** The index of the move at its vertex. */
  readonly index: number;
  readonly target: number;
  readonly winner: Player | undefined;
  readonly draw: "finite" | "infinite" | undefined;
  /** Moves that remain after this one; undefined when the play never ends. */
  readonly rank: number | undefined;
  /** Number of the opponent's answers that lose what they have. */
  readonly traps: number;
}

/**
 * Every move of a vertex, best first for its owner (S1 and S2 in docs/concordance.md): wins, the quickest first; then
 * draws by `compareDraws`; then losses, the longest first. Equal moves keep their order. None if the play is over.
 */
export function rateMoves(arena: Arena, solution: Solution, vertex: number): RatedMove[] {
  return isOver(arena, vertex) ? [] : rateTargets(arena, solution, ownerOf(arena, vertex), successors(arena, vertex));
}

/** Like `rateMoves`, for a player who may move to these vertices. */
export function rateTargets(arena: Arena, solution: Solution, player: Player, targets: Iterable<number>): RatedMove[] {
  const moves = Array.from(targets, (target, index): RatedMove => {
    const winner = winnerOf(solution, target);
    const traps = winner === undefined ? countTraps(arena, solution, target, player) : 0;
    return { index, target, winner, draw: drawOf(solution, target), rank: rankOf(solution, target), traps };
  });
  return moves.sort((left, right) => compareRated(left, right, player, arena.endless));
}

/**
 * The best move of a vertex, or undefined where the play is over.
 *
 * @example
 * ```ts
 * import { explore } from "marienbad";
 * import { makeGame } from "marienbad/games/all";
 * import { bestMove, solveArena } from "marienbad/solve";
 *
 * const rules = makeGame("nim", { sticks: 10, take: [1, 2] });
 * const { arena } = explore(rules);
 * const best = bestMove(arena, solveArena(arena), 0);
 * console.log(best?.winner, best?.rank); // → 0 6
 * ```
 */
export function bestMove(arena: Arena, solution: Solution, vertex: number): RatedMove | undefined {
  return rateMoves(arena, solution, vertex)[0];
}

/** Best first for a player; 0 where two moves are equally good. */
export function compareRated(left: RatedMove, right: RatedMove, player: Player, endless: Player | undefined): number {
  const worth = ({ winner }: RatedMove): number => (winner === player ? 2 : winner === undefined ? 1 : 0);
  const difference = worth(right) - worth(left);
  if (difference !== 0) return difference;
  if (left.winner === undefined) return compareDraws(left, right, player, endless);
  const leftRank = left.rank ?? Number.POSITIVE_INFINITY; // a win by playing on forever
  const rightRank = right.rank ?? Number.POSITIVE_INFINITY;
  if (leftRank === rightRank) return 0;
  return left.winner === player ? leftRank - rightRank : rightRank - leftRank;
}

interface DrawnMove {
  readonly rank?: number | undefined;
  readonly traps?: number | undefined;
}

/**
 * The order of moves that keep a draw: most traps for the opponent first. Where endless plays belong to a player, the
 * draw has to be forced (see `Solution`): the other player takes the quickest first, and among these sets traps; the
 * owner delays the draw where traps are equal.
 */
export function compareDraws(left: DrawnMove, right: DrawnMove, player: Player, endless?: Result): number {
  const traps = (right.traps ?? 0) - (left.traps ?? 0);
  if (endless !== 0 && endless !== 1) return traps;
  const [one, other] = [left.rank ?? Number.POSITIVE_INFINITY, right.rank ?? Number.POSITIVE_INFINITY];
  const delay = one === other ? 0 : one - other;
  return player === opponent(endless) ? delay || traps : traps || -delay;
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
