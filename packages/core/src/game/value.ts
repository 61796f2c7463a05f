import type { Result } from "./game.ts";

/** What a position is worth: what best play by both sides leads to. */
export interface Value {
  readonly result: Result;
  /** Moves to the end under best play; undefined where that is not known, and for a draw that never ends. */
  readonly rank: number | undefined;
  /** A bound for the moves to the win, where the rank is not known but the proof has a length. */
  readonly within?: number;
  /** What player 0 gains from here on, in a game that is played for points; the result is then who gains. */
  readonly points?: number;
  /** A draw that nobody can end without losing it; or a win by playing on for ever, where the rules give that. */
  readonly endless?: true;
}
