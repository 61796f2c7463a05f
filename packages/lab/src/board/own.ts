import { unwrap } from "marienbad";
import { sameText } from "marienbad/base";
import type { AnyGame, BoardLook, PointLattice } from "marienbad/game";
import { BOARDS } from "./index.ts";
import {
  type Adapter,
  type Caption,
  type Cell,
  columnName,
  EMPTY,
  type Gesture,
  type Line,
  named,
  type Piece,
  range,
  squareName,
} from "./model.ts";

/** The board of a game: its own where the lab has one, else made from what somebody's game says of its board. */
export function boardOf(game: string, rules: AnyGame): Adapter | undefined {
  if (BOARDS[game] !== undefined) return BOARDS[game];
  return isDrawn(rules) ? (view) => drawnBoard(rules, view) : undefined;
}

/** Boards that say how their cells lie, or what stands on them, have one character of their picture per cell. */
function isDrawn({ board }: AnyGame): boolean {
  return board !== undefined && (board.lattice ?? board.pieces ?? board.marks) !== undefined;
}

const BLANKS = new Set([".", "·", "_", " ", "　"]);
const HALF = 0.5;

/** Numbers before each row, letters under the last, and blanks between the cells: as a terminal likes them. */
const NUMBERED = /^ *\d+ /;
const LETTERED = /^ *a( [a-z])* *$/;

/** What stands in each cell, row by row; an emoji is one sign. */
function signsOf(picture: string, isPoints: boolean): string[][] {
  const segments = (line: string): string[] => [...new Intl.Segmenter().segment(line)].map(({ segment }) => segment);
  const lines = picture.split("\n").filter((line) => line !== "");
  const isFramed = LETTERED.test(lines.at(-1) ?? "") && lines.slice(0, -1).every((line) => NUMBERED.test(line));
  const rows = isFramed ? lines.slice(0, -1).map((line) => line.replace(NUMBERED, "").replaceAll(" ", "")) : lines;
  return isPoints ? [rows.flatMap(segments).filter((sign) => sign !== " ")] : rows.map(segments);
}

const drawnBoard = (game: AnyGame, { text, moves }: Parameters<Adapter>[0]): ReturnType<Adapter> => {
  const { board, notation } = game;
  const look = board as BoardLook & { draw(position: unknown): string };
  const points = typeof look.lattice === "object" ? look.lattice : undefined;
  const signsAt = (position: unknown): string[] => signsOf(look.draw(position), points !== undefined).flat();
  const position = unwrap(notation.readPosition(text));
  const before = signsAt(position);
  const rows = signsOf(look.draw(position), points !== undefined);
  const cells = points === undefined ? gridCells(rows, look) : pointCells(points, before, look);
  const legal = moves.length === 0 ? [] : game.moves(position);
  const gestures = legal.flatMap((move: unknown): Gesture[] => {
    const word = notation.writeMove(move, position);
    const path = pathOf(before, signsAt(game.play(position, move)));
    if (!moves.includes(word) || path === undefined) return [];
    return [{ word, path: path.map((cell) => cells[cell].id), marks: path.toReversed().map((cell) => cells[cell].id) }];
  });
  const timesOf = new Map<string, number>();
  for (const { path } of gestures) timesOf.set(path.join(), (timesOf.get(path.join()) ?? 0) + 1);
  const width = 0.7 + cells.reduce((most, { x }) => Math.max(most, x), 0);
  const isNamed = look.lattice === "squares";
  const height = (isNamed ? 1.05 : 0.7) + cells.reduce((most, { y }) => Math.max(most, y), 0);
  return {
    ...{ width, height, cells },
    captions: isNamed ? squareNames(rows) : [],
    ...(points && { lines: pointLines(points) }),
    // Two moves that change the same cells are told apart in the list of moves.
    gestures: gestures.filter(({ path }) => timesOf.get(path.join()) === 1),
  };
};

