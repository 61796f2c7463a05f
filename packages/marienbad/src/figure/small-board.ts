import type { AnyKit, BoardLook } from "../game/index.ts";
import { cellCentre, latticeSize, latticeStrokes, type Stroke } from "./lattice.ts";
import { type PieceShape, shapesOf } from "./pieces.ts";
import type { Point } from "./scene.ts";

/**
 * A small board from its top left corner: its lines, the pieces on it, and signs for whatever else stands in the cells
 * that are not empty.
 */
export interface SmallBoard {
  readonly width: number;
  readonly height: number;
  readonly strokes: readonly Stroke[];
  readonly shapes: readonly PieceShape[];
  readonly signs: readonly (Point & { readonly sign: string })[];
}

/** A small board for a position that is written row by row. */
export function smallBoard(look: BoardLook, rows: readonly string[]): SmallBoard {
  const { lattice = "squares", pieces } = look;
  const signs = rows.flatMap((line, row) =>
    [...line].flatMap((sign, column) => (sign === "." ? [] : [{ ...cellCentre(lattice, row, column), sign }])),
  );
  return {
    ...latticeSize(lattice, rows),
    strokes: latticeStrokes(lattice, rows),
    ...(pieces === undefined ? { shapes: [], signs } : { shapes: shapesOf(pieces, look, rows, signs), signs: [] }),
  };
}

/** How the boards of a game look, as plain data. */
export function boardLook({ board = undefined }: Pick<AnyKit, "board">): BoardLook {
  const { lattice, marks, pieces } = board ?? {};
  return {
    ...(lattice === undefined ? {} : { lattice }),
    ...(marks === undefined ? {} : { marks }),
    ...(pieces === undefined ? {} : { pieces }),
  };
}

const GRID = /^[.XO<>^v]{2,}(?:\/[.XO<>^v]{2,})+$/;

/**
 * The rows of a board whose position has this name, `XO./.X./...`; all points in one row where they lie as they like.
 */
export function boardRows(name: string, { lattice = "squares" }: BoardLook): readonly string[] | undefined {
  const rows = name.split("/");
  if (typeof lattice === "object") {
    const signs = rows.join("");
    return signs.length === lattice.points.length && /^[.XO]*$/.test(signs) ? [signs] : undefined;
  }
  return GRID.test(name) && rows.every((row) => row.length === rows[0].length) ? rows : undefined;
}
