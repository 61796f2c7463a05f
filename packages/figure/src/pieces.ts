import type { BoardLook, Pieces, Player } from "marienbad/game";
import { layDominoes } from "./dominoes.ts";
import { CELL, type Stroke } from "./lattice.ts";
import type { Point } from "./scene.ts";

/** A part of a piece: a circle around a point, a polygon, or a line through points. */
export interface PieceShape {
  readonly form: "circle" | "polygon" | "line";
  /** The middle of a circle; the corners of a polygon; the way of a line. */
  readonly points: readonly Point[];
  /** Of a circle. */
  readonly radius: number;
  /** Filled, drawn as a line, or cut out of the piece below. */
  readonly paint: "fill" | "line" | "hole";
  /** Whose piece it is, where the position tells. */
  readonly player?: Player;
}

type Part = Omit<PieceShape, "player">;
type Corner = readonly [x: number, y: number];

/*
 * Pieces around (0, 0) in a cell one wide, as the lab's boards have them. Whose they are is told by their form as well
 * as by their colour: player 1's discs and pawns have a hole, cars drive and dominoes lie another way.
 */

const circle = (x: number, y: number, radius: number, paint: PieceShape["paint"]): Part => ({
  form: "circle",
  points: [{ x, y }],
  radius,
  paint,
});
const shape = (form: "polygon" | "line", corners: readonly Corner[], paint: PieceShape["paint"]): Part => ({
  form,
  points: corners.map(([x, y]) => ({ x, y })),
  radius: 0,
  paint,
});

/** A rectangle whose corners are cut off. */
function slab(left: number, top: number, right: number, bottom: number): readonly Corner[] {
  const cut = 0.1;
  return [
    [left + cut, top],
    [right - cut, top],
    [right, top + cut],
    [right, bottom - cut],
    [right - cut, bottom],
    [left + cut, bottom],
    [left, bottom - cut],
    [left, top + cut],
  ];
}

const CROSS: readonly Part[] = [
  shape(
    "line",
    [
      [-0.27, -0.27],
      [0.27, 0.27],
    ],
    "line",
  ),
  shape(
    "line",
    [
      [0.27, -0.27],
      [-0.27, 0.27],
    ],
    "line",
  ),
];
const RING: readonly Part[] = [circle(0, 0, 0.28, "line")];
const DISC: readonly Part[] = [circle(0, 0, 0.36, "fill")];
const DOT: readonly Part[] = [circle(0, 0, 0.11, "fill")];
const PAWN: readonly Part[] = [
  circle(0, -0.2, 0.16, "fill"),
  shape(
    "polygon",
    [
      [-0.09, -0.12],
      [0.09, -0.12],
      [0.18, 0.2],
      [0.3, 0.24],
      [0.3, 0.36],
      [-0.3, 0.36],
      [-0.3, 0.24],
      [-0.18, 0.2],
    ],
    "fill",
  ),
];
const CAR: readonly Part[] = [
  shape("polygon", slab(-0.22, -0.36, 0.22, 0.36), "fill"),
  shape(
    "polygon",
    [
      [-0.12, -0.06],
      [0, -0.24],
      [0.12, -0.06],
    ],
    "hole",
  ),
];
const COVERED: readonly Part[] = [shape("polygon", slab(-0.36, -0.36, 0.36, 0.36), "fill")];
const UPRIGHT: readonly Part[] = [shape("polygon", slab(-0.36, -0.36, 0.36, 1.36), "fill")];
const LYING: readonly Part[] = [shape("polygon", slab(-0.36, -0.36, 1.36, 0.36), "fill")];

/** What each player's piece is made of. */
const PARTS: Readonly<Record<Exclude<Pieces, "dominoes">, readonly [readonly Part[], readonly Part[]]>> = {
  crosses: [CROSS, RING],
  discs: [DISC, [...DISC, circle(0, 0, 0.17, "hole")]],
  pawns: [PAWN, [...PAWN, circle(0, 0.12, 0.09, "hole")]],
  cars: [CAR.map((part) => ({ ...part, points: part.points.map(({ x, y }) => ({ x: -y, y: x })) })), CAR],
};

/** The pieces of a board whose signs stand at these places. */
export function shapesOf(
  pieces: Pieces,
  { marks = ["X", "O"] }: BoardLook,
  rows: readonly string[],
  signs: readonly (Point & { readonly sign: string })[],
): PieceShape[] {
  if (pieces === "dominoes") return dominoesOn(rows, signs);
  return signs.flatMap(({ sign, ...place }) => {
    const player: Player = sign === marks[0] ? 0 : 1;
    return placed(PARTS[pieces][player], place, player);
  });
}

/** Dominoes as they may have been laid; covered cells where nobody can have laid them so. */
function dominoesOn(rows: readonly string[], signs: readonly Point[]): PieceShape[] {
  const found = layDominoes(rows);
  if (found === undefined) return signs.flatMap((place) => placed(COVERED, place));
  return found.flatMap(({ row, column, player }) =>
    placed(player === 0 ? UPRIGHT : LYING, { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL }, player),
  );
}

/** Dots, and the lines that were drawn between them: nobody's, as a position does not tell whose they are. */
export function boxShapes(corners: readonly Point[], sides: readonly Stroke[]): PieceShape[] {
  const lines = sides.map((points): PieceShape => ({ form: "line", points, radius: 0, paint: "line" }));
  return [...lines, ...corners.flatMap((corner) => placed(DOT, corner))];
}

function placed(parts: readonly Part[], at: Point, player?: Player): PieceShape[] {
  return parts.map((part) => ({
    ...part,
    points: part.points.map(({ x, y }) => ({ x: at.x + x * CELL, y: at.y + y * CELL })),
    radius: part.radius * CELL,
    ...(player === undefined ? {} : { player }),
  }));
}
