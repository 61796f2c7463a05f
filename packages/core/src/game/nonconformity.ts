import type { Text } from "../base/text.ts";

/** A rule of the contract that a game breaks, and the first position that shows it. */
export interface Nonconformity {
  readonly text: Text;
  /** Which rule: a word to test by. */
  readonly rule:
    | "members"
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
  /** The position as it is written, or as JSON; none where it is about the game as a whole. */
  readonly position?: string;
  /** How many other positions show the same, where some do. */
  readonly others?: number;
}

/** What the conformance suite may be given. */
export interface ConformanceOptions {
  /** The most positions to look at, breadth first (default 2000); of one position, the most moves to play. */
  readonly limit?: number;
  /** Stop after this many faults (default 20); the same one at several positions counts once. */
  readonly maxFaults?: number;
  /** The most moves to look at, those of each position counted whenever a move leads there (default: no bound). */
  readonly maxMoves?: number;
  /**
   * Report only what can make answers wrong: not unknown members, notation, board, levels, a player who never moves,
   * nor moves after the end, which are never played.
   * Errors of the rules are thrown, as they are where a game is solved.
   */
  readonly answersOnly?: boolean;
  /** Called with the name of each function before it is asked, `moves` or `board.draw`: it may not return. */
  readonly onAsk?: (member: string) => void;
}
