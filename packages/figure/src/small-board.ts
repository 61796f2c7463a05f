import type { AnyGame, BoardLook, Pieces, Player } from "marienbad/game";
import { boxCorners, boxSides, CELL, cellCentre, GAP, latticeSize, latticeStrokes, type Stroke } from "./lattice.ts";
import type { Point } from "./scene.ts";

/** A small board from its top left corner: its lines, its pieces, and signs for other contents of cells. */
export interface SmallBoard {
  readonly width: number;
  readonly height: number;
  readonly strokes: readonly Stroke[];
  readonly shapes: readonly PieceShape[];
  readonly signs: readonly (Point & { readonly sign: string })[];
}

/** A small board for a position written row by row. */
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

/** The look of the boards of a game, as plain data. */
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

/** Rows of a board from a name such as `XO./.X./... 0`; other points are one row. A `|` puts boards side by side. */
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

/** A part of a piece: a circle around a point, a polygon, or a line through points. */
export interface PieceShape {
  readonly form: "circle" | "polygon" | "line";
  /** The centre of a circle, the corners of a polygon, or the points of a line. */
  readonly points: readonly Point[];
  /** For circles. */
  readonly radius: number;
  /** `hole` is cut out of the piece below. */
  readonly paint: "fill" | "line" | "hole";
  readonly player?: Player;
}

type Part = Omit<PieceShape, "player">;

/* Pieces around (0, 0) in a cell one wide, as in the lab; those of the two players differ in form as well as colour. */

const circle = (x: number, y: number, radius: number, paint: PieceShape["paint"]): Part => ({
  form: "circle",
  points: [{ x, y }],
  radius,
  paint,
});
/** A polygon or a line from its points in SVG's notation: `x,y x,y`. */
const shape = (form: "polygon" | "line", corners: string, paint: PieceShape["paint"]): Part => ({
  form,
  points: corners.split(" ").map((corner) => {
    const [x, y] = corner.split(",").map(Number);
    return { x, y };
  }),
  radius: 0,
  paint,
});

const CROSS: readonly Part[] = [
  shape("line", "-0.27,-0.27 0.27,0.27", "line"),
  shape("line", "0.27,-0.27 -0.27,0.27", "line"),
];
const RING: readonly Part[] = [circle(0, 0, 0.28, "line")];
const DISC: readonly Part[] = [circle(0, 0, 0.36, "fill")];
const DOT: readonly Part[] = [circle(0, 0, 0.11, "fill")];
const PAWN: readonly Part[] = [
  circle(0, -0.2, 0.16, "fill"),
  shape("polygon", "-0.09,-0.12 0.09,-0.12 0.18,0.2 0.3,0.24 0.3,0.36 -0.3,0.36 -0.3,0.24 -0.18,0.2", "fill"),
];

function slab(left: number, top: number, right: number, bottom: number): Part {
  const cut = 0.1;
  const xs = [left + cut, right - cut, right, right, right - cut, left + cut, left, left];
  const ys = [top, top, top + cut, bottom - cut, bottom, bottom, bottom - cut, top + cut];
  return { form: "polygon", points: xs.map((x, corner) => ({ x, y: ys[corner] })), radius: 0, paint: "fill" };
}

const CAR: readonly Part[] = [
  slab(-0.22, -0.36, 0.22, 0.36),
  shape("polygon", "-0.12,-0.06 0,-0.24 0.12,-0.06", "hole"),
];
const COVERED: readonly Part[] = [slab(-0.36, -0.36, 0.36, 0.36)];
const UPRIGHT: readonly Part[] = [slab(-0.36, -0.36, 0.36, 1.36)];
const LYING: readonly Part[] = [slab(-0.36, -0.36, 1.36, 0.36)];

const PARTS: Readonly<Record<Exclude<Pieces, "dominoes">, readonly [readonly Part[], readonly Part[]]>> = {
  crosses: [CROSS, RING],
  discs: [DISC, [...DISC, circle(0, 0, 0.17, "hole")]],
  pawns: [PAWN, [...PAWN, circle(0, 0.12, 0.09, "hole")]],
  cars: [CAR.map((part) => ({ ...part, points: part.points.map(({ x, y }) => ({ x: -y, y: x })) })), CAR],
};

function shapesOf(
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

/** A possible way to lay the dominoes; covered cells if there is none. */
function dominoesOn(rows: readonly string[], signs: readonly Point[]): PieceShape[] {
  const found = layDominoes(rows);
  if (found === undefined) return signs.flatMap((place) => placed(COVERED, place));
  return found.flatMap(({ row, column, player }) =>
    placed(player === 0 ? UPRIGHT : LYING, { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL }, player),
  );
}

/** Dots, and the lines that were drawn between them: a position does not record by whom. */
function boxShapes(corners: readonly Point[], sides: readonly Stroke[]): PieceShape[] {
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

/** A domino by its upper or left cell; upright ones are player 0's. */
interface Domino {
  readonly row: number;
  readonly column: number;
  readonly player: Player;
}

/** Maximum number of dominoes tried; a board with no covering found by then is shown without dominoes. */
const MAX_TRIED = 20_000;

/**
 * A covering of exactly the non-empty cells by dominoes in turn, those laid first upright if possible. Undefined if
 * there is none (cells were covered before the play began) or none is found soon. Cost: at most `MAX_TRIED` dominoes.
 */
export function layDominoes(rows: readonly string[]): readonly Domino[] | undefined {
  const [height, width] = [rows.length, rows[0].length];
  const free = rows.flatMap((row) => [...row].map((sign) => sign === "."));
  const count = free.filter((isFree) => !isFree).length / 2;
  if (!Number.isInteger(count)) return undefined;
  // The same number of each, or one more of player 0, who began.
  const left = [Math.ceil(count / 2), Math.floor(count / 2)];
  const laid: Domino[] = [];
  let tried = 0;
  const layFrom = (start: number): boolean => {
    let cell = start;
    while (cell < free.length && free[cell]) cell++;
    if (cell === free.length) return true;
    const [row, column] = [Math.floor(cell / width), cell % width];
    for (const player of [0, 1] as const) {
      const inside = player === 0 ? row + 1 < height : column + 1 < width;
      const second = cell + (player === 0 ? width : 1);
      if (!inside || free[second] || left[player] === 0 || tried++ > MAX_TRIED) continue;
      free[cell] = free[second] = true;
      left[player]--;
      laid.push({ row, column, player });
      if (layFrom(cell + 1)) return true;
      laid.pop();
      left[player]++;
      free[cell] = free[second] = false;
    }
    return false;
  };
  return layFrom(0) ? laid : undefined;
}
