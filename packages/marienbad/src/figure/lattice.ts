import { greatestOf } from "../base/extremes.ts";
import type { Lattice, PointLattice } from "../game/index.ts";
import type { Point } from "./scene.ts";

/** The side of a cell of a small board. */
export const CELL = 14;
const RADIUS = CELL / Math.sqrt(3); // of a hexagon as wide as a cell
const STEP = 1.5 * RADIUS; // from one row of hexagons to the next
const AROUND = 5.5; // what lines leave free around a sign

export type Stroke = readonly [Point, Point];

/** The room of a small board. */
export function latticeSize(lattice: Lattice, rows: readonly string[]): { width: number; height: number } {
  if (typeof lattice === "object") {
    const [right, bottom] = [0, 1].map((axis) => greatestOf(lattice.points.map((point) => point[axis])));
    return { width: (right + 1) * CELL, height: (bottom + 1) * CELL };
  }
  const [height, width] = [rows.length, rows[0].length];
  if (lattice !== "hexagons") return { width: width * CELL, height: height * CELL };
  return { width: (width + (height - 1) / 2) * CELL, height: 2 * RADIUS + (height - 1) * STEP };
}

/** The middle of a cell, from the top left corner. */
export function cellCentre(lattice: Lattice, row: number, column: number): Point {
  if (typeof lattice === "object") {
    const [x, y] = lattice.points[column]; // all of them are in one row
    return { x: (x + 0.5) * CELL, y: (y + 0.5) * CELL };
  }
  if (lattice !== "hexagons") return { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL };
  return { x: (column + 0.5 + row / 2) * CELL, y: RADIUS + row * STEP };
}

/** The lines of a small board, from its top left corner. */
export function latticeStrokes(lattice: Lattice, rows: readonly string[]): readonly Stroke[] {
  if (typeof lattice === "object") return lines(lattice, rows[0]);
  if (lattice === "hexagons") return hexagons(rows);
  return lattice === "squares" ? squares(rows) : joins(rows, lattice === "diagonals");
}

/** Only the lines between cells, as people draw tic-tac-toe. */
function squares(rows: readonly string[]): Stroke[] {
  const { width, height } = latticeSize("squares", rows);
  const across = rows.slice(1).map((_, index): Stroke => {
    const y = (index + 1) * CELL;
    return [
      { x: 0, y },
      { x: width, y },
    ];
  });
  const down = [...rows[0]].slice(1).map((_, index): Stroke => {
    const x = (index + 1) * CELL;
    return [
      { x, y: 0 },
      { x, y: height },
    ];
  });
  return [...across, ...down];
}

/** Each cell its upper three sides; what then is missing below and beside is added at the edge. */
function hexagons(rows: readonly string[]): Stroke[] {
  const corner = ({ x, y }: Point, number: number): Point => {
    const angle = (Math.PI / 3) * number - Math.PI / 2; // 0 is at the top, then clockwise
    return { x: x + RADIUS * Math.cos(angle), y: y + RADIUS * Math.sin(angle) };
  };
  return rows.flatMap((line, row) =>
    [...line].flatMap((_, column) => {
      const centre = cellCentre("hexagons", row, column);
      const sides = [5, 0, 4];
      if (column === line.length - 1) sides.push(1);
      if (row === rows.length - 1) sides.push(3, 2);
      if (column === 0) sides.push(3);
      return [...new Set(sides)].map((side): Stroke => [corner(centre, side), corner(centre, side + 1)]);
    }),
  );
}

/** From point to point, leaving room around what stands there. */
function joins(rows: readonly string[], withDiagonals: boolean): Stroke[] {
  const steps = withDiagonals
    ? [
        [0, 1],
        [1, 0],
        [1, 1],
        [1, -1],
      ]
    : [
        [0, 1],
        [1, 0],
      ];
  return rows.flatMap((line, row) =>
    [...line].flatMap((sign, column) =>
      steps.flatMap(([down, right]): Stroke[] => {
        const other = rows[row + down]?.[column + right];
        // Diagonals go through the middle of the board only: from points of its colour.
        if (other === undefined || (down === 1 && right !== 0 && (row + column) % 2 === 1)) return [];
        const [from, to] = [cellCentre("lines", row, column), cellCentre("lines", row + down, column + right)];
        return [[toward(from, to, sign), toward(to, from, other)]];
      }),
    ),
  );
}

/** The same where points lie as they like. */
function lines(lattice: PointLattice, signs: string): Stroke[] {
  return lattice.lines.map(([one, other]): Stroke => {
    const [from, to] = [cellCentre(lattice, 0, one), cellCentre(lattice, 0, other)];
    return [toward(from, to, signs[one]), toward(to, from, signs[other])];
  });
}

function toward(from: Point, to: Point, sign: string): Point {
  const share = sign === "." ? 0 : AROUND / Math.hypot(to.x - from.x, to.y - from.y);
  return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
}
