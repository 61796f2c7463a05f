import { greatestOf } from "marienbad/base";
import type { Lattice, PointLattice } from "marienbad/game";
import type { Point } from "./scene.ts";

/** The side of a cell of a small board. */
export const CELL = 14;
const RADIUS = CELL / Math.sqrt(3); // of a hexagon as wide as a cell
const STEP = 1.5 * RADIUS; // from one row of hexagons to the next
/** Separates, in rows, boards that are side by side. */
export const GAP = " ";
const AROUND = 5.5; // what lines leave free around a sign

export type Stroke = readonly [Point, Point];

export function latticeSize(lattice: Lattice, rows: readonly string[]): { width: number; height: number } {
  if (typeof lattice === "object") {
    const [right, bottom] = [0, 1].map((axis) => greatestOf(lattice.points.map((point) => point[axis])));
    return { width: (right + 1) * CELL, height: (bottom + 1) * CELL };
  }
  const [height, width] = [rows.length, rows[0].length];
  if (lattice === "boxes") return { width: (width + 0.5) * CELL, height: (height / 2) * CELL };
  if (lattice !== "hexagons") return { width: width * CELL, height: height * CELL };
  return { width: (width + (height - 1) / 2) * CELL, height: 2 * RADIUS + (height - 1) * STEP };
}

/** The middle of a cell, relative to the top left corner. */
export function cellCentre(lattice: Lattice, row: number, column: number): Point {
  if (typeof lattice === "object") {
    const [x, y] = lattice.points[column]; // all of them are in one row
    return { x: (x + 0.5) * CELL, y: (y + 0.5) * CELL };
  }
  if (lattice !== "hexagons") return { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL };
  return { x: (column + 0.5 + row / 2) * CELL, y: RADIUS + row * STEP };
}

export function latticeStrokes(lattice: Lattice, rows: readonly string[]): readonly Stroke[] {
  if (typeof lattice === "object") return lines(lattice, rows[0]);
  if (lattice === "hexagons") return hexagons(rows);
  if (lattice === "boxes") return []; // their sides are the pieces
  return lattice === "squares" ? squares(rows) : joins(rows, lattice === "diagonals");
}

/** Only the lines between cells, as in tic-tac-toe; boards side by side have an empty column between them. */
function squares(rows: readonly string[]): Stroke[] {
  const height = rows.length * CELL;
  return rows[0].split(GAP).flatMap((board, index, boards) => {
    const left = boards.slice(0, index).reduce((sum, { length }) => sum + length + 1, 0) * CELL;
    const right = left + board.length * CELL;
    const across = rows.slice(1).map((_, row) => segment(left, (row + 1) * CELL, right, (row + 1) * CELL));
    const down = [...board].slice(1).map((_, column) => {
      const x = left + (column + 1) * CELL;
      return segment(x, 0, x, height);
    });
    return [...across, ...down];
  });
}

const segment = (x: number, y: number, toX: number, toY: number): Stroke => [
  { x, y },
  { x: toX, y: toY },
];

/** The corners of boxes, a quarter of a cell from the edge. */
export function boxCorners(rows: readonly string[]): Point[] {
  return rows
    .filter((_, place) => place % 2 === 0)
    .flatMap((line, row) => Array.from({ length: line.length + 1 }, (_, column) => boxCorner(row, column)));
}

const boxCorner = (row: number, column: number): Point => ({ x: (column + 0.25) * CELL, y: (row + 0.25) * CELL });

export function boxSides(rows: readonly string[]): Stroke[] {
  return rows.flatMap((line, place) =>
    [...line].flatMap((sign, column): Stroke[] => {
      if (sign === ".") return [];
      const [row, isAcross] = [Math.floor(place / 2), place % 2 === 0];
      const to = isAcross ? boxCorner(row, column + 1) : boxCorner(row + 1, column);
      return [[boxCorner(row, column), to]];
    }),
  );
}

/** Each cell draws its upper three sides; the missing sides below and on the right are added at the edge. */
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

function joins(rows: readonly string[], withDiagonals: boolean): Stroke[] {
  const steps = [[0, 1], ...(withDiagonals ? [0, 1, -1] : [0]).map((right) => [1, right])];
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