/** The cells to touch for a move, by what it changes: where something appears, after where something went away. */
function pathOf(before: readonly string[], after: readonly string[]): number[] | undefined {
  if (before.length !== after.length) return undefined;
  const changed = before.flatMap((sign, cell) => (sign === after[cell] ? [] : [cell]));
  const filled = changed.filter((cell) => BLANKS.has(before[cell]));
  const emptied = changed.filter((cell) => BLANKS.has(after[cell]));
  if (changed.length === 1) return changed;
  if (filled.length === 1 && emptied.length === 0) return filled;
  if (filled.length === 1 && emptied.length === 1) return [emptied[0], filled[0]]; // promoted on the way, perhaps
  if (filled.length === 1 && emptied.length >= 1) {
    const mover = emptied.filter((cell) => before[cell] === after[filled[0]]);
    return mover.length === 1 ? [mover[0], filled[0]] : undefined;
  }
  const taken = changed.filter((cell) => !BLANKS.has(after[cell]));
  return taken.length === 1 && emptied.length === 1 ? [emptied[0], taken[0]] : undefined;
}

function gridCells(rows: readonly (readonly string[])[], look: BoardLook): Cell[] {
  const isLines = look.lattice === "lines" || look.lattice === "diagonals";
  const isHex = look.lattice === "hexagons";
  return rows.flatMap((signs, row) =>
    signs.map((sign, column): Cell => {
      const name = squareName(row, column, rows.length);
      const ground = isLines ? "point" : isHex ? "hexagon" : (row + column) % 2 === 0 ? "square" : "dark";
      const place = { x: column + 0.7 + (isHex ? row * HALF : 0), y: row * (isHex ? 0.866 : 1) + 0.7 };
      return { id: name, ...place, row, shape: ground, ...standing(sign, name, look) };
    }),
  );
}

function squareNames(rows: readonly (readonly string[])[]): Caption[] {
  const letters = range(rows[0]?.length ?? 0).map(
    (column): Caption => ({ x: column + 0.7, y: rows.length + 0.45, text: columnName(column) }),
  );
  const numbers = range(rows.length).map(
    (row): Caption => ({ x: 0.04, y: row + 0.7, text: String(rows.length - row) }),
  );
  return [...letters, ...numbers];
}

function pointCells({ points }: PointLattice, signs: readonly string[], look: BoardLook): Cell[] {
  const rows = [...new Set(points.map(([, y]) => y))].sort((a, b) => a - b);
  return points.map(([x, y], index): Cell => {
    const name = String(index + 1);
    return {
      id: name,
      x: x + 0.7,
      y: y + 0.7,
      row: rows.indexOf(y),
      shape: "point",
      ...standing(signs[index] ?? ".", name, look),
    };
  });
}

function pointLines({ points, lines }: PointLattice): Line[] {
  const at = (point: number): [number, number] => [points[point][0] + 0.7, points[point][1] + 0.7];
  return lines.map(([from, to]) => ({ from: at(from), to: at(to) }));
}

/** What stands in a cell: a piece of a player where the game says how they look, else the sign itself. */
function standing(sign: string, name: string, look: BoardLook): Pick<Cell, "piece" | "spoken" | "text"> {
  if (BLANKS.has(sign)) return { spoken: named(name, EMPTY) };
  const spoken = named(name, sameText(sign));
  const player = ([0, 1] as const).find((owner) => (look.marks ?? ["X", "O"])[owner].includes(sign));
  const isPiece = look.pieces !== undefined || look.marks !== undefined;
  if (player === undefined || !isPiece) return { text: sign, spoken };
  const kind = KINDS[look.pieces ?? ""]?.[player];
  if (kind !== undefined) return { piece: { player, kind }, spoken };
  return { piece: { player, kind: "sign", sign: filled(sign) }, spoken };
}

const OUTLINED = "♔♕♖♗♘♙";
const FILLED = "♚♛♜♝♞♟";

/** Pieces of chess are filled, in the colour of their player; no pawn is the emoji that some systems have for it. */
function filled(sign: string): string {
  const outlined = OUTLINED.indexOf(sign);
  const shown = outlined < 0 ? sign : FILLED[outlined];
  return FILLED.includes(shown) ? `${shown}\uFE0E` : shown;
}

const KINDS: Readonly<Record<string, readonly [Piece["kind"], Piece["kind"]]>> = {
  crosses: ["cross", "ring"],
  discs: ["disc", "disc"],
  pawns: ["pawn", "pawn"],
};
