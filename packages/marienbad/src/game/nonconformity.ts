import type { Text } from "../base/text.ts";

/** A rule of the contract that a game breaks, and the position that shows it. */
export interface Nonconformity {
  readonly text: Text;
  /** Which rule: a word to test by. */
  readonly rule:
    | "throws"
    | "turn"
    | "key"
    | "moves"
    | "play"
    | "result"
    | "notation"
    | "symmetry"
    | "turn-swap"
    | "levels"
    | "scores"
    | "board"
    | "facts";
  /** The position as it is written, or as JSON. */
  readonly position: string;
}

/** What the conformance suite may be given. */
export interface ConformanceOptions {
  /** The most positions to look at, breadth first (default 2000); of one position, the most moves to play. */
  readonly limit?: number;
  /** Stop after this many faults (default 20). */
  readonly maxFaults?: number;
  /** The most moves to look at, those of each position counted whenever a move leads there (default: no bound). */
  readonly maxMoves?: number;
  /**
   * Report only what can make answers wrong: not notation, board, levels, nor moves after the end, which nobody plays.
   * Errors of the rules are thrown, as they are where a game is solved.
   */
  readonly answersOnly?: boolean;
  /** Called with the first position that has neither a move nor a result: a draw, which may not be meant. */
  readonly onQuestion?: (question: Nonconformity) => void;
}
