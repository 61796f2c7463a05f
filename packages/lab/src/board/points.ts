import type { Board, Player, Text } from "marienbad";
import type { PointLattice } from "marienbad/game";
import { findGame } from "marienbad/games/all";
import {
  type Adapter,
  type Caption,
  type Cell,
  EMPTY,
  type Gesture,
  type Line,
  named,
  type Piece,
  range,
  rowsOf,
  squareName,
} from "./model.ts";
import * as texts from "./texts.ts";

const MEN: Readonly<Record<string, { piece: Piece; spoken: Text }>> = {
  X: { piece: { player: 0, kind: "disc" }, spoken: texts.man },
  O: { piece: { player: 1, kind: "disc" }, spoken: texts.man },
};

interface Point {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly row: number;
}

/** Men on points that lines join; a move names one point, or two with a dash. */
function pointBoard(
  points: readonly Point[],
  joined: readonly (readonly [number, number])[],
  men: string,
  moves: readonly string[],
) {
  const cells = points.map(
    ({ name, x, y, row }, index): Cell => ({
      id: name,
      x,
      y,
      row,
      shape: "point",
      piece: MEN[men[index]]?.piece,
      spoken: named(name, MEN[men[index]]?.spoken ?? EMPTY),
    }),
  );
  const lines = joined.map(([a, b]): Line => ({ from: [points[a].x, points[a].y], to: [points[b].x, points[b].y] }));
  const gestures = moves.map((word): Gesture => ({ word, path: word.split("-"), marks: word.split("-") }));
  return { cells, lines, gestures };
}

export const morris: Adapter = ({ text, moves, options }) => {
  const points = range(9).map((cell): Point => {
    const [row, column] = [Math.floor(cell / 3), cell % 3];
    return { name: squareName(row, column, 3), x: 0.8 + 1.6 * column, y: 0.8 + 1.6 * row, row };
  });
  const orthogonal = [0, 1, 2].flatMap((i): [number, number][] => [
    [3 * i, 3 * i + 2],
    [i, i + 6],
  ]);
  const diagonals: [number, number][] =
    options.adjacency === "8"
      ? [
          [0, 8],
          [2, 6],
        ]
      : [];
  const captions = range(3).flatMap((index): Caption[] => [
    { x: 0.8 + 1.6 * index, y: 4.6, text: "abc"[index] },
    { x: 0.2, y: 0.8 + 1.6 * index, text: String(3 - index) },
  ]);
  return {
    width: 4.8,
    height: 4.8,
    captions,
    ...pointBoard(points, [...orthogonal, ...diagonals], rowsOf(text).join(""), moves),
  };
};

/** A board whose points lie as the game says, drawn so much larger, so far from the edge. */
function latticeBoard(game: string, names: string, rows: readonly number[], scale: number, edge: number): Adapter {
  const { board } = findGame(game)();
  const { points, lines } = (board as Board<unknown>).lattice as PointLattice;
  const place = (cells: number): number => edge + scale * cells;
  const placed = points.map(
    ([x, y], index): Point => ({ name: names[index], x: place(x), y: place(y), row: rows[index] }),
  );
  const [width, height] = [0, 1].map((axis) => place(Math.max(...points.map((point) => point[axis]))) + edge);
  const captions = placed.map(({ name, x, y }): Caption => ({ ...outwards(x, y, width / 2, height / 2), text: name }));
  return ({ text, moves }) => ({ width, height, captions, ...pointBoard(placed, lines, rowsOf(text).join(""), moves) });
}

/** Beside a point, away from the middle of its board; below the middle itself. */
function outwards(x: number, y: number, middleX: number, middleY: number): { x: number; y: number } {
  const length = Math.hypot(x - middleX, y - middleY);
  if (length < 0.1) return { x, y: y + 0.58 };
  return { x: x + (0.58 * (x - middleX)) / length, y: y + (0.58 * (y - middleY)) / length };
}

export const pongHauKi = latticeBoard("pong-hau-ki", "abcde", [0, 0, 1, 2, 2], 1.6, 0.8);
export const muTorere = latticeBoard("mu-torere", "12345678c", [0, 1, 2, 3, 4, 3, 2, 1, 2], 1.1, 0.7);

