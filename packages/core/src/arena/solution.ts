import { Checksum } from "../base/checksum.ts";
import type { Player } from "../game/game.ts";
import type { Value } from "../game/value.ts";
import { type Arena, arenaChecksum, NOBODY } from "./arena.ts";

/** Outcomes of best play by both sides. */
export const OUTCOMES = ["player0", "player1", "finiteDraw", "infiniteDraw"] as const;
/** The outcome of a vertex: won by a player, or a finite or infinite draw. */
export type Outcome = (typeof OUTCOMES)[number];

/** Codes of the outcomes in a value word; the first two are the players. */
export const FINITE_DRAW = 2;
export const INFINITE_DRAW = 3;

/**
 * The solution of an arena: one word and one choice per vertex.
 *
 *     bit 31 30 | 29 … 0        0 → player 0 wins     rank = moves to the win under best play
 *     outcome   | rank          1 → player 1 wins     rank = the same
 *                               2 → finite draw       rank = moves to a drawn end, see below
 *                               3 → infinite draw     rank = 0, it never ends
 *
 * The rank of a finite draw depends on who wins a play that never ends. If no player does (the default), it is the
 * least number of moves to a drawn end through drawn vertices, by either player. If a player owns such plays
 * (`endless`), the other player has to force the end and hurries, and the owner delays, both within drawn vertices: so
 * a vertex of the owner has the greatest rank of its drawn successors plus one, a vertex of the other the least plus
 * one. There are no infinite draws then, and the owner's wins by playing on have the greatest rank of all.
 *
 * For example 0x40000003 is "player 1 wins in 3 moves".
 */
export interface Solution {
  readonly valueOfVertex: Uint32Array;
  /** The winner's moves from their vertices; NO_CHOICE elsewhere. */
  readonly choiceOfVertex: Uint32Array;
}

/** In `choiceOfVertex`: no choice there. */
export const NO_CHOICE = 0xffffffff;
/** Number of bits of a word in `valueOfVertex` that hold the rank. */
export const RANK_BITS = 30;
export const RANK_MASK = 2 ** RANK_BITS - 1;
/** The rank of a win by playing on forever, where the rules allow that: longer than any other. */
export const ENDLESS_RANK: number = 2 ** RANK_BITS - 1;

/** The outcome of a vertex. */
export function outcomeOf(solution: Solution, vertex: number): Outcome {
  return OUTCOMES[solution.valueOfVertex[vertex] >>> RANK_BITS];
}

/** The winner from here, if there is one. */
export function winnerOf(solution: Solution, vertex: number): Player | undefined {
  const code = solution.valueOfVertex[vertex] >>> RANK_BITS;
  return code < NOBODY ? (code as Player) : undefined;
}

/** Moves to the end under best play; undefined when there is no end. */
export function rankOf(solution: Solution, vertex: number): number | undefined {
  const value = solution.valueOfVertex[vertex];
  const rank = value & RANK_MASK;
  return value >>> RANK_BITS === INFINITE_DRAW || rank === ENDLESS_RANK ? undefined : rank;
}

/** The value of a vertex, in the form that games use. */
export function valueAt(solution: Solution, vertex: number): Value {
  const rank = rankOf(solution, vertex);
  const result = winnerOf(solution, vertex) ?? "draw";
  return rank === undefined ? { result, rank, endless: true } : { result, rank };
}

/** The kind of draw at a vertex, if it is one. */
export function drawOf(solution: Solution, vertex: number): "finite" | "infinite" | undefined {
  const code = solution.valueOfVertex[vertex] >>> RANK_BITS;
  return code === FINITE_DRAW ? "finite" : code === INFINITE_DRAW ? "infinite" : undefined;
}

/** The vertex that the winner moves to, if it is their turn and the play is not over. */
export function choiceOf(solution: Solution, vertex: number): number | undefined {
  const choice = solution.choiceOfVertex[vertex];
  return choice === NO_CHOICE ? undefined : choice;
}

/** The points of the moves and ends of an arena for player 0. */
export interface Points {
  /** The points of each move, in the order of the edges. */
  readonly gainOfEdge: Int32Array;
  /** The points of an end of the play; 0 at other vertices. */
  readonly scoreOfVertex: Int32Array;
}

/** The solution of a game that is played for points. */
export interface ScoreSolution {
  /** Gain of player 0 from each vertex on, under best play by both sides. */
  readonly pointsOfVertex: Int32Array;
  /** The target of the first of the best moves; NO_CHOICE at ends. */
  readonly choiceOfVertex: Uint32Array;
}

/** Identifies an arena together with its points. */
export function pointsChecksum(arena: Arena, { gainOfEdge, scoreOfVertex }: Points): string {
  const sum = new Checksum();
  sum.addAll(Array.from(arenaChecksum(arena), (digit) => digit.charCodeAt(0)));
  sum.addAll(gainOfEdge);
  sum.addAll(scoreOfVertex);
  return sum.toString();
}
