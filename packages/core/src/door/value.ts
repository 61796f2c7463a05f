import type { Result } from "../game/game.ts";
import type { Value } from "../game/value.ts";
import type { SourceId } from "../oracle/sources.ts";

/** What a position is worth when both sides play best. */
export interface PositionValue {
  /** Who wins; in a game that is played for points, who gains from here on. Without a proof, who is ahead. */
  readonly winner: Result;
  /** Moves to the end of the play, where that is known. */
  readonly in?: number;
  /** The play never ends: a draw, or a win where the rules give such plays to a player. */
  readonly endless?: true;
  /** What player 0 gains from here on, in a game that is played for points. */
  readonly score?: number;
  /** True for a fact, false for an estimate. */
  readonly proved: boolean;
  /** Where the answer comes from: `arena` for a solved game. */
  readonly source: SourceId;
}

/** A legal move and what it is worth. */
export interface ValuedMove<Move> {
  readonly move: Move;
  /** The move as it is written. */
  readonly word: string;
  /** The value of the position after the move; a score includes what the move itself gains. */
  readonly value: PositionValue;
}

/** A proved value, as the front door shows it. */
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
