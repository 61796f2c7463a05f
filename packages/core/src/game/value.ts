import type { Result } from "./game.ts";

/** The value of a position: the result of best play by both sides. */
export interface Value {
  readonly result: Result;
  /** Moves to the end under best play; undefined if unknown, and for a draw that never ends. */
  readonly rank: number | undefined;
  /** A bound for the moves to a win of unknown rank. */
  readonly within?: number;
  /** The points that player 0 still gains, in a game for points; the result is then the player who gains. */
  readonly points?: number;
  /** A draw that neither player can end without losing, or a win by playing forever, if the rules say so. */
  readonly endless?: true;
}