export const hounds = latticeBoard("hounds", "LabcdefghiR", [1, 0, 0, 0, 1, 1, 1, 2, 2, 2, 1], 1.4, 0.8);

/** The graph that the options choose; the cops are led to their new places one after the other. */
export const pursuit: Adapter = ({ text, moves, options }) => {
  const game = findGame("pursuit")(options);
  const { points, lines } = (game.board as Board<unknown>).lattice as PointLattice;
  const [cops, robber] = text.split(" ");
  const SCALE = 1.3;
  const EDGE = 0.8;
  const placed = points.map(([x, y], vertex): Point => {
    const name = game.notation.writeMove([vertex], game.start);
    return { name, x: EDGE + SCALE * x, y: EDGE + SCALE * y, row: Math.round(2 * y) };
  });
  const men = placed.map(({ name }) => (cops.split(",").includes(name) ? "X" : robber === name ? "O" : ".")).join("");
  const [width, height] = [0, 1].map(
    (axis) => 2 * EDGE + SCALE * points.reduce((most, point) => Math.max(most, point[axis]), 0),
  );
  const board = pointBoard(placed, lines, men, []);
  const gestures = moves.map(
    (word): Gesture => ({ word, path: word.split(","), marks: [...new Set(word.split(","))] }),
  );
  return { ...board, width, height, gestures };
};

/** Hexagons with a vertex up; every row is shifted half a cell to the right of the one above. */
export const hex: Adapter = ({ text, moves }) => {
  const rows = rowsOf(text);
  const size = rows.length;
  const STEP = Math.sqrt(3) / 2; // from row to row, cells being one apart
  const place = (row: number, column: number): [number, number] => [1 + column + row / 2, 0.95 + row * STEP];
  const nameOf = (row: number, column: number): string => `${String.fromCharCode(97 + column)}${row + 1}`;
  const cells = rows.flatMap((line, row) =>
    [...line].map((character, column): Cell => {
      const [x, y] = place(row, column);
      const man = MEN[character];
      const name = nameOf(row, column);
      return { id: name, x, y, row, shape: "hexagon", piece: man?.piece, spoken: named(name, man?.spoken ?? EMPTY) };
    }),
  );
  // The sides follow the edges of the hexagons; corners of a hexagon are counted from its centre.
  const side = (
    player: Player,
    row: number,
    column: number,
    corners: readonly (readonly [number, number])[],
  ): Line[] => {
    const [x, y] = place(row, column);
    const points = corners.map(([dx, dy]): [number, number] => [x + 1.06 * dx, y + 1.06 * dy]);
    return points.slice(1).map((to, index) => ({ from: points[index], to, player }));
  };
  const [H, Q] = [0.5, 1 / Math.sqrt(12)]; // half a width, half a side
  const last = size - 1;
  const lines = range(size).flatMap((index) => [
    ...side(0, 0, index, [
      [-H, -Q],
      [0, -2 * Q],
      [H, -Q],
    ]),
    ...side(0, last, index, [
      [-H, Q],
      [0, 2 * Q],
      [H, Q],
    ]),
    ...side(1, index, 0, [
      [-H, -Q],
      [-H, Q],
      [0, 2 * Q],
    ]).slice(0, index === last ? 1 : 2),
    ...side(1, index, last, [
      [0, -2 * Q],
      [H, -Q],
      [H, Q],
    ]).slice(index === 0 ? 1 : 0),
  ]);
  const gestures = moves.map((word): Gesture => ({ word, path: [word], marks: [word] }));
  const captions = range(size).flatMap((index): Caption[] => {
    const [above, left] = [place(0, index), place(index, 0)];
    return [
      { x: above[0] - 0.2, y: above[1] - 0.82, text: nameOf(0, index).slice(0, 1) },
      { x: left[0] - 0.78, y: left[1] + 0.1, text: String(index + 1) },
    ];
  });
  return { width: 1.5 * size + 0.5, height: 1.9 + last * STEP, cells, lines, captions, gestures };
};
