import type { PuzzleEntry } from "./entry.ts";
import { taquin } from "./taquin/entry.ts";

export {
  type AnyPuzzle,
  definePuzzle,
  type LongWork,
  type Puzzle,
  type PuzzleEntry,
  type PuzzleSolution,
  type PuzzleSolveOptions,
  type PuzzleSolver,
  type PuzzleTable,
} from "./entry.ts";
export * from "./taquin/index.ts";

/** The one-player puzzles of the catalogue. */
export const PUZZLES: readonly PuzzleEntry[] = [taquin];
