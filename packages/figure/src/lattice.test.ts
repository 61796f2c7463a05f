import { findGame } from "marienbad/games/all";
import { describe, expect, it } from "vitest";
import { contentOf } from "./content.ts";
import { latticeSize, latticeStrokes, type Stroke } from "./lattice.ts";

const board = (rows: number, columns: number, sign = "."): string[] =>
  Array.from({ length: rows }, () => sign.repeat(columns));

/** A line as a word that does not depend on its direction. */
const word = ([from, to]: Stroke): string =>
  [from, to]
    .map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`)
    .sort()
    .join(" ");

describe("small boards", () => {
  it.each([
    [1, 1],
    [2, 2],
    [3, 4],
    [4, 3],
  ])("of %d × %d hexagons have every side once, shared between those that touch", (rows, columns) => {
    const strokes = latticeStrokes("hexagons", board(rows, columns)).map(word);
    // Cells that touch are those of SPEC's hex: beside, above and below, and on one diagonal.
    const touching = rows * (columns - 1) + (rows - 1) * columns + (rows - 1) * (columns - 1);
    expect(strokes).toHaveLength(6 * rows * columns - touching);
    expect(new Set(strokes).size).toBe(strokes.length);
  });

  it("of three men's morris have the lines of SPEC: orthogonal, and diagonals through the centre", () => {
    expect(latticeStrokes("lines", board(3, 3))).toHaveLength(12);
    expect(latticeStrokes("diagonals", board(3, 3))).toHaveLength(12 + 4);
  });

  it.each([
    ["pong-hau-ki", "XX/./OO", 7], // the corners to the centre, three sides (Culin 1895)
    ["mu-torere", "XXXXOOOO/.", 16], // the ring, and each of its points to the centre (Straffin 1995)
  ])("of %s are its points, with a line for each way that a man can go", (game, text, lines) => {
    const lattice = findGame(game)().board?.lattice ?? "squares";
    const { grid = [] } = contentOf(text, { board: { lattice } });
    const strokes = latticeStrokes(lattice, grid);
    expect(new Set(strokes.map(word)).size).toBe(lines);
    const { width, height } = latticeSize(lattice, grid);
    for (const { x, y } of strokes.flat()) expect(x > 0 && x < width && y > 0 && y < height, `${x}, ${y}`).toBe(true);
    expect(contentOf("XX", { board: { lattice } }).grid).toBeUndefined();
  });

  it.each(["squares", "hexagons", "lines", "diagonals"] as const)("of %s lie within their room", (lattice) => {
    for (const rows of [board(3, 3), board(3, 3, "X"), board(2, 4)]) {
      const { width, height } = latticeSize(lattice, rows);
      for (const { x, y } of latticeStrokes(lattice, rows).flat()) {
        expect(x >= -0.01 && x <= width + 0.01 && y >= -0.01 && y <= height + 0.01, `${x}, ${y}`).toBe(true);
      }
    }
  });
});
