import type { PuzzleEntry } from "./entry.ts";
import { grid } from "./grid.ts";
import { jugs } from "./jugs.ts";
import { missionaries } from "./missionaries.ts";
import { river } from "./river.ts";
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
export { grid, jugs, missionaries, river };

/** The one-player puzzles of the catalogue. */
export const PUZZLES: readonly PuzzleEntry[] = [taquin, river, grid, jugs, missionaries];
