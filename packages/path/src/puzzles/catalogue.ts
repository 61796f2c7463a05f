import { findById } from "marienbad/base";
import type { AnyPuzzle, PuzzleEntry } from "./entry.ts";
import { grid } from "./grid.ts";
import { jugs } from "./jugs.ts";
import { missionaries } from "./missionaries.ts";
import { river } from "./river.ts";
import { taquin } from "./taquin/entry.ts";
import { texts } from "./texts.ts";

/** The one-player puzzles of the catalogue, in the order in which they are listed. */
export const PUZZLES: readonly PuzzleEntry[] = [taquin, river, grid, jugs, missionaries];

/** A puzzle by its name and options, `makePuzzle("taquin", { tiles: "1 2 3/4 5 6/7 0 8" })`. */
export function makePuzzle(id: string, options: Readonly<Record<string, unknown>> = {}): AnyPuzzle {
  return findById(texts.PUZZLE, id, PUZZLES).make(options);
}
