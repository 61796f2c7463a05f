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
  /** Maximum number of positions, breadth first, and of moves of each (default 2000). */
  readonly limit?: number;
  /** Stop after this many faults (default 20); the same one at several positions counts once. */
  readonly maxFaults?: number;
  /** Maximum number of moves, those of a position counted at each visit (default: unlimited). */
  readonly maxMoves?: number;
  /** Report only what can make solving wrong; exceptions of the rules are thrown, as they are by `solve`. */
  readonly answersOnly?: boolean;
  /** Called before each function of the game, with its name: `moves`, `board.draw`. */
  readonly onAsk?: (member: string) => void;
}
