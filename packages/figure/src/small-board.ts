import type { AnyGame, BoardLook } from "marienbad/game";
import { boxCorners, boxSides, cellCentre, GAP, latticeSize, latticeStrokes, type Stroke } from "./lattice.ts";
import { boxShapes, type PieceShape, shapesOf } from "./pieces.ts";
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
  const lines = { ...latticeSize(lattice, rows), strokes: latticeStrokes(lattice, rows) };
  if (lattice === "boxes") return { ...lines, shapes: boxShapes(boxCorners(rows), boxSides(rows)), signs: [] };
  const signs = rows.flatMap((line, row) =>
    [...line].flatMap((sign, column) =>
      sign === "." || sign === GAP ? [] : [{ ...cellCentre(lattice, row, column), sign }],
    ),
  );
  return {
    ...lines,
    ...(pieces === undefined ? { shapes: [], signs } : { shapes: shapesOf(pieces, look, rows, signs), signs: [] }),
  };
}

/** How the boards of a game look, as plain data. */
export function boardLook({ board = undefined }: Pick<AnyGame, "board">): BoardLook {
  const { lattice, marks, pieces } = board ?? {};
  return {
    ...(lattice === undefined ? {} : { lattice }),
    ...(marks === undefined ? {} : { marks }),
    ...(pieces === undefined ? {} : { pieces }),
  };
}

const GRID = /^[.XO<>^v]{2,}(?:\/[.XO<>^v]{2,})+$/;
const SIDES = /^[.#]+(?:\/[.#]+\/[.#]+)+$/;
const TURN = / [01]$/;

/**
 * The rows of a board whose position has this name, `XO./.X./...`, followed by whose turn it is or not; all points in
 * one row where they lie as they like. Boards with `|` between them lie side by side.
 */
export function boardRows(name: string, { lattice = "squares" }: BoardLook): readonly string[] | undefined {
  const position = name.replace(TURN, "");
  const rows = position.split("/");
  if (typeof lattice === "object") {
    const signs = rows.join("");
    return signs.length === lattice.points.length && /^[.XO]*$/.test(signs) ? [signs] : undefined;
  }
  if (lattice === "boxes") {
    const isWhole = rows.every((row, place) => row.length === rows[0].length + (place % 2));
    return SIDES.test(position) && isWhole ? rows : undefined;
  }
  const boards = position.split("|").map((board) => board.split("/"));
  const [first] = boards;
  const isWhole = boards.every((board) => GRID.test(board.join("/")) && board.length === first.length);
  const joined = first.map((_, row) => boards.map((board) => board[row]).join(GAP));
  return isWhole && joined.every((row) => row.length === joined[0].length) ? joined : undefined;
}
