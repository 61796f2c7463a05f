import type { Result } from "../game/game.ts";
import type { Value } from "../game/value.ts";
import type { SourceId } from "../oracle/judgement.ts";

/** The value of a position when both sides play best. */
export interface PositionValue {
  /** The winner; in a game for points the player who still gains. Without a proof, the player who is ahead. */
  readonly winner: Result;
  readonly in?: number;
  /** The play never ends: a draw, or a win if the rules say so. */
  readonly endless?: true;
  /** The points that player 0 still gains, in a game for points. */
  readonly score?: number;
  /** True for a fact, false for an estimate. */
  readonly proved: boolean;
  /** The source of the answer: `arena` for a solved game. */
  readonly source: SourceId;
}

/** A legal move and its value. */
export interface ValuedMove<Move> {
  readonly move: Move;
  readonly word: string;
  /** The value of the position after the move; a score includes what the move itself gains. */
  readonly value: PositionValue;
}

export function provedValue({ result, rank, endless, points }: Value, source: SourceId): PositionValue {
  return {
    winner: result,
    ...(rank !== undefined && { in: rank }),
    ...(endless && { endless }),
    ...(points !== undefined && { score: points }),
    proved: true,
    source,
  };
}
