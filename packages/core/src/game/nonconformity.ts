import type { Text } from "../base/text.ts";

/** A fault of a game, and the first position that shows it. */
export interface Nonconformity {
  readonly text: Text;
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
  /** The position in notation or as JSON; none if the fault is about the game as a whole. */
  readonly position?: string;
  readonly others?: number;
}

/** Options for `checkConformance`. */
export interface ConformanceOptions {
  /** The most positions to check, breadth first, and the most moves of each (default 2000). */
  readonly limit?: number;
  /** Stop after this many faults (default 20); the same one at several positions counts once. */
  readonly maxFaults?: number;
  /** The most moves to check, those of a position counted each time that it is reached (default: no bound). */
  readonly maxMoves?: number;
  /** Report only what can make solving wrong; exceptions of the rules are thrown, as they are by `solve`. */
  readonly answersOnly?: boolean;
  /** Called before each function of the game, with its name: `moves`, `board.draw`. */
  readonly onAsk?: (member: string) => void;
}
