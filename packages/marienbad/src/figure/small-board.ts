import type { Lattice } from "../game/index.ts";
import { cellCentre, latticeSize, latticeStrokes, type Stroke } from "./lattice.ts";
import type { Point } from "./scene.ts";

/** A small board from its top left corner: its lines, and what stands in the cells that are not empty. */
export interface SmallBoard {
  readonly width: number;
  readonly height: number;
  readonly strokes: readonly Stroke[];
  readonly signs: readonly (Point & { readonly sign: string })[];
}

/** A small board for a position that is written row by row. */
export function smallBoard(lattice: Lattice, rows: readonly string[]): SmallBoard {
  const signs = rows.flatMap((line, row) =>
    [...line].flatMap((sign, column) => (sign === "." ? [] : [{ ...cellCentre(lattice, row, column), sign }])),
  );
  return { ...latticeSize(lattice, rows), strokes: latticeStrokes(lattice, rows), signs };
}

const GRID = /^[.XO<>^v]{2,}(?:\/[.XO<>^v]{2,})+$/;

/**
 * The rows of a board whose position has this name, `XO./.X./...`; all points in one row where they lie as they like.
 */
export function boardRows(name: string, lattice: Lattice): readonly string[] | undefined {
  const rows = name.split("/");
  if (typeof lattice === "object") {
    const signs = rows.join("");
    return signs.length === lattice.points.length && /^[.XO]*$/.test(signs) ? [signs] : undefined;
  }
  return GRID.test(name) && rows.every((row) => row.length === rows[0].length) ? rows : undefined;
}
